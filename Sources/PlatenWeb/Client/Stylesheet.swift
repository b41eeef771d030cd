#if Web
/// The style sheet of the page: SwiftUI's layout and look in the terms of CSS.
enum Stylesheet {
  static let text = [colors, layout, controls, choices, forms, containers].joined(separator: "\n")

  private static let dark = #"""
        --accent: #4f9dff; --on-accent: #04152c;
        --primary: #f1f2f5; --secondary: #a9aeb9; --tertiary: #7f8591; --quaternary: #545a66;
        --background: #16181c; --page: #101114; --card: #1b1d22; --field: #24272e;
        --separator: #32363f; --edge: #727986; --placeholder: #8b919d;
        --red: #ff6b60; --orange: #ffab4a; --yellow: #ffd84d; --green: #4fd56f; --mint: #63e0d8; --teal: #5ccbe0;
        --cyan: #6cd0ff; --blue: #4f9dff; --indigo: #9a98ff; --purple: #cd85f7; --pink: #ff6f91; --brown: #c9a36f;
        --gray: #9ba0ab;
        --material-0: rgb(40 42 48 / .35); --material-1: rgb(40 42 48 / .5); --material-2: rgb(40 42 48 / .65);
        --material-3: rgb(40 42 48 / .78); --material-4: rgb(40 42 48 / .9);
        --shadow: 0 1px 2px rgb(0 0 0 / .4), 0 4px 16px rgb(0 0 0 / .25);
      
