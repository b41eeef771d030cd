import { connected, focusedField } from './page.mjs';
import assert from 'node:assert/strict';
import test from 'node:test';

import { answerOperations } from '../../Sources/PlatenWeb/Client/Script/answers.js';
import { fieldOf, refuseLonger, touch } from '../../Sources/PlatenWeb/Client/Script/fields.js';
import { link } from '../../Sources/PlatenWeb/Client/Script/link.js';
import { toPage } from '../../Sources/PlatenWeb/Client/Script/messages.js';
import { flush, report, requestUndo } from '../../Sources/PlatenWeb/Client/Script/reports.js';
import { mostSteps, noteStep } from '../../Sources/PlatenWeb/Client/Script/steps.js';
import { longestEdited, mark } from '../../Sources/PlatenWeb/Client/Script/text.js';

/** A field that both sides know, whose text the answers find in the document. */
function known(value, options) {
  const element = focusedField(value, options);
  document.getElementById = (id) => (id === element.id ? element : null);
  const field = fieldOf(element);
  [field.anchor, field.head] = [value.length, value.length];
  return { element, field, sent: connected(link) };
}

function type(element, text) { element.setRangeText(text, element.selectionStart, element.selectionEnd); }

test('a report says what is new and where the caret is', () => {
  const { element, field, sent } = known('ab');
  type(element, 'c');
  report(field);
  assert.deepEqual(sent, [['e', 7, 1, 0, 2, 2, 'c', 3, 3, 3]]);
});

test('while a report is under way, a text that has changed without an input event goes with the next', () => {
  const { element, field, sent } = known('');
  for (const letter of 'abc') {
    type(element, letter);
    report(field);
  }
  assert.deepEqual(sent, [['e', 7, 1, 0, 0, 0, 'a', 1, 1, 1]]);
  answerOperations[toPage.acknowledged](7, 1);
  assert.deepEqual(sent.slice(1), [['e', 7, 2, 0, 1, 1, 'bc', 3, 3, 3]]);
});

test('an answer is taken over only while nothing newer is typed', () => {
  const { element, field, sent } = known('');
  type(element, '1');
  report(field);
  answerOperations[toPage.spliced](7, 1, 5, 0, 1, '(1', 2, 2);
  assert.deepEqual([element.value, field.base], ['(1', 5]);
  type(element, '2');
  report(field);
  type(element, '3');
  answerOperations[toPage.set](7, 2, 6, '(12)', 3, 3);
  assert.equal(element.value, '(123');
  assert.deepEqual(sent.at(-1), ['e', 7, 3, 0, 3, 3, '3', 4, 4, 4]);
});

test('an answer is of the text that was reported', () => {
  const { element, field, sent } = known('ab');
  type(element, 'cd');
  report(field);
  answerOperations[toPage.spliced](7, 1, 5, 3, 4, 'D', 4, 4);
  assert.deepEqual([element.value, sent.length], ['abcD', 1]);
});

test('a report that could not be placed is followed by the whole text', () => {
  const { element, field, sent } = known('ab');
  type(element, 'c');
  report(field);
  answerOperations[toPage.unplaced](7);
  assert.deepEqual(sent.at(-1), ['v', 7, 2, 0, 'abc', null, 3, 3]);
});

test('a deletion says by which key', () => {
  const { element, field, sent } = known('abc');
  element.setRangeText('', 2, 3);
  noteStep(field, 'b');
  report(field);
  assert.deepEqual(sent, [['e', 7, 1, 0, 2, 3, '', 2, 2, 2, 'b']]);
});

/** Types keys, `<` for a deletion of what is before the caret, each as the browser's events report it. */
function press(element, field, keys) {
  for (const key of keys) {
    if (key === '<') element.setRangeText('', element.selectionStart - 1, element.selectionStart);
    else type(element, key);
    noteStep(field, key === '<' ? 'b' : '');
    report(field);
  }
}

test('keys that are pressed while a report is under way are changes of their own', () => {
  const { element, field, sent } = known('');
  press(element, field, 'ab<');
  assert.equal(sent.length, 1);
  answerOperations[toPage.acknowledged](7, 1);
  assert.deepEqual(sent, [
    ['e', 7, 1, 0, 0, 0, 'a', 1, 1, 1],
    ['e', 7, 2, 0, 1, 1, 'b', 2, 2, 2],
    ['e', 7, 3, 0, 1, 2, '', 1, 1, 1, 'b'],
  ]);
  answerOperations[toPage.acknowledged](7, 3);
  assert.equal(sent.length, 3);
});

test('an answer is not taken over while keys wait that cancel each other', () => {
  const { element, field, sent } = known('');
  press(element, field, 'ab<');
  answerOperations[toPage.spliced](7, 1, 5, 0, 1, '(a', 2, 2);
  assert.equal(element.value, 'a');
  answerOperations[toPage.set](7, 3, 7, '(a', 2, 2);
  assert.deepEqual([element.value, sent.length], ['(a', 3]);
});

