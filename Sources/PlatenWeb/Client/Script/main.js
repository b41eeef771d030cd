// The script of the page. It shows what the server sends and reports user input. Text is typed into the browser's
// own controls, so that no key waits for the server.

import { followHistory, formerView } from './addresses.js';
import { listenToButtons } from './buttons.js';
import { listenToControls, listenToShortcuts } from './controls.js';
import { listenToDialogs, listenToPopovers, openDialogs } from './dialogs.js';
import { loadCore } from './core.js';
import { listenToDrags } from './drags.js';
import { all, listen, meta } from './elements.js';
import { fieldOf, selectionOf } from './fields.js';
import { listenToFocus, moveFocus } from './focus.js';
import { watchWindow } from './geometry.js';
import { listenToGestures } from './gestures.js';
import { listenToCapturedKeys } from './keys.js';
import { fitViews, keepLayouts } from './layouts.js';
import { connect, link, linkEvents, wake } from './link.js';
import { closeMenu, listenToMenus } from './menus.js';
import { listenForCodes } from './one-time-codes.js';
import { continuePage, keepForNextPage } from './page-loads.js';
import { keepPlaces } from './places.js';
import { keepPopupsPlaced } from './popups.js';
import { listenToPresses } from './presses.js';
import { listenToPulldowns } from './pulldowns.js';
import { receive } from './receive.js';
import { listenToRichClipboard } from './rich-clipboard.js';
import { RichEditor } from './rich-editor.js';
import { listenToRichEditors } from './rich-input.js';
import { listenToRows } from './rows.js';
import { sayMessages } from './spoken.js';
import { listenToSurroundings } from './surroundings.js';
import { mark } from './text.js';
import { holdBehindPress, holdsAction, typeEarlyKeys } from './type-ahead.js';
import { listenToTyping } from './typing.js';
import { listenToChecks } from './validity.js';
import { showValue } from './values.js';

/** @typedef {import('../types').FieldElement} FieldElement */

/**
 * A page continues the view that its entry of the history has shown, however long ago that was. One that is reloaded is
 * the same page; otherwise it may be a copy in another tab, for which the program does not take the view away.
 */
function startSession() {
  link.session = { view: meta('view'), epoch: meta('epoch') };
  const former = formerView();
  const navigation = performance.getEntriesByType('navigation')[0];
  if (former && former !== link.session.view) {
    link.former = [former, navigation instanceof PerformanceNavigationTiming && navigation.type === 'reload'];
  }
  link.lastAction = Number(meta('actions'));
  linkEvents.holds = holdsAction;
  linkEvents.acted = holdBehindPress;
  linkEvents.received = receive;
  linkEvents.closed = () => closeMenu(true);
}

/** The order matters where a listener ignores events that an earlier one has handled. */
function listenToUser() {
  listenToCapturedKeys();
  listenToPresses();
  listenToGestures();
  listenToDrags();
  listenToDialogs();
  listenToRows();
  listenToTyping();
  listenForCodes();
  listenToButtons();
  listenToFocus();
  listenToRichEditors();
  listenToRichClipboard();
  listenToMenus();
  listenToControls();
  listenToPulldowns();
  listenToShortcuts();
  listenToChecks();
  listenToPopovers();
  addEventListener('online', () => {
    link.attempts = 4;
    wake();
  });
  listen('visibilitychange', () => {
    if (document.hidden) return;
    link.attempts = Math.max(link.attempts, 4);
    wake();
  });
}

function followWindow() {
  keepPlaces();
  watchWindow();
  keepLayouts();
  keepPopupsPlaced();
  listenToSurroundings();
}

/** The policy for the page's content allows no styles in its markup: they come as data. */
function adoptStyles() {
  for (const element of all('[data-style]')) {
    for (const part of (element.dataset.style ?? '').split(';')) {
      const colon = part.indexOf(':');
      if (colon > 0) element.style.setProperty(part.slice(0, colon), part.slice(colon + 1));
    }
    element.removeAttribute('data-style');
  }
}

/** @param {FieldElement} element */
function adoptField(element) {
  const field = fieldOf(element);
  /** @param {string} name */
  const numbers = (name) => (element.dataset[name] ?? '0 0').split(' ').map(Number);
  const [sequence, version] = numbers('sequence');
  const marks = element.dataset.marks;
  if (marks !== undefined) element.value = mark.repeat(Number(marks));
  field.sequence = field.answered = sequence;
  field.base = version;
  // A page that goes on has it all from the server, and what the browser restores is what the page before has sent.
  if (marks === undefined && link.lastAction > 0) element.value = element.defaultValue;
  // Otherwise what the browser restored, or a quick hand typed before this ran, differs from what was served.
  field.sent = marks === undefined ? element.defaultValue : element.value;
  [field.serverAnchor, field.serverHead] = numbers('selection');
  [field.anchor, field.head] = selectionOf(field);
  for (const name of ['marks', 'selection', 'sequence']) delete element.dataset[name];
}

/** The form that the page is without scripts. */
function leaveForm() {
  for (const element of /** @type {HTMLInputElement[]} */ (all('[form]'))) {
    if (element.type === 'submit') element.type = 'button';
    element.removeAttribute('form');
  }
  for (const button of /** @type {HTMLButtonElement[]} */ (all('[data-disabled]'))) {
    button.disabled = true;
    button.removeAttribute('data-disabled');
  }
}

customElements.define('rich-editor', RichEditor);
startSession();
listenToUser();
followWindow();
leaveForm();
openDialogs();
adoptStyles();
for (const element of /** @type {FieldElement[]} */ (all('.field'))) adoptField(element);
for (const element of all('[data-value]')) showValue(element);
fitViews();
moveFocus(Number(meta('focus') || -1));
continuePage();
typeEarlyKeys();
keepForNextPage();
sayMessages();
followHistory();
connect();
void loadCore(meta('module'));