    """#

  private static let colors = #"""
    :root {
      color-scheme: light dark;
      --sans: system-ui, -apple-system, "Segoe UI", "Cantarell", "Noto Sans", "DejaVu Sans", sans-serif;
      --serif: ui-serif, "Noto Serif", Georgia, serif;
      --rounded: ui-rounded, "SF Pro Rounded", "Nunito", var(--sans);
      --mono: ui-monospace, "SF Mono", "JetBrains Mono", "Noto Sans Mono", "DejaVu Sans Mono", monospace;
      --accent: #0a66d9; --on-accent: #fff;
      --primary: #16181d; --secondary: #5d626d; --tertiary: #868b96; --quaternary: #b9bdc6;
      --background: #fff; --page: #f2f3f6; --card: #fff; --field: #f6f7f9;
      --separator: #d9dce2; --edge: #8b919d; --placeholder: #70757f;
      --red: #d02b20; --orange: #b85c00; --yellow: #9a7400; --green: #1e7d34; --mint: #007f79; --teal: #0b7a8f;
      --cyan: #0071a4; --blue: #0a66d9; --indigo: #5452c9; --purple: #8f3dc0; --pink: #c9214b; --brown: #84623b;
      --gray: #6e7380;
      --material-0: rgb(255 255 255 / .35); --material-1: rgb(255 255 255 / .5); --material-2: rgb(255 255 255 / .65);
      --material-3: rgb(255 255 255 / .78); --material-4: rgb(255 255 255 / .9);
      --shadow: 0 1px 2px rgb(20 24 40 / .05), 0 4px 16px rgb(20 24 40 / .05);
      --focus: color-mix(in srgb, var(--accent) 28%, transparent);
    }
    @media (prefers-color-scheme: dark) {
      :root:not(:has(.root[data-scheme="light"])) {
        \#(dark)
      }
    }
    :root:has(.root[data-scheme="dark"]) { color-scheme: dark; \#(dark) }
    :root:has(.root[data-scheme="light"]) { color-scheme: light; }
    """#

  private static let layout = #"""
    *, *::before, *::after { box-sizing: border-box; }
    html { font: 100%/1.4 var(--sans); color: var(--primary); background: var(--page); accent-color: var(--accent);
      -webkit-text-size-adjust: 100%; }
    body, p, h1, h2, h3, hr { margin: 0; }
    h1, h2, h3 { font-size: inherit; font-weight: inherit; }
    .root { display: grid; grid-template: minmax(0, 1fr) / minmax(0, 1fr); grid-auto-rows: auto;
      place-items: safe center; height: 100dvh; overflow: auto; padding-block: 12px; }
    .root > * { grid-column: 1; max-width: 100%; }
    .root > .col:not(:first-child) { width: 100%; position: sticky; bottom: -12px; z-index: 2;
      background: var(--background); border-top: 1px solid var(--separator); margin-bottom: -12px; }
    .root > .col:not(:first-child):has(> .divider:first-child) { padding: 0 16px 6px; border-top: 0; }
    .root > .gh { width: 100%; }
    .root > .gv { align-self: stretch; }
    .root > .gv.sv { min-height: 0; }

    .row, .col { display: flex; gap: 8px; min-width: 0; max-width: 100%; }
    .row { flex-direction: row; }
    .col { flex-direction: column; }
    .row.v-start, .col.h-start { align-items: flex-start; }
    .row.v-center, .col.h-center { align-items: center; }
    .row.v-end, .col.h-end { align-items: flex-end; }
    .row.v-baseline { align-items: baseline; }
    .row > * { flex: 0 1 auto; min-width: 0; }
    .row > .gh { flex: 1 1 0; }
    /* Spacers take what the others leave. */
    .row > .gh:not(.spacer) { flex-grow: 9999; }
    .row > .gv { align-self: stretch; }
    .row > .button, .row > .image { flex-shrink: 0; }
    .col > *, .scroll-v > * { max-width: 100%; flex: none; }
    .col > .gh { width: 100%; }
    .col > .gv { flex: 1 0 auto; }
    .col > .gv.sv { flex: 1 1 0; min-height: 0; }
    .col > .gv:not(.spacer) { flex-grow: 9999; }

    .depth, .frame, .pad, .cell, .behind, .over { display: grid; min-width: 0;
      grid-template: minmax(0, 1fr) / minmax(0, 1fr); }
    :is(.depth, .frame, .pad, .cell, .behind, .over) > * { grid-area: 1 / 1; min-width: 0; max-width: 100%; }
    .sv:is(.depth, .frame, .pad, .cell, .behind, .over), .sv > .sv { min-height: 0; }
    :is(.pad, .cell, .behind, .over) { place-items: stretch; }
    [data-follow] { flex: none; max-width: none; max-height: none; }
    :is(.depth, .frame).h-start { justify-items: start; }
    :is(.depth, .frame).h-center { justify-items: center; }
    :is(.depth, .frame).h-end { justify-items: end; }
    :is(.depth, .frame).v-start { align-items: start; }
    :is(.depth, .frame).v-center { align-items: center; }
    :is(.depth, .frame).v-end, :is(.depth, .frame).v-baseline { align-items: end; }
    :is(.depth, .frame) > .gh { width: 100%; }
    :is(.depth, .frame) > .gv { align-self: stretch; }
    .fixed-w { flex: none !important; }
    .fixed-h { flex-shrink: 0; }

    .behind, .over { position: relative; isolation: isolate; }
    :is(.behind, .over) > :nth-child(2) { position: absolute; inset: 0; width: fit-content; height: fit-content; }
    .behind > :nth-child(2) { z-index: -1; }
    .over > :nth-child(2) { z-index: 1; pointer-events: none; }
    .over > :nth-child(2) :is(button, input, textarea, select, summary, a, label) { pointer-events: auto; }
    :is(.behind, .over).h-start > :nth-child(2) { margin-inline: 0 auto; }
    :is(.behind, .over).h-center > :nth-child(2) { margin-inline: auto; }
    :is(.behind, .over).h-end > :nth-child(2) { margin-inline: auto 0; }
    :is(.behind, .over).v-start > :nth-child(2) { margin-block: 0 auto; }
    :is(.behind, .over).v-center > :nth-child(2) { margin-block: auto; }
    :is(.behind, .over).v-end > :nth-child(2) { margin-block: auto 0; }
    :is(.behind, .over) > :nth-child(2).gh { width: auto; margin-inline: 0; }
    :is(.behind, .over) > :nth-child(2).gv { height: auto; margin-block: 0; }

    .clip { overflow: hidden; }
    .depth > * { position: relative; z-index: 0; }
    .glass { background: color-mix(in srgb, var(--glass, transparent) 25%, var(--material-1));
      backdrop-filter: blur(18px) saturate(1.6); border: 1px solid color-mix(in srgb, var(--background) 60%, transparent);
      box-shadow: var(--shadow); overflow: hidden; }
    .material { backdrop-filter: blur(24px) saturate(1.6); }
    .shape { min-width: 0; min-height: 0; }
    .outline { display: block; width: 100%; height: 100%; overflow: visible; }
    .place { position: relative; }
    .cell.place > * { position: absolute; left: var(--x); top: var(--y); transform: translate(-50%, -50%); }
    .masked > :nth-child(2) { display: none; }
    .gesture[data-g~="t"] { cursor: pointer; }
    .gesture[data-g~="d"] { touch-action: none; }
    .gesture:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
    .gesture.no-ring:focus { outline: 0; }
    .untouchable, .untouchable * { pointer-events: none !important; }
    .leaving { position: fixed !important; margin: 0 !important; pointer-events: none; z-index: 9; }
    .k-gauge { appearance: none; height: .5em; border-radius: 99px; }
    .k-gauge::-webkit-meter-inner-element { display: block; }
    .k-gauge::-webkit-meter-bar { height: .5em; border: 0; border-radius: 99px;
      background: color-mix(in srgb, var(--primary) 14%, transparent); }
    .k-gauge::-webkit-meter-optimum-value { background: var(--accent); border-radius: 99px; }
    .k-gauge::-moz-meter-bar { background: var(--accent); border-radius: 99px; }
    .disc { clip-path: circle(closest-side); }
    .circle { aspect-ratio: 1; width: 100%; max-width: 100%; max-height: 100%; justify-self: center; align-self: center; }
    .spacer { min-width: 0; min-height: 0; }
    .divider { border: 0; background: var(--separator); flex: none; min-width: 1px; min-height: 1px; }
    .scroll { min-width: 0; min-height: 0; display: flex; flex-direction: column; align-items: center; }
    .scroll-v { overflow-y: auto; }
    .scroll-h { overflow-x: auto; }
    .scroll-h:not(.scroll-v) { flex-direction: row; }
    .scroll-v > .gh { width: 100%; }
    .scroll-h > * { flex: none; width: max-content; max-width: none; }
    .scroll-h .row > * { flex: none; }

    .row > .text { min-width: auto; }
    .text { max-width: 100%; overflow-wrap: break-word; white-space: pre-wrap; }
    .one-line { overflow: hidden; white-space: nowrap; text-overflow: ellipsis; }
    .clamp { display: -webkit-box; -webkit-box-orient: vertical; overflow: hidden; }
    .gradient-text { background-clip: text; -webkit-background-clip: text; color: transparent; }
    .text code { font-family: var(--mono); font-size: .92em; padding: .08em .3em; border-radius: .3em;
      background: color-mix(in srgb, var(--primary) 8%, transparent); }
    a { color: var(--accent); text-underline-offset: .15em; }
    .image { display: inline-grid; place-items: center; }
    .symbol { width: 1.25em; height: 1.25em; fill: none; stroke: currentColor; stroke-width: 1.8;
      stroke-linecap: round; stroke-linejoin: round; overflow: visible; }
    .symbol .filled { fill: currentColor; }
    .symbol .letters { fill: currentColor; stroke: none; font: 600 11px system-ui, sans-serif; text-anchor: middle;
      dominant-baseline: central; }
    .symbol .letters.cut { fill: var(--card); stroke: none; }
    .symbol .cut { stroke: var(--card); stroke-width: 3.4; }
    .symbol .unknown { stroke-dasharray: 2 3; }

    .f-largeTitle { font-size: 2.125rem; line-height: 1.2; font-weight: 700; letter-spacing: -.01em; }
    .f-title { font-size: 1.75rem; line-height: 1.22; font-weight: 600; }
    .f-title2 { font-size: 1.375rem; line-height: 1.27; font-weight: 600; }
    .f-title3 { font-size: 1.25rem; line-height: 1.3; font-weight: 500; }
    .f-headline { font-size: 1.0625rem; font-weight: 600; }
    .f-body { font-size: 1.0625rem; }
    .f-callout { font-size: 1rem; }
    .f-subheadline { font-size: .9375rem; }
    .f-footnote { font-size: .8125rem; }
    .f-caption { font-size: .75rem; }
    .f-caption2 { font-size: .6875rem; }
    """#

  private static let controls = #"""
    button, input, textarea { font: inherit; color: inherit; letter-spacing: inherit; margin: 0; }
    .field { min-width: 0; width: 100%; max-width: 100%; background: transparent; border: 0; border-radius: 8px;
      padding: 0; --frame: 0px; outline: 0; caret-color: var(--accent); text-align: start; }
    input.field { min-height: 1.4em; text-overflow: ellipsis; }
    .field::placeholder { color: var(--placeholder); opacity: 1; }
    .field::selection { background: color-mix(in srgb, var(--accent) 30%, transparent); }
    .field[type="search"] { appearance: none; }
    .field.s-automatic, .field.s-roundedBorder, .field.s-squareBorder { background: var(--field);
      border: 1px solid color-mix(in srgb, var(--edge) 55%, transparent); padding: .42em .65em;
      --frame: calc(.84em + 2px); }
    .field.s-squareBorder { border-radius: 0; }
    .field:is(.s-automatic, .s-roundedBorder, .s-squareBorder):hover:enabled { border-color: var(--edge); }
    .field:is(.s-automatic, .s-roundedBorder, .s-squareBorder):focus-visible { border-color: var(--accent);
      box-shadow: 0 0 0 3px var(--focus); }
    .field.s-plain:focus-visible { box-shadow: 0 2px 0 -0.5px var(--accent); border-radius: 0; }
    .field[aria-invalid="true"]:not(.s-plain) { border-color: var(--red); }
    .field.s-plain[aria-invalid="true"] { box-shadow: 0 2px 0 -0.5px var(--red); border-radius: 0; }
    .fixed-text { user-select: none; -webkit-user-select: none; }
    .popup { position: fixed; z-index: 10; left: 0; top: 0; overflow-y: auto; visibility: hidden;
      background: var(--card); border: 1px solid var(--separator); border-radius: 10px; padding: 4px;
      box-shadow: var(--shadow), 0 8px 28px rgb(0 0 0 / .18); }
    .popup.filled { visibility: visible; }
    .popup > * { display: flex; align-items: center; gap: 8px; padding: 6px 10px; border-radius: 7px; }
    .popup > .option { cursor: pointer; }
    .popup > .option:hover { background: color-mix(in srgb, var(--accent) 12%, transparent); }
    .popup > .option[aria-selected="true"] { background: var(--accent); color: var(--on-accent); }
    .popup > .option[aria-selected="true"] * { color: inherit !important; }
    input.field[data-mark][type="password"] { color: transparent; font-family: var(--mono); letter-spacing: 0; text-align: left; }
    .marks { position: fixed; z-index: 1; display: flex; align-items: center; overflow: hidden; pointer-events: none;
      white-space: pre; color: var(--primary); }
    .marks > span { flex: none; width: 1ch; text-align: center; transform: translateX(var(--scrolled)); }
    .field:disabled { color: var(--tertiary); opacity: .75; cursor: not-allowed; }
    textarea.field { display: block; resize: none; line-height: 1.4; field-sizing: content; white-space: pre-wrap;
      overflow-wrap: anywhere; min-height: calc(1lh + var(--frame)); max-height: calc(var(--most, 1000) * 1lh + var(--frame)); }
    rich-editor { display: block; line-height: 1.4; white-space: break-spaces; overflow-wrap: anywhere; overflow: auto;
      cursor: text; max-height: calc(var(--most, 1000) * 1lh + var(--frame)); min-height: calc(var(--rows, 5) * 1lh + var(--frame)); }
    rich-editor.blank::before { content: attr(aria-placeholder); color: var(--placeholder); float: inline-start; height: 0; }
    rich-editor a { cursor: text; }
    rich-editor[disabled] { color: var(--tertiary); opacity: .75; cursor: not-allowed; }
    rich-editor.editor { min-height: calc(3lh + var(--frame)); height: 100%; }
    textarea.editor { min-height: calc(3lh + var(--frame)); height: 100%; overflow: auto; }

    .button { display: inline-flex; align-items: center; justify-content: center; gap: .4em; text-align: center;
      border: 1px solid transparent; border-radius: 9px; padding: .42em .95em; cursor: pointer; line-height: 1.4;
      color: var(--accent); background: transparent; user-select: none; -webkit-user-select: none; }
    .button.b-automatic, .button.b-bordered {
      background: color-mix(in srgb, var(--accent) 12%, transparent); }
    .button:is(.b-automatic, .b-bordered):hover:enabled { background: color-mix(in srgb, var(--accent) 20%, transparent); }
    .button.b-borderedProminent { background: var(--accent); color: var(--on-accent); font-weight: 600; }
    .button.b-borderedProminent:hover:enabled { background: color-mix(in srgb, var(--accent) 88%, var(--primary)); }
    .button:is(.b-plain, .b-borderless) { padding: 0; border: 0; border-radius: 4px; }
    .button.b-plain { color: inherit; }
    .button.r-destructive { --accent: var(--red); }
    .button:active:enabled { opacity: .75; }
    .button:focus-visible, .toggle input:focus-visible, a:focus-visible {
      outline: 2px solid var(--accent); outline-offset: 2px; }
    .button:disabled { cursor: not-allowed; color: var(--tertiary);
      background: color-mix(in srgb, var(--primary) 6%, transparent); font-weight: inherit; }
    .button:is(.b-plain, .b-borderless):disabled { background: transparent; }

    .toggle { display: flex; align-items: center; justify-content: space-between; gap: 12px; cursor: pointer; }
    .toggle input { appearance: none; flex: none; width: 2.6em; height: 1.55em; border-radius: 99px; position: relative;
      border: 1px solid color-mix(in srgb, var(--edge) 70%, transparent);
      background: color-mix(in srgb, var(--primary) 16%, transparent); cursor: inherit; transition: background .15s; }
    .toggle input::after { content: ""; position: absolute; inset-block: 2px; inset-inline-start: 2px; aspect-ratio: 1;
      border-radius: 50%; background: #fff; box-shadow: 0 1px 3px rgb(0 0 0 / .3); transition: translate .15s; }
    .toggle input:checked { background: var(--accent); border-color: var(--accent); }
    .toggle input:checked::after { translate: 1.05em 0; }
    [dir="rtl"] .toggle input:checked::after { translate: -1.05em 0; }
    .toggle input:disabled { opacity: .5; cursor: not-allowed; }
    @media (prefers-reduced-motion: reduce) { * { transition: none !important; } }
    @media (forced-colors: active) {
      .toggle input:checked { background: Highlight; forced-color-adjust: none; }
      .button { border-color: ButtonBorder; }
    }
    """#

  private static let forms = #"""
    .form { display: block; width: 100%; overflow: auto; min-height: 0; container-type: inline-size;
      padding: 20px max(16px, calc((100% - 42rem) / 2)) 32px; scroll-padding: 24px; }
    .form .form { padding: 0; overflow: visible; }
    .section + .section, :is(.form, .section) > * + .section, .section + :not(.section) { margin-top: 22px; }
    .section-header { padding: 0 16px 7px; color: var(--secondary); font-weight: 600; font-size: .9375rem; }
    .section-header :is(h2, .text) { font-size: inherit; font-weight: inherit; line-height: inherit; }
    .section-footer { padding: 7px 16px 0; color: var(--secondary); font-size: .8125rem; }
    .section-footer .f-body { font-size: inherit; }

    :is(.form, .section) > :not(.section, .section-header, .section-footer) { background: var(--card);
      padding: 9px 16px; min-height: 48px; display: flex; align-items: center; position: relative;
      max-width: none; border-radius: 0; width: 100%; }
    :is(.form, .section) > .col:not(.section) { align-items: stretch; justify-content: center; }
    :is(.form, .section) > .col.h-start:not(.section) { align-items: flex-start; }
    :is(.form, .section) > :is(.pad, .frame, .depth, .cell, .behind, .over, .grid, .lazy-grid):not(.section) {
      display: grid; }
    :is(.form, .section) > :is(.depth, .frame).v-start:not(.section) { align-items: start; }
    :is(.form, .section) > :is(.depth, .frame).v-end:not(.section) { align-items: end; }
    :is(.form, .section) > :not(.section, .section-header, .section-footer)
      + :not(.section, .section-header, .section-footer)::before { content: ""; position: absolute; top: 0;
      inset-inline: 16px 0; height: 1px; background: var(--separator); }
    :is(.form, .section) > :not(.section, .section-header, .section-footer):is(:first-child, .section-header + *, .section + *) {
      border-start-start-radius: 12px; border-start-end-radius: 12px; }
    :is(.form, .section) > :not(.section, .section-header, .section-footer):is(:last-child, :has(+ .section-footer), :has(+ .section)) {
      border-end-start-radius: 12px; border-end-end-radius: 12px; }
    :is(.form, .section) > .button { justify-content: flex-start; border: 0; text-align: start;
      background: var(--card); border-radius: 0; }
    :is(.form, .section) > .button.b-borderedProminent:enabled { background: var(--accent); justify-content: center; }
    :is(.form, .section) > .button.b-borderedProminent:enabled::before { display: none !important; }
    :is(.form, .section) > .button:disabled { background: var(--card); }
    :is(.form, .section) > .button.b-borderedProminent:disabled {
      background: color-mix(in srgb, var(--primary) 10%, var(--card)); justify-content: center; }
    :is(.form, .section) > .button:is(.b-automatic, .b-bordered):hover:enabled {
      background: color-mix(in srgb, var(--accent) 8%, var(--card)); }
    :is(.form, .section) > .button:focus-visible { outline-offset: -2px; }
    :is(.form, .section) > .field { border: 0; padding: 12px 16px; }
    :is(.form, .section) > .field:focus-visible { box-shadow: inset 0 0 0 2px var(--accent); }
    :is(.form, .section) > .editor { display: block; height: auto; min-height: calc(4lh + 24px); }

    .labeled { display: flex; gap: 16px; }
    .labeled > :first-child { flex: 0 0 clamp(7rem, 30%, 13rem); color: var(--primary); }
    .labeled > :nth-child(n + 2) { flex: 1 1 0; min-width: 0; }
    .labeled > .toggle:nth-child(n + 2) { justify-content: flex-end; }
    .labeled:has(textarea) > :first-child { align-self: flex-start; padding-top: calc(.42em + 1px); }
    .labeled:has(textarea.s-plain) > :first-child { padding-top: 0; }
    .labeled:has([aria-invalid="true"]) > :first-child { align-self: flex-start; }
    .labeled:has([aria-invalid="true"]):not(:has(.s-plain)) > :first-child { padding-top: calc(.42em + 1px); }
    .labeled.hidden-label > :first-child { position: absolute; width: 1px; height: 1px; overflow: hidden;
      clip-path: inset(50%); white-space: nowrap; flex: none; }
    @container (max-width: 30rem) {
      .labeled:not(.hidden-label, :has(> .toggle)) { flex-direction: column; align-items: stretch !important; gap: 5px; }
      .labeled:not(:has(> .toggle)) > :first-child { flex: none; font-size: .875rem; color: var(--secondary);
        padding-top: 0 !important; }
      .labeled:not(:has(> .toggle)) > :nth-child(n + 2) { flex: none; width: 100%; }
    }

    .menu { position: fixed; z-index: 10; min-width: 11rem; max-width: min(22rem, calc(100vw - 8px));
      max-height: calc(100dvh - 8px); overflow-y: auto; padding: 5px; border-radius: 11px; background: var(--card);
      border: 1px solid var(--separator); box-shadow: 0 2px 6px rgb(0 0 0 / .12), 0 12px 32px rgb(0 0 0 / .18); }
    .menu hr { border: 0; height: 1px; margin: 5px 9px; background: var(--separator); }
    .menu-line { display: block; width: 100%; border: 0; border-radius: 7px; padding: .36em 1.6em .36em .75em;
      background: transparent; text-align: start; font-size: .9375rem; cursor: default; position: relative;
      overflow-wrap: anywhere; outline: 0; }
    .menu-line.r-destructive { color: var(--red); }
    .menu-line:focus { background: var(--accent); color: var(--on-accent); }
    .menu-line[aria-disabled="true"] { color: var(--tertiary); background: transparent; }
    .menu:has([role="menuitemcheckbox"]) .menu-line { padding-inline-start: 1.7em; }
    .menu-line[role="menuitemcheckbox"]::before { content: "\2713"; position: absolute; inset-inline-start: .6em; }
    .menu-line[aria-checked="mixed"]::before { content: "\2013"; }
    .menu-line[aria-haspopup]::after { content: "\203A"; position: absolute; inset-inline-end: .7em; }
    @media (forced-colors: active) { .menu-line:focus { outline: 2px solid Highlight; outline-offset: -2px; } }

    #status { position: fixed; inset-block-end: 16px; inset-inline: 0; margin-inline: auto; width: fit-content;
      max-width: calc(100% - 32px); padding: 9px 16px; border-radius: 12px; background: var(--primary);
      color: var(--background); font-size: .9375rem; box-shadow: var(--shadow); }
    #status:empty { display: none; }
    noscript { display: block; padding: 24px; text-align: center; }
    """#
}
#endif
