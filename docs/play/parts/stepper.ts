/** Steps through a game: buttons, a slider, and automatic playback. Its keys work while it has the focus. */
import { type App, type Pace, PACES, PAUSES } from "../app.js";
import { button, fill, h, select } from "../dom.js";
import { icon, type Icon } from "./icons.js";

/** The stepper and its controls. */
export interface Stepper {
  readonly element: HTMLElement;
  /** Shows a step and the number of steps. */
  show(step: number, steps: number): void;
  /** Stops the playback. */
  stop(): void;
}

/** Makes the field for the pace of bots and playback. */
export function paceField(app: App): HTMLElement {
  const { texts } = app.language;
  const entries = PACES.map((value) => ({ value, text: texts.paces[value] }));
  return select(texts.pace, entries, app.pace, (value) => {
    // The entries are the paces.
    app.pace = value as Pace;
    app.keep();
  });
}

/** Makes a stepper. `go` shows a step, and resolves once it is visible. */
export function stepperFor(app: App, go: (step: number) => Promise<void>): Stepper {
  const { texts } = app.language;
  let [step, steps] = [0, 0];
  let timer: ReturnType<typeof setTimeout> | undefined;

  const stop = (): void => {
    if (timer === undefined) return;
    clearTimeout(timer);
    timer = undefined;
    showPlaying();
  };
  const to = (goal: number): void => {
    stop();
    const next = Math.max(0, Math.min(goal, steps));
    if (next !== step) void go(next);
  };
  const iconButton = (name: Icon, label: string, click: () => void): HTMLButtonElement => {
    const made = button("", click, { class: "icon", "aria-label": label, title: label });
    made.append(icon(name));
    return made;
  };
  const first = iconButton("first", texts.first, () => to(0));
  const previous = iconButton("previous", texts.previous, () => to(step - 1));
  const next = iconButton("next", texts.next, () => to(step + 1));
  const last = iconButton("last", texts.last, () => to(steps));
  const play = button("", () => (timer === undefined ? start() : stop()), { class: "play" });
  const slider = h("input", {
    type: "range",
    min: 0,
    step: 1,
    "aria-label": texts.step,
    input: () => to(slider.valueAsNumber),
  });
  const place = h("span", { class: "place" });

  function showPlaying(): void {
    const isPlaying = timer !== undefined;
    fill(play, icon(isPlaying ? "pause" : "play"), isPlaying ? texts.pause : texts.play);
  }
  /** Starts the playback, from the beginning if the end is shown. */
  function start(): void {
    const from = step === steps ? 0 : step;
    timer = setTimeout(() => undefined, 0);
    showPlaying();
    void (from === step ? Promise.resolve() : go(from)).then(() => follow());
  }
  function follow(): void {
    if (timer === undefined) return;
    if (step >= steps) {
      stop();
      return;
    }
    timer = setTimeout(() => void go(step + 1).then(follow), PAUSES[app.pace]);
  }

  const KEYS: Readonly<Record<string, () => void>> = {
    ArrowLeft: () => to(step - 1),
    ArrowRight: () => to(step + 1),
    Home: () => to(0),
    End: () => to(steps),
  };
  const element = h(
    "section",
    {
      class: "stepper",
      "aria-label": texts.replay,
      keydown: (event) => {
        const { key, target } = event as KeyboardEvent;
        const action = KEYS[key];
        // The slider and the list handle these keys themselves.
        if (action === undefined || !(target instanceof HTMLButtonElement)) return;
        event.preventDefault();
        action();
      },
    },
    h("div", { class: "steps" }, first, previous, slider, next, last),
    h("div", { class: "row" }, place, play),
  );
  showPlaying();

  return {
    element,
    stop,
    show(shown, all) {
      [step, steps] = [shown, all];
      slider.max = String(all);
      slider.value = String(shown);
      slider.setAttribute("aria-valuetext", texts.stepOf(shown, all));
      place.textContent = `${texts.step} ${texts.stepOf(shown, all)}`;
      // Not `disabled`: a disabled button would lose the focus.
      for (const one of [first, previous]) one.setAttribute("aria-disabled", String(shown === 0));
      for (const one of [next, last]) one.setAttribute("aria-disabled", String(shown === all));
      play.hidden = all === 0;
    },
  };
}
