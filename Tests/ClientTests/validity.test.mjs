import { focusedField } from './page.mjs';
import assert from 'node:assert/strict';
import test from 'node:test';

import { fieldOf } from '../../Sources/PlatenWeb/Client/Script/fields.js';
import { link } from '../../Sources/PlatenWeb/Client/Script/link.js';
import { checkText, endText, gates, keepChecks, takeBackChecks } from '../../Sources/PlatenWeb/Client/Script/validity.js';

/** An element with attributes, children and a parent, all that a message needs. */
function made() {
  const attributes = new Map();
  const children = [];
  return {
    dataset: {}, style: { removeProperty(name) { delete this[name]; } }, textContent: '', children,
    getAttribute: (name) => attributes.get(name) ?? null,
    setAttribute(name, value) { attributes.set(name, value); },
    removeAttribute(name) { attributes.delete(name); },
    hasAttribute: (name) => attributes.has(name),
    append(child) { children.push(child); child.parent = children; },
    remove() { if (this.parent?.includes(this)) this.parent.splice(this.parent.indexOf(this), 1); },
    matches: () => false,
    get firstChild() { return children[0]; },
  };
}

/** A field with an e-mail rule in a scope, and a button that waits for the scope. */
function form({ value = '', verdict = '-1 0', moment = 0, faults = 0 } = {}) {
  document.createElement = made;
  const element = focusedField(value);
  const parent = made();
  const known = made();
  Object.assign(element, { parentElement: parent, getAttribute: known.getAttribute, setAttribute: known.setAttribute,
    removeAttribute: known.removeAttribute, hasAttribute: known.hasAttribute });
  element.dataset.checks = JSON.stringify([[4], moment, ['Address.', 2, '^.+@.+\\..+$']]);
  element.dataset.verdict = verdict;
  document.getElementById = (id) => (id === element.id ? element : parent.children.find((child) => child.id === id) ?? null);
  const button = { dataset: { gate: `4 ${faults}` }, isConnected: true, disabled: faults > 0, matches: () => true };
  gates.clear();
  gates.add(button);
  const field = fieldOf(element);
  [field.anchor, field.head] = [value.length, value.length];
  const type = (text) => { element.value = text; element.selectionStart = element.selectionEnd = text.length; checkText(field); };
  /** The program answers, with its verdict. */
  const answer = (text) => {
    takeBackChecks();
    field.sent = element.value;
    [field.anchor, field.head] = [element.value.length, element.value.length];
    element.dataset.verdict = text;
    keepChecks();
  };
  return { element, field, parent, button, type, answer };
}

const messages = (parent) => parent.children.map((message) => message.firstChild.textContent);

test('a letter disables a button at once, and another enables it', () => {
  const { type, button, parent, answer } = form();
  type('a');
  assert.equal(button.disabled, true);
  assert.deepEqual(messages(parent), [], 'an unfinished text shows no message');
  type('a@b.co');
  assert.equal(button.disabled, false);
  answer('-1 0');
  assert.equal(button.disabled, false);
});

test('other faults in the scope keep a button disabled', () => {
  const { type, button, answer } = form({ value: 'a', verdict: '0 0', faults: 2 });
  type('a@b.co');
  assert.equal(button.disabled, true);
  button.dataset.gate = '4 1';
  answer('-1 0');
  assert.equal(button.disabled, true);
});

test('a field that is left shows its message until the program has said what is so', () => {
  const { type, parent, element, answer } = form();
  type('a');
  link.lastAction = 7;
  endText(7, false);
  assert.deepEqual(messages(parent), ['Address.']);
  assert.equal(element.getAttribute('aria-invalid'), 'true');
  assert.equal(element.getAttribute('aria-describedby'), 'n7m');
  link.acknowledged = 6;
  answer('0 0');
  assert.deepEqual(messages(parent), ['Address.'], 'the program has not come to it');
  link.acknowledged = 7;
  answer('0 0');
  assert.deepEqual(messages(parent), [], 'the program shows nothing');
  assert.equal(element.getAttribute('aria-invalid'), null);
});

test('the document is as the program knows it while a message is carried out', () => {
  const { type, parent, element } = form({ moment: 2 });
  type('a');
  assert.deepEqual(messages(parent), ['Address.']);
  takeBackChecks();
  assert.deepEqual([messages(parent), element.getAttribute('aria-invalid')], [[], null]);
  keepChecks();
  assert.deepEqual(messages(parent), ['Address.']);
});

test('a field shows a message when it is left only where the rules say so', () => {
  const { type, parent } = form({ moment: 1 });
  type('a');
  endText(7, false);
  assert.deepEqual(messages(parent), []);
  endText(7, true);
  assert.deepEqual(messages(parent), ['Address.']);
});

test('a message of the program is out of sight while the text is valid', () => {
  const { type, parent, element, answer } = form({ value: 'a', verdict: '0 1' });
  const message = Object.assign(made(), { id: 'n9' });
  message.append(Object.assign(made(), { textContent: 'Address.' }));
  parent.append(message);
  element.setAttribute('aria-invalid', 'true');
  element.setAttribute('aria-describedby', 'n9');
  type('a@b.co');
  assert.deepEqual([message.style.display, element.getAttribute('aria-invalid')], ['none', null]);
  type('a@b');
  assert.deepEqual([message.style.display, element.getAttribute('aria-describedby')], [undefined, 'n9']);
  answer('0 1');
  assert.equal(message.style.display, undefined);
});

test('the number of characters describes a field beside its message', () => {
  const { type, element, answer } = form({ moment: 2 });
  const row = Object.assign(made(), { id: 'n8' });
  row.append(made());
  element.parentElement.append(row);
  element.dataset.count = 'n8 3';
  element.setAttribute('aria-describedby', 'n8');
  type('a');
  assert.equal(element.getAttribute('aria-describedby'), 'n7m n8');
  type('a@b.co');
  assert.deepEqual([element.getAttribute('aria-describedby'), row.style.display], ['n8', undefined]);
  answer('-1 0');
  assert.equal(element.getAttribute('aria-describedby'), 'n8');
});

test('the number of characters follows each letter, and the program\'s text', () => {
  const { type, element, answer } = form();
  delete element.dataset.checks;
  const shown = Object.assign(made(), { textContent: '0/3' });
  const row = { id: 'n8', firstElementChild: shown };
  element.dataset.count = 'n8 3';
  document.getElementById = (id) => ({ n7: element, n8: row })[id] ?? null;
  type('👨‍👩‍👧e\u0301');
  assert.deepEqual([shown.textContent, shown.style.color], ['2/3', 'var(--secondary)']);
  type('abcd');
  assert.deepEqual([shown.textContent, shown.style.color], ['4/3', 'var(--red)']);
  shown.textContent = '2/3';
  element.value = 'abc';
  answer('-1 0');
  assert.deepEqual([shown.textContent, shown.style.color], ['3/3', 'var(--secondary)'], 'the program has cut it');
  element.dataset.count = 'n8';
  type('ab');
  assert.equal(shown.textContent, '2');
});

test('the footer of its section describes a field beside the message', () => {
  const { element, type } = form({ moment: 2 });
  const footer = Object.assign(made(), { id: 'n9', matches: (selector) => selector === '.section-footer' });
  const find = document.getElementById;
  document.getElementById = (id) => (id === footer.id ? footer : find(id));
  element.setAttribute('aria-describedby', footer.id);
  type('ada');
  assert.equal(element.getAttribute('aria-describedby'), 'n7m n9');
  type('ada@example.org');
  assert.equal(element.getAttribute('aria-describedby'), 'n9');
});
