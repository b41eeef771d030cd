import assert from 'node:assert/strict';
import test from 'node:test';

import { heldEdit, isHeldKey } from '../../Sources/PlatenWeb/Client/Script/held-edits.js';

/** The text and the caret after a key at a caret or over a selection. */
function after(key, text, start, end = start) {
  const edit = heldEdit(key, text, start, end);
  return edit.kind ? [text.slice(0, edit.start) + text.slice(edit.end), edit.start] : [text, edit.start];
}

test('Backspace and Delete take a whole character', () => {
  assert.deepEqual(after('Backspace', 'a👍', 3), ['a', 1]);
  assert.deepEqual(after('Delete', '👍a', 0), ['a', 0]);
  assert.deepEqual(after('Backspace', 'a👨‍👩‍👧', 9), ['a', 1]);
  assert.deepEqual(after('Backspace', 'a\nb', 2), ['ab', 1]);
  assert.deepEqual(after('Backspace', 'ab', 0), ['ab', 0]);
  assert.deepEqual(after('Delete', 'ab', 2), ['ab', 2]);
});

test('Backspace and Delete take what is selected', () => {
  assert.deepEqual(after('Backspace', 'abcd', 1, 3), ['ad', 1]);
  assert.deepEqual(after('Delete', 'abcd', 1, 3), ['ad', 1]);
});

test('arrows go by whole characters, and to the ends of a selection', () => {
  assert.deepEqual(after('ArrowLeft', 'a👍', 3), ['a👍', 1]);
  assert.deepEqual(after('ArrowRight', '👍a', 0), ['👍a', 2]);
  assert.deepEqual(after('ArrowLeft', 'abcd', 1, 3), ['abcd', 1]);
  assert.deepEqual(after('ArrowRight', 'abcd', 1, 3), ['abcd', 3]);
});

test('arrows lead from one place between characters to the next, and no further than the text', () => {
  const family = '👨‍👩‍👧';
  const text = `a${family}e\u0301🇩🇪\n\nb`;
  const places = [0, 1, 9, 11, 15, 16, 17, 18];
  for (const [index, place] of places.entries()) {
    assert.equal(after('ArrowLeft', text, place)[1], places[Math.max(index - 1, 0)]);
    assert.equal(after('ArrowRight', text, place)[1], places[Math.min(index + 1, places.length - 1)]);
  }
});

test('Home and End stay in their line', () => {
  assert.deepEqual(after('Home', 'one\ntwo\nthree', 6), ['one\ntwo\nthree', 4]);
  assert.deepEqual(after('End', 'one\ntwo\nthree', 5), ['one\ntwo\nthree', 7]);
  assert.deepEqual(after('Home', 'one', 2), ['one', 0]);
  assert.deepEqual(after('End', 'one', 1), ['one', 3]);
  assert.deepEqual(after('Home', 'one\n\ntwo', 4)[1], 4);
  assert.deepEqual(after('End', 'one\n\ntwo', 4)[1], 4);
  assert.deepEqual(after('End', 'one\ntwo', 1, 5)[1], 7);
  assert.deepEqual(after('Home', 'one\ntwo', 1, 5)[1], 0);
});

test('only these keys are held', () => {
  for (const key of ['Home', 'End', 'ArrowLeft', 'ArrowRight', 'Backspace', 'Delete']) assert.ok(isHeldKey(key));
  for (const key of ['a', 'Enter', 'toString', 'constructor']) assert.ok(!isHeldKey(key));
});
