// Rows of lists: presses and the keys that move between them.

import { all, listen, modifiersOf, nearest, nodeOf, targetOf } from './elements.js';
import { handOver, types } from './keys.js';
import { act } from './link.js';
import { toServer } from './messages.js';

/** Until when a key continues the name of a row that is being typed. */
const typed = { end: 0 };

/**
 * @param {HTMLElement} row
 * @param {KeyboardEvent} event
 */
function rowKey(row, event) {
  const isArrow = event.key === 'ArrowUp' || event.key === 'ArrowDown';
  const isOngoing = event.timeStamp < typed.end;
  // A space is a part of a name that is being typed.
  if (row.ariaCurrent && types(event) && !event.altKey && (event.key !== ' ' || isOngoing)) {
    event.preventDefault();
    typed.end = event.timeStamp + 1000;
    handOver(event);
  } else if (event.key === 'Enter' || event.key === ' ') {
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
  listen('click', (event) => {
    const target = targetOf(event);
    const row = nearest(target, '.list-row:is([tabindex], [aria-current], [role="option"])');
    const isInControl = nearest(target, 'button, input, textarea, select, a, label') !== null;
    if (row && !isInControl) act(toServer.press, nodeOf(row));
  });

  listen('keydown', (event) => {
    const row = targetOf(event);
    if (row.matches('.list-row') && !event.isComposing && !event.defaultPrevented) rowKey(row, event);
  });
}
