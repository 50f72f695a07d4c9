/** The style of the element around the picture. Colours are those of the pictures, set by the same CSS variables. */

const LIGHT =
  "color:var(--caravanserai-ink,#3b2f25);background:var(--caravanserai-paper,#fbf6ec);--focus:var(--caravanserai-pick,#1b6ca8);--halo:#fff;--tip:var(--caravanserai-ink,#3b2f25);--tip-ink:var(--caravanserai-paper,#fbf6ec)";
const DARK =
  "color:var(--caravanserai-ink,#f0e6d6);background:var(--caravanserai-paper,#1d1a17);--focus:var(--caravanserai-pick,#7cc4ff);--halo:#10141a;--tip:var(--caravanserai-ink,#f0e6d6);--tip-ink:var(--caravanserai-paper,#1d1a17)";

export const STYLE = `
:host{display:block;box-sizing:border-box;padding:.75rem;border-radius:.75rem;font-family:system-ui,sans-serif;${LIGHT}}
:host([hidden]){display:none}
@media(prefers-color-scheme:dark){:host(:not([theme=light])){${DARK}}}
:host([theme=dark]){${DARK}}
p{margin:.4em 0;line-height:1.35}
[part=status]{font-weight:600}
[part=status],[part=news],[part=preview]{contain:inline-size}
[part=news]{min-height:2.7em;font-size:.95em}
[part=preview]{font-size:.95em;margin:0 0 .5em}
[part=preview]:empty{display:none}
[part=picture]{touch-action:manipulation}
[part=picture] svg{display:block;width:calc(100%*var(--caravanserai-zoom,1));height:auto;max-height:var(--caravanserai-height,none)}
:host([panels=apart]) [part=scene]{display:grid;grid-template-columns:minmax(0,1fr) minmax(14rem,24%);grid-template-rows:auto 1fr;gap:.75rem}
:host([panels=apart]) [part=picture]{grid-row:1/3;overflow:auto}
:host([panels=apart]) [part=picture] svg{height:calc(100%*var(--caravanserai-zoom,1));min-height:0}
[part=centre] svg,[part=seats] svg{display:block;width:100%;height:auto;min-height:var(--caravanserai-panel-height,0)}
:host([panels=apart]) [part=seats]{display:grid;align-content:start;gap:.5rem}
@media(max-width:700px){:host([panels=apart]) [part=scene]{display:block}:host([panels=apart]) [part=picture] svg{height:auto}}
[part=actions]{min-height:2.75em}
[part=free],[part=paid]{display:flex;flex-wrap:wrap;gap:.5em}
[part=paid]:not(:empty){margin-top:.6em;padding-top:.6em;border-top:1.5px dashed color-mix(in srgb,currentColor 35%,transparent)}
button{font:inherit;color:inherit;text-align:start;background:transparent;border:1.5px solid currentColor;border-radius:.5em;padding:.5em .9em;min-height:2.75em;cursor:pointer}
button:hover{background:color-mix(in srgb,currentColor 10%,transparent)}
button.back{border-style:dashed}
button.chip{min-width:2.75em;padding:.5em;text-align:center}
button.doubtful{border-style:dotted;opacity:.7}
:is(button.confirm,button.ready){font-weight:600;border-width:2.5px}
[data-new] button{animation:new .4s}
@keyframes new{from{border-color:transparent}}
button:focus-visible{outline:3px solid var(--focus);outline-offset:2px;box-shadow:0 0 0 2px var(--halo)}
[role=button]{cursor:pointer;outline:none}
.notes{pointer-events:none;fill:none;stroke-linejoin:round;stroke-linecap:round;text-anchor:middle;font:700 20px system-ui,sans-serif}
.notes path,.notes circle{stroke:var(--ink);stroke-width:4}
.notes .edge{stroke:var(--paper);stroke-width:9}
.notes .badge{fill:var(--paper);stroke-width:3}
svg.caravanserai .notes text{fill:var(--ink);stroke:none}
.notes .strong .badge{fill:var(--ink);stroke:var(--paper)}
svg.caravanserai .notes .strong text{fill:var(--paper)}
.focus-ring{pointer-events:none}
.focus-ring rect{fill:none;vector-effect:non-scaling-stroke}
.focus-ring .outer{stroke:var(--halo);stroke-width:7px}
.focus-ring .inner{stroke:var(--focus);stroke-width:3px}
[part=tip]{position:fixed;inset:0 auto auto 0;z-index:10;box-sizing:border-box;max-width:min(22rem,calc(100vw - 12px));padding:.4em .7em;border-radius:.5em;font-size:.9rem;line-height:1.35;pointer-events:none;color:var(--tip-ink);background:var(--tip);box-shadow:0 2px 10px rgb(0 0 0/.3)}
[part=tip].none{visibility:hidden}
[part=tip].refusal{border-inline-start:.35em solid var(--caravanserai-mark,#d1495b)}
.covered{display:grid;align-content:center;justify-items:center;gap:.8rem;min-height:min(70vh,30rem);text-align:center}
.covered>*{margin:0}
.covered [part=status]{font-size:1.6rem}
.covered [part=picture]{order:-1}
.covered [part=picture] svg{width:4rem}
.covered [part=status],.covered [part=news]{contain:none}
.covered [part=news]{min-height:0;max-width:26rem}
.covered [part=actions]{order:1}
`;
