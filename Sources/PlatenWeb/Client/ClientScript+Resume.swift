#if Web
extension ClientScript {
  /// Taking up again after the connection or the server was gone. Nothing that was typed is lost: what the
  /// server does not have is sent again, and the field goes on being typed into all the while.
  static let resume = #"""
    let welcoming = null;
    const touchedBoxes = new Map();

    function welcome(epoch, view, isResumed, received) {
      session.epoch = epoch;
      session.view = view;
      sessionStorage.setItem('platen-view', view);
      welcoming = { isResumed, received };
    }

    const labelOf = (element) => element.getAttribute('aria-label')
      ?? [...(element.labels ?? [])].map((label) => label.textContent).join(' ');

    const keyOf = (element) => `${element.localName} ${element.type === 'password'} ${labelOf(element)}`;

    function takeOverDocument(spec) {
      const isResumed = welcoming?.isResumed ?? false;
      // With a new server the numbers may mean other things: a field is what its label says.
      const held = isResumed ? [] : [...fields.values()]
        .filter((field) => field.element.isConnected && (field.sequence > 0 || field.element.value !== field.sent))
        .map((field) => ({ key: keyOf(field.element), value: field.element.value, element: field.element }));
      const boxes = isResumed ? [] : [...touchedBoxes].filter(([box]) => box.isConnected)
        .map(([box, isChecked]) => ({ key: labelOf(box), isChecked }));
      const focused = document.activeElement;
      deferredStates = [];
      const root = byId(spec[1]);
      if (root) morph(root, spec);
      const states = deferredStates;
      deferredStates = null;
      for (const [element, state] of states) {
        if (isResumed) catchUp(element, state);
        else startOver(element, state, held);
      }
      if (!isResumed) restoreBoxes(boxes);
      if (focused && focused.isConnected && document.activeElement !== focused) focused.focus();
    }

    /** The same view: only what is newer here than there is sent. */
    function catchUp(element, state) {
      const field = fields.get(element);
      const sequence = state[3];
      if (!field || (field.sequence <= sequence && !isAhead(field) && !field.composing)) {
        adoptState(element, state);
        return;
      }
      field.answered = field.sequence;
      if (sequence === field.sequence) return;
      // A report was lost on the way: it is made again from where it was made.
      if (field.before && field.before.sequence === sequence) {
        field.base = field.before.base;
        field.sent = field.before.sent;
        field.sentLooks = field.before.sentLooks;
        field.forced = true;
      } else {
        field.whole = true;
      }
    }

    /** Another server or another view: it gets what the field holds. */
    function startOver(element, state, held) {
      const key = keyOf(element);
      const index = held.findIndex((entry) => entry.element === element && entry.key === key);
      const entry = held[index >= 0 ? index : held.findIndex((entry) => entry.key === key && !entry.taken)];
      const [text, anchor, head, sequence, version] = state;
      const wasHere = entry && entry.element === element;
      const composing = wasHere && fields.get(element)?.composing;
      if (!wasHere) fields.delete(element);
      if (!entry || entry.value.includes(mark)) {
        adoptState(element, state);
        return;
      }
      entry.taken = true;
      const field = fieldOf(element);
      if (!composing && element.value !== entry.value) element.value = entry.value;
      field.sequence = field.answered = sequence;
      field.base = version;
      field.before = null;
      [field.serverAnchor, field.serverHead] = [anchor, head];
      field.whole = typeof text === 'number' || text !== element.value;
    }

    function restoreBoxes(boxes) {
      actions = [];
      lastAction = lastFocusAction = acknowledged = 0;
      release();
      touchedBoxes.clear();
      for (const box of document.querySelectorAll('.toggle > input')) {
        const entry = boxes.find((entry) => entry.key === labelOf(box));
        if (!entry || entry.isChecked === box.checked) continue;
        box.checked = entry.isChecked;
        queueToggle(box);
      }
      const element = document.activeElement;
      const owner = element && element !== document.body ? element.closest('[id^="n"]') : null;
      if (owner) queueFocus(nodeOf(owner));
    }

    function queueToggle(box) {
      touchedBoxes.set(box, box.checked);
      lastAction += 1;
      actions.push(['t', lastAction, nodeOf(box), box.checked]);
    }

    function queueFocus(node) {
      shownFocus = node;
      lastAction += 1;
      lastFocusAction = lastAction;
      actions.push(['o', lastAction, node]);
    }

    /** After the first message of a connection: fields first, then what was done with them. */
    function finishWelcome() {
      if (!welcoming) return;
      const { isResumed, received } = welcoming;
      welcoming = null;
      isWelcome = true;
      attempts = 0;
      tell('');
      if (isResumed) actions = actions.filter((action) => action[1] > received);
      for (const field of fields.values()) report(field, true);
      for (const action of actions) send(action);
      handedOver = 0;
      if (!isResumed) toldNarrow = null;
      tellWidth();
    }
    """#
}
#endif
