import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import test from 'node:test';

import { RunWalk, readRuns, spliceRuns } from '../../Sources/PlatenWeb/Client/Script/styled-runs.js';

const bold = ['strong', '', {}, {}, []];
/** Three plain characters, two bold ones. */
const runs = readRuns([[3, null], [2, bold]]);

/** The server computes the same: it has to know what the page shows. Both are tested by this table. */
const cases = JSON.parse(readFileSync(new URL('styled-runs.json', import.meta.url), 'utf8'));
for (const { name, runs: before, start, end, count, result } of cases) {
  test(name, () => {
    const read = readRuns(before.map(([length, tag]) => [length, tag === null ? null : [tag, '', {}, {}, []]]));
    const after = spliceRuns(read, start, end, count).map(({ length, wrapper }) => [length, wrapper?.[0] ?? null]);
    assert.deepEqual(after, result);
  });
}

test('a walk gives each line its stretches', () => {
  const walk = new RunWalk(runs);
  const first = walk.take('ab');
  walk.skip(1);
  const second = walk.take('de');
  assert.deepEqual([first, second].map((line) => line.map(({ text, wrapper }) => [text, wrapper?.[0] ?? 'plain'])),
    [[['ab', 'plain']], [['de', 'strong']]]);
});
