// What is typed before the page's script is loaded.

import { connected, focusedField } from './page.mjs';
import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import test from 'node:test';

import { link, linkEvents } from '../../Sources/PlatenWeb/Client/Script/link.js';
import { toServer } from '../../Sources/PlatenWeb/Client/Script/messages.js';
import { flush } from '../../Sources/PlatenWeb/Client/Script/reports.js';
import { answered, holdsFor, typeEarlyKeys } from '../../Sources/PlatenWeb/Client/Script/type-ahead.js';

const bundle = new URL('../../Sources/PlatenWeb/Client/Bundle/', import.meta.url);
const script = readFileSync(new URL('early-keys.js', bundle), 'utf8');

test('the policy admits the script by its hash, and HTML takes it as it is', () => {
  const hash = createHash('sha256').update(script).digest('base64');
  assert.equal(readFileSync(new URL('early-keys.hash', bundle), 'utf8'), `sha256-${hash}`);
  assert.doesNotMatch(script, /<(?:!--|\/?script)|\r/i);
});

/** Runs the script as a document does that has a focus, and answers how a key is pressed. */
function begun(focus = {}, state = null) {
  const listeners = new Set();
  Object.assign(globalThis, {
    window: globalThis, addEventListener: (_, listener) => listeners.add(listener),
    removeEventListener: (_, listener) => listeners.delete(listener), history: { state },
  });
  document.querySelector = () => focus;
  document.body = document.activeElement = {};
  (0, eval)(script);
  return (key, values = {}) => {
    const event = { key, isPrevented: false, preventDefault() { event.isPrevented = true; }, ...values };
    for (const listener of listeners) listener(event);
    return event.isPrevented;
  };
}

test('keys that type are noted while nothing has the focus', () => {
  const press = begun();
  assert.deepEqual([press('a'), press('👍'), press('Backspace')], [true, true, true]);
  assert.deepEqual([press('r', { ctrlKey: true }), press('Tab'), press('F5'), press('Dead')],
    [false, false, false, false]);
  document.activeElement = {};
  assert.equal(press('x'), false, 'a field that the user has chosen');
  assert.deepEqual([...window.earlyKeys], [{ text: 'a' }, { text: '👍' }, { key: 'Backspace' }]);
});

test('they are typed into the field with the focus, and what is behind Return is held', () => {
  const press = begun();
  for (const key of ['b', 'c', 'Enter', 'd']) press(key);
  const sent = connected(link);
  linkEvents.beforeAction = flush;
  const element = Object.assign(focusedField('a'), { getAttribute: () => null, hasAttribute: () => false });
  typeEarlyKeys();
  assert.equal(element.value, 'abc');
  assert.deepEqual(sent.map(([kind]) => kind), [toServer.edit, toServer.edit, toServer.submit]);
  assert.ok(holdsFor(element));
  assert.equal(press('e'), false, 'the page has its own listeners now');
});

test('a page that is to continue another view holds them until the focus of that is known', () => {
  const press = begun();
  press('b');
  connected(link);
  link.former = ['v', true];
  typeEarlyKeys();
  assert.ok(holdsFor(document.body));
  const element = focusedField('a');
  answered(link.lastAction);
  assert.equal(element.value, 'ab');
  link.former = [];
});

test('a page that is opened without a focus has none', () => {
  delete window.earlyKeys;
  const press = begun(null);
  assert.equal(press('a'), false);
  assert.equal(window.earlyKeys, undefined);
  typeEarlyKeys();
});

test('they are noted in a page that was shown before, which may get the focus of another view', () => {
  const press = begun(null, { depth: 0, before: '' });
  assert.equal(press('a'), true);
  assert.deepEqual([...window.earlyKeys], [{ text: 'a' }]);
});
