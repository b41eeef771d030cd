#if Web
extension ClientScript {
  /// Lines of a text with attributes, and the looks of its stretches: `[length, element or null]`.
  static let richLines = #"""
    const keyOfLook = (look) => look === null ? '' : JSON.stringify(look);

    /** Looks as they arrive, each with what it is compared by. */
    const readLooks = (looks) => looks && looks.map(([length, look]) => ({ length, look, key: keyOfLook(look) }));

    /** The looks after an edit: what is inserted looks as what it replaces began, or as what is before it. */
    function spliceLooks(looks, start, end, count) {
      const place = end > start ? start : Math.max(start - 1, 0);
      const result = [];
      let inserted = { look: null, key: '' };
      const add = (length, { look, key }) => {
        if (length <= 0) return;
        const last = result.at(-1);
        if (last && last.key === key) last.length += length;
        else result.push({ length, look, key });
      };
      const each = (body) => {
        let offset = 0;
        for (const entry of looks) body(entry, offset, offset += entry.length);
      };
      each((entry, from, to) => {
        if (place >= from && place < to) inserted = entry;
        add(Math.min(to, start) - from, entry);
      });
      add(count, inserted);
      each((entry, from, to) => add(to - Math.max(from, end), entry));
      return result;
    }

    /** Goes along the looks of a text. */
    class LookWalk {
      constructor(looks) {
        this.looks = looks ?? [];
        this.index = 0;
        this.used = 0;
      }

      skip(count) {
        while (count > 0 && this.index < this.looks.length) {
          const step = Math.min(count, this.looks[this.index].length - this.used);
          this.used += step;
          count -= step;
          if (this.used < this.looks[this.index].length) return;
          this.index += 1;
          this.used = 0;
        }
      }

      /** The stretches of a line's text. */
      take(text) {
        const result = [];
        let offset = 0;
        while (offset < text.length) {
          const entry = this.looks[this.index];
          const count = entry ? Math.min(entry.length - this.used, text.length - offset) : text.length - offset;
          result.push({ text: text.slice(offset, offset + count), look: entry?.look ?? null, key: entry?.key ?? '' });
          offset += count;
          this.skip(count);
        }
        return result;
      }
    }

    /** Shows stretches in a line's element; true where nodes are others now. */
    function fillLine(line, segments) {
      const { element, segments: old } = line;
      if (old && old.length === segments.length && old.every((segment, index) => segment.key === segments[index].key)) {
        old.forEach((segment, index) => {
          setData(segment.node, segment.text, segments[index].text);
          segment.text = segments[index].text;
        });
        if (old.length > 0) return false;
        if (element.firstChild?.localName === 'br' && element.childNodes.length === 1) return false;
      }
      line.segments = segments;
      const children = segments.map((segment) => {
        segment.node = document.createTextNode(segment.text);
        if (segment.look === null) return segment.node;
        const outer = build(segment.look);
        let inner = outer;
        while (inner.firstElementChild) inner = inner.firstElementChild;
        inner.append(segment.node);
        return outer;
      });
      // An empty line has a height, and a place for the caret.
      element.replaceChildren(...(children.length > 0 ? children : [document.createElement('br')]));
      return true;
    }

    function setData(node, old, text) {
      if (old === text) return;
      const change = difference(old, text, text.length);
      node.replaceData(change.start, change.end - change.start, text.slice(change.start, change.start + change.length));
    }

    /** Whether a line's element still holds what was put there. */
    function isIntact(line) {
      const { element, segments } = line;
      if (!segments) return false;
      if (segments.length === 0) return element.childNodes.length === 1 && element.firstChild.localName === 'br';
      return element.childNodes.length === segments.length
        && segments.every((segment, index) => element.childNodes[index].contains(segment.node)
          && segment.node.data === segment.text)
        && element.textContent.length === segments.reduce((sum, segment) => sum + segment.text.length, 0);
    }
    """#
}
#endif
