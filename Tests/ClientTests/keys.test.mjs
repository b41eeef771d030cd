import './page.mjs';
import assert from 'node:assert/strict';
import test from 'node:test';

import { modifiersOf } from '../../Sources/PlatenWeb/Client/Script/elements.js';
import { isListed } from '../../Sources/PlatenWeb/Client/Script/keys.js';

const key = (name, modifiers = {}) => (
  { key: name, ctrlKey: false, metaKey: false, altKey: false, shiftKey: false, ...modifiers });

test('a key is wanted by its name', () => {
  assert.ok(isListed(['Escape', 'a'], key('Escape')));
  assert.ok(isListed(['a'], key('A')));
  assert.ok(isListed(['Space'], key(' ')));
  assert.ok(!isListed(['a'], key('b')));
});

test('a dot stands for all that type something', () => {
  assert.ok(isListed(['.'], key('ö')));
  assert.ok(!isListed(['.'], key('ArrowUp')));
  assert.ok(!isListed(['.'], key('a', { ctrlKey: true })));
});

test('a star stands for all but those of the browser', () => {
  assert.ok(isListed(['*'], key('ArrowUp')));
  assert.ok(isListed(['*'], key('k', { ctrlKey: true })));
  assert.ok(!isListed(['*'], key('v', { ctrlKey: true })));
  assert.ok(!isListed(['*'], key('F5')));
});

test('modifiers have a bit each', () => {
  assert.equal(modifiersOf(key('a')), 0);
  assert.equal(modifiersOf(key('a', { shiftKey: true, ctrlKey: true, altKey: true, metaKey: true })), 2 | 4 | 8 | 16);
});

test('a name with modifiers is listed with exactly those', () => {
  const list = ['c+g', 'cs+Delete', 'Enter'];
  assert.ok(isListed(list, key('g', { ctrlKey: true })));
  assert.ok(!isListed(list, key('g')));
  assert.ok(!isListed(list, key('g', { ctrlKey: true, altKey: true })));
  assert.ok(isListed(list, key('Delete', { ctrlKey: true, shiftKey: true })));
  assert.ok(!isListed(list, key('Delete', { ctrlKey: true })));
  assert.ok(isListed(list, key('Enter', { shiftKey: true })));
});
