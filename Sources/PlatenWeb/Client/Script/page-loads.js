// What a page leaves to the next one in its tab: which view it shows, how far it is scrolled, where the caret is, and
// what is not sent.

import { meta } from './elements.js';
import { link } from './link.js';
import { reportAll } from './reports.js';
import {
  focusedField, keepTexts, lateMessages, losesText, restoreTexts, takeFocus, unsentTexts,
} from './resume.js';
import { scrollAgain, scrolledViews } from './scrolled.js';

/** The path that all addresses of the program begin with. Several programs may have the same origin. */
function basePath() { return new URL('.', document.baseURI).pathname; }

/**
 * Names the view that the next page continues, and how many messages the program is to have by then. The request for
 * the page follows at once.
 * @param {string} view
 * @param {number} seconds
 */
function nameView(view, seconds) {
  document.cookie = `${meta('cookie')}=${view};max-age=${seconds};path=${basePath()};samesite=lax`;
  // Chromium may request the page before it has set a cookie, unless the cookies are read meanwhile.
  return document.cookie;
}

export function keepForNextPage() {
  addEventListener('beforeunload', (event) => {
    reportAll();
    nameView(`${link.session.view}.${link.sentCount}`, 5);
    // The browser asks its user, who may stay.
    if (losesText()) event.preventDefault();
    // From now on each key is sent at once: no answer is waited for.
    else link.isLeaving = true;
  });
  // Also of a page that comes back from the browser's cache, and sends by itself what it has not sent.
  addEventListener('pageshow', () => sessionStorage.removeItem(basePath()));
  addEventListener('pagehide', () => {
    sessionStorage.setItem(basePath(),
      JSON.stringify([link.session.view, scrolledViews(), unsentTexts(), focusedField(), lateMessages()]));
  });
}

/** Takes up what the page before has left. */
export function continuePage() {
  // Pages in other tabs have views of their own.
  nameView('', 0);
  const [view, moved, texts, focused, late] = JSON.parse(sessionStorage.getItem(basePath()) ?? '[0,0,[],[],[]]');
  link.late = late;
  keepTexts(texts);
  if (view !== meta('view')) return;
  restoreTexts();
  takeFocus(focused);
  moved.forEach(scrollAgain);
}
