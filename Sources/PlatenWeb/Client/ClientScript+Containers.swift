#if Web
  extension ClientScript {
    /// Rows of lists, views that are made for their room, and those of which the first that fits is shown.
    static let containers = #"""
      const rooms = new ResizeObserver((entries) => {
        for (const { target } of entries) {
          if (target.isConnected && isOpen()) {
            act('G', nodeOf(target), Math.round(target.clientWidth), Math.round(target.clientHeight));
          }
        }
      });
      const watched = new WeakSet();

      /** Looks at what came with the last message. */
      function watchContainers() {
        for (const element of document.querySelectorAll('.geometry')) {
          if (watched.has(element)) continue;
          watched.add(element);
          rooms.observe(element);
        }
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
