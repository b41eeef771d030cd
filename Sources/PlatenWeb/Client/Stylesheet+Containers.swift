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
      .panel:has(> .form, > .page, > .scroll) { padding: 0; overflow: hidden; }
      :is(.modal-alert, .modal-confirmation) > .panel { width: 360px; gap: 12px; }
      .modal-alert > .panel > .row:last-child { align-self: flex-end; flex-wrap: wrap; }
      :is(.modal-alert, .modal-confirmation) > .panel > .col:last-child { align-self: stretch; align-items: stretch; }
      .modal-fullScreen > .panel { width: 100vw; height: 100dvh; max-width: none; max-height: none; border: 0;
        border-radius: 0; justify-content: center; }
      .modal-popover > .panel { width: max-content; min-width: 200px; padding: 14px; }
      """#
  }
#endif
