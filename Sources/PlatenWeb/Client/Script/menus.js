// The edit menu of a field and the menus of views: the program's own, shown as menus of the page. With Shift, and in
// fields by touch, the browser's comes.

import { canRead, read } from './clipboard.js';
import { byNode, isRightToLeft, listen, nearest, nodeOf, targetOf } from './elements.js';
import { isField } from './fields.js';
import { act, isOpen } from './link.js';
import { leadsIn, lineFor } from './menu-lines.js';
import { toPage, toServer } from './messages.js';
import { richAt } from './rich-input.js';

/** @typedef {import('../types').MenuItem} MenuItem */
/** @typedef {{ list: HTMLElement, owner: HTMLElement | null }} Level */
/** @typedef {{ number: number, element: HTMLElement, levels: Level[] }} Menu */

/** What the numbers beside a line's title say. */
const menuFlags = { disabled: 1, destructive: 2, on: 4, group: 8, paste: 16, mixed: 32, keepsOpen: 64 };

const shown = {
  /** @type {Menu | null} */ menu: null,
  /**
   * What was asked for, and where.
   * @type {{ node: number, x: number, y: number } | null}
   */
  request: null,
  /** When the menu's key was pressed last. */ keyTime: -Infinity,
};

/**
 * @param {HTMLElement} element
 * @param {number} x
 * @param {number} y
 */
function requestMenu(element, x, y) {
  shown.request = { node: nodeOf(element), x, y };
  act(toServer.openMenu, nodeOf(element), canRead());
}

/**
 * @param {HTMLElement} element
 * @returns {[number, number]}
 */
function besideField(element) {
  const area = element.getBoundingClientRect();
  return [area.left + 12, Math.min(area.bottom, area.top + 48)];
}

/**
 * What has a menu of its own: a field, or the view around anything else.
 * @param {HTMLElement} target
 * @returns {HTMLElement | null}
 */
function menuOwner(target) {
  if (isField(target)) return target.disabled ? null : target;
  return nearest(target, '[data-context]');
}

/** @param {EventTarget | null} target */
function isInMenu(target) {
  return target instanceof Node && (shown.menu?.levels.some((level) => level.list.contains(target)) ?? false);
}

/** @type {import('../types').OperationTable} */
export const menuOperations = {
  [toPage.menu](number, node, items) {
    closeMenu();
    const { request } = shown;
    const element = byNode(node);
    shown.request = null;
    if (items.length === 0) return;
    if (!element || menuOwner(element) !== element || request?.node !== node) {
      act(toServer.choose, number, -1);
      return;
    }
    const focused = /** @type {HTMLElement | null} */ (document.activeElement) ?? document.body;
    shown.menu = { number, element: isField(element) ? element : focused, levels: [] };
    openLevel(shown.menu, items, null, request.x, request.y);
  },
};

/**
 * @param {Menu} menu
 * @param {MenuItem[]} items
 * @param {HTMLElement | null} owner the line that a submenu belongs to
 * @param {number} x
 * @param {number} y
 */
function openLevel(menu, items, owner, x, y) {
  const list = document.createElement('div');
  list.className = 'menu';
  list.setAttribute('role', 'menu');
  list.setAttribute('aria-label', owner?.textContent ?? 'Edit');
  for (const [title, flags, index, children] of items) {
    if (flags & menuFlags.group && list.childElementCount > 0) {
      const separator = document.createElement('hr');
      separator.setAttribute('role', 'separator');
      list.append(separator);
    }
    list.append(menuLine(menu, title, flags, index, children));
  }
  list.addEventListener('keydown', (event) => menuKeyPressed(menu, list, event));
  list.addEventListener('focusout', (event) => { if (shown.menu && !isInMenu(event.relatedTarget)) closeMenu(); });
  document.body.append(list);
  const { width, height } = list.getBoundingClientRect();
  // Beside the line or the pointer, at the end of what is read, where there is room.
  const start = owner?.getBoundingClientRect().left ?? x;
  const isBefore = isRightToLeft(list) ? start >= width : owner && x + width > innerWidth;
  const left = isBefore ? start - width : x;
  list.style.left = `${Math.max(Math.min(left, innerWidth - width - 4), 4)}px`;
  list.style.top = `${Math.max(Math.min(y, innerHeight - height - 4), 4)}px`;
  menu.levels.push({ list, owner });
  owner?.setAttribute('aria-expanded', 'true');
  linesOf(list).find(isUsable)?.focus();
}

/**
 * @param {Menu} menu
 * @param {string} title
 * @param {number} flags
 * @param {number} index
 * @param {MenuItem[]} children
 */
