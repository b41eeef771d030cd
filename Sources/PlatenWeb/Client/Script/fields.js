// The state of each text field: the text that both sides have, and the selection.

import { announce, link } from './link.js';
import { readRuns } from './styled-runs.js';
import { clustersBefore, difference, longestEdited, mark, unitsBefore } from './text.js';

/** @typedef {import('../types').Field} Field */
/** @typedef {import('../types').FieldElement} FieldElement */
/** @typedef {import('../types').FieldState} FieldState */

/** @type {Map<Element, Field>} */
export const fields = new Map();

/**
 * The fields that the user has changed since their last report.
 * @type {Set<Field>}
 */
export const touched = new Set();

/**
 * @param {unknown} element
 * @returns {element is FieldElement}
 */
export function isField(element) {
  return element instanceof Element && element.classList.contains('field') && element.id[0] === 'n';
}

/** @param {Element} element */
function labelOf(element) {
  const labels = /** @type {HTMLInputElement} */ (element).labels ?? [];
  return element.getAttribute('aria-label') ?? [...labels].map((label) => label.textContent).join(' ');
}

/**
 * Where the numbers may mean other things, a field or a control is what its label says.
 * @param {HTMLElement & { type?: string }} element
 */
export function keyOf(element) { return `${element.localName} ${element.type === 'password'} ${labelOf(element)}`; }

/**
 * @param {FieldElement} element
 * @returns {Field}
 */
export function fieldOf(element) {
  let field = fields.get(element);
  if (!field) {
    field = {
      element, secure: element.type === 'password',
      sequence: 0, answered: 0,
      base: 0, sent: element.value, sentRuns: element.runs, anchor: 0, head: 0, unanswered: [],
      serverAnchor: 0, serverHead: 0,
      composing: false, composeStart: 0, composed: '', composedValue: '', awaitsResult: false,
      since: 0,
      forced: false, steps: [], fromCaret: true, whole: false, core: null,
    };
    fields.set(element, field);
  }
  return field;
}

/**
 * Makes a field one of the element that the program puts in the place of its own. What the user has typed after the
 * text that the program has given the new one stays, with what is reported of it; then the answer is the selection.
 * @param {Field} field
 * @param {FieldElement} element
 * @returns {[number, number] | null}
 */
export function continueField(field, element) {
  const given = fieldOf(element);
  const { sequence, serverAnchor, serverHead } = given;
  if (given.secure !== field.secure || field.sequence <= sequence && !isAhead(field)) {
    given.sequence = given.answered = Math.max(sequence, field.sequence);
    return null;
  }
  const [selection, { value }] = [selectionOf(field), field.element];
  fields.delete(field.element);
  fields.set(element, field);
  field.element = element;
  noteAnswer(field, sequence);
  [field.serverAnchor, field.serverHead] = [serverAnchor, serverHead];
  // An input method ends with the element that it composes in.
  field.forced ||= field.composing;
  field.composing = field.awaitsResult = false;
  setValue(field, value);
  touched.add(field);
  return selection;
}

/**
 * @param {Field} field
 * @param {number} sequence
 */
export function noteAnswer(field, sequence) {
  field.answered = Math.max(field.answered, sequence);
  field.unanswered = field.unanswered.filter((report) => report.sequence >= field.answered);
}

/**
 * The text of a field at the last input that was noted.
 * @param {Field} field
 */
export function knownValue(field) { return field.steps.at(-1)?.value ?? field.sent; }

/**
 * The field of an element that the user changes.
 * @param {FieldElement} element
 */
export function touch(element) {
  const field = fieldOf(element);
  if (!field.whole && !field.forced && field.steps.length === 0) field.since = link.lastAction;
  touched.add(field);
  return field;
}

export function forgetRemoved() {
  for (const [element, field] of fields) {
    if (element.isConnected) continue;
    field.core?.close();
    fields.delete(element);
    touched.delete(field);
  }
}

/**
 * The state that the document or an insertion brings.
 * @param {FieldElement} element
 * @param {FieldState} state
 */
