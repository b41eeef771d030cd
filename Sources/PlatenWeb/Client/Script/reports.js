// Reports of user input in fields. One report is in flight at a time; later input goes with the next.

import { nodeOf } from './elements.js';
import { isAhead, selectionOf, touched } from './fields.js';
import { isOpen, send } from './link.js';
import { spliceRuns } from './styled-runs.js';
import { toServer } from './messages.js';
import { clusters, difference, mark, partOf } from './text.js';

/** @typedef {import('../types').Field} Field */
/** @typedef {import('../types').Reported} Reported */

/**
 * Reports a field, if there is anything to report.
 * @param {Field} field
 * @param {boolean} [atOnce] even while a report is under way
 */
export function report(field, atOnce) {
  if (!isOpen() || !isAhead(field)) return;
  if (field.answered < field.sequence && !atOnce) return;
  const value = field.element.value;
  const [anchor, head] = selectionOf(field);
  field.before = { sequence: field.sequence, base: field.base, sent: field.sent, sentRuns: field.sentRuns };
  field.sequence += 1;
  const report = field.whole ? reportWhole(field, value, anchor, head) : reportChange(field, value, anchor, head);
  field.base = 0;
  field.sent = report.text;
  field.sentRuns = report.runs;
  field.anchor = report.anchor;
  field.head = report.head;
  field.forced = field.whole = false;
  // Of a long text the rest goes when this has arrived, and it is the same kind of input.
  if (report.isPart) return;
  field.kind = null;
  field.presses = 0;
}

/**
 * @param {Field} field
 * @param {string} value
 * @param {number} anchor
 * @param {number} head
 * @returns {Reported}
 */
function reportChange(field, value, anchor, head) {
  const report = field.secure ? secureChange(field, value, anchor, head) : plainChange(field, value, anchor, head);
  const { start, end, inserted, length, isPart } = report;
  // Several edits are reported as one: the server derives the same attributes from it.
  const runs = field.sentRuns && spliceRuns(field.sentRuns, start, end, inserted.length);
  if (runs && !isPart) field.element.setRuns?.(runs);
  /** @type {import('../types').Message} */
  const message = [toServer.edit, nodeOf(field.element), field.sequence, field.base, start, end, inserted, length,
    report.anchor, report.head];
  const marked = field.composing && !field.secure && !isPart ? composedRange(field) : null;
  const kind = kindOf(field);
  if (kind || marked) message.push(kind);
  if (marked) message.push(...marked);
  send(message);
  return { text: report.text, runs, anchor: report.anchor, head: report.head, isPart };
}

/**
 * How the text came: deletions with how often their key was pressed.
 * @param {Field} field
 */
function kindOf(field) {
  return field.kind === 'b' || field.kind === 'd' ? `${field.kind}${field.presses}` : field.kind ?? '';
}

/**
 * What differs in a text from what was sent, in UTF-16 units.
 * @param {Field} field
 * @param {string} value
 * @param {number} anchor
 * @param {number} head
 */
function plainChange(field, value, anchor, head) {
  const old = field.sent;
  const change = difference(old, value, Math.max(anchor, head));
  const { start, end } = change;
  const whole = value.slice(start, start + change.length);
  const inserted = partOf(whole);
  if (inserted.length === whole.length) {
    return { start, end, inserted, length: value.length, text: value, anchor, head, isPart: false };
  }
  const text = old.slice(0, start) + inserted + old.slice(end);
  const caret = start + inserted.length;
  return { start, end, inserted, length: text.length, text, anchor: caret, head: caret, isPart: true };
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
  return { start: change.start, end: change.end, inserted, length: parts.length, text: value, anchor, head,
    isPart: false };
}

/**
 * @param {Field} field
 * @param {string} value
 * @param {number} anchor
 * @param {number} head
 * @returns {Reported}
 */
function reportWhole(field, value, anchor, head) {
  let marks = null;
  if (field.secure) {
    // Characters that only a former server knew are lost.
    if (value.includes(mark)) {
      field.element.value = value = '';
      anchor = head = 0;
    }
    marks = clusters(value).length;
  }
  const text = field.secure ? value : partOf(value);
  const isPart = text.length < value.length;
  if (isPart) anchor = head = text.length;
  send([toServer.whole, nodeOf(field.element), field.sequence, text, marks, anchor, head]);
  return { text, runs: field.element.runs, anchor, head, isPart };
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

/** Sends everything that is typed but not sent, so that what follows comes after it. */
export function flush() {
  for (const field of touched) {
    if (field.composing) continue;
    report(field, true);
    if (isOpen()) touched.delete(field);
  }
}

/**
 * The history of edits is the program's.
 * @param {Field} field
 * @param {boolean} isRedo
 */
export function undo(field, isRedo) {
  if (!isOpen() || field.composing) return;
  report(field, true);
  field.sequence += 1;
  field.before = null;
  send([isRedo ? toServer.redo : toServer.undo, nodeOf(field.element), field.sequence, field.base]);
  field.base = 0;
}
