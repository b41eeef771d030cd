// The first message of a connection: the same view goes on, another one gets what the fields hold.

import { keepView } from './addresses.js';
import { chooseAgain, keptChoices } from './choices.js';
import { openDialogs } from './dialogs.js';
import { morphWithoutStates } from './document.js';
import { all, byId, byNode } from './elements.js';
import {
  adoptState, fieldOf, fields, isAhead, isField, keyOf, select, selectAsProgram, selectionOf, settle,
} from './fields.js';
import { queueFocus } from './focus.js';
import { forgetKeysHandedOver } from './keys.js';
import { acknowledge, announce, forgetActions, isOpen, link, send } from './link.js';
import { toPage, toServer } from './messages.js';
import { report } from './reports.js';
import { forgetSurroundings, reportSurroundings } from './surroundings.js';
import { isRequest } from './steps.js';
import { mark } from './text.js';
import { holdAgain, holdsText } from './type-ahead.js';

/** @typedef {import('../types').ElementSpec} ElementSpec */
/** @typedef {import('../types').Field} Field */
/** @typedef {import('../types').FieldElement} FieldElement */
/** @typedef {import('../types').FieldState} FieldState */
/**
 * The text of a field, and those that the program may have of it, the oldest first. One that the page before has left
 * is given up where the program has another text.
 * @typedef {{ key: string, value: string, known: string[], element: FieldElement, taken?: boolean, isLoaded?: boolean
 *   }} KeptText
 */

/**
 * The texts that wait for their fields: those of a program that has started again, and of the page before.
 * @type {{ texts: KeptText[] }}
 */
const kept = { texts: [] };

/** @type {{ now: { isResumed: boolean, isFormer: boolean, received: number } | null }} */
const welcoming = { now: null };

/** @type {import('../types').OperationTable} */
export const resumeOperations = {
  [toPage.welcome](epoch, view, isResumed, received) {
    const isFormer = isResumed && view !== link.session.view;
    link.session = { epoch, view };
    link.former = [];
    // What is not answered is sent again by this page.
    link.late = [];
    link.unconfirmed = [];
    keepView(view);
    welcoming.now = { isResumed, isFormer, received };
    if (!isFormer) return;
    // What was done so far was meant for what the other view shows, and has numbers that this one has had.
    forgetActions();
    forgetSurroundings();
    link.lastAction = received;
  },
  [toPage.tree](spec) {
    takeOverDocument(spec);
    openDialogs();
  },
};

/**
 * @param {(field: Field) => boolean} isKept
 * @returns {KeptText[]}
 */
function textsOf(isKept) {
  return [...fields.values()].filter((field) => field.element.isConnected && isKept(field))
    .map(({ element, sent, unanswered }) => ({
      key: keyOf(element), value: element.value, known: [...unanswered.map((report) => report.sent), sent], element }));
}

/**
 * Passwords, codes of one use and those of cards are nowhere but in their fields.
 * @param {FieldElement} element
 */
function isSecret(element) {
  return fieldOf(element).secure || 'private' in element.dataset
    || /password|one-time|csc/.test(element.getAttribute('autocomplete') ?? '');
}

/** Whether what is sent arrives although the page is left: what waits in the browser does not. */
function isReached() { return isOpen() && !link.isSilent && (link.socket?.bufferedAmount ?? 0) < 1 << 16; }

/** @param {Field} field */
function isUnconfirmed({ answered, sequence, element, sent }) { return answered < sequence || element.value !== sent; }

/** What is lost with this page: the texts that wait for a field, and without a connection those that are not sent. */
export function unsentTexts() {
  return kept.texts.concat(isReached() ? [] : textsOf((field) => !isSecret(field.element) && isUnconfirmed(field)));
}

/**
 * The element of the field that a message reports; undefined where it is an action.
 * @param {import('../types').Action | import('../types').Report} message
 */
function reportedField([code, node]) { return 'evzZ'.includes(code) ? byNode(Number(node)) : undefined; }

/** Forgets what the program has answered of what was sent, and what is of fields that are removed. */
export function forgetConfirmed() {
  link.unconfirmed = link.unconfirmed.filter(([message]) => {
    const element = reportedField(message);
    return element === undefined ? Number(message[1]) > link.acknowledged
      : isField(element) && Number(message[2]) > fieldOf(element).answered;
  });
}

/** So many messages are passed to the next page, as a connection may begin with 400, and so many characters. */
const [mostLate, longestLate] = [256, 1 << 21];

/**
 * What the next page sends again: this connection may deliver it behind that of the next one, or lose it. Behind what
 * may be kept nowhere, no action is performed that was made after it.
 */
