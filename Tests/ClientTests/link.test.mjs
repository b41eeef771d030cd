import { connected } from './page.mjs';
import assert from 'node:assert/strict';
import test from 'node:test';

import {
  acknowledge, act, forgetActions, link, linkEvents, queueAction, retryDelay, send,
} from '../../Sources/PlatenWeb/Client/Script/link.js';
import { toServer } from '../../Sources/PlatenWeb/Client/Script/messages.js';

test('actions are numbered and kept until they are carried out', () => {
  forgetActions();
  const sent = connected(link);
  act(toServer.press, 3);
  act(toServer.setOn, 4, true);
  act(toServer.submit, 5);
  assert.deepEqual(sent, [['p', 1, 3], ['t', 2, 4, true], ['r', 3, 5]]);
  acknowledge(2);
  assert.deepEqual(link.actions, [['r', 3, 5]]);
  assert.equal(link.acknowledged, 2);
});

test('what is done without a connection is kept for the next one', () => {
  forgetActions();
  link.socket = null;
  act(toServer.press, 3);
  assert.deepEqual(link.actions, [['p', 1, 3]]);
});

test('what is typed goes before an action', () => {
  forgetActions();
  const order = connected(link);
  linkEvents.beforeAction = () => order.push('typed');
  act(toServer.press, 3);
  linkEvents.beforeAction = () => {};
  assert.deepEqual(order, ['typed', ['p', 1, 3]]);
});

test('the newest move of the focus is known', () => {
  forgetActions();
  queueAction(toServer.focus, 9);
  queueAction(toServer.press, 9);
  assert.equal(link.lastFocusAction, 1);
});

test('attempts come less often, up to every five seconds', () => {
  assert.equal(retryDelay(1, 0.5), 100);
  assert.equal(retryDelay(2, 0.5), 200);
  assert.equal(retryDelay(50, 0.5), 4000);
  assert.equal(retryDelay(50, 0), 3000);
  assert.equal(retryDelay(50, 1), 5000);
});

test('a program is silent when what was sent has had the time to arrive', () => {
  const waited = [];
  const { setTimeout } = globalThis;
  globalThis.setTimeout = (body, time) => waited.push({ body, time });
  connected(link);
  clearTimeout(link.silence);
  link.silence = undefined;
  send(['F', 1, 'x'.repeat(200_000)]);
  send(['p', 2, 3]);
  globalThis.setTimeout = setTimeout;
  assert.equal(waited.length, 1);
  assert.ok(waited[0].time > 20_000, 'a part of a file takes its time over a slow link');
  waited[0].body();
  assert.equal(link.isSilent, true);
});
