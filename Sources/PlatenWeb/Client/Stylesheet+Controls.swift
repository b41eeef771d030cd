#if Web
extension Stylesheet {
  /// The looks of choices, values and menus.
  static let choices = #"""
      select, summary { font: inherit; color: inherit; }
      .picker, .calendar:not(.compact) { background: var(--field); border-radius: 8px; padding: .38em .6em; max-width: 100%;
        border: 1px solid color-mix(in srgb, var(--edge) 55%, transparent); font: inherit; color: inherit; }
      .picker:hover:enabled, .calendar:hover:enabled { border-color: var(--edge); }
      :is(.picker, .calendar, .slider, .color-well, .pulldown-line, summary):focus-visible {
        outline: 2px solid var(--accent); outline-offset: 2px; }
      .calendar.compact { width: 2.3em; flex: none; border: 0; background: transparent; color: transparent; font: inherit;
        padding: .3em; border-radius: 8px; position: relative; }
      .calendar.compact::-webkit-datetime-edit { display: none; }
      .calendar.compact::-webkit-calendar-picker-indicator { margin: auto; width: 1.3em; height: 1.3em; cursor: pointer; }
      .slider { width: 100%; min-width: 6em; margin: 0; accent-color: var(--accent); }
      .color-well { width: 3.2em; height: 2em; padding: 2px; border-radius: 8px; cursor: pointer; background: var(--field);
        border: 1px solid color-mix(in srgb, var(--edge) 55%, transparent); }
      .progress { width: 100%; min-width: 6em; accent-color: var(--accent); height: .75em; }
      .progress.k-circle:not([value]) { appearance: none; width: 1.6em; min-width: 0; height: 1.6em; border-radius: 50%;
        border: .2em solid color-mix(in srgb, var(--accent) 25%, transparent); border-top-color: var(--accent);
        background: transparent; animation: turn 1s linear infinite; }
      .progress.k-circle:not([value])::-webkit-progress-bar { background: transparent; }
      @keyframes turn { to { rotate: 1turn; } }
      @media (prefers-reduced-motion: reduce) { .progress.k-circle { animation-duration: 4s !important; } }

      .segments { display: inline-flex; padding: 2px; border-radius: 9px; max-width: 100%; overflow: auto;
        background: color-mix(in srgb, var(--primary) 9%, transparent); }
      .segments label { position: relative; display: flex; flex: 1 1 auto; cursor: pointer; }
      .segments input { position: absolute; inset: 0; opacity: 0; margin: 0; cursor: inherit; }
      .segments span { flex: 1; padding: .25em .8em; border-radius: 7px; text-align: center; white-space: nowrap; }
      @media (max-width: 480px) { .segments span { padding-inline: .5em; } }
      .segments input:checked + span { background: var(--card); box-shadow: 0 1px 3px rgb(0 0 0 / .22); font-weight: 600; }
      .segments input:focus-visible + span { outline: 2px solid var(--accent); outline-offset: -1px; }
      .segments input:disabled + span, .choices input:disabled + span { color: var(--tertiary); cursor: not-allowed; }
      .choices { display: flex; flex-direction: column; gap: 6px; }
      .choices label { display: flex; align-items: center; gap: .55em; cursor: pointer; }
      .choices span { display: inline-flex; align-items: center; gap: .4em; }
      .choices input { accent-color: var(--accent); width: 1.1em; height: 1.1em; margin: 0; }

      .pulldown { position: relative; display: inline-block; }
      .pulldown > [id]:not(summary) { display: none; }
      .pulldown > summary { list-style: none; }
      .pulldown > summary::-webkit-details-marker { display: none; }
      .pulldown > summary::after { content: ""; border: .28em solid transparent; border-top-color: currentColor;
        translate: 0 .15em; }
      .pulldown[inert] > summary { color: var(--tertiary); cursor: not-allowed; }
      .pulldown-list { display: flex; flex-direction: column; }
      .pulldown > .pulldown-list { position: absolute; z-index: 20; inset-block-start: calc(100% + 4px); inset-inline-start: 0;
        min-width: 11em; padding: 5px; border-radius: 11px; background: var(--card); box-shadow: var(--shadow), 0 8px 30px rgb(0 0 0 / .18);
        border: 1px solid var(--separator); max-height: 60vh; overflow: auto; }
      .pulldown > .pulldown-list.above { inset-block: auto calc(100% + 4px); }
      .pulldown-line, .pulldown-more > summary { display: flex; align-items: center; gap: .5em; width: 100%; padding: .38em .7em .38em 1.8em;
        border: 0; border-radius: 7px; background: transparent; text-align: start; cursor: pointer; font: inherit;
        color: inherit; position: relative; }
      .pulldown-line:is(:hover, :focus-visible):enabled, .pulldown-more > summary:hover {
        background: color-mix(in srgb, var(--accent) 14%, transparent); }
      .pulldown-line.r-destructive { color: var(--red); }
      .pulldown-line:disabled { color: var(--tertiary); cursor: not-allowed; }
      .pulldown-line[aria-checked="true"]::before { content: "✓"; position: absolute; inset-inline-start: .6em; }
      .pulldown-header { padding: .5em .7em .2em; font-size: .8125rem; color: var(--secondary); }
      .pulldown-list .divider { margin: 4px 8px; }
      .pulldown-more > .pulldown-list { padding-inline-start: .8em; }

      .toggle.t-checkbox { justify-content: flex-start; }
      .toggle.t-checkbox input { appearance: auto; width: 1.15em; height: 1.15em; border-radius: 4px; order: -1;
        accent-color: var(--accent); }
      .toggle.t-checkbox input::after { display: none; }
      .toggle.t-button { display: inline-flex; padding: .42em .95em; border-radius: 9px; position: relative;
        color: var(--accent); background: color-mix(in srgb, var(--accent) 12%, transparent); }
      .toggle.t-button input { position: absolute; inset: 0; width: 100%; height: 100%; opacity: 0; }
      .toggle.t-button:has(input:checked) { background: var(--accent); color: var(--on-accent); }
      .toggle.t-button:has(input:focus-visible) { outline: 2px solid var(--accent); outline-offset: 2px; }

      .button.z-mini { font-size: .75em; padding: .2em .6em; }
      .button.z-small { font-size: .875em; padding: .3em .75em; }
      .button.z-large { padding: .65em 1.3em; }
      .button.z-extraLarge { padding: .8em 1.6em; font-size: 1.1em; }
      .button.capsule { border-radius: 99px; }
      a.button { text-decoration: none; }
      a.button:hover { text-decoration: underline; }
        .stepper { gap: 0; width: fit-content; flex: none; border-radius: 10px; outline: 0; }
      .stepper > :not(.button) { margin-inline-end: 10px; }
      .stepper > .button { min-width: 2.6em; padding-inline: 0; }
      .stepper > .button + .button { border-start-start-radius: 0; border-end-start-radius: 0; margin-inline-start: 1px; }
      .stepper > .button:not(:last-child) { border-start-end-radius: 0; border-end-end-radius: 0; }
      .stepper:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
    """#
}
#endif