export function lateMessages() {
  if (link.late.length > 0) return link.late;
  let isComplete = true;
  const kept = link.unconfirmed.filter(([message, focused]) => {
    const reported = reportedField(message);
    const element = reported === undefined ? focused : reported;
    const isKept = message[0] !== toServer.filePart && !(isField(element) && isSecret(element));
    isComplete &&= isKept;
    return isKept && (isComplete || reported);
  });
  const messages = kept.slice(0, mostLate).map(([message]) => message);
  return messages.length > 0 && JSON.stringify(messages).length < longestLate
    ? [[toServer.late, link.session.view], ...messages] : [];
}

/** After how long without an answer a secret counts as not sent, in milliseconds. */
const longestWait = 1000;

/**
 * Whether text is lost with this page that it may not keep for the next one: a secret that is not known to arrive, or
 * what is typed behind an action whose answer says where it goes.
 */
export function losesText() {
  const isLate = link.askedAt > 0 && Date.now() - link.askedAt > longestWait;
  return holdsText() || (isLate || !isReached())
    && textsOf((field) => isSecret(field.element) && isUnconfirmed(field)).some(({ value }) => value);
}

/**
 * The field with the focus, the selection in it, the length of its text, and whether the program may not know of it.
 * @typedef {[id: string, anchor: number, head: number, length: number, isUnsent: boolean] | []} FocusedField
 */

/** @returns {FocusedField} an empty list without a field that has the focus */
export function focusedField() {
  const element = document.activeElement;
  if (!isField(element)) return [];
  const field = fieldOf(element);
  const isKnown = field.answered >= field.sequence && !isAhead(field);
  const isMoved = link.actions.some(([kind]) => kind === toServer.focus);
  return [element.id, ...selectionOf(field), element.value.length, isMoved || !isKnown && !isReached()];
}

/**
 * The page may have been served before the program knew of the last keys: the caret is where it was, if the text is.
 * @param {FocusedField} focused of the page before
 */
export function takeFocus([id, anchor = 0, head = 0, length, isUnsent]) {
  const element = byId(id ?? '');
  if (!isField(element)) return;
  if (isUnsent) {
    element.focus();
    selectAsProgram(element);
  }
  if (element === document.activeElement && element.value.length === length) select(fieldOf(element), anchor, head);
}

/** @param {KeptText[]} texts what the page before in this tab has not sent */
export function keepTexts(texts) { for (const text of texts) kept.texts.push({ ...text, isLoaded: true }); }

/** @param {ElementSpec} spec */
function takeOverDocument(spec) {
  const isResumed = welcoming.now?.isResumed ?? false;
  /** @type {KeptText[]} */
  const texts = isResumed ? [] : textsOf((field) => field.sequence > 0 || field.element.value !== field.sent);
  const choices = isResumed ? [] : keptChoices();
  const focused = document.activeElement;
  const root = byId(spec[1]);
  for (const [element, state] of root ? morphWithoutStates(root, spec) : []) {
    if (isResumed) catchUp(element, state);
    else startOver(element, state, texts);
  }
  if (!isResumed) {
    forgetActions();
    chooseAgain(choices);
    queueFocus();
    // The text of the field that is being edited is not to be formatted as that of a field that is left.
    if (isField(focused)) fieldOf(focused).since = link.lastAction;
    holdAgain();
    // A secret is not kept for a field that may never come.
    const lost = texts.filter((text) => !text.taken && text.value && !isSecret(text.element));
    kept.texts.push(...lost);
  }
  if (focused instanceof HTMLElement && focused.isConnected && document.activeElement !== focused) focused.focus();
}

/**
 * The same view: only what is newer here than there is sent.
 * @param {FieldElement} element
 * @param {FieldState} state
 */
function catchUp(element, state) {
  const field = fields.get(element);
  const [text, , , sequence] = state;
  const isServerAhead = field && field.sequence < sequence;
  if (!field || welcoming.now?.isFormer || (field.sequence <= sequence && !isAhead(field) && !field.composing)
    || (isServerAhead && text === element.value)) {
    adoptState(element, state);
    return;
  }
  // The page before this one in its tab has sent more since this one was served: what is typed here is added to that.
  if (isServerAhead) field.sequence = sequence;
  field.answered = field.sequence;
  if (sequence === field.sequence) return;
  // Reports were lost on the way.
  const lost = field.unanswered.filter((report) => report.sequence >= sequence);
  const { steps } = field;
  const inputs = [...lost.map(({ step }) => step), ...steps];
  const areRequests = inputs.every(isRequest);
  field.unanswered = [];
  if (areRequests) field.steps = [];
  if (lost[0]) field.since = lost[0].since;
  if (lost[0] && areRequests && !field.secure && !isAhead(field)) {
    // What they lead to may be shown in part: they are made from what the program has.
    adoptState(element, state);
    field.steps = inputs;
    return;
  }
  field.steps = steps;
  if (lost[0]?.sequence === sequence && !field.base && lost.every(({ base }, index) => !index || !base)) {
    field.base = lost[0].base;
    takeBack(field, lost);
    field.forced = field.steps.length === 0;
  } else if (field.secure && element.value.includes(mark)) {
    // Characters that only the server knows can't be sent.
    adoptState(element, state);
  } else {
    field.whole = true;
  }
}

