import './page.mjs';
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import test from 'node:test';

import { faultOf } from '../../Sources/PlatenWeb/Client/Script/checks.js';
import { clusters, countOf, mark } from '../../Sources/PlatenWeb/Client/Script/text.js';

const needed = ['Needed.', 1];
const address = ['Address.', 2, '^[a-z]+@[a-z]+$'];
const pattern = ['Pattern.', 0];

/** The program checks the same. Both are tested by this table. */
const table = JSON.parse(readFileSync(new URL('checks.json', import.meta.url), 'utf8'));
for (const { rule, check, met, broken } of table) {
  test(`a text meets the rule "${rule}" as in the program`, () => {
    for (const text of met) assert.deepEqual(faultOf([['', ...check]], 0, text), [-1, false], JSON.stringify(text));
    for (const text of broken) assert.deepEqual(faultOf([['', ...check]], -1, text), [0, true], JSON.stringify(text));
  });
}

test('the first rule that is broken counts', () => {
  assert.deepEqual(faultOf([needed, ['Length.', 3, 2]], 0, 'a'), [1, true]);
  assert.deepEqual(faultOf([['Length.', 3, 2], needed], 0, ''), [1, true]);
});

test('what only the program knows stays as it was', () => {
  assert.deepEqual(faultOf([pattern, needed], 0, 'a'), [0, true], 'it is broken still');
  assert.deepEqual(faultOf([needed, pattern], -1, 'a'), [-1, false], 'it was met');
  assert.deepEqual(faultOf([needed, pattern], 0, 'a'), [-1, true], 'the program has not come to it');
  assert.deepEqual(faultOf([pattern, needed], 1, 'a'), [-1, false], 'it was met before the other');
  assert.deepEqual(faultOf([needed, pattern], 1, ''), [0, true]);
});

test('of a secret that the server alone knows the length is known', () => {
  const secret = mark.repeat(4);
  assert.deepEqual(faultOf([['Length.', 3, 5]], -1, secret), [0, true]);
  assert.deepEqual(faultOf([['Length.', 3, 5]], 0, `${secret}a`), [-1, false]);
  assert.deepEqual(faultOf([needed], 0, secret), [0, true], 'the program says that it is white space');
  assert.deepEqual(faultOf([needed], 0, `${secret}a`), [-1, false]);
  assert.deepEqual(faultOf([address], -1, `${secret}a`), [-1, false]);
});

test('long texts are left to the program', () => {
  assert.deepEqual(faultOf([['Length.', 3, 0, 9]], -1, 'a'.repeat(5000)), [-1, false]);
});

test('characters are counted without finding each where none joins another', () => {
  const texts = ['', 'abc', 'a\nb', 'a\r\nb', 'Äß\u00AD\u00A9', 'e\u0301', '\u00A9\uFE0F', 'аб', '👨‍👩‍👧', '\u0600a', '\u02FF\u0300'];
  assert.deepEqual(texts.map(countOf), [0, 3, 3, 3, 4, 1, 1, 2, 1, 1, 1]);
  for (const text of texts) assert.equal(countOf(text), clusters(text).length, JSON.stringify(text));
  // Every character that is counted by itself is one beside any other.
  for (let scalar = 0xA0; scalar < 0x300; scalar += 1) {
    const text = `a${String.fromCodePoint(scalar)}${String.fromCodePoint(scalar)}a`;
    assert.equal(clusters(text).length, 4, scalar.toString(16));
  }
});
