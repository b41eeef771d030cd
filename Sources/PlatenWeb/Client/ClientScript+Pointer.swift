#if Web
  extension ClientScript {
    /// Gestures: where the pointer is over what wants to know.
    static let pointer = #"""
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
