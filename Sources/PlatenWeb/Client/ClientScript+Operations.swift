#if Web
extension ClientScript {
  /// What the server says, carried out in order.
  static let operations = #"""
    function receive(message) {
      let hasRemovals = false;
      notePlaces(message);
      // What is carried out is known first: what follows may take it back.
      for (const [name, received] of message) if (name === 'n') operations.n(received);
      for (const [name, ...values] of message) {
        (operations[name] ?? motionOperations[name] ?? answerOperations[name])?.(...values);
        hasRemovals ||= name === 'd' || name === 'g' || name === 'R' || name === 'x';
      }
      if (hasRemovals) forgetRemoved();
      if (changesPlaces(message)) settlePlaces();
      startFlights();
      watchContainers();
      if (menu && !menu.element.isConnected) closeMenu();
      finishWelcome();
      answered(acknowledged);
      placePopups();
    }

    // The last action that is known to be carried out.
    let acknowledged = 0;

    const operations = {
      w(epoch, view, isResumed, received) { welcome(epoch, view, isResumed, received); },
      R(spec) { takeOverDocument(spec); openDialogs(); },
      i(parent, index, spec) {
        const element = byNode(parent);
        if (element) element.insertBefore(build(spec), element.children[index] ?? null);
        openDialogs();
      },
      d(node) { byNode(node)?.remove(); },
      m(node, parent, index) {
        const [element, container] = [byNode(node), byNode(parent)];
        if (element && container) moveChild(container, element, index);
      },
      S(node, place) {
        // What follows in the message is there first.
        queueMicrotask(() => byNode(node)?.scrollIntoView({ block: ['start', 'center', 'end'][place] ?? 'nearest' }));
      },
      a(id, attributes) {
        const element = byId(id);
        if (element) setAttributes(element, attributes);
      },
      y(id, style) {
        const element = byId(id);
        if (element) setStyle(element, style);
      },
      t(id, contents) {
        const element = byId(id);
        if (element) setContents(element, contents);
      },
      u(id, index, text) {
        const node = byId(id)?.childNodes[index];
        if (node && node.nodeType === 3) node.data = text;
      },
      c(id, isChecked) {
        const box = byId(id);
        if (box && !actions.some((action) => action[0] === 't' && `n${action[2]}b` === id)) box.checked = isChecked;
      },
      l(link) { window.open(link, '_blank', 'noopener'); },
      x(id, spec) {
        const element = byId(id);
        if (element) replaceElement(element, spec);
        openDialogs();
      },
      o(node, received) {
        if (received >= lastFocusAction) moveFocus(node);
      },
      n(received) {
        actions = actions.filter((action) => action[1] > received);
        acknowledged = received;
      },
    };

    let shownFocus = -1;

    /** The program moves the focus. */
    function moveFocus(node) {
      shownFocus = node;
      if (node < 0) {
        if (document.activeElement !== document.body) document.activeElement?.blur();
        return;
      }
      const owner = byId(`n${node}b`) ?? byNode(node);
      // Of a group of radio buttons the chosen one has the focus.
      const element = owner?.getAttribute('role') === 'radiogroup'
        ? owner.querySelector('input:checked') ?? owner.querySelector('input') : owner;
      if (!element || document.activeElement === element) return;
      element.focus();
      if (isField(element)) {
        const field = fieldOf(element);
        select(field, field.serverAnchor, field.serverHead);
        [field.anchor, field.head] = selectionOf(field);
      }
    }
    """#
}
#endif
