#if Web
extension ClientScript {
  /// What a person does.
  static let events = #"""
    const kinds = { insertFromPaste: 'p', insertFromDrop: 'p', deleteContentBackward: 'b', deleteContentForward: 'd' };

    listen('input', (event) => {
      const element = event.target;
      if (!isField(element)) return;
      const field = touch(element);
      if (event.isTrusted) {
        element.takeOver?.();
        if (!event.isComposing) element.tighten?.();
      }
      const kind = !field.fromCaret ? kinds[event.inputType]?.replace(/[bd]/, '') ?? '' : kinds[event.inputType] ?? '';
      // Inputs of several kinds in one report are an ordinary replacement.
      if (field.kind !== null && field.kind !== kind) field.kind = '';
      else field.kind = kind;
      field.presses += 1;
      if (event.isComposing && typeof event.data === 'string') field.composed = event.data;
      wake();
      report(field);
    });

    listen('compositionstart', (event) => {
      if (!isField(event.target)) return;
      const field = touch(event.target);
      field.composing = true;
      field.composeStart = event.target.selectionStart ?? 0;
      field.composed = event.data ?? '';
    });

    listen('compositionend', (event) => {
      if (!isField(event.target)) return;
      const field = touch(event.target);
      field.composing = false;
      event.target.takeOver?.();
      event.target.tighten?.();
      // The end has to be known even if it changed nothing: only now the program may format.
      field.forced = true;
      report(field);
    });

    listen('selectionchange', () => {
      const element = document.activeElement;
      if (!isField(element)) return;
      const field = touch(element);
      if (!field.composing) report(field);
    });

    // The browser's own history breaks when a program writes into a field; the session keeps one that does not.
    listen('beforeinput', (event) => {
      if (holds(event)) {
        event.preventDefault();
        return;
      }
      if (isField(event.target)) {
        const { selectionStart, selectionEnd } = event.target;
        fieldOf(event.target).fromCaret = selectionStart === selectionEnd;
      }
      if (event.inputType !== 'historyUndo' && event.inputType !== 'historyRedo') return;
      event.preventDefault();
      if (isField(event.target)) undo(fieldOf(event.target), event.inputType === 'historyRedo');
    });

    // An input drops line breaks from what is pasted; the program turns them into spaces.
    listen('paste', (event) => {
      const element = event.target;
      if (!isField(element)) return;
      const text = event.clipboardData?.getData('text/plain') ?? '';
      // A long text is put into a text area sooner than the browser would.
      if (element.localName === 'input' ? !/[\r\n]/.test(text) : text.length < longestPart) return;
      if (element.readOnly) return;
      event.preventDefault();
      typeInto(element, text, true);
    });

    const modifiersOf = (event) => (event.shiftKey ? 2 : 0) | (event.ctrlKey ? 4 : 0) | (event.altKey ? 8 : 0)
      | (event.metaKey ? 16 : 0);

    listen('keydown', (event) => {
      wake();
      const element = event.target;
      if (!isField(element) || event.isComposing || event.keyCode === 229) return;
      if (holdsKey(event)) {
        event.preventDefault();
        return;
      }
      if (isCaptured(element, event)) {
        event.preventDefault();
        handOver(event);
        return;
      }
      if (element.getAttribute('aria-expanded') === 'true' && (event.key === 'ArrowUp' || event.key === 'ArrowDown')) {
        event.preventDefault();
      }
      const isCommand = (event.ctrlKey || event.metaKey) && !event.altKey;
      const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
      if (isCommand && (key === 'z' || (key === 'y' && !event.shiftKey))) {
        event.preventDefault();
        undo(fieldOf(element), key === 'y' || event.shiftKey);
      } else if (isCommand && 'find' in element.dataset && (key === 'f' || key === 'h')) {
        event.preventDefault();
        act('g', key === 'h' || event.shiftKey);
      } else if (key === 'Enter' && element.localName === 'input' && !isCommand) {
        event.preventDefault();
        if (!holdsReturn(element)) submit(element);
      } else if (key === 'Backspace' && element.value === '') {
        // The browser says nothing of it, and a program may want to know.
        act('x', key, modifiersOf(event));
      } else if (key === 'Escape' || key === 'PageUp' || key === 'PageDown'
        || ((element.localName === 'input' || element.getAttribute('aria-expanded') === 'true') && (key === 'ArrowUp' || key === 'ArrowDown'))) {
        act('x', key, modifiersOf(event));
      }
    });

    // A button is pressed without taking the focus from the field, as SwiftUI has it.
    listen('mousedown', (event) => {
      if (event.target.closest?.('button.button, .popup, .pulldown-line')) event.preventDefault();
    });

    listen('click', (event) => {
      const button = event.target.closest?.('button.button, .option');
      if (button) act('p', nodeOf(button));
    });

    listen('change', (event) => {
      const box = event.target;
      if (box.type !== 'checkbox') return;
      touchedBoxes.set(box, box.checked);
      act('t', nodeOf(box), box.checked);
    });

    listen('submit', (event) => event.preventDefault());

    listen('focusin', (event) => {
      if (isOpening) return;
      const owner = event.target.closest('[id^="n"]');
      if (!owner) return;
      const node = nodeOf(owner);
      if (node === shownFocus) return;
      shownFocus = node;
      act('o', node);
    });

    listen('focusout', (event) => {
      if (event.relatedTarget) return;
      const field = isField(event.target) ? touch(event.target) : null;
      if (field) report(field, true);
      // A window that is left keeps its focus, and an element that is taken away gives it to the next.
      setTimeout(() => {
        if (!document.hasFocus() || document.activeElement !== document.body || shownFocus < 0) return;
        shownFocus = -1;
        act('o', -1);
      });
    });

    addEventListener('online', () => { attempts = 4; wake(); });
    listen('visibilitychange', () => { if (!document.hidden) { attempts = Math.max(attempts, 4); wake(); } });

    for (const element of document.querySelectorAll('[data-style]')) {
      for (const part of element.dataset.style.split(';')) {
        const colon = part.indexOf(':');
        if (colon > 0) element.style.setProperty(part.slice(0, colon), part.slice(colon + 1));
      }
      element.removeAttribute('data-style');
    }
    for (const element of document.querySelectorAll('.field')) {
      const field = fieldOf(element);
      const numbers = (name) => (element.dataset[name] ?? '0 0').split(' ').map(Number);
      const [sequence, version] = numbers('sequence');
      const marks = element.dataset.marks;
      if (marks !== undefined) element.value = mark.repeat(Number(marks));
      field.sequence = field.answered = sequence;
      field.base = version;
      // What the browser restored, or a quick hand typed before this ran, differs from what was served.
      field.sent = marks === undefined ? element.defaultValue : element.value;
      [field.serverAnchor, field.serverHead] = numbers('selection');
      [field.anchor, field.head] = selectionOf(field);
      for (const name of ['marks', 'selection', 'sequence']) delete element.dataset[name];
    }
    """#
}
#endif
