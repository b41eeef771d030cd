#if Web
extension ClientScript {
  /// What moves: the browser's own animations, started where the server says.
  static let motion = #"""
    const stillness = matchMedia('(prefers-reduced-motion: reduce)');
    const running = new WeakMap();

    /** Lets an element come from what it was, or through several styles, to what its style says. */
    function animate(element, origin, [duration, delay, iterations, alternates, easing, elapsed], target) {
      if (stillness.matches || !element.animate) return null;
      const origins = [origin].flat();
      const first = { offset: 0, ...camelCased(origins[0]) };
      const frames = origins.length > 1 ? origins.map(camelCased)
        : target ? [first, { offset: 1, ...camelCased(target) }] : [first];
      const options = { duration, delay, iterations: iterations ?? Infinity, fill: target ? 'both' : 'backwards',
        direction: alternates ? 'alternate' : 'normal' };
      let animation;
      try {
        animation = element.animate(frames, { ...options, easing });
      } catch {
        // An easing that this browser does not know.
        animation = element.animate(frames, { ...options, easing: 'ease-out' });
      }
      animation.currentTime = elapsed;
      for (const name of Object.keys(origins[0])) {
        const known = running.get(element) ?? new Map();
        running.set(element, known);
        if (known.get(name) !== animation) known.get(name)?.cancel();
        known.set(name, animation);
      }
      return animation;
    }

    const camelCased = (style) => Object.fromEntries(Object.entries(style).map(([name, value]) =>
      [name.replace(/-([a-z])/g, (_, letter) => letter.toUpperCase()), value]));

    const motionOperations = {
      // A style that the browser is on its way to.
      b(id, origin, timing) {
        const element = byId(id);
        if (element) animate(element, origin, timing);
      },
      // An element that comes from another's place, when everything is where it belongs.
      F(id, timing) { flights.push([id, timing]); },
      // The style of an element that stays is no way to anything any more.
      B(id) {
        const element = byId(id);
        for (const animation of running.get(element)?.values() ?? []) animation.cancel();
        running.delete(element);
      },
      // An element goes: it is shown where it was, out of everything's way, until it has gone.
      g(node, target, timing) {
        const element = byNode(node);
        if (!element) return;
        const place = element.getBoundingClientRect();
        element.removeAttribute('id');
        for (const inner of element.querySelectorAll('[id]')) inner.removeAttribute('id');
        const animation = stillness.matches ? null : animate(element, {}, timing, target);
        if (!animation) {
          element.remove();
          return;
        }
        element.inert = true;
        element.ariaHidden = 'true';
        element.classList.add('leaving');
        for (const [name, value] of [['left', place.left], ['top', place.top], ['width', place.width],
          ['height', place.height]]) element.style.setProperty(name, `${value}px`);
        document.body.append(element);
        animation.onfinish = animation.oncancel = () => element.remove();
      },
    };
    """#
}
#endif
