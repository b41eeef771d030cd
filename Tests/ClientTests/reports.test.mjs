import { connected, focusedField } from './page.mjs';
import assert from 'node:assert/strict';
import test from 'node:test';

import { answerOperations } from '../../Sources/PlatenWeb/Client/Script/answers.js';
import { fieldOf, touch } from '../../Sources/PlatenWeb/Client/Script/fields.js';
import { link } from '../../Sources/PlatenWeb/Client/Script/link.js';
import { toPage } from '../../Sources/PlatenWeb/Client/Script/messages.js';
import { flush, report, undo } from '../../Sources/PlatenWeb/Client/Script/reports.js';
import { longestPart, mark } from '../../Sources/PlatenWeb/Client/Script/text.js';

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

test('one report is under way at a time; what is typed meanwhile goes with the next', () => {
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

test('a report that could not be placed is followed by the whole text', () => {
  const { element, field, sent } = known('ab');
  type(element, 'c');
  report(field);
  answerOperations[toPage.unplaced](7);
  assert.deepEqual(sent.at(-1), ['v', 7, 2, 'abc', null, 3, 3]);
});

test('deletions say how often their key was pressed', () => {
  const { element, field, sent } = known('abc');
  element.setRangeText('', 1, 3);
  Object.assign(field, { kind: 'b', presses: 2 });
  report(field);
  assert.deepEqual(sent, [['e', 7, 1, 0, 1, 3, '', 1, 1, 1, 'b2']]);
});

test('a secure text is reported in clusters, without the marks of characters that only the server knows', () => {
  const { element, field, sent } = known(mark.repeat(2), { type: 'password' });
  type(element, '👍');
  report(field);
  assert.deepEqual(sent, [['e', 7, 1, 0, 2, 2, '👍', 3, 3, 3]]);
});

test('a long text goes in parts', () => {
  const { element, field, sent } = known('');
  type(element, 'a'.repeat(longestPart + 10));
  report(field);
  assert.equal(sent[0][6].length, longestPart);
  answerOperations[toPage.acknowledged](7, 1);
  assert.deepEqual(sent[1].slice(4, 8), [longestPart, longestPart, 'a'.repeat(10), longestPart + 10]);
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
  undo(field, false);
  undo(field, true);
  assert.deepEqual(sent.map(([code, , sequence]) => [code, sequence]), [['e', 1], ['z', 2], ['Z', 3]]);
});
