/** The style of the element around the picture. Colours are those of the pictures, set by the same CSS variables. */

export const STYLE = `
:host{display:block;box-sizing:border-box;padding:.75rem;border-radius:.75rem;font-family:system-ui,sans-serif;color:var(--caravanserai-ink,#3b2f25);background:var(--caravanserai-paper,#fbf6ec);--focus:var(--caravanserai-pick,#1b6ca8)}
:host([hidden]){display:none}
@media(prefers-color-scheme:dark){:host(:not([theme=light])){color:var(--caravanserai-ink,#f0e6d6);background:var(--caravanserai-paper,#1d1a17);--focus:var(--caravanserai-pick,#7cc4ff)}}
:host([theme=dark]){color:var(--caravanserai-ink,#f0e6d6);background:var(--caravanserai-paper,#1d1a17);--focus:var(--caravanserai-pick,#7cc4ff)}
p{margin:.4em 0;line-height:1.35}
[part=status]{font-weight:600}
[part=status],[part=hint]{contain:inline-size}
[part=hint]{min-height:2.7em;font-size:.95em}
[part=picture]{touch-action:manipulation}
[part=picture] svg{display:block;width:100%;height:auto;max-height:var(--caravanserai-height,none)}
[part=actions]{display:flex;flex-wrap:wrap;gap:.5em;min-height:2.75em}
button{font:inherit;color:inherit;background:transparent;border:1.5px solid currentColor;border-radius:.5em;padding:.5em .9em;min-height:2.75em;cursor:pointer}
button:hover{background:color-mix(in srgb,currentColor 10%,transparent)}
button.back{border-style:dashed}
button.confirm{font-weight:600;border-width:2.5px}
button:focus-visible,[role=button]:focus-visible{outline:3px solid var(--focus);outline-offset:2px}
.covered{display:grid;align-content:center;justify-items:center;gap:.8rem;min-height:min(70vh,30rem);text-align:center}
.covered>*{margin:0}
.covered [part=status]{font-size:1.6rem}
.covered [part=picture]{order:-1}
.covered [part=picture] svg{width:4rem}
.covered [part=status],.covered [part=hint]{contain:none}
.covered [part=hint]{min-height:0;max-width:26rem}
.covered [part=actions]{order:1}
button.ready{font-weight:600;border-width:2.5px}
[role=button]{cursor:pointer}
[role=button]:focus{outline:none}
[role=button]:focus-visible{outline:3px solid var(--focus)}
`;
