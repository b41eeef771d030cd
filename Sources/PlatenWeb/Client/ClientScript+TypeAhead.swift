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
          typeInto(element, item.text, item.isPaste);
        }
      }

      function typeInto(element, text, isPaste) {
        const field = fieldOf(element);
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
