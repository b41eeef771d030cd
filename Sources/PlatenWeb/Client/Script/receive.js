// Carries out a message of the program.

import { addressOperations, showPlace } from './addresses.js';
import { answerOperations } from './answers.js';
import { clipboardOperations } from './clipboard.js';
import { loadCountries } from './core.js';
import { openDialogs } from './dialogs.js';
import { dragOperations } from './drags.js';
import { keepExpansions, takeBackExpansions } from './expansions.js';
import { forgetRemoved } from './fields.js';
import { fileOperations } from './files.js';
import { reportMovedFrames, watchContainers } from './geometry.js';
import { layoutOperations } from './layouts.js';
import { acknowledge, link } from './link.js';
import { showMarks } from './marks.js';
import { closeLostMenu, menuOperations } from './menus.js';
import { toPage } from './messages.js';
import { motionOperations } from './motion.js';
import { documentOperations } from './operations.js';
import { passkeyOperations } from './passkey-requests.js';
import { notePlaces, placeOperations, settlePlaces, startFlights } from './places.js';
import { placePopups } from './popups.js';
import { finishWelcome, forgetConfirmed, restoreTexts, resumeOperations } from './resume.js';
import { keepScrolled, scrolledViews } from './scrolled.js';
import { sayMessages } from './spoken.js';
import { answered } from './type-ahead.js';
import { keepChecks, takeBackChecks } from './validity.js';

/** @typedef {import('../types').Operation} Operation */

export const operations = new Map(/** @type {[string, (...values: any[]) => void][]} */ ([
  addressOperations, answerOperations, clipboardOperations, documentOperations, dragOperations, fileOperations,
  layoutOperations, menuOperations, motionOperations, passkeyOperations, placeOperations, resumeOperations,
].flatMap((table) => Object.entries(table))));

/** @type {Set<Operation[0]>} */
const removing = new Set([toPage.remove, toPage.leave, toPage.tree, toPage.replace]);

/**
 * What an answer to a key says changes no place.
 * @type {Set<Operation[0]>}
 */
const placing = new Set([toPage.welcome, toPage.tree, toPage.insert, toPage.remove, toPage.move, toPage.attributes,
  toPage.contents, toPage.style, toPage.text, toPage.replace, toPage.fly, toPage.leave, toPage.measure]);

/** What has the focus, if its middle is seen. */
function seenFocus() {
  const element = document.activeElement;
  if (!element) return null;
  const { left, top, width, height } = element.getBoundingClientRect();
  return element.contains(document.elementFromPoint(left + width / 2, top + height / 2)) ? element : null;
}

/** @param {Operation[]} message */
export function receive(message) {
  // An answer to a key that changes nothing else searches nothing in the document.
  const isPlacing = message.some(([name]) => placing.has(name));
  const focused = document.activeElement;
  const seen = isPlacing && seenFocus();
  const isRemoving = message.some(([name]) => removing.has(name));
  const scrolled = isRemoving ? scrolledViews() : [];
  notePlaces(message);
  takeBackExpansions();
  takeBackChecks();
  // What is carried out is known first: what follows may take it back.
  for (const [code, value] of message) if (code === toPage.received) acknowledge(value);
  for (const [name, ...values] of message) operations.get(name)?.(...values);
  showPlace();
  if (isRemoving) forgetRemoved();
  if (isPlacing) keepScrolled(scrolled);
  forgetConfirmed();
  keepChecks();
  if (isPlacing) {
    openDialogs();
    settlePlaces();
    sayMessages();
  }
  startFlights();
  closeLostMenu();
  finishWelcome();
  // Only a page that is welcome reports what its layouts are offered.
  if (isPlacing) watchContainers();
  else reportMovedFrames();
  restoreTexts();
  keepExpansions();
  answered(link.acknowledged);
  if (isPlacing) {
    showMarks();
    void loadCountries();
    // A message above it can move what has the focus out of the window, a bar can cover it (WCAG 2.2, 2.4.11), and what
    // the program scrolls to is scrolled to first.
    requestAnimationFrame(() => {
      const element = document.activeElement;
      const isToBeSeen = seen === element || focused !== element;
      if (isToBeSeen && !seenFocus()) element?.scrollIntoView({ block: 'nearest' });
    });
  }
  // A field that has grown moves its suggestions.
  if (isPlacing || document.activeElement?.getAttribute('aria-controls')) placePopups();
}
