// A field that is filled in while a word is composed: Chromium and WebKit end the composition and say nothing of it.

import { Clock, dispatch, fieldsOf, furnish } from './random-page.mjs';
import { connected } from './page.mjs';
import assert from 'node:assert/strict';
import test from 'node:test';

import { answerOperations } from '../../Sources/PlatenWeb/Client/Script/answers.js';
import { fieldOf } from '../../Sources/PlatenWeb/Client/Script/fields.js';
import { link } from '../../Sources/PlatenWeb/Client/Script/link.js';
import { toPage, toServer } from '../../Sources/PlatenWeb/Client/Script/messages.js';
import { listenToTyping } from '../../Sources/PlatenWeb/Client/Script/typing.js';

furnish(new Clock(), () => {});
listenToTyping();

/** A field that holds ab, and に behind it that is being composed and reported; and what is sent from then on. */
function composing() {
  const [element] = fieldsOf(['main', 'n0', {}, {}, [
    ['input', 'n7', { class: 'field', 'aria-label': 'Note' }, {}, [], ['ab', 2, 2, 0, 1]]]]);
  element.value = element.defaultValue = 'ab';
  element.setSelectionRange(2, 2);
  element.focus();
  const field = fieldOf(element);
  [field.anchor, field.head] = [2, 2];
  const sent = connected(link);
  dispatch('compositionstart', element, { data: '' });
  compose(element, 2, 2, 'に');
  assert.deepEqual(edits(sent), [[2, 2, 'に', 2, 3]]);
  answerOperations[toPage.acknowledged](7, 1);
  return { element, field, sent: { get edits() { return edits(sent).slice(1); } } };
}

function compose(element, start, end, text) {
  element.setRangeText(text, start, end, 'end');
  dispatch('input', element, { inputType: 'insertCompositionText', data: text, isComposing: true });
}

/** The replacements that were reported, each with what is being composed, if anything is. */
function edits(sent) {
  return sent.filter(([kind]) => kind === toServer.edit)
    .map(([, , , , start, end, text, , , , , ...marked]) => [start, end, text, ...marked]);
}

function fill(element, text, values) {
  element.value = text;
  element.setSelectionRange(text.length, text.length);
  dispatch('input', element, { inputType: 'insertReplacementText', ...values });
}

for (const isTrusted of [false, true]) {
  test(`what fills in a field ends its composition, ${isTrusted ? 'by the browser' : 'by an extension'}`, () => {
    const { element, field, sent } = composing();
    fill(element, '2024-07-04', { isTrusted });
    assert.equal(field.composing, false);
    assert.equal(element.value, '2024-07-04');
    assert.equal(element.selectionStart, 10);
    // The end of the composition, which changes nothing, and what is filled in.
    answerOperations[toPage.acknowledged](7, 2);
    assert.deepEqual(sent.edits, [[3, 3, ''], [0, 3, '2024-07-04']]);
  });
}

test('a text that continues what was composed ends the composition as well', () => {
  const { element, field, sent } = composing();
  fill(element, 'abにほん', { isTrusted: false });
  assert.equal(field.composing, false);
  answerOperations[toPage.acknowledged](7, 2);
  assert.deepEqual(sent.edits, [[3, 3, ''], [3, 3, 'ほん']]);
});

test('an event that an extension makes without another text leaves the composition', () => {
  const { element, field, sent } = composing();
  dispatch('input', element, { isTrusted: false });
  assert.equal(field.composing, true);
  compose(element, 2, 3, '日本');
  assert.deepEqual(sent.edits, [[2, 3, '日本', 2, 4]]);
});

test('a key that the input method has not taken and the loss of the focus end what no event has ended', () => {
  for (const end of [
    (element) => dispatch('keydown', element, { key: 'Shift', keyCode: 16 }),
    (element) => dispatch('focusout', element, { relatedTarget: null }),
  ]) {
    const { element, field, sent } = composing();
    end(element);
    assert.equal(field.composing, false);
    assert.deepEqual(sent.edits, [[3, 3, '']], 'the end without another text');
  }
});

test('keys of the input method and of an extension leave the composition', () => {
  const { element, field } = composing();
  dispatch('keydown', element, { key: 'Process', keyCode: 229 });
  dispatch('keydown', element, { key: 'Backspace', keyCode: 8, isComposing: true });
  dispatch('keydown', element, { key: 'a', keyCode: 65, isTrusted: false });
  assert.equal(field.composing, true);
});
