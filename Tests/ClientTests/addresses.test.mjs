import { connected } from './page.mjs';
import assert from 'node:assert/strict';
import test from 'node:test';

import { addressOperations, followHistory, showPlace } from '../../Sources/PlatenWeb/Client/Script/addresses.js';
import { acknowledge, link } from '../../Sources/PlatenWeb/Client/Script/link.js';
import { toPage, toServer } from '../../Sources/PlatenWeb/Client/Script/messages.js';

/** The history of a tab, whose user goes back and forward in it. */
const tab = { entries: [{ state: { depth: 0, before: '' }, path: '/' }], index: 0 };
let moved = () => {};

function go(steps) {
  tab.index += steps;
  location.pathname = tab.entries[tab.index].path;
  history.state = tab.entries[tab.index].state;
  moved();
}

Object.assign(globalThis, {
  location: { pathname: '/', search: '', href: 'http://page/' },
  history: {
    state: tab.entries[0].state,
    replaceState(state) { this.state = tab.entries[tab.index].state = state; },
    pushState(state, _, path) {
      tab.entries.splice(tab.index += 1, Infinity, { state, path });
      [this.state, location.pathname] = [state, path];
    },
    back() { go(-1); },
  },
  addEventListener: (name, listener) => { if (name === 'popstate') moved = listener; },
});
document.baseURI = 'http://page/';

function arrives(action, ...place) {
  if (action) acknowledge(action);
  addressOperations[toPage.location](...place);
  showPlace();
}

test('the history follows the program, and the program the history', () => {
  const sent = connected(link);
  followHistory();
  arrives(0, '/a', 1, 'A');
  assert.deepEqual([location.pathname, document.title, tab.entries.length], ['/a', 'A', 2]);
  go(-1);
  assert.deepEqual(sent.map(([kind]) => kind), [toServer.navigate]);
  arrives(1, '/', 0, 'Start');
  assert.deepEqual([location.pathname, document.title, tab.index], ['/', 'Start', 0]);
});

test('what the program answers to an earlier move moves the history no more', () => {
  const sent = connected(link);
  go(1);
  arrives(2, '/a', 1, 'A');
  go(-1);
  go(1);
  arrives(3, '/', 0, 'Start');
  assert.deepEqual([location.pathname, tab.index, tab.entries.length], ['/a', 1, 2], 'the user is ahead');
  arrives(4, '/a', 1, 'A');
  assert.deepEqual([location.pathname, document.title, tab.index], ['/a', 'A', 1]);
  assert.equal(sent.length, 3, 'and it has not gone back by itself');
});

test('where the program stays is shown when it has carried out the last move', () => {
  go(-1);
  go(1);
  arrives(5, '/', 0, 'Start');
  assert.equal(location.pathname, '/a');
  acknowledge(6);
  showPlace();
  assert.deepEqual([location.pathname, document.title], ['/', 'Start']);
});
