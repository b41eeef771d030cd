#if Web
extension ClientScript {
  /// Keys that the program looks at before the field does: they are handed over, and what they do comes back as the
  /// field's new text. All others stay the browser's own.
  static let keys = #"""
    const isModifier = /^(Shift|Control|Alt|AltGraph|Meta|CapsLock|NumLock|Dead|Process|Compose|ContextMenu|Unidentified)$/;

    // What a page can't do itself, or a person would miss: the clipboard, the window, the history of edits.
    const isBrowsers = (event) => (event.ctrlKey || event.metaKey) && 'acvxzyrtnwlp'.includes(event.key.toLowerCase())
      || /^F\d+$/.test(event.key);

    const isClipboardKey = (event) => (event.ctrlKey || event.metaKey) && !event.altKey
      && 'cvx'.includes(event.key.toLowerCase());

    // The last key that was handed over and is not answered yet. Those after it keep their place behind it.
    let handedOver = 0;

    function isCaptured(element, event) {
      if (isModifier.test(event.key)) return false;
      // A field has a selection of its own to copy, and a place to paste to.
      if (isField(element) && isClipboardKey(event)) return false;
      const keys = element.dataset.keys;
      const isWaiting = handedOver > acknowledged;
      if (keys === undefined && !isWaiting) return false;
      const types = event.key.length === 1 && !event.ctrlKey && !event.metaKey;
      if (isWaiting && !isBrowsers(event) && (types || event.key in heldKeys || event.key === 'Enter')) return true;
      if (keys === undefined) return false;
      return isListed(keys.split(' '), event);
    }

    function isListed(list, event) {
      if (list.includes('*')) return !isBrowsers(event);
      if (event.key.length === 1 && !event.ctrlKey && !event.metaKey && list.includes('.')) return true;
      return list.includes(event.key === ' ' ? 'Space' : event.key.length === 1 ? event.key.toLowerCase() : event.key);
    }

    // Views that take the focus and are no fields.
    listen('keydown', (event) => {
      const element = event.target;
      if (isField(element) || element.dataset?.keys === undefined || !isCaptured(element, event)) return;
      event.preventDefault();
      handOver(event);
    });

    // Outside of fields, and where nothing is selected, the program may have something to copy or use for a paste.
    listen('keydown', (event) => {
      if (event.defaultPrevented || isField(event.target) || !isClipboardKey(event)) return;
      if (!getSelection().isCollapsed) return;
      event.preventDefault();
      handOver(event);
    });

    listen('keyup', (event) => {
      const list = event.target.dataset?.keys?.split(' ') ?? [];
      if (!list.includes('^') || isModifier.test(event.key) || event.isComposing || !isListed(list, event)) return;
      act('U', event.key, event.key.length === 1 ? event.key : '', modifiersOf(event));
    });

    function handOver(event) {
      act('K', event.key, event.key.length === 1 ? event.key : '', modifiersOf(event), event.repeat);
      if (isOpen()) handedOver = lastAction;
    }

    // How wide the window is decides whether a form has room for labels. Its size itself is told when it rests.
    const narrow = matchMedia('(max-width: 30rem)');
    const dark = matchMedia('(prefers-color-scheme: dark)');
    let toldNarrow = null;

    function tellWidth() {
      const scale = Math.round(devicePixelRatio * 1000);
      const place = [narrow.matches, dark.matches, innerWidth, innerHeight, scale];
      if (place.join() === toldNarrow || !isOpen()) return;
      toldNarrow = place.join();
      act('W', ...place);
    }

    let resting = 0;
    addEventListener('resize', () => {
      clearTimeout(resting);
      resting = setTimeout(tellWidth, 100);
    });
    narrow.addEventListener('change', tellWidth);
    dark.addEventListener('change', tellWidth);

    /** Puts lists of suggestions to their fields: below where there is room, otherwise above. */
    function placePopups() {
      showMarks();
      for (const popup of document.querySelectorAll('.popup')) {
        const anchor = byId(popup.dataset.anchor);
        if (!anchor) continue;
        const field = anchor.getBoundingClientRect();
        const below = innerHeight - field.bottom;
        const isBelow = popup.offsetHeight + 8 <= below || below >= field.top;
        popup.style.minWidth = `${field.width}px`;
        popup.style.maxHeight = `${Math.max(Math.min((isBelow ? below : field.top) - 8, 320), 48)}px`;
        popup.style.left = `${Math.max(Math.min(field.left, innerWidth - popup.offsetWidth - 4), 0)}px`;
        popup.style.top = isBelow ? `${field.bottom + 4}px` : `${Math.max(field.top - popup.offsetHeight - 4, 0)}px`;
        popup.classList.toggle('filled', popup.childElementCount > 0);
        popup.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
      }
    }

    addEventListener('resize', placePopups);
    document.addEventListener('scroll', placePopups, true);
    """#
}
#endif
