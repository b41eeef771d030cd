import { connected, focusedField } from './page.mjs';
import assert from 'node:assert/strict';
import test from 'node:test';

import { focus } from '../../Sources/PlatenWeb/Client/Script/focus.js';
import { link } from '../../Sources/PlatenWeb/Client/Script/link.js';
import { toPage } from '../../Sources/PlatenWeb/Client/Script/messages.js';
import { documentOperations } from '../../Sources/PlatenWeb/Client/Script/operations.js';
import { holdItem, holdsFor, submit } from '../../Sources/PlatenWeb/Client/Script/type-ahead.js';

/** Fields of a chain, of which the first has the focus. */
function chained(...places) {
  const sent = connected(link);
  const elements = places.map(({ id, disabled = false, isShown = true }) => Object.assign(focusedField('', { id }), {
    disabled, checkVisibility: () => isShown, hasAttribute: () => false, getAttribute: () => null,
    localName: id === 'n3' ? 'textarea' : 'input', isWholeSelected: false,
    focus() { document.activeElement = this; },
    select() { this.isWholeSelected = true; },
  }));
  for (const element of elements) element.dataset.chain = '3';
  document.getElementById = (id) => elements.find((element) => element.id === id) ?? null;
  document.querySelectorAll = (selector) => (selector === '[data-chain="3"]' ? elements : []);
  [document.activeElement] = elements;
  focus.shown = Number(elements[0].id.slice(1));
  return { elements, sent };
}

test('Return moves the focus to the next field, and reports Return alone', () => {
  const { elements, sent } = chained({ id: 'n1' }, { id: 'n2', disabled: true }, { id: 'n3', isShown: false }, { id: 'n4' });
  submit(elements[0]);
  assert.equal(document.activeElement.id, 'n4');
  assert.equal(focus.shown, 4);
  assert.deepEqual(sent.map(([kind, , node]) => [kind, node]), [['r', 1]]);
  assert.equal(holdsFor(elements[0]), false, 'what is typed now belongs to the next field');
  assert.deepEqual(elements.map((element) => element.isWholeSelected), [false, false, false, true], 'as by Tab');
});

test('a text of several lines is not selected', () => {
  const { elements } = chained({ id: 'n1' }, { id: 'n3' });
  submit(elements[0]);
  assert.equal(document.activeElement.id, 'n3');
  assert.equal(elements[1].isWholeSelected, false);
});

test('a late answer to the first Return does not take the focus back after the second', () => {
  const { elements } = chained({ id: 'n11' }, { id: 'n12' }, { id: 'n13' });
  submit(elements[0]);
  const first = link.lastAction;
  submit(elements[1]);
  documentOperations[toPage.focus](12, first);
  assert.equal(document.activeElement.id, 'n13');
  documentOperations[toPage.focus](11, link.lastAction);
  assert.equal(document.activeElement.id, 'n11', 'the program has the last word');
});

test('the last field waits for the program', () => {
  const { elements } = chained({ id: 'n21' }, { id: 'n22' });
  document.activeElement = elements[1];
  submit(elements[1]);
  assert.equal(document.activeElement.id, 'n22');
  assert.equal(holdsFor(elements[1]), true);
  holdItem(elements[1], { text: 'x' });
});
