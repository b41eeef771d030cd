#if Web
extension ClientScript {
  /// Rows of long lists that come when somebody comes near them, and layouts that the server carries out.
  static let layouts = #"""
    const near = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting, boundingClientRect: box, intersectionRect: seen } of entries) {
        if (!isIntersecting || !target.isConnected || !isOpen()) continue;
        const isRow = box.width > box.height && target.parentElement.classList.contains('row');
        const [start, length] = isRow ? [box.left, box.width] : [box.top, box.height];
        const [first, last] = isRow ? [seen.left, seen.right] : [seen.top, seen.bottom];
        if (length <= 0) continue;
        const share = (place) => Math.max(0, Math.min(1000, ((place - start) / length) * 1000));
        const [from, to] = [Math.floor(share(first)), Math.ceil(share(last))];
        act('N', nodeOf(target), from, Math.max(to, from + 1));
      }
    }, { rootMargin: '800px' });

    function watchGaps() {
      for (const gap of document.querySelectorAll('.gap')) {
        const count = Number(gap.dataset.count);
        const rows = [...gap.parentElement.children].filter((row) => !row.matches('.gap, .section-header, .section-footer'));
        const isRow = gap.parentElement.classList.contains('row');
        const lengths = rows.slice(0, 60).map((row) => (isRow ? row.offsetWidth : row.offsetHeight)).filter((length) => length);
        const mean = lengths.length ? lengths.reduce((sum, length) => sum + length, 0) / lengths.length : 48;
        const columns = gap.parentElement.classList.contains('lazy-grid')
          ? getComputedStyle(gap.parentElement).gridTemplateColumns.split(' ').length : 1;
        const between = parseFloat(getComputedStyle(gap.parentElement)[isRow ? 'columnGap' : 'rowGap']) || 0;
        const length = `${Math.round((mean + between) * Math.ceil(count / columns) - between)}px`;
        gap.style.setProperty(isRow ? 'width' : 'height', length);
        // What is in sight already is told of again.
        near.unobserve(gap);
        near.observe(gap);
      }
    }

    // What layouts were offered last.
    const offers = new WeakMap();
    const offered = new ResizeObserver(() => watchLayouts());

    /** The room that a container could have, were it not as large as its layout made it. */
    function roomOf(element) {
      // One in another is offered what that is.
      if (element.parentElement.matches('.measured-layout')) return offers.get(element.parentElement) ?? [-1, -1];
      const children = [...element.children];
      // What only holds it is as wide as it is: that gives way too.
      const probed = [element];
      for (let outer = element.parentElement; outer?.matches('.cell, .pad, .over, .behind, .frame:not(.fixed-w)');
        outer = outer.parentElement) probed.push(outer);
      for (const outer of probed) outer.classList.add('probing');
      for (const child of children) child.classList.add('unfit');
      const [width, height] = [element.clientWidth, element.clientHeight];
      for (const child of children) child.classList.remove('unfit');
      for (const outer of probed) outer.classList.remove('probing');
      return [width, height > 0 ? height : -1];
    }

    function watchLayouts() {
      if (!isOpen()) return;
      for (const element of document.querySelectorAll('.measured-layout')) {
        if (!watched.has(element)) {
          watched.add(element);
          offered.observe(element.parentElement);
          offered.observe(element.closest('.scroll, .form, .page, .panel, .root') ?? document.body);
        }
        if (!element.offsetParent) continue;
        const room = roomOf(element);
        if (offers.get(element)?.join() === room.join()) continue;
        offers.set(element, room);
        act('L', nodeOf(element), ...room, '');
      }
    }

    addEventListener('resize', () => requestAnimationFrame(watchLayouts));
    document.fonts?.ready.then(() => watchLayouts());

    /** How large an element is that is offered something; an empty string is nothing, `i` all there may be. */
    function sizeFor(element, width, height) {
      // A container is as large as its own layout has made it.
      if (element.matches('.measured-layout') && element.style.width) {
        return `${Math.ceil(element.offsetWidth)}:${Math.ceil(element.offsetHeight)}`;
      }
      const kept = ['position', 'width', 'height', 'maxWidth', 'left', 'top'].map((name) => [name, element.style[name]]);
      const [fillsWidth, fillsHeight] = [element.classList.contains('gh'), element.classList.contains('gv')];
      Object.assign(element.style, { position: 'absolute', left: '0', top: '0', maxWidth: 'none', height: 'auto' });
      if (width === '' || width === 'i') element.style.width = 'max-content';
      else if (fillsWidth) element.style.width = `${width}px`;
      else Object.assign(element.style, { width: 'max-content', maxWidth: `${width}px` });
      if (height !== '' && height !== 'i' && fillsHeight) element.style.height = `${height}px`;
      const box = element.getBoundingClientRect();
      for (const [name, value] of kept) element.style[name] = value;
      const across = fillsWidth && width === 'i' ? 'i' : Math.ceil(box.width - 0.01);
      const down = fillsHeight && height === 'i' ? 'i' : Math.ceil(box.height - 0.01);
      return `${across}:${down}`;
    }

    operations.L = (node, questions) => {
      const element = byNode(node);
      if (!element) return;
      const answers = questions.split(';').map((question) => {
        const [child, width, height] = question.split(':');
        const measured = byNode(Number(child));
        return `${question}=${measured ? sizeFor(measured, width, height) : '0:0'}`;
      });
      queueMicrotask(() => act('L', node, ...(offers.get(element) ?? roomOf(element)), answers.join(';')));
    };
    """#
}
#endif
