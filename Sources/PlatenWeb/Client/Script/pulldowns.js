// Menus that a button opens.

import { all, isDisabled, listen, nearest, targetOf } from './elements.js';
import { act } from './link.js';
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

/** @param {Element} pulldown */
function focusTitle(pulldown) { all('summary', pulldown)[0]?.focus(); }

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
  if (event.key === 'Escape' && pulldown.open) {
    pulldown.open = false;
    focusTitle(pulldown);
    event.preventDefault();
  }
  const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
  if (!step) return;
  event.preventDefault();
  pulldown.open = true;
  const lines = pulldownLinesOf(pulldown);
  const index = lines.findIndex((line) => line === document.activeElement);
  lines[index < 0 ? (step > 0 ? 0 : lines.length - 1) : (index + step + lines.length) % lines.length]?.focus();
}

export function listenToPulldowns() {
  listen('click', (event) => {
    const line = nearest(targetOf(event), '.pulldown-line');
    const pulldown = pulldownOf(targetOf(event));
    for (const other of /** @type {HTMLDetailsElement[]} */ (all('details.pulldown[open]'))) {
      if (other !== pulldown) other.open = false;
    }
    if (!line || !pulldown) return;
    pulldown.open = false;
    focusTitle(pulldown);
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
