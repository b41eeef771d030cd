#if Web
extension ClientScript {
  /// After Return the program may move the focus. Over a slow link the next keys would still go to the old field:
  /// they are held until the program has answered, and typed where the focus is then.
  static let typeAhead = #"""
    let held = null;

    // A program that does not answer gets the keys where they were typed.
    const longestHold = 3000;

    function hold(action, element) {
      held = { action, element, items: [], timer: setTimeout(release, longestHold) };
    }

    /** Takes an input event's text; true if it is held. */
    function holds(event) {
      if (!held || event.target !== held.element || event.isComposing) return false;
      if (event.inputType === 'insertText' && event.data) held.items.push({ text: event.data });
      else if (event.inputType === 'insertFromPaste' && event.dataTransfer) {
        held.items.push({ text: event.dataTransfer.getData('text/plain'), isPaste: true });
      } else return false;
      return true;
    }

    function holdsReturn(element) {
      if (!held || held.element !== element || held.items.length === 0) return false;
      held.items.push({ isReturn: true });
      return true;
    }

    /** Keys that move or delete keep their place among those that type. */
    function holdsKey(event) {
      if (!held || held.element !== event.target || !(event.key in heldKeys)) return false;
      if (event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return false;
      held.items.push({ key: event.key });
      return true;
    }

    const heldKeys = {
      Home: () => [0, 0],
      End: (start, end, length) => [length, length],
      ArrowLeft: (start, end) => start < end ? [start, start] : [Math.max(start - 1, 0), Math.max(start - 1, 0)],
      ArrowRight: (start, end, length) => start < end ? [end, end] : [Math.min(end + 1, length), Math.min(end + 1, length)],
      Backspace: (start, end) => [start < end ? start : Math.max(start - 1, 0), end, 'b'],
      Delete: (start, end, length) => [start, start < end ? end : Math.min(end + 1, length), 'd'],
    };

    function pressHeld(element, key) {
      const { selectionStart, selectionEnd } = element;
      const field = touch(element);
      const [start, end, kind] = heldKeys[key](selectionStart, selectionEnd, element.value.length);
      if (kind) {
        element.setRangeText('', start, end, 'end');
        field.kind = selectionStart === selectionEnd ? kind : '';
        field.presses = 1;
      } else {
        element.setSelectionRange(start, end);
      }
      // At once: what comes next may be another kind of input.
      report(field, true);
    }

    /** The program has answered all actions up to this number. */
    function answered(number) { if (held && number >= held.action) release(); }

    function release() {
      if (!held) return;
      const { items, timer } = held;
      clearTimeout(timer);
      held = null;
      while (items.length > 0) {
        const element = document.activeElement;
        if (!isField(element)) return;
        const item = items.shift();
        if (item.isReturn) {
          submit(element);
          if (held) held.items = items;
          return;
        }
        if (item.key) pressHeld(element, item.key);
        else typeInto(element, item.text, item.isPaste);
      }
    }

    function typeInto(element, text, isPaste) {
      const field = touch(element);
      element.setRangeText(element.localName === 'input' ? text.replace(/\r\n|\r|\n/g, ' ') : text,
        element.selectionStart, element.selectionEnd, 'end');
      field.kind = isPaste ? 'p' : '';
      report(field);
    }

    function submit(element) {
      act('r', nodeOf(element));
      if (isOpen()) hold(lastAction, element);
    }
    """#
}
#endif
