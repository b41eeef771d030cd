// What a page leaves to the next one in its tab: which view it shows, and how far it is scrolled.

import { all, byId, meta } from './elements.js';
import { fields } from './fields.js';
import { link } from './link.js';
import { report } from './reports.js';

/** @typedef {[id: string, left: number, top: number]} Scrolled */

const key = 'platen-scroll';

/**
 * Names the view that the next page continues. The request for it follows at once.
 * @param {string} view
 * @param {number} seconds
 */
function nameView(view, seconds) {
  const path = new URL('.', document.baseURI).pathname;
  document.cookie = `${meta('cookie')}=${view};max-age=${seconds};path=${path};samesite=lax`;
}

export function keepForNextPage() {
  addEventListener('beforeunload', () => {
    nameView(link.session.view, 5);
    // From now on each key is sent at once: no answer is waited for.
    link.isLeaving = true;
    for (const field of fields.values()) report(field, true);
    /** @type {Scrolled[]} */
    const scrolled = all('[id]').map((element) => [element.id, element.scrollLeft, element.scrollTop]);
    const moved = scrolled.filter(([, left, top]) => left || top);
    sessionStorage.setItem(key, JSON.stringify([link.session.view, moved]));
  });
}

/** Takes up what the page before has left. */
export function continuePage() {
  // Pages in other tabs have views of their own.
  nameView('', 0);
  const [view, moved] = JSON.parse(sessionStorage.getItem(key) ?? '[]');
  if (view !== meta('view')) return;
  for (const [id, left, top] of /** @type {Scrolled[]} */ (moved)) byId(id)?.scrollTo(left, top);
}
