#if Web
extension ClientScript {
  /// Rows of lists, views that are made for their room, and those of which the first that fits is shown.
  static let containers = #"""
    // Where things are that the program has asked about, as it was told last.
    const told = new WeakMap();
    const rooms = new ResizeObserver(() => tellRoomsSoon());
    const watched = new WeakSet();
    let isTellingDue = false;

    function tellRoomsSoon() {
      if (isTellingDue) return;
      isTellingDue = true;
      setTimeout(() => requestAnimationFrame(tellRooms), 40);
    }

    function tellRooms() {
      isTellingDue = false;
      if (!isOpen()) return;
      const asked = document.querySelectorAll('.geometry, .measured');
      if (!asked.length) return;
      // Spaces and what scrolls come first: places are measured from them.
      const origins = [...document.querySelectorAll('.space')];
      for (const element of asked) {
        const scroller = element.parentElement?.closest('.scroll, .form, .root');
        if (scroller && !origins.includes(scroller)) origins.push(scroller);
      }
      for (const element of [...origins, ...asked]) {
        const box = element.getBoundingClientRect();
        const isRoom = element.classList.contains('geometry');
        const frame = [isRoom ? element.clientWidth : box.width, isRoom ? element.clientHeight : box.height, box.x, box.y]
          .map(Math.round);
        if (told.get(element)?.join() === frame.join()) continue;
        told.set(element, frame);
        act('G', nodeOf(element), ...frame);
      }
    }

    document.addEventListener('scroll', () => tellRoomsSoon(), { capture: true, passive: true });
    addEventListener('resize', () => tellRoomsSoon());

    // What views relative to their container are measured by.
    const frames = new ResizeObserver((entries) => {
      for (const { target } of entries) {
        target.style.setProperty('--cw', `${target.clientWidth}px`);
        target.style.setProperty('--ch', `${target.clientHeight}px`);
      }
    });

    /** Looks at what came with the last message. */
    function watchContainers() {
      const isRoom = '.geometry, .measured';
      for (const element of document.querySelectorAll(`${isRoom}, .scroll, .root, .page > .gv`)) {
        if (watched.has(element)) continue;
        watched.add(element);
        if (element.matches(isRoom)) rooms.observe(element);
        else frames.observe(element);
      }
      if (document.querySelector(isRoom)) tellRoomsSoon();
      watchGaps();
      watchLayouts();
      fitAlternatives();
    }

    function fitAlternatives() {
      for (const element of document.querySelectorAll('.alternatives')) {
        const axes = Number(element.dataset.axes);
        const children = [...element.children];
        for (const child of children) child.classList.add('unfit');
        const fitting = children.find((child) => {
          child.classList.remove('unfit');
          const fits = !(axes & 1) || element.scrollWidth <= element.clientWidth;
          if (!fits) child.classList.add('unfit');
          return fits;
        }) ?? children.at(-1);
        fitting?.classList.remove('unfit');
      }
    }

    addEventListener('resize', fitAlternatives);

    // The Tab key passes by what is not seen; the program may still bring the focus there.
    document.addEventListener('keydown', (event) => {
      if (event.key !== 'Tab') return;
      const passed = [...document.querySelectorAll('.unseen *')].filter((element) => element.tabIndex >= 0);
      const before = passed.map((element) => element.getAttribute('tabindex'));
      for (const element of passed) element.tabIndex = -1;
      setTimeout(() => passed.forEach((element, index) => {
        if (before[index] === null) element.removeAttribute('tabindex');
        else element.setAttribute('tabindex', before[index]);
      }));
    });

    const rowOf = (target) => target.closest?.('.list-row[tabindex], .list-row[role="option"]');
    const isInControl = (target) => target.closest?.('button, input, textarea, select, a, label');

    document.addEventListener('click', (event) => {
      const row = rowOf(event.target);
      if (row && !isInControl(event.target)) act('p', nodeOf(row));
    });

    document.addEventListener('keydown', (event) => {
      const row = event.target.matches?.('.list-row') ? event.target : null;
      if (!row || event.isComposing) return;
      if (event.key === 'Enter' || event.key === ' ') {
        event.preventDefault();
        act('p', nodeOf(row));
      } else if (event.altKey && (event.key === 'ArrowUp' || event.key === 'ArrowDown') || event.key === 'Delete'
        || event.key === 'Backspace') {
        event.preventDefault();
        act('x', event.key, modifiersOf(event));
      } else if (event.key === 'ArrowUp' || event.key === 'ArrowDown') {
        const rows = [...(row.closest('.list') ?? document).querySelectorAll('.list-row[tabindex]')];
        const next = rows[rows.indexOf(row) + (event.key === 'ArrowDown' ? 1 : -1)];
        if (next) {
          event.preventDefault();
          next.focus();
        }
      }
    });
    """#
}
#endif
