// How far views are scrolled, for a page that shows them again: the next one in the tab, or one that the program goes
// back to.

import { all, byId } from './elements.js';

/** @typedef {[id: string, left: number, top: number]} Scrolled */

/**
 * Views that were scrolled when they were removed.
 * @type {Map<string, Scrolled>}
 */
const removed = new Map();

/** @returns {Scrolled[]} */
export function scrolledViews() {
  return all('[id]').map(({ id, scrollLeft, scrollTop }) => /** @type {Scrolled} */ ([id, scrollLeft, scrollTop]))
    .filter(([, left, top]) => left || top);
}

/** @param {Scrolled} view */
export function scrollAgain([id, left, top]) { byId(id)?.scrollTo(left, top); }

/**
 * Keeps the places of views that are no longer there, and scrolls those that are back.
 * @param {Scrolled[]} before
 */
export function keepScrolled(before) {
  for (const view of before) if (!byId(view[0])) removed.set(view[0], view);
  for (const view of removed.values()) {
    if (!byId(view[0])) continue;
    scrollAgain(view);
    removed.delete(view[0]);
  }
}
