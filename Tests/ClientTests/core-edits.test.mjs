// The module of the editing core that the page loads, between the events of a browser and what is reported.

import { connected, focusedField } from './page.mjs';
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import test from 'node:test';
import { brotliDecompressSync } from 'node:zlib';

import { countries } from '../../Scripts/wasm/cases.mjs';
import { answerOperations } from '../../Sources/PlatenWeb/Client/Script/answers.js';
import {
  endComposition, expectEdit, followEdit, pressHere, startComposition, stepHere, typeHere,
} from '../../Sources/PlatenWeb/Client/Script/core-edits.js';
import { loadCore, loadCountries } from '../../Sources/PlatenWeb/Client/Script/core.js';
import { fieldOf, touch } from '../../Sources/PlatenWeb/Client/Script/fields.js';
import { link } from '../../Sources/PlatenWeb/Client/Script/link.js';
import { toPage } from '../../Sources/PlatenWeb/Client/Script/messages.js';
import { report, requestUndo } from '../../Sources/PlatenWeb/Client/Script/reports.js';
import { mostSteps, noteStep } from '../../Sources/PlatenWeb/Client/Script/steps.js';

const file = new URL('../../Sources/PlatenWeb/Client/Module/editing.wasm.br', import.meta.url);
const bytes = brotliDecompressSync(readFileSync(file));
const S = '\x1F';
const phone = `kind=text${S}restored=1${S}kind=mask${S}mask=(###) ### - ####`;

function known(value, rules) {
  const element = focusedField(value);
  if (rules) element.dataset.rules = rules;
  document.getElementById = (id) => (id === element.id ? element : null);
  const field = fieldOf(element);
  [field.anchor, field.head] = [value.length, value.length];
  return { element, field, sent: connected(link) };
}

/** What a browser does with an input: the announcement, its own edit, and the event after it. */
function input(element, inputType, text, start = element.selectionStart, end = element.selectionEnd) {
  expectEdit({ target: element, inputType });
  element.setRangeText(text, start, end);
  const field = touch(element);
  const kind = { insertFromPaste: 'p', deleteContentBackward: 'b', deleteContentForward: 'd' }[inputType] ?? '';
  if (!followEdit(field, { inputType }, kind)) noteStep(field, kind);
  report(field);
}

function type(element, text) { for (const letter of text) input(element, 'insertText', letter); }

function backspace(element) {
  input(element, 'deleteContentBackward', '', Math.max(element.selectionStart - 1, 0));
}

test('without the module nothing is edited here', () => {
  const { element, field } = known('', phone);
  type(element, '1');
  assert.deepEqual([element.value, field.core], ['1', null]);
});

test('the module loads, and what is missing or no module changes nothing', async () => {
  globalThis.fetch = async () => new Response(null, { status: 404 });
  await loadCore('/editing.wasm');
  globalThis.fetch = async () => new Response('no module');
  await loadCore('/editing.wasm');
  globalThis.fetch = async () => { throw new TypeError('refused'); };
  await loadCore('/editing.wasm');
  const { element } = known('', phone);
  type(element, '1');
  assert.equal(element.value, '1');
  globalThis.fetch = async () => new Response(bytes);
  await loadCore('/editing.wasm');
  type(element, '2');
  assert.equal(element.value, '(12');
});

test('the rules of countries are loaded once there is a field that needs them', async () => {
  const found = { 'meta[name="platen-countries"]': { content: 'rules' } };
  document.querySelector = (selector) => found[selector] ?? null;
  const loaded = [];
  globalThis.fetch = async (address) => {
    loaded.push(address);
    return new Response(countries);
  };
  const { element } = known('', ['kind=country', 'code=49'].join('\x1F'));
  await loadCountries();
  assert.deepEqual(loaded, []);
  type(element, '0');
  assert.equal(element.value, '0');
  found['[data-rules*="kind=country"]'] = element;
  await loadCountries();
  type(element, '301234');
  assert.equal(element.value, '030 1234');
  const other = known('', ['kind=country', 'code=1'].join('\x1F'));
  type(other.element, '+4420');
  assert.equal(other.element.value, '+44 20');
  await loadCountries();
  assert.deepEqual(loaded, ['rules']);
});

