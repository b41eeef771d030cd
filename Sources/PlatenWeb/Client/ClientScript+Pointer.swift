#if Web
extension ClientScript {
  /// Gestures: where the pointer is over what wants to know.
  static let pointer = #"""
    // Buttons whose look depends on it are told to be held down, by the pointer or by a key.
    let heldButton = null;
    function setHeld(button, isHeld) {
      if (!button || button.isHeld === isHeld) return;
      button.isHeld = isHeld;
      act('Q', button.node, isHeld);
    }
    function letGo() {
      setHeld(heldButton, false);
      heldButton = null;
    }
    const watchedButton = (target) => {
      const button = target.closest?.('[data-press]');
      return button && !button.disabled ? { node: nodeOf(button), isHeld: false } : null;
    };
    const isOver = (target, button) => nodeOf(target.closest?.('[data-press]') ?? document.body) === button.node;

    listen('pointerdown', (event) => {
      if (event.button !== 0) return;
      letGo();
      heldButton = watchedButton(event.target);
      setHeld(heldButton, true);
    });
    listen('pointerover', (event) => {
      if (heldButton && !heldButton.key) setHeld(heldButton, isOver(event.target, heldButton));
    });
    for (const name of ['pointerup', 'pointercancel']) listen(name, letGo);
    listen('keydown', (event) => {
      // The program repeats the action, not the keyboard.
      const isRepeated = event.repeat && event.key === 'Enter' && event.target.matches?.('[data-press]');
      if (isRepeated) return event.preventDefault();
      if (event.repeat || heldButton || (event.key !== ' ' && event.key !== 'Enter')) return;
      if (!event.target.matches?.('[data-press]')) return;
      heldButton = watchedButton(event.target);
      if (heldButton) heldButton.key = event.key;
      setHeld(heldButton, true);
    });
    // A button takes Space for a press when the key is let go, and is told so before that.
    addEventListener('keyup', (event) => { if (heldButton?.key === event.key) letGo(); }, true);
    addEventListener('blur', letGo);

    let pressedGesture = null;
    let hovered = [];

    const gestureOf = (target, kind) => target.closest?.(`[data-g~="${kind}"]`);
    const isControl = (target, gesture) => {
      const control = target.closest?.('button, input, textarea, a, label, select');
      return control && gesture.contains(control);
    };

    function tellPointer(phase, event) {
      const { element, clicks } = pressedGesture;
      const place = element.getBoundingClientRect();
      act('P', nodeOf(element), phase, Math.round(event.clientX - place.left), Math.round(event.clientY - place.top),
        clicks);
    }

    listen('pointerdown', (event) => {
      const element = gestureOf(event.target, 't') ?? gestureOf(event.target, 'd');
      if (!element || event.button !== 0 || isControl(event.target, element)) return;
      const again = pressedGesture?.element === element && event.timeStamp - pressedGesture.time < 400;
      pressedGesture = { element, time: event.timeStamp, clicks: again ? pressedGesture.clicks + 1 : 1, isDown: true };
      if (element.dataset.g.includes('d')) element.setPointerCapture(event.pointerId);
      tellPointer(0, event);
    });
    listen('pointermove', (event) => {
      if (pressedGesture?.isDown) tellPointer(1, event);
    });
    for (const [name, phase] of [['pointerup', 2], ['pointercancel', 3]]) {
      listen(name, (event) => {
        if (!pressedGesture?.isDown) return;
        tellPointer(phase, event);
        pressedGesture.isDown = false;
      });
    }
    listen('keydown', (event) => {
      const element = event.target;
      if (!element.matches?.('[data-g][role="button"]') || (event.key !== 'Enter' && event.key !== ' ')) return;
      event.preventDefault();
      if (!event.repeat) act('p', nodeOf(element));
    });
    // Where the pointer is, as often as can be seen.
    let [lastMove, nextMove] = [0, null];
    const tellMove = (element, event) => {
      lastMove = performance.now();
      if (!isOpen() || !element.isConnected) return;
      const place = element.getBoundingClientRect();
      act('J', nodeOf(element), Math.round(event.clientX - place.left), Math.round(event.clientY - place.top));
    };
    listen('pointermove', (event) => {
      const element = gestureOf(event.target, 'm');
      clearTimeout(nextMove);
      if (element) nextMove = setTimeout(tellMove, lastMove + 40 - performance.now(), element, event);
    });
    listen('pointerover', (event) => {
      const now = [];
      for (let element = gestureOf(event.target, 'h'); element; element = gestureOf(element.parentElement, 'h')) {
        now.push(element);
        if (!element.parentElement) break;
      }
      for (const element of hovered) if (!now.includes(element) && element.isConnected) act('H', nodeOf(element), false);
      for (const element of now) if (!hovered.includes(element)) act('H', nodeOf(element), true);
      hovered = now;
    });
    """#
}
#endif
