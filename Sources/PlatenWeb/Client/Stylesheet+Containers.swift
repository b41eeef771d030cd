#if Web
extension Stylesheet {
  /// Pages with their bars, and what lies over the page.
  static let containers = #"""
    .page { display: flex; flex-direction: column; align-items: center; min-height: 0; min-width: 0; width: 100%;
      align-self: stretch; }
    .page > * { flex: none; max-width: 100%; }
    .page > :not(.bar) { margin-block: auto; }
    .page > .gh { width: 100%; }
    .page > .gv { flex: 1 0 auto; margin-block: 0; }
    .page > .gv.sv { flex: 1 1 0; min-height: 0; }
    .root:has(> .page) { padding-block: 0; }
    .bar { display: flex; align-items: center; gap: 8px; box-sizing: border-box; width: 100%; padding: 8px 14px;
      min-height: 48px; }
    .bar > .gh { flex: 1 1 0; }
    .bar > .row { min-width: min-content; }
    .bar-top { border-bottom: 1px solid var(--separator); }
    .bar-bottom { border-top: 1px solid var(--separator); }

    dialog.modal { position: fixed; inset: 0; width: 100vw; height: 100dvh; max-width: none; max-height: none;
      margin: 0; padding: 0; border: 0; background: transparent; color: inherit; overflow: hidden; }
    dialog.modal[open] { display: grid; place-items: center; }
    dialog.modal::backdrop { background: rgb(0 0 0 / .4); }
    dialog.modal-popover::backdrop { background: transparent; }
    .panel { box-sizing: border-box; background: var(--background); border-radius: 16px; box-shadow: var(--shadow);
      border: 1px solid var(--separator); max-width: calc(100vw - 32px); max-height: calc(100dvh - 48px);
      overflow: auto; padding: 22px; }
    .modal-sheet > .panel { width: 560px; }
    .modal-sheet > .panel.sv { height: calc(100dvh - 48px); }
    .panel:not(:has(> :not(.form, .page, .scroll))) { padding: 0; overflow: hidden; }
    :is(.modal-alert, .modal-confirmation) > .panel { width: 360px; gap: 12px; }
    .modal-alert > .panel > .row:last-child { align-self: flex-end; flex-wrap: wrap; }
    :is(.modal-alert, .modal-confirmation) > .panel > .col:last-child { align-self: stretch; align-items: stretch; }
    .modal-fullScreen > .panel { width: 100vw; height: 100dvh; max-width: none; max-height: none; border: 0;
      border-radius: 0; justify-content: center; }
    /* What the focus brings to a row's end goes below where it would leave the row less than half. */
    .list-row { display: flex; flex-wrap: wrap; justify-content: flex-end; align-items: center; gap: 10px; }
    .list-row > :first-child { flex: 1 1 50%; min-width: 0; }
    @container (max-width: 30rem) { .list-row:has(> :nth-child(3)) > :first-child { flex-basis: 100%; } }
    .list-row > :nth-child(n + 2) { flex: none; }
    .button > :is(.row, .frame).gh { flex: 1 1 auto; }
    .list-row > .button { justify-content: flex-start; text-align: start; }
    .list-row[tabindex] { cursor: default; }
    .list-row[tabindex]:focus-visible { outline: 2px solid var(--accent); outline-offset: -2px; }
    .list-row[aria-selected="true"] { background: color-mix(in srgb, var(--accent) 22%, var(--card)) !important; }
    .no-line::before, .no-line + *::before { display: none !important; }
    .form-plain { padding-inline: 0; }
    .form-plain > *, .form-plain > .section > * { border-radius: 0 !important; }
    .lazy-grid { display: grid; width: 100%; align-items: center; justify-items: center; min-width: 0; }
    .lazy-grid > .gh { width: 100%; }
    .grid { display: grid; grid-auto-columns: auto; align-items: center; width: fit-content; max-width: 100%; }
    .grid.gh { width: 100%; }
    .grid.h-start { justify-items: start; } .grid.h-center { justify-items: center; }
    .grid.h-end { justify-items: end; }
    .grid > .grid-row { display: contents; }
    .grid > .grid-row > .gh { width: 100%; }
    .grid > :not(.grid-row) { grid-column: 1 / -1; justify-self: stretch; }
    .grid > :not(.grid-row, .gh) { justify-self: inherit; }
    .cells-start > * { align-self: start; } .cells-center > * { align-self: center; }
    .cells-end > * { align-self: end; } .cells-baseline > * { align-self: baseline; }
    .cells-last-baseline > * { align-self: last baseline; }
    .unsized-w { width: 0 !important; min-width: 100%; } .unsized-h { height: 0; min-height: 100%; }
    .row > .ranked { flex-shrink: var(--shrink); }
    .row > .ranked.gh, .col > .ranked.gv { flex-grow: var(--grow); }
    .picture-fit { width: 100%; height: 100%; object-fit: contain; min-width: 0; min-height: 0; }
    .measured-layout { display: block; position: relative; flex: none !important; }
    .measured-layout > .unfit { display: none !important; }
    .probing { width: auto !important; height: auto !important; min-width: 0; flex: 1 1 0 !important;
      align-self: stretch !important; justify-self: stretch !important; }
    :is(.col, .root, .page, .scroll-v) > .probing { width: 100% !important; }
    :is(.behind, .over) > .probing { width: 100% !important; height: 100% !important; }
    :is(.form, .section) > .gap, .gap { flex: none; align-self: stretch; height: calc(var(--count) * 48px); padding: 0;
      margin: 0; min-height: 0; background: none; }
    .gap::before { display: none !important; }
    .row > .gap { height: auto; width: calc(var(--count) * 96px); }
    .lazy-grid > .gap { grid-column: 1 / -1; width: 100%; }
    .alternatives { display: grid; min-width: 0; max-width: 100%; }
    .alternatives > .unfit { display: none !important; }
    .geometry { display: grid; place-items: start; min-width: 0; min-height: 0; overflow: visible; }
    .geometry > * { grid-area: 1 / 1; }

    .modal-popover > .panel { width: max-content; min-width: 200px; padding: 14px; }
    """#
}
#endif
