import './page.mjs';
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import test from 'node:test';

import { toPage } from '../../Sources/PlatenWeb/Client/Script/messages.js';
import { takenOver } from '../../Sources/PlatenWeb/Client/Script/places.js';
import { operations } from '../../Sources/PlatenWeb/Client/Script/receive.js';

test('every operation of the table is carried out by one part', () => {
  assert.deepEqual([...operations.keys()].sort(), Object.values(toPage).sort());
});

test('what takes over from another has its size, its place, or both', () => {
  const [own, other] = [{ left: 0, top: 0, width: 10, height: 20 }, { left: 100, top: 50, width: 30, height: 40 }];
  assert.deepEqual(takenOver('sp 0 0', own, other), other);
  assert.deepEqual(takenOver('s 0.5 1', own, other), { left: -10, top: -20, width: 30, height: 40 });
  assert.deepEqual(takenOver('p 0.5 0.5', own, other), { left: 110, top: 60, width: 10, height: 20 });
});

test('the dark palette of the user setting equals that of the program', () => {
  const css = readFileSync(new URL('../../Sources/PlatenWeb/Client/Style/colors.css', import.meta.url), 'utf8');
  const colors = (part) => [...part.matchAll(/--[\w-]+: [^;]+;/g)].map(([declaration]) => declaration);
  const [, user, program] = css.split(/@media|:root:has\(\.root\[data-scheme="dark"\]\)/);
  assert.ok(colors(user).length > 20);
  assert.deepEqual(colors(program), colors(user));
});
