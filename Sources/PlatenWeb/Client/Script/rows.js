// Rows of lists: presses, the keys that move between them, and what the Tab key passes by.

import { all, listen, modifiersOf, nearest, nodeOf, targetOf } from './elements.js';
import { act } from './link.js';
import { toServer } from './messages.js';

/** The Tab key passes by what is not seen; the program may still bring the focus there. */
function passUnseen() {
  const passed = all('.unseen *').filter((element) => element.tabIndex >= 0);
  const before = passed.map((element) => element.getAttribute('tabindex'));
  for (const element of passed) element.tabIndex = -1;
  setTimeout(() => passed.forEach((element, index) => {
    const value = before[index];
    if (value === null) element.removeAttribute('tabindex');
    else element.setAttribute('tabindex', value);
  }));
}

/**
 * @param {HTMLElement} row
 * @param {KeyboardEvent} event
 */
function rowKey(row, event) {
  const isArrow = event.key === 'ArrowUp' || event.key === 'ArrowDown';
  if (event.key === 'Enter' || event.key === ' ') {
    event.preventDefault();
    act(toServer.press, nodeOf(row));
  } else if (event.altKey && isArrow || event.key === 'Delete' || event.key === 'Backspace') {
    event.preventDefault();
    act(toServer.key, event.key, modifiersOf(event));
  } else if (isArrow) {
    const rows = all('.list-row[tabindex]', nearest(row, '.list') ?? document);
    const next = rows[rows.indexOf(row) + (event.key === 'ArrowDown' ? 1 : -1)];
    if (!next) return;
    event.preventDefault();
    next.focus();
  }
}

export function listenToRows() {
  listen('keydown', (event) => { if (event.key === 'Tab') passUnseen(); });

  listen('click', (event) => {
    const target = targetOf(event);
    const row = nearest(target, '.list-row[tabindex], .list-row[role="option"]');
    const isInControl = nearest(target, 'button, input, textarea, select, a, label') !== null;
    if (row && !isInControl) act(toServer.press, nodeOf(row));
  });

  listen('keydown', (event) => {
    const row = targetOf(event);
    if (row.matches('.list-row') && !event.isComposing) rowKey(row, event);
  });
}
