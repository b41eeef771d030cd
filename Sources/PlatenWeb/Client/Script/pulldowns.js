// Menus that a button opens.

import { all, isDisabled, listen, modifiersOf, nearest, targetOf } from './elements.js';
import { act } from './link.js';
import { leadsIn, lineFor } from './menu-lines.js';
import { toServer } from './messages.js';

/** @param {Element} element */
function pulldownOf(element) { return /** @type {HTMLDetailsElement | null} */ (nearest(element, 'details.pulldown')); }

/** @param {Element} pulldown */
function pulldownLinesOf(pulldown) {
  return all('.pulldown-line, .pulldown-more > summary', pulldown)
    .filter((line) => !isDisabled(line) && isShown(line));
}

/** @param {Element} element */
function isShown(element) { return /** @type {import('../types').Checkable} */ (element).checkVisibility(); }

/**
 * Closes a menu with its submenus; its button has the focus then.
 * @param {HTMLDetailsElement} pulldown
 */
function close(pulldown) {
  pulldown.open = false;
  for (const inner of /** @type {HTMLDetailsElement[]} */ (all('details', pulldown))) inner.open = false;
  all('summary', pulldown)[0]?.focus();
}

/**
 * Does what a line says.
 * @param {HTMLElement} line
 */
export function actOnLine(line) {
  const { node, choice, on } = line.dataset;
  if (choice !== undefined) act(toServer.setValue, Number(node), choice);
  else if (on !== undefined) act(toServer.setOn, Number(node), on === 'true');
  else act(toServer.press, Number(node));
}

/** @param {KeyboardEvent} event */
function pulldownKeyPressed(event) {
  const pulldown = pulldownOf(targetOf(event));
  if (!pulldown) return;
  const { key } = event;
  if (key === 'Tab' && pulldown.open) close(pulldown);
  const isArrow = key === 'ArrowDown' || key === 'ArrowUp';
  if (modifiersOf(event) || !pulldown.open && !isArrow) return;
  pulldown.open = true;
  const line = lineFor(key, pulldownLinesOf(pulldown));
  // The submenu that the line is in, or that it opens.
  const inner = /** @type {HTMLDetailsElement | null} */ (nearest(targetOf(event), '.pulldown-more'));
  const isInward = inner && leadsIn(key, inner);
  if (line) line.focus();
  else if (inner && (isInward !== undefined || key === 'Escape' && inner.open)) {
    inner.open = isInward === true;
    all('.pulldown-line, summary', inner)[Number(inner.open)]?.focus();
  } else if (key === 'Escape') close(pulldown);
  else return;
  event.preventDefault();
}

export function listenToPulldowns() {
  listen('click', (event) => {
    const line = nearest(targetOf(event), '.pulldown-line');
    const pulldown = pulldownOf(targetOf(event));
    for (const other of /** @type {HTMLDetailsElement[]} */ (all('details.pulldown[open]'))) {
      if (other !== pulldown) other.open = false;
    }
    if (!line || !pulldown) return;
    close(pulldown);
    actOnLine(line);
  });

  // A list that would leave the window below stands above its button.
  listen('toggle', (event) => {
    const pulldown = targetOf(event);
    if (!pulldown.matches('details.pulldown[open]')) return;
    const list = pulldown.querySelector('.pulldown-list');
    if (!list) return;
    list.classList.remove('above');
    const { bottom, height } = list.getBoundingClientRect();
    const { top } = pulldown.getBoundingClientRect();
    list.classList.toggle('above', bottom > innerHeight && top > height);
  }, true);

  listen('keydown', pulldownKeyPressed);
}
