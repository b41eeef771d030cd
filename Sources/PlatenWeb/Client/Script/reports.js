// Reports of user input in fields, one for each input. Inputs made before the last report is answered go together.

import { undoHere } from './core-edits.js';
import { nodeOf } from './elements.js';
import { fields, isAhead, selectionOf, touched } from './fields.js';
import { isOpen, link, send } from './link.js';
import { toServer } from './messages.js';
import { isRequest, mostSteps, noteStep } from './steps.js';
import { spliceRuns } from './styled-runs.js';
import { clusters, difference, mark } from './text.js';
import { checkText } from './validity.js';

/** @typedef {import('../types').Field} Field */
/** @typedef {import('../types').Reported} Reported */
/** @typedef {import('../types').Step} Step */

/**
 * Reports a field, if there is anything to report.
 * @param {Field} field
 * @param {boolean} [atOnce] even while a report is under way
 */
export function report(field, atOnce) {
  checkText(field);
  if (!isOpen() || !isAhead(field) || field.awaitsResult) return;
  if (field.answered < field.sequence && !atOnce && !link.isLeaving) return;
  if (field.whole) {
    const { sent: value, anchor, head } = field;
    sendStep(field, (step) => reportWhole(field, step), { value, anchor, head, kind: '', commands: '' });
    field.whole = false;
  }
  while (field.steps.length > 0) {
    sendStep(field, (step) => reportChange(field, step, null), field.steps[0]);
    field.steps.shift();
  }
  if (isAhead(field)) reportNow(field);
}

/** @param {Field} field */
function reportNow(field) {
  const [anchor, head] = selectionOf(field);
  const step = { value: field.element.value, anchor, head, kind: '', commands: '' };
  const marked = field.composing && !field.secure ? composedRange(field) : null;
  sendStep(field, (step) => reportChange(field, step, marked), step);
  field.forced = false;
}

/** The most reports that can be made again from where they were made. */
const mostUnanswered = 2 * mostSteps;

/**
 * Sends a report, and notes what both sides know by it.
 * @param {Field} field
 * @param {(step: Step) => Reported} send
 * @param {Step} step
 */
function sendStep(field, send, step) {
  const last = field.unanswered.at(-1);
  // Requests behind one another are made from the same text, whatever the page shows of their answers.
  const from = last && isRequest(last.step) && isRequest(step) ? { ...last, base: 0 } : field;
  const { base, sent, sentRuns } = from;
  const { sequence, since } = field;
  field.unanswered.push({ sequence, base, sent, sentRuns, since, step });
  if (field.unanswered.length > mostUnanswered) field.unanswered.shift();
  field.sequence += 1;
  const reported = send(step);
  if (from === field) field.base = 0;
  field.sent = reported.text;
  field.sentRuns = reported.runs;
  field.anchor = reported.anchor;
  field.head = reported.head;
}

/**
 * @param {Field} field
 * @param {Step} step
 * @param {[number, number] | null} marked
 * @returns {Reported}
 */
function reportChange(field, { value, anchor, head, kind, commands }, marked) {
  if (kind === toServer.undo || kind === toServer.redo) {
    send([kind, nodeOf(field.element), field.sequence, field.unanswered.at(-1)?.base ?? 0]);
    return { text: field.sent, runs: field.sentRuns, anchor: field.anchor, head: field.head };
  }
  const reported = field.secure ? secureChange(field, value, anchor, head) : plainChange(field, value, anchor, head);
  const { start, end, inserted, length } = reported;
  // Several edits may be reported as one: the server derives the same attributes from it.
  const runs = field.sentRuns && spliceRuns(field.sentRuns, start, end, inserted.length);
  if (runs && value === field.element.value) field.element.setRuns?.(runs);
  /** @type {import('../types').Report} */
  const message = [toServer.edit, nodeOf(field.element), field.sequence, field.base, start, end, inserted, length,
    reported.anchor, reported.head];
  if (kind || commands || marked) message.push(kind);
  if (commands) message.push(commands);
  if (marked) message.push(...marked);
  send(message);
  return { text: reported.text, runs, anchor: reported.anchor, head: reported.head };
}

