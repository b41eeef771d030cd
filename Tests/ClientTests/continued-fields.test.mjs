import { connected, focusedField } from './page.mjs';
import assert from 'node:assert/strict';
import test from 'node:test';

import { answerOperations } from '../../Sources/PlatenWeb/Client/Script/answers.js';
import { adoptState, continueField, fieldOf } from '../../Sources/PlatenWeb/Client/Script/fields.js';
import { link } from '../../Sources/PlatenWeb/Client/Script/link.js';
import { toPage } from '../../Sources/PlatenWeb/Client/Script/messages.js';
import { report } from '../../Sources/PlatenWeb/Client/Script/reports.js';

/** A field with a letter that is reported, and what was sent. */
function reported() {
  const old = focusedField('');
  document.getElementById = (id) => (id === 'n7' ? document.activeElement : null);
  const field = fieldOf(old);
  const sent = connected(link);
  type(old, 'a');
  report(field);
  return { old, field, sent };
}

/** The element that the program puts in the place of a field, with the text that it has. */
function given(state) {
  const element = focusedField('');
  adoptState(element, state);
  return element;
}

function type(element, text) { element.setRangeText(text, element.selectionStart, element.selectionEnd); }

test('what is typed after the text of a new element stays in it and is reported', () => {
  const { old, field, sent } = reported();
  type(old, 'b');
  const element = given(['a', 1, 1, 1, 5]);
  document.activeElement = old;
  assert.deepEqual(continueField(field, element), [2, 2]);
  document.activeElement = element;
  assert.equal(fieldOf(element), field);
  assert.equal(element.value, 'ab');
  element.setSelectionRange(2, 2);
  answerOperations[toPage.acknowledged](7, 1);
  assert.deepEqual(sent.slice(1), [['e', 7, 2, 0, 1, 1, 'b', 2, 2, 2]]);
});

test('a report that the program has not taken yet keeps its number', () => {
  const { old, field, sent } = reported();
  const element = given(['', 0, 0, 0, 5]);
  document.activeElement = old;
  continueField(field, element);
  document.activeElement = element;
  assert.equal(element.value, 'a');
  element.setSelectionRange(1, 1);
  answerOperations[toPage.spliced](7, 1, 6, 0, 1, 'A', 1, 1);
  assert.equal(element.value, 'A');
  assert.equal(sent.length, 1);
});

test('a new element has the program\'s text where nothing was typed since', () => {
  const { old, field } = reported();
  const element = given(['(a)', 3, 3, 1, 5]);
  document.activeElement = old;
  [field.anchor, field.head] = [1, 1];
  assert.equal(continueField(field, element), null);
  assert.equal(element.value, '(a)');
  assert.deepEqual([fieldOf(element).sequence, fieldOf(element).base], [1, 5]);
});
