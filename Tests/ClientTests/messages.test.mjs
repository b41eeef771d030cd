import './page.mjs';
import assert from 'node:assert/strict';
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
