import assert from 'node:assert/strict';
import test from 'node:test';

import { clusters, difference } from '../../Sources/PlatenWeb/Client/Script/text.js';

/** The old text with the difference carried out. */
function spliced(old, text, caret) {
  const { start, end, length } = difference(old, text, caret);
  return old.slice(0, start) + text.slice(start, start + length) + old.slice(end);
}

test('a difference makes the old text into the new one', () => {
  for (const [old, text] of [['', ''], ['', 'a'], ['a', ''], ['abc', 'axc'], ['aaaa', 'aaa'], ['abab', 'ab'],
    ['a👍', 'a👎'], ['👍', '👍👍'], ['x\ny', 'y'], ['same', 'same']]) {
    for (let caret = 0; caret <= text.length; caret += 1) assert.equal(spliced(old, text, caret), text);
  }
});

test('of several places of an insertion the one at the caret is meant', () => {
  assert.deepEqual(difference('aaa', 'aaaa', 1), { start: 0, end: 0, length: 1 });
  assert.deepEqual(difference('aaa', 'aaaa', 3), { start: 2, end: 2, length: 1 });
  assert.deepEqual(difference('aaa', 'aaaa', 4), { start: 3, end: 3, length: 1 });
});

test('a difference takes no surrogate pair apart', () => {
  // U+1F44D and U+1F44E share their first unit, U+1F44D and U+2844D their last.
  assert.deepEqual(difference('a👍b', 'a👎b', 3), { start: 1, end: 3, length: 2 });
  assert.deepEqual(difference('\u{1F44D}', '\u{2844D}', 2), { start: 0, end: 2, length: 2 });
});

test('equal texts differ in nothing, wherever the caret is', () => {
  assert.deepEqual(difference('a👍', 'a👍', 2), { start: 2, end: 2, length: 0 });
});

test('lists of clusters differ by clusters', () => {
  assert.deepEqual(difference(clusters('a👨‍👩‍👧b'), clusters('ab'), 1), { start: 1, end: 2, length: 0 });
});
