#if Web
extension ClientScript {
  /// Views that take over one another's place and size.
  static let places = #"""
    // Where such views were before a message, by their group and by themselves.
    let formerPlaces = new Map();
    let flights = [];

    function notePlaces(message) {
      formerPlaces.clear();
      if (!message.some(([name]) => name === 'F')) return;
      for (const element of document.querySelectorAll('[data-match]')) {
        const place = element.getBoundingClientRect();
        formerPlaces.set(element.id, place);
        if ('takes' in element.dataset) formerPlaces.set(element.dataset.match, place);
      }
    }

    /** The rectangle of what takes over from another rectangle as its rule says. */
    function flyFrom([takes, x, y], own, other) {
      const size = takes.includes('s') ? other : own;
      const base = takes.includes('p') ? other : own;
      return { left: base.left + (base.width - size.width) * x, top: base.top + (base.height - size.height) * y,
        width: size.width, height: size.height };
    }

    const isFlying = (element) => [...running.get(element)?.values() ?? []].some((one) => one.playState === 'running');

    // The styles that the script has set in the place of those the program has, and those.
    const replacedStyles = new WeakMap();

    function replaceStyle(element, name, value) {
      const replaced = replacedStyles.get(element) ?? new Map();
      replacedStyles.set(element, replaced);
      const own = element.style.getPropertyValue(name);
      element.style.setProperty(name, value);
      replaced.set(name, { own, set: element.style.getPropertyValue(name) });
    }

    /** Gives an element its own styles back, but for those that the program has set meanwhile. */
    function restoreStyles(element) {
      for (const [name, { own, set }] of replacedStyles.get(element) ?? []) {
        if (element.style.getPropertyValue(name) === set) element.style.setProperty(name, own);
      }
      replacedStyles.delete(element);
    }

    /** Puts what follows another where that is. What is on its way there is left to arrive. */
    function placeFollowers() {
      const followers = document.querySelectorAll('[data-follow]');
      if (followers.length === 0) return;
      const sources = new Map();
      for (const source of document.querySelectorAll('[data-match][data-takes]')) {
        if (!sources.has(source.dataset.match)) sources.set(source.dataset.match, source);
      }
      for (const element of followers) {
        const isAwaited = flights.some(([id]) => id === element.id);
        if (isAwaited) for (const animation of running.get(element)?.values() ?? []) animation.cancel();
        else if (isFlying(element)) continue;
        restoreStyles(element);
        const source = sources.get(element.dataset.match);
        if (!source) continue;
        const rule = element.dataset.follow.split(' ');
        const goal = flyFrom(rule, element.getBoundingClientRect(), source.getBoundingClientRect());
        if (rule[0].includes('s')) {
          replaceStyle(element, 'width', `${goal.width}px`);
          replaceStyle(element, 'height', `${goal.height}px`);
        }
        const own = element.getBoundingClientRect();
        const [x = 0, y = 0] = element.style.translate.split(' ').map(parseFloat).filter(Number.isFinite);
        replaceStyle(element, 'translate', `${x + goal.left - own.left}px ${y + goal.top - own.top}px`);
      }
    }

    function startFlights() {
      for (const [id, timing] of flights.splice(0)) {
        const element = byId(id);
        if (!element) continue;
        const follows = 'follow' in element.dataset;
        const former = formerPlaces.get(follows ? id : element.dataset.match);
        const own = element.getBoundingClientRect();
        if (!former || !own.width || !own.height) continue;
        const from = follows ? former : flyFrom(element.dataset.takes.split(' '), own, former);
        const move = `translate(${from.left - own.left}px,${from.top - own.top}px) `
          + `scale(${from.width / own.width},${from.height / own.height})`;
        const origin = { 'transform-origin': '0 0' };
        const animation = animate(element, [{ transform: move, ...origin }, { transform: 'none', ...origin }], timing);
        if (follows && animation) animation.onfinish = placeFollowers;
      }
    }

    /** Makes texts smaller that have no room on their line, as far as they may become. */
    function fitTexts() {
      const texts = [...document.querySelectorAll('[data-shrink]')];
      for (const element of texts) restoreStyles(element);
      // All are measured before any is changed: the browser lays out once.
      const narrow = texts
        .map((element) => [element, element.clientWidth / element.scrollWidth])
        .filter(([, share]) => share < 1)
        .map(([element, share]) => [element, share, parseFloat(getComputedStyle(element).fontSize)]);
      for (const [element, share, size] of narrow) {
        const least = Number(element.dataset.shrink);
        replaceStyle(element, 'font-size', `${size * Math.max(share * 0.99, least)}px`);
      }
    }

    // What an answer to a key says changes no place.
    const changesPlaces = (message) => message.some(([name]) => 'wRidmatyuxFgL'.includes(name));

    function settlePlaces() {
      fitTexts();
      placeFollowers();
    }
    addEventListener('resize', settlePlaces);
    document.fonts?.ready.then(settlePlaces);
    """#
}
#endif
