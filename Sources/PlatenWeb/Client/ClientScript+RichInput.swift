#if Web
extension ClientScript {
  /// From here on the elements of the page that was served are what they are to be.
  static let richStart = "customElements.define('rich-editor', RichEditor);"

  /// What a person does to a text with attributes: keys, the clipboard, dragging.
  static let richInput = #"""
    const richAt = (target) => {
      const editor = (target?.nodeType === 1 ? target : target?.parentElement)?.closest('rich-editor');
      return editor && fields.has(editor) ? editor : null;
    };

    const traits = { formatBold: 'bold', formatItalic: 'italic', formatUnderline: 'underline', formatStrikeThrough: 'strikethrough' };
    const traitKeys = { b: 'bold', i: 'italic', u: 'underline' };

    /** Gives the selection a trait, or takes it away: the program does it. */
    function format(editor, trait) {
      touch(editor);
      act('B', nodeOf(editor), trait);
    }

    listen('keydown', (event) => {
      const editor = event.target;
      if (!(editor instanceof RichEditor) || event.defaultPrevented || event.isComposing) return;
      if ((!event.ctrlKey && !event.metaKey) || event.altKey || event.shiftKey) return;
      const trait = traitKeys[event.key.toLowerCase()];
      if (!trait || !editor.isEditable) return;
      event.preventDefault();
      format(editor, trait);
    });

    listen('beforeinput', (event) => {
      const editor = event.target;
      if (!(editor instanceof RichEditor) || event.defaultPrevented || !event.cancelable || event.isComposing) return;
      event.preventDefault();
      const { inputType } = event;
      if (inputType in traits) {
        format(editor, traits[inputType]);
        return;
      }
      if (!/^(insert|delete)/.test(inputType) || /List|HorizontalRule|Link$/.test(inputType)) return;
      const range = event.getTargetRanges()[0];
      let start = range ? editor.offsetOf(range.startContainer, range.startOffset) : null;
      let end = range ? editor.offsetOf(range.endContainer, range.endOffset) : null;
      if (start === null || end === null) [start, end] = [editor.selectionStart, editor.selectionEnd];
      let text = '';
      if (inputType === 'insertLineBreak' || inputType === 'insertParagraph') text = '\n';
      else if (inputType.startsWith('insert')) text = event.data ?? event.dataTransfer?.getData('text/plain') ?? '';
      if (text === '' && start === end) return;
      editor.edit(Math.min(start, end), Math.max(start, end), text.replace(/\r\n?/g, '\n'), inputType);
    });

    for (const name of ['focusin', 'pointerdown']) {
      listen(name, (event) => {
        const editor = richAt(event.target);
        if (!editor) return;
        // A pointer says itself where the caret goes.
        if (name === 'pointerdown') editor.isPressed = document.activeElement !== editor;
        else if (!editor.isPressed) editor.showSelection();
        else editor.isPressed = false;
      });
    }

    // A label of a text area gives it the focus.
    listen('click', (event) => {
      const label = event.target.closest?.('label');
      if (label?.control instanceof RichEditor && !label.contains(document.activeElement)) label.control.focus();
      const link = event.target.closest?.('rich-editor a');
      if (!link) return;
      event.preventDefault();
      if (event.ctrlKey || event.metaKey) window.open(link.href, '_blank', 'noopener');
    });

    // MARK: the clipboard

    const markupTags = { strong: 'b', em: 'i', u: 'u', s: 's', code: 'code', a: 'a' };

