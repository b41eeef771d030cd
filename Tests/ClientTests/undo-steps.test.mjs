// Where undoing stops: at the same places however long the program takes to answer.

import { Clock, dispatch, fieldsOf, furnish } from './random-page.mjs';
import { connected } from './page.mjs';
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import test from 'node:test';
import { brotliDecompressSync } from 'node:zlib';

const clock = new Clock();
furnish(clock, () => {});

const script = '../../Sources/PlatenWeb/Client/Script/';
const [{ answerOperations }, { loadCore, openCore }, { fieldOf }, { link }, { toPage, toServer }, { requestUndo },
  { mostSteps, noteStep }, { listenToTyping }] = await Promise.all([
  'answers', 'core', 'fields', 'link', 'messages', 'reports', 'steps', 'typing',
].map((name) => import(`${script}${name}.js`)));

const module = new URL('../../Sources/PlatenWeb/Client/Module/editing.wasm.br', import.meta.url);
globalThis.fetch = async () => new Response(brotliDecompressSync(readFileSync(module)));
await loadCore('module');
listenToTyping();

const S = '\x1F';
const rules = `kind=text${S}restored=1`;
let last = 0;

/** A field that has the focus, and the program that answers its reports after a time in milliseconds. */
class Page {
  #sent = connected(link);

  constructor(latency, isEditedHere) {
    last += 1;
    this.node = last;
    [this.element] = fieldsOf(['input', `n${last}`, { class: 'field', 'aria-label': `Field ${last}` }, {}, [], ['']]);
    if (isEditedHere) this.element.dataset.rules = rules;
    document.activeElement = this.element;
    this.field = fieldOf(this.element);
    const { send } = link.socket;
    link.socket.send = (text) => {
      send(text);
      const [, node, sequence] = JSON.parse(text);
      clock.after(latency, () => answerOperations[toPage.acknowledged](node, sequence));
    };
  }

  type(text) {
    for (const data of text) {
      dispatch('keydown', this.element, { key: data });
      const values = { inputType: 'insertText', data };
      dispatch('beforeinput', this.element, values);
      this.element.setRangeText(data, this.element.selectionStart, this.element.selectionEnd, 'end');
      dispatch('input', this.element, values);
      dispatch('selectionchange', this.element);
      clock.advance(1);
    }
  }

  /** An arrow key. The browser may report a selection later than the key after it. */
  move(distance, isReported = true) {
    dispatch('keydown', this.element, { key: distance < 0 ? 'ArrowLeft' : 'ArrowRight' });
    const caret = this.element.selectionStart + distance;
    this.element.setSelectionRange(caret, caret);
    if (isReported) dispatch('selectionchange', this.element);
    clock.advance(1);
  }

  undo() {
    requestUndo(this.field, false);
    return this.element.value;
  }

  /** All that is reported, when it is answered. */
  get #reported() {
    clock.advance(100_000);
    return this.#sent.filter(([, node]) => node === this.node);
  }

  /** The inserted texts and the carets of the reports. */
  get reports() { return this.#reported.map((message) => [message[6], message[9]]); }

  /** The program's session of the field, which has carried out all that was reported. */
  get program() {
    const session = openCore(rules, '');
    for (const [, , , , start, end, text, , anchor, head, , commands] of this.#reported) {
      const own = [`r${S}${start}${S}${end}${S}${text}`, `s${S}${anchor}${S}${head}`];
      for (const command of commands?.split('\x1E') ?? own) session.perform(command);
    }
    return session;
  }
}

for (const latency of [0, 400]) {
  const slowly = `with ${latency} ms to the program`;

  test(`a caret that was elsewhere for a moment ends the step of undoing, ${slowly}`, () => {
    const page = new Page(latency, true);
    page.type('ab');
    page.move(-1);
    page.move(1);
    page.type('c');
    const { program } = page;
    assert.deepEqual([page.element.value, program.text], ['abc', 'abc']);
    assert.equal(page.undo(), 'ab');
    program.perform('z');
    assert.equal(program.text, 'ab');
    assert.equal(page.undo(), '');
  });

  test(`a caret of which the browser reports nothing before the next key ends it as well, ${slowly}`, () => {
    const page = new Page(latency, true);
    page.type('ab');
    page.move(-1, false);
    page.move(1, false);
    page.type('c');
    const { program } = page;
    program.perform('z');
    assert.deepEqual([page.undo(), program.text], ['ab', 'ab']);
  });

  test(`the caret that a key leaves is no selection of the user's, ${slowly}`, () => {
    const page = new Page(latency, true);
    page.type('abc');
    page.move(0);
    page.type('d');
    const { program } = page;
    program.perform('z');
    assert.deepEqual([page.undo(), program.text], ['', '']);
  });

  test(`in a field that the program edits the caret is reported between two keys, ${slowly}`, () => {
    const page = new Page(latency, false);
    page.type('ab');
    page.move(-1);
    page.move(1);
    page.type('c');
    const { reports } = page;
    assert.deepEqual([...reports.slice(0, 3), reports.at(-1)], [['a', 1], ['b', 2], ['', 1], ['c', 3]]);
  });
}

test('of many selections that wait only the first is a report of its own', () => {
  const page = new Page(400, true);
  page.type('abcd');
  for (let step = 0; step < mostSteps; step += 1) page.move(step % 2 ? 1 : -1);
  page.move(-2);
  page.type('e');
  assert.deepEqual(page.reports.map(([text]) => text), ['a', 'b', 'c', 'd', '', 'e']);
  assert.equal(page.program.text, 'abecd');
});

test('a selection among more inputs than wait apart keeps the commands of all of them', () => {
  const page = new Page(400, true);
  page.type('a'.repeat(mostSteps + 2));
  page.move(-1);
  page.move(1);
  page.type('b');
  const { program } = page;
  assert.equal(program.text, `${'a'.repeat(mostSteps + 2)}b`);
  program.perform('z');
  assert.deepEqual([page.undo(), program.text], ['a'.repeat(mostSteps + 2), 'a'.repeat(mostSteps + 2)]);
});

test('of more inputs than wait apart in a field that the program edits each is a command', () => {
  const page = new Page(400, false);
  const words = 'one two three '.repeat(8);
  page.type(words);
  page.move(-4);
  page.type('aX');
  const { value, selectionStart } = page.element;
  const { reports, program } = page;
  assert.equal(reports.length, 1 + mostSteps);
  assert.deepEqual([program.text, program.selection[0]], [value, selectionStart]);
  program.perform('z');
  assert.equal(program.text, words);
  for (const rest of ['one two ', 'one ']) {
    program.perform('z');
    assert.equal(program.text, 'one two three '.repeat(7) + rest);
  }
});

test('an undo among more inputs than wait apart stays one', () => {
  const page = new Page(400, false);
  page.type('a'.repeat(mostSteps + 4));
  noteStep(page.field, toServer.undo);
  noteStep(page.field, toServer.undo);
  page.type('b');
  assert.deepEqual(page.field.steps.slice(-3).map(({ kind }) => kind), ['z', 'z', '']);
});

test('what is typed behind an undo that the program has not answered is undone at once', () => {
  const page = new Page(400, true);
  page.type('a');
  page.field.base = 7;
  page.undo();
  page.undo();
  assert.equal(page.field.steps.length + page.field.unanswered.length, 3, 'the second is requested');
  page.type('b');
  assert.equal(page.undo(), '');
});
