#if Web
extension ClientScript {
  /// The edit menu of a field and the menus of views: the program's own, shown as menus of the page. With Shift, and
  /// in fields by touch, the browser's comes.
  static let menus = #"""
    // What the numbers beside a line's title say.
    const menuFlags = { disabled: 1, destructive: 2, on: 4, group: 8, paste: 16, mixed: 32, keepsOpen: 64 };

    let menu = null;
    let menuRequest = null;
    let menuKeyTime = -Infinity;

    function requestMenu(element, x, y) {
      menuRequest = { node: nodeOf(element), x, y };
      act('m', nodeOf(element), Boolean(navigator.clipboard?.readText));
    }

    function besideField(element) {
      const area = element.getBoundingClientRect();
      return [area.left + 12, Math.min(area.bottom, area.top + 48)];
    }

    /** What has a menu of its own: a field, or the view around anything else. */
    const menuOwner = (target) => isField(target)
      ? (target.disabled ? null : target)
      : target.closest?.('[data-context]');

    const isInMenu = (target) => Boolean(menu?.levels.some((level) => level.list.contains(target)));

    listen('contextmenu', (event) => {
      const element = richAt(event.target) ?? event.target;
      // The key has opened it already.
      if (isInMenu(element) || performance.now() - menuKeyTime < 500) {
        event.preventDefault();
        return;
      }
      const owner = menuOwner(element);
      if (!owner || event.shiftKey || isField(owner) && event.pointerType === 'touch' || !isOpen()) return;
      event.preventDefault();
      requestMenu(owner, ...(event.button === 2 ? [event.clientX, event.clientY] : besideField(element)));
    });

    listen('keydown', (event) => {
      if (event.key !== 'ContextMenu' && !(event.key === 'F10' && event.shiftKey)) return;
      const owner = menuOwner(event.target);
      if (!owner || event.isComposing || !isOpen()) return;
      event.preventDefault();
      menuKeyTime = performance.now();
      requestMenu(owner, ...besideField(event.target));
    });

    // Between a field and the bar with its input views; Escape leads back too.
    listen('keydown', (event) => {
      const isBack = event.key === 'Escape' && event.target.matches?.('.root > .col:not(:first-child) *');
      if (event.key !== 'F6' && !isBack) return;
      event.preventDefault();
      if (isBack && isField(event.target)) return;
      act('x', event.key, 0);
    });

    operations.M = (number, node, items) => {
      closeMenu();
      const [element, request] = [byNode(node), menuRequest];
      menuRequest = null;
      if (items.length === 0) return;
      if (!element || menuOwner(element) !== element || request?.node !== node) {
        act('c', number, -1);
        return;
      }
      menu = { number, element: isField(element) ? element : document.activeElement, levels: [] };
      openLevel(items, null, request.x, request.y);
    };

    operations.C = (text, html) => {
      const blob = (kind, content) => new Blob([content], { type: kind });
      const written = html !== undefined && navigator.clipboard?.write
        ? navigator.clipboard.write([new ClipboardItem({
          'text/plain': blob('text/plain', text), 'text/html': blob('text/html', html) })])
        : navigator.clipboard?.writeText(text);
      written?.catch(() => tell('The browser does not let the page write the clipboard.'));
    };

    operations.V = () => {
      readClipboard(document.body).then(([text]) => {
        if (isTooLong(text)) tell('What is on the clipboard is too long.');
        act('R', isTooLong(text) ? '' : text);
      }, () => {
        tell('The browser does not let the page read the clipboard.');
        act('R', '');
      });
    };

    function openLevel(items, owner, x, y) {
      const list = document.createElement('div');
      list.className = 'menu';
      list.setAttribute('role', 'menu');
      list.setAttribute('aria-label', owner ? owner.textContent : 'Edit');
      for (const [title, flags, index, children] of items) {
        if (flags & menuFlags.group && list.childElementCount > 0) {
          const separator = document.createElement('hr');
          separator.setAttribute('role', 'separator');
          list.append(separator);
        }
        list.append(menuLine(title, flags, index, children));
      }
      list.addEventListener('keydown', menuKey);
      list.addEventListener('focusout', (event) => { if (menu && !isInMenu(event.relatedTarget)) closeMenu(); });
      document.body.append(list);
      const { width, height } = list.getBoundingClientRect();
      const left = x + width > innerWidth && owner ? owner.getBoundingClientRect().left - width : x;
      list.style.left = `${Math.max(Math.min(left, innerWidth - width - 4), 4)}px`;
      list.style.top = `${Math.max(Math.min(y, innerHeight - height - 4), 4)}px`;
      menu.levels.push({ list, owner });
      owner?.setAttribute('aria-expanded', 'true');
      linesOf(list).find(isUsable)?.focus();
    }