    /** A stretch as HTML that other programs read: with the colours and sizes as they are seen. */
    function markupOf(editor, start, end) {
      const base = getComputedStyle(editor);
      const root = document.createElement('div');
      for (const { text, element } of editor.pieces(start, end)) {
        if (text === '\n') {
          root.append(document.createElement('br'));
          continue;
        }
        let node = document.createTextNode(text);
        const style = getComputedStyle(element);
        const own = ['color', 'background-color', 'font-size', 'font-family']
          .filter((name) => style.getPropertyValue(name) !== base.getPropertyValue(name)
            && !(name === 'background-color' && style.backgroundColor === 'rgba(0, 0, 0, 0)'));
        const wrap = (tag) => {
          const outer = document.createElement(tag);
          outer.append(node);
          return node = outer;
        };
        for (let part = element; part && part !== editor; part = part.parentElement) {
          const tag = markupTags[part.localName];
          if (!tag) continue;
          const outer = wrap(tag);
          if (tag === 'a') outer.setAttribute('href', part.getAttribute('href'));
        }
        // A font may be heavy or slanted without an element that says so.
        const isBold = (look) => Number(look.fontWeight) >= 600;
        if (isBold(style) && !isBold(base) && !element.closest('rich-editor strong')) wrap('b');
        if (style.fontStyle !== base.fontStyle && !element.closest('rich-editor em')) wrap('i');
        if (own.length > 0) {
          const span = wrap('span');
          for (const name of own) span.style.setProperty(name, style.getPropertyValue(name));
          // What it is next to ordinary text, whose size is another elsewhere.
          if (span.style.fontSize) span.style.fontSize = `${parseFloat(style.fontSize) / parseFloat(base.fontSize)}em`;
        }
        root.append(node);
      }
      root.style.whiteSpace = 'pre-wrap';
      return root.outerHTML;
    }

    function give(transfer, editor, start, end) {
      transfer.setData('text/plain', editor.value.slice(start, end));
      transfer.setData('text/html', markupOf(editor, start, end));
      // The program keeps the attributes that HTML has no words for.
      touch(editor);
      act('Y', nodeOf(editor));
    }

    for (const name of ['copy', 'cut']) {
      listen(name, (event) => {
        const editor = richAt(event.target);
        if (!editor) return;
        const [start, end] = [editor.selectionStart, editor.selectionEnd];
        if (start === end) return;
        event.preventDefault();
        give(event.clipboardData, editor, start, end);
        if (name === 'cut' && editor.isEditable) editor.edit(start, end, '', 'deleteByCut');
      });
    }

    // More than this is pasted without its looks.
    const longestMarkup = 1 << 18;

    /** Pastes at the selection. The program reads the markup; keys that follow wait for it. */
    function pasteInto(editor, text, html) {
      text = text.replace(/\r\n?/g, '\n');
      if (!isOpen() || html.length + text.length > longestMarkup) {
        editor.edit(editor.selectionStart, editor.selectionEnd, text, 'insertFromPaste');
        return;
      }
      touch(editor);
      act('V', nodeOf(editor), text, html);
      hold(lastAction, editor);
    }

    listen('paste', (event) => {
      const editor = richAt(event.target);
      if (!editor || !editor.isEditable) return;
      event.preventDefault();
      const text = event.clipboardData?.getData('text/plain') ?? '';
      const html = event.clipboardData?.getData('text/html') ?? '';
      if (held?.element === editor) held.items.push({ text, isPaste: true });
      else if (html) pasteInto(editor, text, html);
      else if (text) editor.edit(editor.selectionStart, editor.selectionEnd, text.replace(/\r\n?/g, '\n'), 'insertFromPaste');
    });

    // MARK: dragging

    let dragged = null;

    listen('dragstart', (event) => {
      const editor = richAt(event.target);
      if (!editor || editor.selectionStart === editor.selectionEnd) return;
      const [start, end] = [editor.selectionStart, editor.selectionEnd];
      dragged = { editor, start, end };
      give(event.dataTransfer, editor, start, end);
    });

    listen('dragend', () => { dragged = null; });

    function placeUnder(editor, event) {
      const place = document.caretPositionFromPoint?.(event.clientX, event.clientY);
      if (place) return editor.offsetOf(place.offsetNode, place.offset);
      const range = document.caretRangeFromPoint?.(event.clientX, event.clientY);
      return range ? editor.offsetOf(range.startContainer, range.startOffset) : null;
    }

    listen('drop', (event) => {
      const editor = richAt(event.target);
      if (!editor || !editor.isEditable) return;
      event.preventDefault();
      let place = placeUnder(editor, event);
      if (place === null) return;
      const text = event.dataTransfer.getData('text/plain');
      const html = event.dataTransfer.getData('text/html');
      if (dragged?.editor === editor && !event.ctrlKey && !event.altKey) {
        const { start, end } = dragged;
        if (place >= start && place <= end) return;
        editor.edit(start, end, '', 'deleteByDrag');
        if (place > end) place -= end - start;
      }
      editor.focus();
      editor.setSelectionRange(place, place);
      pasteInto(editor, text, html);
    });
    """#
}
#endif