test('each key is formatted at once, and reported with the command', () => {
  const { element, field, sent } = known('', phone);
  type(element, '5551');
  assert.deepEqual([element.value, element.selectionStart], ['(555) 1', 7]);
  assert.deepEqual(sent, [['e', 7, 1, 0, 0, 0, '(5', 2, 2, 2, '', `s${S}0${S}0\x1Ei${S}5`]]);
  answerOperations[toPage.acknowledged](7, 1);
  assert.equal(sent.length, 4, 'the keys that waited go apart');
  assert.equal(field.sent, '(555) 1');
});

test('a deletion at a literal deletes what was typed before it', () => {
  const { element, sent } = known('(555) 1', phone);
  element.setSelectionRange(6, 6);
  backspace(element);
  assert.deepEqual([element.value, element.selectionStart], ['(551', 3]);
  assert.equal(sent[0].at(-1), `s${S}6${S}6\x1Ed${S}b${S}g`);
});

test('undo and redo walk the history of the module, and end where that of the program does', () => {
  const { element, field, sent } = known('', phone);
  type(element, '55');
  requestUndo(field, false);
  assert.equal(element.value, '');
  requestUndo(field, true);
  assert.equal(element.value, '(55');
  requestUndo(field, false);
  requestUndo(field, false);
  answerOperations[toPage.acknowledged](7, 1);
  assert.deepEqual(sent.slice(1).map((message) => message.at(-1)), [`s${S}2${S}2\x1Ei${S}5`, 'z', 'y', 'z']);
  requestUndo(field, false);
  assert.equal(sent.length, 5, 'the program has nothing to undo either');
  requestUndo(field, true);
  assert.equal(element.value, '(55', 'and redoing is not behind that');
});

/** A field in which the page before this one has typed. */
function continued(value, rules) {
  const page = known(value, rules);
  page.field.sequence = page.field.answered = 4;
  return page;
}

test('what was typed before a module has a field is a step of its own', () => {
  const { element, field, sent } = continued('12', 'kind=text');
  type(element, '34');
  answerOperations[toPage.acknowledged](7, 5);
  requestUndo(field, false);
  assert.equal(element.value, '12');
  answerOperations[toPage.acknowledged](7, 6);
  assert.deepEqual(sent.map((message) => message.at(-1)),
    [`a\x1Es${S}2${S}2\x1Ei${S}3`, `s${S}3${S}3\x1Ei${S}4`, 'z']);
});

test('undo goes to the program behind the end of the module, and redo follows it there', () => {
  const { element, field, sent } = continued('12', 'kind=text');
  type(element, '3');
  answerOperations[toPage.acknowledged](7, 5);
  for (const isRedo of [false, false, true, true]) requestUndo(field, isRedo);
  assert.equal(element.value, '12', 'only the program knows what undoing led to');
  assert.deepEqual(sent.slice(1).map(([name]) => name), ['e', 'z', 'Z', 'Z']);
  answerOperations[toPage.set](7, 9, 5, '123', 3, 3);
  assert.equal(element.value, '123');
  type(element, '4');
  requestUndo(field, false);
  assert.equal(element.value, '123');
  requestUndo(field, true);
  assert.equal(element.value, '1234', 'what was typed after the answer is redone here');
});

test('a refused character is taken back, and reported with its command', () => {
  const { element, sent } = known('(55', phone);
  type(element, 'x');
  assert.equal(element.value, '(55');
  assert.deepEqual(sent, [['e', 7, 1, 0, 3, 3, '', 3, 3, 3, '', `s${S}3${S}3\x1Ei${S}x`]]);
});

