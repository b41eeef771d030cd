import { connected, focusedField } from './page.mjs';
import assert from 'node:assert/strict';
import test from 'node:test';

import { fieldOf } from '../../Sources/PlatenWeb/Client/Script/fields.js';
import { isHeldKey, isHeldWith } from '../../Sources/PlatenWeb/Client/Script/held-edits.js';
import { acknowledge, link } from '../../Sources/PlatenWeb/Client/Script/link.js';
import { toServer } from '../../Sources/PlatenWeb/Client/Script/messages.js';
import { answered, holdItem, holdsInput, submit } from '../../Sources/PlatenWeb/Client/Script/type-ahead.js';

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
