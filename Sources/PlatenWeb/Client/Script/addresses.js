// The address, the title and the browser's history follow the pages of the program, and the program the history.

import { addressOf, byId, meta } from './elements.js';
import { act, link } from './link.js';
import { toPage, toServer } from './messages.js';
import { reportAll } from './reports.js';

/** @typedef {{ depth: number, before: string, id?: string }} Entry */

/** Where the program is: the address, the depth and the title. */
/** @typedef {[address: string, depth: number, title: string]} Place */

/**
 * Whether the history moves because the program has gone back, the action of the user's last move in it, and where the
 * program was before it had carried that out.
 * @type {{ isDue: boolean, action: number, late: Place | null }}
 */
const following = { isDue: false, action: 0, late: null };

/** @returns {Entry} */
function entry() { return history.state ?? { depth: Number(meta('depth')), before: '' }; }

/** The view that this entry of the history has shown last. */
export function formerView() { return entry().id; }

/**
 * Notes the view that this entry and those after it show.
 * @param {string} view
 */
export function keepView(view) { history.replaceState({ ...entry(), id: view }, ''); }

/**
 * Where an entry of the history is.
 * @param {number} depth
 * @param {string} address
 */
function placeOf(depth, address) { return `${depth} ${address}`; }

/** @type {import('../types').OperationTable} */
export const addressOperations = {
  [toPage.location](...place) { following.late = place; },
};

/** Shows where the program is when it has carried out the user's last move in the history: until then it is behind. */
export function showPlace() {
  const { late, action } = following;
  if (!late || action > link.acknowledged && action <= link.lastAction) return;
  following.late = null;
  const [address, depth, title] = late;
  document.title = title;
  const heading = byId('title');
  if (heading) heading.textContent = title;
  const former = entry();
  const { pathname } = new URL(address, document.baseURI);
  if (pathname === location.pathname && depth === former.depth) return;
  // The page that was left is the next one in the history, not one more before.
  if (depth < former.depth && former.before === placeOf(depth, pathname)) {
    following.isDue = true;
    history.back();
    return;
  }
  history.pushState({ ...former, depth, before: placeOf(former.depth, location.pathname) }, '', address);
}

export function followHistory() {
  history.replaceState(entry(), '');
  addEventListener('popstate', () => {
    if (!following.isDue) {
      reportAll();
      act(toServer.navigate, addressOf(), entry().depth);
      following.action = link.lastAction;
    }
    following.isDue = false;
  });
}
