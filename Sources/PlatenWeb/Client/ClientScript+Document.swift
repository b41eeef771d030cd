#if Web
extension ClientScript {
  /// Elements: building them, keeping them, putting them in order.
  static let document = #"""
    const listen = (name, body, options) => document.addEventListener(name, body, options);
    const svgNamespace = 'http://www.w3.org/2000/svg';
    const byId = (id) => document.getElementById(id);
    const byNode = (node) => byId('n' + node);
    const nodeOf = (element) => Number.parseInt(element.id.slice(1), 10);
    const isNodeElement = (element) => element.nodeType === 1 && /^n\d+$/.test(element.id);
    const hasFocus = (element) => element.contains(document.activeElement);

    /** Builds [tag, id, attributes, style, contents, state]. */
    function build(spec, inSVG) {
      const [tag, id, attributes, style, contents, state] = spec;
      const isSVG = inSVG || tag === 'svg';
      const element = isSVG ? document.createElementNS(svgNamespace, tag) : document.createElement(tag);
      if (id) element.id = id;
      setAttributes(element, attributes);
      setStyle(element, style);
      for (const content of contents) element.append(typeof content === 'string' ? content : build(content, isSVG));
      if (state !== undefined) setState(element, state);
      if ('data-value' in attributes) showValue(element);
      return element;
    }

    function setAttributes(element, attributes) {
      for (const [name, value] of Object.entries(attributes)) {
        if (value === null) element.removeAttribute(name);
        else if (element.getAttribute(name) !== value) element.setAttribute(name, value);
        if (name === 'data-value') showValue(element);
      }
    }

    function setStyle(element, style) {
      for (const [name, value] of Object.entries(style)) {
        if (value === null) element.style.removeProperty(name);
        else element.style.setProperty(name, value);
      }
    }

    /** A check box takes a boolean, a text input what the server knows of it. */
    function setState(element, state) {
      if (typeof state === 'boolean') element.checked = state;
      else if (deferredStates) deferredStates.push([element, state]);
      else adoptState(element, state);
    }

    /** While the whole document is taken over, fields wait until their labels stand. */
    let deferredStates = null;

    /** Makes an element that is there like the spec, and keeps what it can of what is in it. */
    function morph(element, spec) {
      const [, , attributes, style, contents, state] = spec;
      for (const name of element.getAttributeNames()) {
        if (!(name in attributes) && name !== 'id' && name !== 'style' && name !== 'open') element.removeAttribute(name);
      }
      setAttributes(element, attributes);
      element.style.cssText = '';
      setStyle(element, style);
      // What a field holds is its own.
      if (!isField(element)) place(element, contents.map((content) => {
        if (typeof content === 'string') return document.createTextNode(content);
        const present = content[1] && byId(content[1]);
        if (present && present.localName === content[0]) return morph(present, content);
        return build(content, element.namespaceURI === svgNamespace);
      }));
      if (state !== undefined) setState(element, state);
      if ('data-value' in attributes) showValue(element);
      return element;
    }

    /** Makes `nodes` the children of `parent`. The one with the focus stays where it is: the rest moves. */
    function place(parent, nodes) {
      let cursor = parent.firstChild;
      for (const node of nodes) {
        while (cursor && cursor !== node && node.parentNode === parent && hasFocus(node)) {
          const next = cursor.nextSibling;
          cursor.remove();
          cursor = next;
        }
        if (cursor === node) cursor = cursor.nextSibling;
        else parent.insertBefore(node, cursor);
      }
      while (cursor) {
        const next = cursor.nextSibling;
        cursor.remove();
        cursor = next;
      }
    }

    /** Moves a child to an index. An element taken out of the document loses the focus and its composition. */
    function moveChild(parent, element, index) {
      const others = [...parent.children].filter((child) => child !== element);
      const next = others[index] ?? null;
      if (next === element.nextElementSibling) return;
      if (parent.moveBefore) parent.moveBefore(element, next);
      else if (!hasFocus(element)) parent.insertBefore(element, next);
      else {
        for (const other of others.slice(0, index)) parent.insertBefore(other, element);
        let reference = element.nextSibling;
        for (const other of others.slice(index)) {
          if (other === reference) reference = reference.nextSibling;
          else parent.insertBefore(other, reference);
        }
      }
    }

    /** Sets what an element holds after the children of its node. */
    function setContents(element, contents) {
      if (typeof contents === 'string') {
        const only = element.childNodes.length === 1 ? element.firstChild : null;
        if (only && only.nodeType === 3) {
          only.data = contents;
          return;
        }
        contents = [contents];
      }
      for (const child of [...element.childNodes]) if (!isNodeElement(child)) child.remove();
      for (const content of contents) element.append(typeof content === 'string' ? content : build(content));
      if (element.dataset.value !== undefined) showValue(element);
    }

    /** Puts another element in the place of one, around the same children. */
    function replaceElement(old, spec) {
      const element = build(spec);
      const children = [...old.children].filter(isNodeElement);
      element.prepend(...children);
      const before = fields.get(old);
      if (before && isField(element)) {
        // What the old one has sent may not be answered yet: the numbers go on.
        const field = fieldOf(element);
        field.sequence = field.answered = Math.max(field.sequence, before.sequence);
      }
      const focused = document.activeElement === old;
      old.replaceWith(element);
      if (!focused) return;
      element.focus();
      if (isField(element)) select(fieldOf(element), fieldOf(element).serverAnchor, fieldOf(element).serverHead);
    }
    """#
}
#endif
