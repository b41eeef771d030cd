import { connected } from './page.mjs';
import assert from 'node:assert/strict';
import test from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';

import { dropped, fileOperations } from '../../Sources/PlatenWeb/Client/Script/files.js';
import { acknowledge, forgetActions, link } from '../../Sources/PlatenWeb/Client/Script/link.js';
import { toPage, toServer } from '../../Sources/PlatenWeb/Client/Script/messages.js';

/** What is sent of a file of more than three parts, which the program asks for. */
function upload() {
  forgetActions();
  link.session = { view: 'one', epoch: 'e' };
  const sent = connected(link);
  dropped.files.push(new File([new Uint8Array(5 << 17)], 'letter.txt'));
  fileOperations[toPage.chooseFiles](3, '', false, 1 << 30);
  return sent;
}

test('one part of a file is under way at a time', async () => {
  const sent = upload();
  for (const count of [1, 2, 3, 4, 5]) {
    await pause(60);
    assert.equal(sent.length, Math.min(count, 5));
    acknowledge(count);
  }
  assert.deepEqual(sent.slice(0, 4).map(([kind]) => kind), Array(4).fill(toServer.filePart));
  assert.deepEqual(sent[4], [toServer.filesChosen, 5, 3, 1]);
});

test('the rest of a file is not sent to a program that was started again', async () => {
  const sent = upload();
  await pause(60);
  link.session = { view: 'other', epoch: 'f' };
  forgetActions();
  await pause(60);
  assert.deepEqual(sent.map(([kind]) => kind), [toServer.filePart, toServer.filesChosen]);
  assert.deepEqual(sent[1].slice(2), [3, -1]);
});