test('where the caret was between two keys is kept', () => {
  const { element, field, sent } = known('');
  press(element, field, 'a');
  element.setSelectionRange(0, 0);
  press(element, field, 'b');
  answerOperations[toPage.acknowledged](7, 1);
  assert.deepEqual(sent.at(-1), ['e', 7, 2, 0, 0, 0, 'b', 2, 1, 1]);
});

test('a server that does not answer gets the last of very many keys together', () => {
  const { element, field, sent } = known('');
  press(element, field, 'a'.repeat(mostSteps + 10));
  answerOperations[toPage.acknowledged](7, 1);
  assert.equal(sent.length, 1 + mostSteps);
  assert.deepEqual(sent.at(-1).slice(4, 8), [mostSteps, mostSteps, 'a'.repeat(10), mostSteps + 10]);
});

test('a composition follows the keys before it', () => {
  const { element, field, sent } = known('');
  press(element, field, 'ab');
  type(element, 'ni');
  Object.assign(field, { composing: true, composeStart: 2, composed: 'ni' });
  report(field);
  answerOperations[toPage.acknowledged](7, 1);
  assert.deepEqual(sent.slice(1), [['e', 7, 2, 0, 1, 1, 'b', 2, 2, 2], ['e', 7, 3, 0, 2, 2, 'ni', 4, 4, 4, '', 2, 4]]);
});

test('what both sides knew is kept for each report until it is answered', () => {
  const { element, field } = known('');
  press(element, field, 'abc');
  answerOperations[toPage.acknowledged](7, 1);
  assert.deepEqual(field.unanswered.map(({ sequence, sent }) => [sequence, sent]), [[1, 'a'], [2, 'ab']]);
  answerOperations[toPage.acknowledged](7, 2);
  assert.deepEqual(field.unanswered.map(({ sequence, sent }) => [sequence, sent]), [[2, 'ab']]);
});

test('a secure text that could not be placed is added to the newest that the server has named', () => {
  const { element, field, sent } = known(mark.repeat(2), { type: 'password' });
  type(element, 'u');
  report(field);
  // Another field with the same text was typed in meanwhile.
  answerOperations[toPage.marks](7, 0, 9, 5, 5, 5);
  type(element, 'b');
  answerOperations[toPage.unplaced](7);
  assert.equal(element.value, `${mark.repeat(5)}ub`);
  assert.deepEqual(sent.at(-1), ['e', 7, 2, 9, 5, 5, 'ub', 7, 7, 7]);
  // What can't be placed either is all that is left.
  answerOperations[toPage.unplaced](7);
  assert.equal(sent.at(-1)[0], 'v');
});

test('a secure text is reported in clusters, without the marks of characters that only the server knows', () => {
  const { element, field, sent } = known(mark.repeat(2), { type: 'password' });
  type(element, '👍');
  report(field);
  assert.deepEqual(sent, [['e', 7, 1, 0, 2, 2, '👍', 3, 3, 3]]);
});

test('an edit that makes a text longer than a page edits is taken back whole', () => {
  const { element, field, sent } = known('ab');
  type(element, 'c');
  noteStep(field, '');
  type(element, 'd'.repeat(longestEdited - 2));
  assert.equal(refuseLonger(field), true);
  assert.deepEqual([element.value, element.selectionStart], ['abc', 3]);
  report(field);
  assert.deepEqual(sent, [['e', 7, 1, 0, 2, 2, 'c', 3, 3, 3]]);
});

test('a text of the longest length goes at once', () => {
  const { element, field, sent } = known('');
  type(element, 'a'.repeat(longestEdited));
  assert.equal(refuseLonger(field), false);
  report(field);
  assert.equal(sent[0][6].length, longestEdited);
});

test('marked text is reported with its place', () => {
  const { element, field, sent } = known('a');
  type(element, 'ni');
  Object.assign(field, { composing: true, composeStart: 1, composed: 'ni' });
  report(field);
  assert.deepEqual(sent, [['e', 7, 1, 0, 1, 1, 'ni', 3, 3, 3, '', 1, 3]]);
});

test('everything that is typed goes at once when it has to', () => {
  const { element, field, sent } = known('');
  touch(element);
  type(element, 'a');
  flush();
  type(element, 'b');
  touch(element);
  flush();
  assert.deepEqual(sent.map((message) => message[6]), ['a', 'b']);
  assert.equal(field.sequence, 2);
});

test('undo follows what is typed', () => {
  const { element, field, sent } = known('');
  type(element, 'a');
  requestUndo(field, false);
  requestUndo(field, true);
  assert.deepEqual(sent.map(([code, , sequence]) => [code, sequence]), [['e', 1], ['z', 2], ['Z', 3]]);
});
