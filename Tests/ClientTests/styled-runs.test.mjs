import assert from 'node:assert/strict';
import test from 'node:test';

import { RunWalk, readRuns, spliceRuns } from '../../Sources/PlatenWeb/Client/Script/styled-runs.js';

const bold = ['strong', '', {}, {}, []];
/** Three plain characters, two bold ones. */
const runs = readRuns([[3, null], [2, bold]]);
const lengths = (list) => list.map(({ length, wrapper }) => [length, wrapper === null ? 'plain' : wrapper[0]]);

test('an insertion has the style of the character before it', () => {
  assert.deepEqual(lengths(spliceRuns(runs, 3, 3, 1)), [[4, 'plain'], [2, 'strong']]);
  assert.deepEqual(lengths(spliceRuns(runs, 4, 4, 1)), [[3, 'plain'], [3, 'strong']]);
  assert.deepEqual(lengths(spliceRuns(runs, 0, 0, 2)), [[5, 'plain'], [2, 'strong']]);
});

test('a replacement has the style of the start of what it replaces', () => {
  assert.deepEqual(lengths(spliceRuns(runs, 2, 5, 1)), [[3, 'plain']]);
  assert.deepEqual(lengths(spliceRuns(runs, 3, 5, 4)), [[3, 'plain'], [4, 'strong']]);
});

test('a deletion keeps the runs of the other text', () => {
  assert.deepEqual(lengths(spliceRuns(runs, 1, 4, 0)), [[1, 'plain'], [1, 'strong']]);
  assert.deepEqual(lengths(spliceRuns(runs, 0, 5, 0)), []);
});

test('a text without runs is plain', () => {
  assert.deepEqual(lengths(spliceRuns([], 0, 0, 2)), [[2, 'plain']]);
});

test('a walk gives each line its stretches', () => {
  const walk = new RunWalk(runs);
  const first = walk.take('ab');
  walk.skip(1);
  const second = walk.take('de');
  assert.deepEqual([first, second].map((line) => line.map(({ text, wrapper }) => [text, wrapper?.[0] ?? 'plain'])),
    [[['ab', 'plain']], [['de', 'strong']]]);
});
