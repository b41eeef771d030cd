import { connected, focusedField } from './page.mjs';
import assert from 'node:assert/strict';
import test from 'node:test';

import { answerOperations } from '../../Sources/PlatenWeb/Client/Script/answers.js';
import { fieldOf } from '../../Sources/PlatenWeb/Client/Script/fields.js';
import { isHeldKey, isHeldWith } from '../../Sources/PlatenWeb/Client/Script/held-edits.js';
import { acknowledge, link } from '../../Sources/PlatenWeb/Client/Script/link.js';
import { toPage, toServer } from '../../Sources/PlatenWeb/Client/Script/messages.js';
import { answered, holdItem, holdsInput, holdsKey, submit, undo } from '../../Sources/PlatenWeb/Client/Script/type-ahead.js';

test('only these keys are held', () => {
  for (const key of ['Home', 'End', 'ArrowLeft', 'ArrowRight', 'Backspace', 'Delete']) assert.ok(isHeldKey(key));
  for (const key of ['a', 'Enter', 'toString', 'constructor']) assert.ok(!isHeldKey(key));
});

test('Shift selects with keys that move, and Control goes by words', () => {
  const [shift, control, alt] = [2, 4, 8];
  for (const modifiers of [0, shift, control, shift | control]) assert.ok(isHeldWith('ArrowLeft', modifiers));
  assert.ok(isHeldWith('Backspace', control));
  assert.ok(!isHeldWith('Backspace', shift));
  assert.ok(!isHeldWith('ArrowLeft', alt));
});

test('without the module the program carries out a held key, and what is typed behind it waits', () => {
  const sent = connected(link);
  const element = Object.assign(focusedField('ab'), { getAttribute: () => null, hasAttribute: () => false });
  const answer = () => {
    acknowledge(link.lastAction);
    answered(link.lastAction);
  };
  fieldOf(element).sent = 'ab';
  submit(element);
  holdItem(element, { text: 'x' });
  holdItem(element, { key: 'ArrowLeft', modifiers: 6 });
  holdItem(element, { text: 'y' });
  answer();
  assert.equal(element.value, 'abx');
  assert.deepEqual(sent.at(-1), [toServer.capturedKey, 2, 'ArrowLeft', '', 6, false]);
  // What is typed before the key goes first.
  assert.deepEqual(sent.map(([kind]) => kind), [toServer.submit, toServer.edit, toServer.capturedKey]);
  element.setSelectionRange(0, 3);
  fieldOf(element).answered = fieldOf(element).sequence;
  answer();
  assert.equal(element.value, 'y');
});

test('what is dictated behind a key that is not answered is held as what is typed is', () => {
  connected(link);
  const element = Object.assign(focusedField('ab'), { getAttribute: () => null, hasAttribute: () => false });
  submit(element);
  for (const inputType of ['insertText', 'insertDictationResult']) {
    assert.ok(holdsInput({ target: element, inputType, isComposing: false, data: 'c', dataTransfer: null }), inputType);
  }
  assert.equal(element.value, 'ab');
  acknowledge(link.lastAction);
  answered(link.lastAction);
  assert.equal(element.value, 'abcc');
});

/** A field that the program edits and both sides know, and what is sent of it. */
function edited(value) {
  const sent = connected(link);
  const element = Object.assign(focusedField(value), { getAttribute: () => null, hasAttribute: () => false });
  Object.assign(document, { getElementById: () => element, queryCommandEnabled: () => true });
  Object.assign(globalThis, { addEventListener() {}, removeEventListener() {} });
  const field = fieldOf(element);
  [field.anchor, field.head] = [value.length, value.length];
  return { element, field, sent };
}

/** The program's answer to a report: the whole text. */
function answer(sequence, text, length) {
  answerOperations[toPage.spliced](7, sequence, sequence, 0, length, text, text.length, text.length);
  answered(link.acknowledged);
}

test('undos of the program behind one another are sent at once, and their answers are shown one after another', () => {
  const { element, field, sent } = edited('a b c');
  undo(field, false);
  undo(field, false);
  undo(field, true);
  assert.deepEqual(sent, [['z', 7, 1, 0], ['z', 7, 2, 0], ['Z', 7, 3, 0]]);
  holdItem(element, { text: 'x' });
  answer(1, 'a b', 5);
  assert.equal(element.value, 'a b');
  answer(2, 'a', 5);
  assert.deepEqual([element.value, sent.length], ['a', 3]);
  answer(3, 'a b', 5);
  assert.equal(element.value, 'a bx');
  assert.deepEqual(sent[3], ['e', 7, 4, 3, 3, 3, 'x', 4, 4, 4]);
});

test('an undo behind the answer of another is made from the same text as that', () => {
  const { element, field, sent } = edited('a b c');
  undo(field, false);
  undo(field, false);
  answer(1, 'a b', 5);
  undo(field, false);
  assert.deepEqual(sent.at(-1), ['z', 7, 3, 0]);
  answer(2, 'a', 5);
  answer(3, '', 5);
  assert.equal(element.value, '');
  undo(field, true);
  assert.deepEqual(sent.at(-1), ['Z', 7, 4, 3]);
});

test('undos behind typed text keep their place, also from a menu, and go together', () => {
  const { element, field, sent } = edited('a b c');
  undo(field, false);
  holdItem(element, { text: 'x' });
  const isHeld = holdsKey({ target: element, key: 'z', ctrlKey: true, getModifierState: () => false });
  assert.ok(isHeld, 'the key');
  undo(field, false);
  assert.equal(sent.length, 1);
  answer(1, 'a b', 5);
  assert.deepEqual(sent.slice(1).map(([kind]) => kind), ['e', 'z', 'z']);
});

test('at the ends of the history nothing is asked, and what is typed does not wait', () => {
  const { element, field, sent } = edited('a');
  element.dataset = { history: 'Z' };
  undo(field, false);
  assert.deepEqual(sent, []);
  undo(field, true);
  // What the program has not answered may be undone.
  undo(field, false);
  assert.deepEqual(sent.map(([kind]) => kind), ['Z', 'z']);
  answer(1, 'ab', 1);
  answer(2, 'a', 1);
  undo(field, false);
  assert.equal(sent.length, 2);
  assert.ok(!holdsInput({ target: element, inputType: 'insertText', isComposing: false, data: 'c', dataTransfer: null }));
});
