#if Web
extension ClientScript {
  /// Fields: what was sent, what was answered, and the reports.
  static let fields = #"""
    // Stands for a character of a secure text that only the server knows. Nobody types it: it is for private use.
    const mark = '\uE000';
    const segmenter = typeof Intl === 'object' && Intl.Segmenter ? new Intl.Segmenter() : null;
    const clusters = (text) => segmenter ? Array.from(segmenter.segment(text), (part) => part.segment) : Array.from(text);
    const clustersBefore = (text, offset) => clusters(text.slice(0, offset)).length;
    const unitsBefore = (text, count) => clusters(text).slice(0, count).join('').length;

    const fields = new Map();

    const isField = (element) => Boolean(element && element.classList && element.classList.contains('field'));

    function fieldOf(element) {
      let field = fields.get(element);
      if (!field) {
        field = {
          element, secure: element.type === 'password',
          // The newest number sent, and the newest that was answered.
          sequence: 0, answered: 0,
          // The text that both sides know: the last one sent (base 0) or a version taken over from the server.
          base: 0, sent: element.value, sentLooks: element.looks, anchor: 0, head: 0, before: null,
          // Where the server has the selection: put there when the program moves the focus here.
          serverAnchor: 0, serverHead: 0,
          composing: false, composeStart: 0, composed: '',
          forced: false, kind: null, presses: 0, fromCaret: true, whole: false,
        };
        fields.set(element, field);
      }
      return field;
    }

    // Those that a person did something to since they were last sent.
    const touched = new Set();

    /** The field of an element that a person does something to. */
    function touch(element) {
      const field = fieldOf(element);
      touched.add(field);
      return field;
    }

    function forgetRemoved() {
      for (const [element, field] of fields) {
        if (element.isConnected) continue;
        fields.delete(element);
        touched.delete(field);
      }
    }

    /** The state that the document or an insertion brings. */
    function adoptState(element, [text, anchor, head, sequence, version, looks]) {
      const field = fieldOf(element);
      setValue(field, typeof text === 'number' ? mark.repeat(text) : text);
      if (looks) element.setLooks(readLooks(looks));
      field.sequence = field.answered = sequence;
      settle(field, version);
      field.serverAnchor = field.anchor = anchor;
      field.serverHead = field.head = head;
      if (document.activeElement === element) select(field, anchor, head);
    }

    /** Both sides have the same text now. */
    function settle(field, version) {
      field.base = version;
      field.sent = field.element.value;
      field.sentLooks = field.element.looks;
      field.before = null;
      field.whole = field.forced = false;
      field.kind = null;
      field.presses = 0;
      [field.anchor, field.head] = selectionOf(field);
    }

    function selectionOf(field) {
      const element = field.element;
      let [start, end] = [element.selectionStart ?? 0, element.selectionEnd ?? 0];
      if (field.secure) {
        start = clustersBefore(element.value, start);
        end = clustersBefore(element.value, end);
      }
      return element.selectionDirection === 'backward' ? [end, start] : [start, end];
    }

    function select(field, anchor, head) {
      const value = field.element.value;
      if (field.secure) [anchor, head] = [unitsBefore(value, anchor), unitsBefore(value, head)];
      const [start, end] = anchor <= head ? [anchor, head] : [head, anchor];
      if (field.element.selectionStart !== start || field.element.selectionEnd !== end) {
        field.element.setSelectionRange(start, end, anchor <= head ? 'forward' : 'backward');
      }
    }

    /** Sets the text and touches no more of it than differs, so that the caret and the scroll position stay. */
    function setValue(field, text) {
      const element = field.element;
      const old = element.value;
      if (old === text) return;
      const change = difference(old, text, text.length);
      element.setRangeText(text.slice(change.start, change.start + change.length), change.start, change.end, 'preserve');
      if (element.value !== text) element.value = text;
    }

    /** The replacement that makes `old` into `text`, ending at the caret where there is a choice. */
    function difference(old, text, caret) {
      const limit = Math.min(old.length, text.length);
      let suffix = 0;
      const mostSuffix = Math.min(limit, Math.max(text.length - caret, 0));
      while (suffix < mostSuffix && old[old.length - 1 - suffix] === text[text.length - 1 - suffix]) suffix += 1;
      let prefix = 0;
      while (prefix < limit - suffix && old[prefix] === text[prefix]) prefix += 1;
      if (Array.isArray(old)) return { start: prefix, end: old.length - suffix, length: text.length - suffix - prefix };
      while (suffix < limit - prefix && old[old.length - 1 - suffix] === text[text.length - 1 - suffix]) suffix += 1;
      // No surrogate pair is taken apart.
      if (prefix > 0 && /[\uD800-\uDBFF]/.test(old[prefix - 1])) prefix -= 1;
      if (suffix > 0 && /[\uDC00-\uDFFF]/.test(old[old.length - suffix])) suffix -= 1;
      return { start: prefix, end: old.length - suffix, length: text.length - suffix - prefix };
    }

