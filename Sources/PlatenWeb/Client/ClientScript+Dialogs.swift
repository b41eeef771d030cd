#if Web
extension ClientScript {
  /// What lies over the page: the browser's own modal dialogs.
  static let dialogs = #"""
    // The browser focuses something in a dialog that opens; the program says itself what that is to be.
    let isOpening = false;

    function openDialogs() {
      for (const dialog of document.querySelectorAll('dialog.modal:not([open])')) {
        isOpening = true;
        dialog.showModal();
        isOpening = false;
      }
      placePopovers();
    }

    /** Puts popovers to what they belong to: below where there is room, otherwise above. */
    function placePopovers() {
      for (const dialog of document.querySelectorAll('dialog.modal-popover[data-anchor]')) {
        const [anchor, panel] = [byId(dialog.dataset.anchor), dialog.firstElementChild];
        if (!anchor || !panel) continue;
        const box = anchor.getBoundingClientRect();
        const isBelow = box.bottom + panel.offsetHeight + 12 <= innerHeight || innerHeight - box.bottom >= box.top;
        const left = box.left + (box.width - panel.offsetWidth) / 2;
        panel.style.position = 'absolute';
        panel.style.left = `${Math.max(Math.min(left, innerWidth - panel.offsetWidth - 8), 8)}px`;
        panel.style.top = `${Math.max(isBelow ? box.bottom + 6 : box.top - panel.offsetHeight - 6, 8)}px`;
      }
    }

    addEventListener('resize', placePopovers);

    const leave = () => act('x', 'Escape', 0);

    // Whether a dialog may be left is the program's to say.
    document.addEventListener('cancel', (event) => {
      if (!event.target.matches?.('dialog.modal')) return;
      event.preventDefault();
      leave();
    }, true);

    document.addEventListener('close', (event) => {
      if (event.target.matches?.('dialog.modal') && event.target.isConnected) openDialogs();
    }, true);

    document.addEventListener('keydown', (event) => {
      if (event.key !== 'Escape' || event.isComposing || event.defaultPrevented) return;
      // A field tells by itself; the dialog around it is not to be told as well.
      if (event.target.closest?.('dialog.modal')) event.preventDefault();
      if (!isField(event.target)) leave();
    });

    document.addEventListener('click', (event) => {
      if (event.target.matches?.('dialog.modal-popover')) leave();
    });

    openDialogs();
    """#
}
#endif