/**
 * Reports are to be made again, from where the first one was made and before those that wait.
 * @param {Field} field
 * @param {Field['unanswered']} lost
 */
function takeBack(field, lost) {
  if (lost[0]) ({ sent: field.sent, sentRuns: field.sentRuns } = lost[0]);
  field.steps.unshift(...lost.map(({ step }) => step));
}

/**
 * A program that has started again knows of no edit before: what was undone or redone is a replacement for it.
 * @param {Field} field
 */
function forgetHistory(field) {
  if (field.core) field.core.isOlder = true;
  field.steps = field.steps.filter((step) => !isRequest(step));
  for (const step of field.steps) if (/(^|\x1E)[yz](\x1E|$)/.test(step.commands)) step.commands = '';
}

/**
 * Another server or another view: it gets the text that the one before has had, and what was typed since. Where it has
 * what the user has typed in another page meanwhile, that stays, and what was typed here is added to it. A text that
 * was not answered is reported also where the program has it: a page that comes later would replace it.
 * @param {FieldElement} element
 * @param {FieldState} state
 * @param {KeptText[]} texts
 */
function startOver(element, state, texts) {
  const key = keyOf(element);
  const entry = texts.find((text) => text.element === element && text.key === key)
    ?? texts.find((text) => text.key === key && !text.taken);
  const [text, anchor, head, sequence, version] = state;
  const wasHere = entry?.element === element;
  const composing = wasHere && fields.get(element)?.composing;
  if (!wasHere) fields.delete(element);
  if (!entry || fieldOf(element).secure && entry.value.includes(mark)) {
    adoptState(element, state);
    return;
  }
  entry.taken = true;
  const field = fieldOf(element);
  const isUnanswered = wasHere && isUnconfirmed(field);
  if (!composing && element.value !== entry.value) element.value = entry.value;
  takeBack(field, field.unanswered);
  if (!wasHere) field.sent = entry.known[0];
  if (!wasHere || composing) field.steps = [];
  forgetHistory(field);
  if (text === element.value) settle(field, version);
  field.sequence = field.answered = sequence;
  field.base = version;
  field.since = 0;
  field.unanswered = [];
  [field.serverAnchor, field.serverHead] = [anchor, head];
  field.whole = text !== field.sent || text === element.value && isUnanswered;
}

/**
 * Texts that have no field go to the fields that are shown now, where these are empty or have what the program had
 * before.
 */
export function restoreTexts() {
  if (kept.texts.length === 0) return;
  const elements = /** @type {FieldElement[]} */ (all('.field').filter(isField));
  for (const element of elements) {
    const index = kept.texts.findIndex(({ key, known }) => key === keyOf(element)
      && (!element.value || known.includes(element.value)));
    if (index < 0) continue;
    const field = fieldOf(element);
    const [{ value, known }] = kept.texts.splice(index, 1);
    element.value = value;
    const sent = known.at(-1) ?? field.sent;
    if (link.isWelcome) Object.assign(field, { base: 0, whole: true });
    // Before the connection it is an edit of what the page before had sent, or had been served itself: what has not
    // arrived of that is sent ahead.
    else if (sent !== field.sent) Object.assign(field, { base: 0, sent });
    report(field, true);
  }
  kept.texts = kept.texts.filter(({ key, isLoaded }) => !isLoaded
    || !elements.some((element) => key === keyOf(element)));
  announceKept();
}

function announceKept() {
  announce(kept.texts.length > 0
    ? 'The program has started again. Text whose field is not shown now is kept until it is.' : '');
}

/**
 * After the first message of a connection: what is typed and what is done, in its order. A text that comes before the
 * focus of its field is one that a program or an extension has put there.
 */
export function finishWelcome() {
  if (!welcoming.now) return;
  const { isResumed, received } = welcoming.now;
  welcoming.now = null;
  link.isWelcome = true;
  link.attempts = 0;
  announceKept();
  if (isResumed) acknowledge(received);
  const waiting = [...fields.values()].sort((a, b) => a.since - b.since);
  for (const action of link.actions) {
    while (waiting[0]?.since < Number(action[1])) report(/** @type {Field} */ (waiting.shift()), true);
    send(action);
  }
  for (const field of waiting) report(field, true);
  forgetKeysHandedOver();
  if (!isResumed) forgetSurroundings();
  reportSurroundings();
}
