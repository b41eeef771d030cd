import assert from 'node:assert/strict';
import test from 'node:test';

import { LookWalk, readLooks, spliceLooks } from '../../Sources/PlatenWeb/Client/Script/looks.js';

const bold = ['strong', '', {}, {}, []];
/** Three plain characters, two bold ones. */
const looks = readLooks([[3, null], [2, bold]]);
const lengths = (list) => list.map(({ length, look }) => [length, look === null ? 'plain' : look[0]]);

test('an insertion looks as the character before it', () => {
  assert.deepEqual(lengths(spliceLooks(looks, 3, 3, 1)), [[4, 'plain'], [2, 'strong']]);
  assert.deepEqual(lengths(spliceLooks(looks, 4, 4, 1)), [[3, 'plain'], [3, 'strong']]);
  assert.deepEqual(lengths(spliceLooks(looks, 0, 0, 2)), [[5, 'plain'], [2, 'strong']]);
});

test('a replacement looks as what it replaces began', () => {
  assert.deepEqual(lengths(spliceLooks(looks, 2, 5, 1)), [[3, 'plain']]);
  assert.deepEqual(lengths(spliceLooks(looks, 3, 5, 4)), [[3, 'plain'], [4, 'strong']]);
});

test('a deletion leaves the looks of the rest', () => {
  assert.deepEqual(lengths(spliceLooks(looks, 1, 4, 0)), [[1, 'plain'], [1, 'strong']]);
  assert.deepEqual(lengths(spliceLooks(looks, 0, 5, 0)), []);
});

test('a text of no looks is plain', () => {
  assert.deepEqual(lengths(spliceLooks([], 0, 0, 2)), [[2, 'plain']]);
});

test('a walk gives each line its stretches', () => {
  const walk = new LookWalk(looks);
  const first = walk.take('ab');
  walk.skip(1);
  const second = walk.take('de');
  assert.deepEqual([first, second].map((line) => line.map(({ text, look }) => [text, look?.[0] ?? 'plain'])),
    [[['ab', 'plain']], [['de', 'strong']]]);
});