test('what is pasted, filled in or replaced is formatted', () => {
  const { element } = known('', phone);
  input(element, 'insertFromPaste', '+1 555 123-4567');
  const pasted = element.value;
  assert.match(pasted, /^\(\d{3}\) \d{3} - \d{4}$/);
  const filled = known('', phone);
  filled.element.value = '5551234567';
  const field = touch(filled.element);
  followEdit(field, { inputType: '' }, '');
  assert.equal(filled.element.value, '(555) 123 - 4567');
});

test('a composition is formatted at its end, in a report of its own', () => {
  const { element, field, sent } = known('(123', phone);
  startComposition(field);
  element.setRangeText('45', 4, 4);
  assert.equal(endComposition(field), true);
  report(field);
  assert.deepEqual([element.value, element.selectionStart], ['(123) 45', 8]);
  answerOperations[toPage.acknowledged](7, 1);
  assert.deepEqual(sent.map((message) => message.slice(6)), [
    ['45', 6, 6, 6, '', `s${S}4${S}4\x1Ek${S}45${S}2${S}2\x1Eu`], [') ', 8, 8, 8, '', 'u']]);
});

test('another text of the server is edited further', () => {
  const { element } = known('', phone);
  type(element, '12');
  answerOperations[toPage.acknowledged](7, 1);
  answerOperations[toPage.set](7, 2, 3, '(99', 3, 3);
  type(element, '1');
  assert.equal(element.value, '(991');
  type(element, '2');
  assert.equal(element.value, '(991) 2');
});

test('what the program wrote is undone by the program', () => {
  const { element, field, sent } = known('', phone);
  type(element, '12');
  answerOperations[toPage.acknowledged](7, 1);
  answerOperations[toPage.set](7, 2, 3, '(99', 3, 3);
  type(element, '1');
  requestUndo(field, false);
  assert.equal(element.value, '(99');
  requestUndo(field, false);
  answerOperations[toPage.acknowledged](7, 3);
  assert.deepEqual(sent.map(([name]) => name), ['e', 'e', 'e', 'e', 'z']);
});

test('a step of the program in a field that was not typed in is undone by the program', () => {
  const { element, field, sent } = known('One cat.', 'kind=text');
  answerOperations[toPage.set](7, 0, 2, 'One dog.', 8, 8);
  assert.equal(element.value, 'One dog.');
  requestUndo(field, false);
  assert.deepEqual(sent.map(([name]) => name), ['z']);
});

test('keys and texts that were held are edited here', () => {
  const { element, field } = known('', phone);
  assert.equal(typeHere(field, '1234', false), true);
  assert.equal(element.value, '(123) 4');
  assert.equal(pressHere(field, 'Backspace'), true);
  assert.equal(pressHere(field, 'Home'), true);
  assert.deepEqual([element.value, element.selectionStart], ['(123', 1]);
});

test('inputs beyond the most that wait apart go together with all their commands', () => {
  const { element, field, sent } = known('', `kind=text`);
  const letters = 'a'.repeat(mostSteps + 3);
  type(element, letters);
  answerOperations[toPage.acknowledged](7, 1);
  assert.equal(field.sent, letters);
  assert.equal(sent.at(-1).at(-1).split('\x1E').length, 6, 'three keys, each with its selection');
});

test('a text beyond the longest is left to the browser and the server', () => {
  const { element, field } = known('x'.repeat(1 << 15), 'kind=text');
  type(element, 'y');
  assert.equal(field.core, null);
});

test('a date is stepped here, and an empty part of one by the program', () => {
  const date = `kind=text${S}restored=1${S}kind=date${S}pattern=MM/dd/yyyy`;
  const { element, field, sent } = known('', date);
  assert.equal(stepHere(field, 'ArrowUp'), false, 'the program knows the present');
  type(element, '05/31/2024');
  element.setSelectionRange(1, 1);
  assert.equal(stepHere(field, 'ArrowUp'), true);
  assert.deepEqual([element.value, element.selectionStart], ['06/30/2024', 1]);
  report(field, true);
  assert.match(JSON.stringify(sent.at(-1)), /m\\u001fu\\u001fg\\u001f0/);
  requestUndo(field, false);
  assert.equal(element.value, '05/31/2024');
});