    function menuLine(title, flags, index, children) {
      const line = document.createElement('button');
      const isMarked = flags & (menuFlags.on | menuFlags.mixed);
      line.type = 'button';
      line.className = flags & menuFlags.destructive ? 'menu-line r-destructive' : 'menu-line';
      line.tabIndex = -1;
      line.textContent = title;
      line.setAttribute('role', isMarked ? 'menuitemcheckbox' : 'menuitem');
      if (isMarked) line.setAttribute('aria-checked', flags & menuFlags.on ? 'true' : 'mixed');
      if (flags & menuFlags.disabled) line.setAttribute('aria-disabled', 'true');
      if (children.length > 0) {
        line.setAttribute('aria-haspopup', 'menu');
        line.setAttribute('aria-expanded', 'false');
      }
      const open = () => {
        if (line.getAttribute('aria-expanded') === 'true') return;
        const area = line.getBoundingClientRect();
        openLevel(children, line, area.right, area.top - 6);
      };
      line.addEventListener('click', () => {
        if (!menu || !isUsable(line)) return;
        if (children.length > 0) open();
        else choose(flags, index);
      });
      line.addEventListener('pointerenter', () => {
        if (!menu) return;
        closeLevels(menu.levels.findIndex((level) => level.list.contains(line)) + 1);
        line.focus();
      });
      return line;
    }

    const linesOf = (list) => [...list.querySelectorAll('.menu-line')];
    const isUsable = (line) => line.getAttribute('aria-disabled') !== 'true';

    function menuKey(event) {
      const list = event.currentTarget;
      const lines = linesOf(list).filter(isUsable);
      const place = lines.indexOf(document.activeElement);
      const go = (index) => lines.at(index % lines.length)?.focus();
      const isSubmenu = menu.levels.length > 1;
      if (event.key === 'ArrowDown') go(place + 1);
      else if (event.key === 'ArrowUp') go(place <= 0 ? -1 : place - 1);
      else if (event.key === 'Home') go(0);
      else if (event.key === 'End') go(-1);
      else if (event.key === 'ArrowRight') {
        if (lines[place]?.hasAttribute('aria-haspopup')) lines[place].click();
      } else if (event.key === 'ArrowLeft' || event.key === 'Escape') {
        if (isSubmenu) closeLevels(menu.levels.length - 1);
        else if (event.key === 'Escape') closeMenu();
      } else if (event.key === 'Tab') closeMenu();
      else if (event.key.length === 1 && event.key !== ' ') {
        const wanted = event.key.toLowerCase();
        const from = [...lines.slice(place + 1), ...lines.slice(0, place + 1)];
        from.find((line) => line.textContent.toLowerCase().startsWith(wanted))?.focus();
      } else return;
      event.preventDefault();
      event.stopPropagation();
    }

    /** Closes the submenus from one level on; their owner gets the focus back. */
    function closeLevels(first) {
      for (const { list, owner } of menu.levels.splice(first).reverse()) {
        owner?.setAttribute('aria-expanded', 'false');
        if (list.contains(document.activeElement)) owner?.focus();
        list.remove();
      }
    }

    function closeMenu(isAnswered) {
      if (!menu) return;
      const { number, element, levels } = menu;
      const hadFocus = isInMenu(document.activeElement);
      menu = null;
      if (hadFocus && element.isConnected) element.focus({ preventScroll: true });
      for (const { list } of levels) list.remove();
      if (!isAnswered) act('c', number, -1);
    }

    function choose(flags, index) {
      const { number, element } = menu;
      if (!(flags & menuFlags.keepsOpen)) closeMenu(true);
      if (!(flags & menuFlags.paste)) {
        act('c', number, index);
        return;
      }
      readClipboard(element).then((content) => {
        if (!isTooLong(content[0])) return act('c', number, index, ...content);
        tell('What is on the clipboard is too long.');
        act('c', number, -1);
      }, () => {
        tell('The browser does not let the page read the clipboard. Press Control-V.');
        act('c', number, -1);
      });
    }

    /** Whether a text makes a message larger than the program takes. */
    const isTooLong = (text) => JSON.stringify(text).length > longestMarkup;

    /** The text on the clipboard, and for a text with attributes its markup. */
    async function readClipboard(element) {
      if (!(element instanceof RichEditor) || !navigator.clipboard.read) return [await navigator.clipboard.readText()];
      const result = [];
      for (const item of await navigator.clipboard.read()) {
        for (const kind of ['text/plain', 'text/html']) {
          if (item.types.includes(kind)) result.push(await (await item.getType(kind)).text());
        }
        if (result.length > 0 && item.types.includes('text/plain')) break;
      }
      if (result.length === 0) result.push('');
      if (result.length > 1 && result[1].length > longestMarkup) result.pop();
      return result;
    }

    listen('pointerdown', (event) => {
      menuKeyTime = -Infinity;
      if (menu && !isInMenu(event.target)) closeMenu();
    }, true);
    listen('scroll', (event) => { if (menu && !isInMenu(event.target)) closeMenu(); }, true);
    addEventListener('blur', () => closeMenu());
    addEventListener('resize', () => closeMenu());
    """#
}
#endif
