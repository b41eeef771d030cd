// The order in which WebKit reports a composition: what was selected is deleted before it, and what was composed before
// its result is inserted.

import { Clock, dispatch, fieldsOf, furnish } from './random-page.mjs';
import { connected } from './page.mjs';
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import test from 'node:test';
import { brotliDecompressSync } from 'node:zlib';

import { answerOperations } from '../../Sources/PlatenWeb/Client/Script/answers.js';
import { loadCore } from '../../Sources/PlatenWeb/Client/Script/core.js';
import { fieldOf } from '../../Sources/PlatenWeb/Client/Script/fields.js';
import { act, link } from '../../Sources/PlatenWeb/Client/Script/link.js';
import { toPage, toServer } from '../../Sources/PlatenWeb/Client/Script/messages.js';
import { listenToTyping } from '../../Sources/PlatenWeb/Client/Script/typing.js';

const clock = new Clock();
furnish(clock, () => {});
listenToTyping();
const module = new URL('../../Sources/PlatenWeb/Client/Module/editing.wasm.br', import.meta.url);
globalThis.fetch = async () => new Response(brotliDecompressSync(readFileSync(module)));
await loadCore('module');

/** A field with a text that is selected from 1 to 4. */
function selected(text, rules) {
  const [element] = fieldsOf(['main', 'n0', {}, {}, [
    ['input', 'n7', { class: 'field', 'aria-label': 'Note' }, {}, [], [text, 0, 0, 0, 1]]]]);
  if (rules) element.dataset.rules = rules;
  element.value = element.defaultValue = text;
  element.setSelectionRange(1, 4);
  element.focus();
  const field = fieldOf(element);
  [field.anchor, field.head] = [1, 4];
  return { element, field, sent: connected(link) };
}

function edit(element, inputType, start, end, text) {
  const values = { inputType, data: text || null, isComposing: true };
  dispatch('beforeinput', element, values);
  element.setRangeText(text, start, end, 'end');
  dispatch('input', element, values);
}

function compose(element, text) {
  edit(element, 'deleteByComposition', 1, 4, '');
  dispatch('compositionstart', element, { data: '' });
  edit(element, 'insertCompositionText', 1, 1, text);
}

function takeOut(element, text) {
  edit(element, 'deleteCompositionText', 1, 1 + text.length, '');
  dispatch('compositionend', element, { data: '' });
}

function insert(element, text) {
  dispatch('keydown', element, { key: 'Process', keyCode: 229 });
  edit(element, 'insertFromComposition', 1, 1, text);
  dispatch('compositionend', element, { data: text });
}

const digits = `kind=text\x1Frestored=1\x1Fkind=mask\x1Fmask=######`;

test('a result that is refused leaves what was selected', () => {
  const { element, sent } = selected('123456', digits);
  compose(element, '日');
  takeOut(element, '日');
  insert(element, '日');
  assert.deepEqual([element.value, element.selectionStart, element.selectionEnd], ['123456', 1, 4]);
  assert.ok(!sent.some(([kind, , , , , , , length]) => kind === toServer.edit && length === 3), 'no report without it');
});

test('what is composed in the place of a selection is one edit', () => {
  const { element, sent } = selected('abcdef');
  compose(element, 'に');
  takeOut(element, 'に');
  clock.advance(20);
  insert(element, '日');
  assert.equal(element.value, 'a日ef');
  const reports = sent.filter(([kind]) => kind === toServer.edit).map(([, , , , start, end, text]) => [start, end, text]);
  assert.deepEqual(reports, [[1, 4, 'に']], 'what is composed');
  answerOperations[toPage.acknowledged](7, 1);
  assert.deepEqual(sent.at(-1).slice(4, 7), [1, 2, '日']);
});

test('one that is given up ends by itself, or before another key and an action', () => {
  for (const end of [
    () => clock.advance(200), (element) => dispatch('keydown', element, { key: 'x', keyCode: 88 }),
    () => act(toServer.press, 3),
  ]) {
    const { element, field, sent } = selected('abcdef');
    compose(element, 'に');
    takeOut(element, 'に');
    assert.equal(field.composing, true);
    end(element);
    assert.equal(field.composing, false);
    assert.equal(element.value, 'aef');
    answerOperations[toPage.acknowledged](7, 1);
    assert.deepEqual(sent.findLast(([kind]) => kind === toServer.edit).slice(4, 7), [1, 2, '']);
  }
});