/**
 * What differs in a text from what was sent, in UTF-16 units.
 * @param {Field} field
 * @param {string} value
 * @param {number} anchor
 * @param {number} head
 */
function plainChange({ sent }, value, anchor, head) {
  const { start, end, length } = difference(sent, value, Math.max(anchor, head));
  const inserted = value.slice(start, start + length);
  return { start, end, inserted, length: value.length, text: value, anchor, head };
}

/**
 * The same in clusters, without the placeholders of characters that only the server knows.
 * @param {Field} field
 * @param {string} value
 * @param {number} anchor
 * @param {number} head
 */
function secureChange(field, value, anchor, head) {
  const parts = clusters(value);
  const change = difference(clusters(field.sent), parts, Math.max(anchor, head));
  const inserted = parts.slice(change.start, change.start + change.length).join('').replaceAll(mark, '');
  return { start: change.start, end: change.end, inserted, length: parts.length, text: value, anchor, head };
}

/**
 * Reports the text that was last sent as a whole: what was typed since follows in steps.
 * @param {Field} field
 * @param {Step} step
 * @returns {Reported}
 */
function reportWhole(field, { value: text, anchor, head }) {
  const { element, secure, sequence, base, sentRuns } = field;
  // Characters that only a former server knew are lost.
  if (secure && text.includes(mark)) {
    [text, anchor, head] = ['', 0, 0];
    field.steps = [];
    if (element.value.includes(mark)) element.value = '';
  }
  const marks = secure ? clusters(text).length : null;
  send([toServer.whole, nodeOf(element), sequence, base, text, marks, anchor, head]);
  return { text, runs: sentRuns, anchor, head };
}

/**
 * Where the text that an input method composes stands.
 * @param {Field} field
 * @returns {[number, number]}
 */
function composedRange(field) {
  const { composeStart: start, composed, element } = field;
  if (element.value.startsWith(composed, start)) return [start, start + composed.length];
  const end = element.selectionEnd ?? element.value.length;
  return [Math.max(end - composed.length, 0), end];
}

/** Sends all that is in the fields, also what is being composed: the page is left. */
export function reportAll() { for (const field of fields.values()) report(field, true); }

/** Sends everything that is typed but not sent, so that what follows comes after it. */
export function flush() {
  for (const field of touched) {
    if (field.composing) continue;
    report(field, true);
    if (isOpen()) touched.delete(field);
  }
}

/**
 * Whether the program has not answered an undo or a redo, and nothing was edited since. What the core redoes then would
 * be behind that, while the field still shows the text before it.
 * @param {Field} field
 */
function isAsked({ unanswered, steps }) {
  const last = [...unanswered.map(({ step }) => step), ...steps]
    .filter((step) => isRequest(step) || step.commands && !step.isSelection).at(-1);
  return last ? isRequest(last) : false;
}

/**
 * Whether the program has nothing to undo or to redo, and nothing that it has not answered may give it something.
 * @param {Field} field
 * @param {string} kind
 */
function isAtEnd(field, kind) {
  const { history } = field.element.dataset;
  return history?.includes(kind) === false && link.actions.length === 0 && field.answered >= field.sequence
    && !isAhead(field);
}

/**
 * The history of edits is the editing core's, and the program's where that has none; true if the program is asked.
 * @param {Field} field
 * @param {boolean} isRedo
 */
export function requestUndo(field, isRedo) {
  if (field.composing) return false;
  if (!isAsked(field) && undoHere(field, isRedo)) {
    report(field);
    return false;
  }
  const kind = isRedo ? toServer.redo : toServer.undo;
  // Without a connection they wait among the inputs, as many as can be made again.
  if (isAtEnd(field, kind) || field.steps.length >= mostUnanswered) return false;
  report(field, true);
  noteStep(field, kind);
  report(field, true);
  return true;
}