export function adoptState(element, [text, anchor, head, sequence, version, runs]) {
  const field = fieldOf(element);
  setValue(field, typeof text === 'number' ? mark.repeat(text) : text);
  if (runs) element.setRuns?.(readRuns(runs));
  field.sequence = field.answered = sequence;
  field.unanswered = [];
  settle(field, version);
  field.serverAnchor = field.anchor = anchor;
  field.serverHead = field.head = head;
  if (document.activeElement === element) select(field, anchor, head);
}

/**
 * Both sides have the same text now.
 * @param {Field} field
 * @param {number} version
 */
export function settle(field, version) {
  field.base = version;
  field.sent = field.element.value;
  field.sentRuns = field.element.runs;
  field.steps = [];
  field.whole = field.forced = false;
  [field.anchor, field.head] = selectionOf(field);
}

/**
 * The anchor and the head of the selection: in clusters of a secure text, otherwise in UTF-16 units.
 * @param {Field} field
 * @returns {[number, number]}
 */
export function selectionOf(field) {
  const element = field.element;
  let [start, end] = [element.selectionStart ?? 0, element.selectionEnd ?? 0];
  if (field.secure) {
    start = clustersBefore(element.value, start);
    end = clustersBefore(element.value, end);
  }
  return element.selectionDirection === 'backward' ? [end, start] : [start, end];
}

/**
 * @param {Field} field
 * @param {number} anchor
 * @param {number} head
 */
export function select(field, anchor, head) {
  const { element } = field;
  const { value } = element;
  if (field.secure) [anchor, head] = [unitsBefore(value, anchor), unitsBefore(value, head)];
  const isBackward = anchor > head;
  const [start, end] = isBackward ? [head, anchor] : [anchor, head];
  const isTurned = start < end && isBackward !== (element.selectionDirection === 'backward');
  if (isTurned || element.selectionStart !== start || element.selectionEnd !== end) {
    element.setSelectionRange(start, end, isBackward ? 'backward' : 'forward');
  }
}

/**
 * Selects what the program has selected in an element that gets the focus, if it is a field.
 * @param {Element | null} element
 */
export function selectAsProgram(element) {
  if (!isField(element)) return;
  const field = fieldOf(element);
  select(field, field.serverAnchor, field.serverHead);
  [field.anchor, field.head] = selectionOf(field);
}

/**
 * Sets the text and touches no more of it than differs, so that the caret and the scroll position stay.
 * @param {Field} field
 * @param {string} text
 */
export function setValue(field, text) {
  const element = field.element;
  const old = element.value;
  if (old === text) return;
  const change = difference(old, text, text.length);
  element.setRangeText(text.slice(change.start, change.start + change.length), change.start, change.end, 'preserve');
  if (element.value !== text) element.value = text;
}

/** Whether the last edit was too long: the message about it is shown. */
const last = { isTooLong: false };

/**
 * Takes back an edit that makes the text longer than a page edits, whole, and says so; true if it was one.
 * @param {Field} field
 */
export function refuseLonger(field) {
  const { element } = field;
  const isTooLong = element.value.length > longestEdited;
  if (isTooLong !== last.isTooLong) announce(isTooLong ? 'The text would be too long. Nothing was inserted.' : '');
  last.isTooLong = isTooLong;
  if (!isTooLong) return false;
  const { anchor, head } = field.steps.at(-1) ?? field;
  setValue(field, knownValue(field));
  if (field.sentRuns) element.setRuns?.(field.sentRuns);
  select(field, anchor, head);
  return true;
}

/**
 * Whether there is something that the server has not been sent.
 * @param {Field} field
 */
export function isAhead(field) {
  if (field.forced || field.whole || field.steps.length > 0 || field.element.value !== field.sent) return true;
  if (field.composing || document.activeElement !== field.element) return false;
  const [anchor, head] = selectionOf(field);
  return anchor !== field.anchor || head !== field.head;
}