    /** Whether there is something that the server has not been sent. */
    function isAhead(field) {
      if (field.forced || field.whole || field.element.value !== field.sent) return true;
      if (field.composing || document.activeElement !== field.element) return false;
      const [anchor, head] = selectionOf(field);
      return anchor !== field.anchor || head !== field.head;
    }

    /** Reports a field. One report is under way at a time; what is typed meanwhile goes with the next. */
    function report(field, atOnce) {
      if (!isOpen() || !isAhead(field)) return;
      if (field.answered < field.sequence && !atOnce) return;
      const value = field.element.value;
      const [anchor, head] = selectionOf(field);
      field.before = { sequence: field.sequence, base: field.base, sent: field.sent, sentLooks: field.sentLooks };
      field.sequence += 1;
      const told = field.whole ? reportWhole(field, value, anchor, head) : reportChange(field, value, anchor, head);
      field.base = 0;
      field.sent = told.text;
      field.sentLooks = told.looks;
      field.anchor = told.anchor;
      field.head = told.head;
      field.forced = field.whole = false;
      // Of a long text the rest goes when this has arrived, and it is the same kind of input.
      if (told.isPart) return;
      field.kind = null;
      field.presses = 0;
    }

    // The longest text in one report, in UTF-16 units: a server takes messages of a megabyte.
    const longestPart = 1 << 17;

    /** The beginning of a text that may be sent at once. */
    function partOf(text) {
      if (text.length <= longestPart) return text;
      return text.slice(0, /[\uD800-\uDBFF]/.test(text[longestPart - 1]) ? longestPart - 1 : longestPart);
    }

    function reportChange(field, value, anchor, head) {
      let [old, text] = [field.sent, value];
      if (field.secure) [old, text] = [clusters(old), clusters(text)];
      const change = difference(old, text, Math.max(anchor, head));
      let part = text.slice(change.start, change.start + change.length);
      let isPart = false;
      if (!field.secure && part.length > longestPart) {
        part = partOf(part);
        text = old.slice(0, change.start) + part + old.slice(change.end);
        anchor = head = change.start + part.length;
        isPart = true;
      }
      // Several edits are told as one: the server works out the same looks from it.
      const looks = field.sentLooks && spliceLooks(field.sentLooks, change.start, change.end, part.length);
      if (looks && !isPart) field.element.setLooks(looks);
      const inserted = field.secure ? part.join('').replaceAll(mark, '') : part;
      const message = ['e', nodeOf(field.element), field.sequence, field.base, change.start, change.end, inserted,
        text.length, anchor, head];
      const marked = field.composing && !field.secure && !isPart ? composedRange(field) : null;
      const kind = field.kind === 'b' || field.kind === 'd' ? field.kind + field.presses : field.kind ?? '';
      if (kind || marked) message.push(kind);
      if (marked) message.push(...marked);
      send(message);
      return { text: field.secure ? value : text, looks, anchor, head, isPart };
    }

    function reportWhole(field, value, anchor, head) {
      let marks = null;
      if (field.secure) {
        // What only the server of before knew can't be told the one of now.
        if (value.includes(mark)) {
          field.element.value = value = '';
          anchor = head = 0;
        }
        marks = clusters(value).length;
      }
      const text = field.secure ? value : partOf(value);
      const isPart = text.length < value.length;
      if (isPart) anchor = head = text.length;
      send(['v', nodeOf(field.element), field.sequence, text, marks, anchor, head]);
      return { text, looks: field.element.looks, anchor, head, isPart };
    }

    /** Where the text that an input method composes stands. */
    function composedRange(field) {
      const { composeStart: start, composed, element } = field;
      if (element.value.startsWith(composed, start)) return [start, start + composed.length];
      const end = element.selectionEnd ?? element.value.length;
      return [Math.max(end - composed.length, 0), end];
    }

    /** Sends everything that is typed but not sent, so that what follows comes after it. */
    function flush() {
      for (const field of touched) {
        if (field.composing) continue;
        report(field, true);
        if (isOpen()) touched.delete(field);
      }
    }

    function undo(field, isRedo) {
      if (!isOpen() || field.composing) return;
      report(field, true);
      field.sequence += 1;
      field.before = null;
      send([isRedo ? 'Z' : 'z', nodeOf(field.element), field.sequence, field.base]);
      field.base = 0;
    }
    """#
}
#endif