function menuLine(menu, title, flags, index, children) {
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
  line.addEventListener('click', () => {
    if (!shown.menu || !isUsable(line)) return;
    if (children.length === 0) choose(menu, flags, index);
    else if (line.getAttribute('aria-expanded') !== 'true') {
      const area = line.getBoundingClientRect();
      openLevel(menu, children, line, area.right, area.top - 6);
    }
  });
  line.addEventListener('pointerenter', () => {
    if (!shown.menu) return;
    closeLevels(menu, menu.levels.findIndex((level) => level.list.contains(line)) + 1);
    line.focus();
  });
  return line;
}

/**
 * @param {Element} list
 * @returns {HTMLElement[]}
 */
function linesOf(list) { return [.../** @type {NodeListOf<HTMLElement>} */ (list.querySelectorAll('.menu-line'))]; }

/** @param {Element} line */
function isUsable(line) { return line.getAttribute('aria-disabled') !== 'true'; }

/**
 * @param {Menu} menu
 * @param {HTMLElement} list
 * @param {KeyboardEvent} event
 */
function menuKeyPressed(menu, list, event) {
  const lines = linesOf(list).filter(isUsable);
  const line = lineFor(event.key, lines);
  const isSubmenu = menu.levels.length > 1;
  const isInward = leadsIn(event.key, list);
  if (line) line.focus();
  else if (isInward) {
    const focused = lines.find((line) => line === document.activeElement);
    if (focused?.hasAttribute('aria-haspopup')) focused.click();
  } else if (isInward === false || event.key === 'Escape') {
    if (isSubmenu) closeLevels(menu, menu.levels.length - 1);
    else if (event.key === 'Escape') closeMenu();
  } else if (event.key === 'Tab') closeMenu();
  else if (event.key.length !== 1 || event.key === ' ') return;
  event.preventDefault();
  event.stopPropagation();
}

/**
 * Closes the submenus from one level on; their owner gets the focus back.
 * @param {Menu} menu
 * @param {number} first
 */
function closeLevels(menu, first) {
  for (const { list, owner } of menu.levels.splice(first).reverse()) {
    owner?.setAttribute('aria-expanded', 'false');
    if (list.contains(document.activeElement)) owner?.focus();
    list.remove();
  }
}

/** @param {boolean} [isAnswered] the program needs no word of it */
export function closeMenu(isAnswered) {
  const { menu } = shown;
  if (!menu) return;
  const hadFocus = isInMenu(document.activeElement);
  shown.menu = null;
  if (hadFocus && menu.element.isConnected) menu.element.focus({ preventScroll: true });
  for (const { list } of menu.levels) list.remove();
  if (!isAnswered) act(toServer.choose, menu.number, -1);
}

/** A menu whose field is gone goes too. */
export function closeLostMenu() {
  if (shown.menu && !shown.menu.element.isConnected) closeMenu();
}

/**
 * @param {Menu} menu
 * @param {number} flags
 * @param {number} index
 */
function choose({ number, element }, flags, index) {
  if (!(flags & menuFlags.keepsOpen)) closeMenu(true);
  if (!(flags & menuFlags.paste)) {
    act(toServer.choose, number, index);
    return;
  }
  read(element, true).then((content) => {
    act(toServer.choose, number, ... /** @type {[number, string?, string?]} */ (content ? [index, ...content] : [-1]));
  });
}

/** @param {MouseEvent} event */
function menuAsked(event) {
  const element = richAt(event.target) ?? targetOf(event);
  // The key has opened it already.
  if (isInMenu(element) || performance.now() - shown.keyTime < 500) {
    event.preventDefault();
    return;
  }
  const owner = menuOwner(element);
  const isTouch = event instanceof PointerEvent && event.pointerType === 'touch';
  if (!owner || event.shiftKey || isField(owner) && isTouch || !isOpen()) return;
  event.preventDefault();
  requestMenu(owner, ...(event.button === 2 ? /** @type {const} */ ([event.clientX, event.clientY])
    : besideField(element)));
}

export function listenToMenus() {
  listen('contextmenu', menuAsked);

  listen('keydown', (event) => {
    if (event.key !== 'ContextMenu' && !(event.key === 'F10' && event.shiftKey)) return;
    const owner = menuOwner(targetOf(event));
    if (!owner || event.isComposing || !isOpen()) return;
    event.preventDefault();
    shown.keyTime = performance.now();
    requestMenu(owner, ...besideField(targetOf(event)));
  });

  // Between a field and the bar with its input views; Escape leads back too.
  listen('keydown', (event) => {
    const isBack = event.key === 'Escape' && targetOf(event).matches('.root > .col:not(:first-child) *');
    if (event.key !== 'F6' && !isBack) return;
    event.preventDefault();
    if (isBack && isField(event.target)) return;
    act(toServer.key, event.key, 0);
  });

  listen('pointerdown', (event) => {
    shown.keyTime = -Infinity;
    if (shown.menu && !isInMenu(event.target)) closeMenu();
  }, true);
  listen('scroll', (event) => { if (shown.menu && !isInMenu(event.target)) closeMenu(); }, true);
  addEventListener('blur', () => closeMenu());
  addEventListener('resize', () => closeMenu());
}
