// Answers to reports: taken over only when they are about the newest text and nothing is being composed.

import { leaveCore, rewriteHere } from './core.js';
import { byNode } from './elements.js';
import { fieldOf, isAhead, isField, noteAnswer, select, setValue, settle } from './fields.js';
import { readRuns } from './styled-runs.js';
import { toPage } from './messages.js';
import { report } from './reports.js';
import { isRequest } from './steps.js';
import { clusters, mark } from './text.js';

/** @typedef {import('../types').Field} Field */
/** @typedef {import('../types').SentRun} SentRun */

/**
 * Notes an answer; true if its text may be taken over. Behind it only undos and redos may be on their way.
 * @param {Field} field
 * @param {number} sequence
 */
function takes(field, sequence) {
  noteAnswer(field, sequence);
  const { unanswered, composing } = field;
  return unanswered.length === field.sequence - sequence && unanswered.every(({ step }) => isRequest(step))
    && !composing && !isAhead(field);
}

/**
 * @param {Field} field
 * @param {number} version
 * @param {string} text
 * @param {number} anchor
 * @param {number} head
 * @param {SentRun[]} [runs]
 */
function adopt(field, version, text, anchor, head, runs) {
  setValue(field, text);
  if (runs) field.element.setRuns?.(readRuns(runs));
  if (document.activeElement === field.element) select(field, anchor, head);
  settle(field, version);
  [field.serverAnchor, field.serverHead] = [anchor, head];
  if (document.activeElement !== field.element) [field.anchor, field.head] = [anchor, head];
}

/** @type {import('../types').OperationTable} */
export const answerOperations = {
  [toPage.acknowledged](node, sequence) {
    withField(node, (field) => {
      noteAnswer(field, sequence);
      // The program has the selection as it was reported.
      if (sequence === field.sequence) [field.serverAnchor, field.serverHead] = [field.anchor, field.head];
    });
  },
  [toPage.spliced](node, sequence, version, start, end, inserted, anchor, head, isRewritten, runs) {
    withField(node, (field) => {
      // The text of the report: that of an undo is the one before it, whatever is shown since.
      const undone = field.unanswered.find((report) => report.sequence === sequence - 1 && isRequest(report.step));
      if (!takes(field, sequence)) return;
      const { sent } = undone ?? field;
      const text = sent.slice(0, start) + inserted + sent.slice(end);
      if (isRewritten) rewriteHere(field, text, anchor, head);
      else leaveCore(field);
      adopt(field, version, text, anchor, head, runs);
    });
  },
  [toPage.set](node, sequence, version, text, anchor, head, runs) {
    withField(node, (field) => {
      // Without a text it is of the one that the last answer has, which may not have been taken over.
      if (!takes(field, sequence) || text === null && field.unanswered.length > 0) return;
      if (text !== null && text !== field.core?.text) leaveCore(field);
      adopt(field, version, text ?? field.element.value, anchor, head, runs);
    });
  },
  [toPage.marks](node, sequence, version, count, anchor, head) {
    withField(node, (field) => {
      field.marks = { version, count };
      if (!takes(field, sequence)) return;
      const value = field.element.value;
      adopt(field, version, clusters(value).length === count ? value : mark.repeat(count), anchor, head);
    });
  },
  [toPage.unplaced](node) {
    withField(node, (field) => {
      noteAnswer(field, field.sequence);
      field.whole = !addToMarks(field);
    });
  },
};

/**
 * What is typed in a secure field goes behind the newest text that the server is known to have, whose characters the
 * page can't send: false where it need not.
 * @param {Field} field
 */
function addToMarks(field) {
  const { element, marks } = field;
  if (!field.secure || !marks || !element.value.includes(mark)) return false;
  const typed = element.value.replaceAll(mark, '');
  element.value = mark.repeat(marks.count);
  settle(field, marks.version);
  // A server that does not have that text either gets the whole one.
  field.marks = undefined;
  element.value += typed;
  if (document.activeElement === element) select(field, element.value.length, element.value.length);
  return true;
}

/**
 * @param {number} node
 * @param {(field: Field) => void} body
 */
function withField(node, body) {
  const element = byNode(node);
  if (!isField(element)) return;
  const field = fieldOf(element);
  body(field);
  report(field);
}
