// A connection that goes on after an interruption.

import { Clock, fieldsOf, furnish } from './random-page.mjs';
import { connected } from './page.mjs';
import assert from 'node:assert/strict';
import test from 'node:test';

import { answerOperations } from '../../Sources/PlatenWeb/Client/Script/answers.js';
import { fieldOf, fields } from '../../Sources/PlatenWeb/Client/Script/fields.js';
import { act, link } from '../../Sources/PlatenWeb/Client/Script/link.js';
import { toPage, toServer } from '../../Sources/PlatenWeb/Client/Script/messages.js';
import { report, requestUndo } from '../../Sources/PlatenWeb/Client/Script/reports.js';
import {
  finishWelcome, forgetConfirmed, keepTexts, lateMessages, losesText, restoreTexts, resumeOperations, unsentTexts,
} from '../../Sources/PlatenWeb/Client/Script/resume.js';
import { noteStep } from '../../Sources/PlatenWeb/Client/Script/steps.js';
import { mark } from '../../Sources/PlatenWeb/Client/Script/text.js';

furnish(new Clock(), () => {});

/** The document with one field, of which the program has a text after so many reports. */
function documentWith(text, sequence) {
  return ['main', 'n0', {}, {}, [
    ['input', 'n7', { class: 'field', 'aria-label': 'Note' }, {}, [], [text, text.length, text.length, sequence, 4]]]];
}

function type(element, field, letter) {
  element.setRangeText(letter, element.selectionStart, element.selectionEnd, 'end');
  noteStep(field, '', `i\x1F${letter}`);
  report(field, true);
}

test('reports that were lost are made again, each by itself and before those that wait', () => {
  const [element] = fieldsOf(documentWith('', 0));
  element.focus();
  const field = fieldOf(element);
  connected(link);
  for (const letter of 'abc') type(element, field, letter);
  link.isWelcome = false;
  type(element, field, 'd');
  const sent = connected(link);
  link.isWelcome = false;
  link.session.view = 'v';
  resumeOperations[toPage.welcome]('e', 'v', true, 0);
  resumeOperations[toPage.tree](documentWith('a', 1));
  finishWelcome();
  assert.deepEqual(sent.filter(([name]) => name === 'e').map((message) => [...message.slice(4, 7), message[11]]), [
    [1, 1, 'b', 'i\x1Fb'], [2, 2, 'c', 'i\x1Fc'], [3, 3, 'd', 'i\x1Fd']]);
  assert.equal(element.value, 'abcd');
});

test('undos that were lost are made again from what the program has, also where the page shows some of their answers', () => {
  const [element] = fieldsOf(documentWith('a b c d', 0));
  element.focus();
  const field = fieldOf(element);
  element.value = 'a b c d';
  Object.assign(field, { sent: 'a b c d', anchor: 7, head: 7 });
  element.setSelectionRange(7, 7);
  connected(link);
  for (let press = 0; press < 3; press += 1) requestUndo(field, false);
  answerOperations[toPage.spliced](7, 1, 5, 5, 7, '', 5, 5);
  assert.equal(element.value, 'a b c');
  link.isWelcome = false;
  const sent = connected(link);
  link.isWelcome = false;
  link.session.view = 'v';
  resumeOperations[toPage.welcome]('e', 'v', true, 0);
  resumeOperations[toPage.tree](documentWith('a b', 2));
  finishWelcome();
  assert.deepEqual(sent.filter(([name]) => name !== toServer.surroundings), [['z', 7, 3, 4]]);
  assert.equal(element.value, 'a b');
});

test('a view that the page was not served with goes on with its own numbers and texts', () => {
  const [element] = fieldsOf(documentWith('', 0));
  element.focus();
  const field = fieldOf(element);
  Object.assign(link, { socket: null, isWelcome: false, lastAction: 0, actions: [] });
  link.session.view = 'served';
  link.former = ['before', true];
  act(toServer.press, 3);
  // What a browser restores is older than what the program has.
  element.value = 'restored';
  const sent = connected(link);
  link.isWelcome = false;
  resumeOperations[toPage.welcome]('e', 'before', true, 7);
  resumeOperations[toPage.tree](documentWith('Ada', 5));
  finishWelcome();
  assert.deepEqual([element.value, field.sequence, field.base], ['Ada', 5, 4]);
  assert.ok(!sent.some(([name]) => name === toServer.press), 'the press was meant for another document');
  act(toServer.press, 3);
  assert.ok(sent.filter(([, number]) => number > 7).some(([name]) => name === toServer.press));
  assert.ok(!sent.some(([name, number]) => name === toServer.press && number <= 7));
  assert.equal(history.state.id, 'before');
  assert.deepEqual(link.former, []);
});

/** The document with a password, of which the page knows no character. */
function passwordWith(count, sequence) {
  return ['main', 'n0', {}, {}, [
    ['input', 'n8', { class: 'field', type: 'password', 'aria-label': 'Password' }, {}, [],
      [count, count, count, sequence, 4]]]];
}

test('an undo that was lost is requested again, and a password stays', () => {
  const [element] = fieldsOf(passwordWith(6, 3));
  element.type = 'password';
  element.focus();
  const field = fieldOf(element);
  Object.assign(field, { sequence: 3, answered: 3 });
  element.value = field.sent = mark.repeat(6);
  element.setSelectionRange(6, 6);
  link.session.view = 'v';
  link.actions = [];
  connected(link);
  type(element, field, 'x');
  field.answered = 4;
  requestUndo(field, false);
  link.isWelcome = false;
  const sent = connected(link);
  link.isWelcome = false;
  // The program has the letter, and not the undo.
  resumeOperations[toPage.welcome]('e', 'v', true, 0);
  resumeOperations[toPage.tree](passwordWith(7, 4));
  finishWelcome();
  assert.deepEqual(sent.filter(([name]) => 'evz'.includes(name)), [['z', 8, 6, 0]]);
  assert.equal(element.value.length, 7);
  // Neither of them has arrived, and the page has no reports to make again.
  link.isWelcome = false;
  sent.length = 0;
  field.unanswered = [];
  resumeOperations[toPage.welcome]('e', 'v', true, 0);
  resumeOperations[toPage.tree](passwordWith(6, 3));
  finishWelcome();
  assert.deepEqual(sent.filter(([name]) => 'evz'.includes(name)), [], 'no text in place of what only the program knows');
  assert.equal(element.value, mark.repeat(6));
});

/** Fields of these labels and texts in one document. */
function form(texts) {
  return fieldsOf(['main', 'n0', {}, {}, Object.entries(texts).map(([label, text], index) =>
    ['input', `n${index + 1}`, { class: 'field', 'aria-label': label }, {}, [], [text, 0, 0, 0, 0]])])
    .map((element) => Object.assign(element, { value: Object.values(texts)[element.id.slice(1) - 1] }));
}

/** Types into a field what makes its text another one. */
function typed(element, text) {
  fieldOf(element).sent = element.value;
  element.value = text;
}

/** Begins without a message that is not confirmed. */
function confirmed() {
  fields.clear();
  Object.assign(link, { actions: [], lastAction: 0, acknowledged: 0, unconfirmed: [], late: [] });
  link.session.view = 'v';
  return connected(link);
}

test('what is not confirmed is left to the next page as it was sent, up to its welcome', () => {
  const sent = confirmed();
  const [element] = fieldsOf(documentWith('', 0));
  element.focus();
  type(element, fieldOf(element), 'a');
  act(toServer.submit, 7);
  type(element, fieldOf(element), 'b');
  answerOperations[toPage.acknowledged](7, 1);
  forgetConfirmed();
  const late = lateMessages();
  assert.deepEqual(late, [[toServer.late, 'v'], ...sent.slice(1)]);
  // A page that is left before it is welcome.
  Object.assign(link, { isWelcome: false, late, unconfirmed: [] });
  assert.deepEqual(lateMessages(), late);
  resumeOperations[toPage.welcome]('e', 'v', true, 1);
  assert.deepEqual(lateMessages(), []);
});

test('no secret is left to the next page, and no action behind one', () => {
  confirmed();
  const [name, password] = form({ Name: '', Password: '' });
  password.type = 'password';
  name.focus();
  act(toServer.press, 9);
  password.focus();
  act(toServer.capturedKey, 's', 's', 0, false);
  type(password, fieldOf(password), 's');
  name.focus();
  act(toServer.press, 9);
  type(name, fieldOf(name), 'n');
  assert.deepEqual(lateMessages().map(([code, number]) => [code, number]), [
    [toServer.late, 'v'], [toServer.press, 1], [toServer.edit, 1]]);
});

test('what is too long or too much is not left to the next page', () => {
  confirmed();
  const [name] = form({ Name: '' });
  type(name, fieldOf(name), 'x'.repeat(1 << 21));
  assert.deepEqual(lateMessages(), []);
  for (let index = 0; index < 300; index += 1) act(toServer.press, 9);
  link.unconfirmed.shift();
  assert.equal(lateMessages().length, 257);
  link.acknowledged = 299;
  forgetConfirmed();
  assert.deepEqual(lateMessages().slice(1), [[toServer.press, 300, 9]]);
});

test('what is typed without a connection is left to the next page, and no secret is', () => {
  fields.clear();
  const [name, note, password, code, card, shown] =
    form({ Name: 'Ada', Note: '', Password: '', Code: '', CVC: '', Shown: '' });
  password.type = 'password';
  code.setAttribute('autocomplete', 'one-time-code');
  card.setAttribute('autocomplete', 'section-a billing cc-csc');
  typed(name, 'Ada Lovelace');
  typed(password, 'secret');
  typed(code, '123456');
  typed(card, '123');
  shown.setAttribute('data-private', '');
  typed(shown, 'secret');
  fieldOf(note);
  connected(link);
  assert.deepEqual(unsentTexts(), [], 'the connection carries it');
  link.isWelcome = false;
  assert.deepEqual(unsentTexts().map(({ value, known }) => [value, known]), [['Ada Lovelace', ['Ada']]]);
});

test('a secret that is not known to arrive is lost with the page, and no other text is', (context) => {
  fields.clear();
  context.mock.timers.enable({ apis: ['Date'], now: 1000 });
  Object.assign(link, { actions: [], lastAction: 0, askedAt: 0 });
  connected(link);
  const [name, password] = form({ Name: 'Ada', Password: '' });
  password.type = 'password';
  fieldOf(name);
  typed(name, 'Ada Lovelace');
  link.isWelcome = false;
  assert.equal(losesText(), false, 'the next page gets what is no secret');
  typed(password, 'secret');
  assert.equal(losesText(), true, 'without a connection');
  connected(link);
  report(fieldOf(password), true);
  assert.equal(losesText(), false, 'it has just been sent');
  context.mock.timers.tick(1500);
  assert.equal(losesText(), true, 'nothing has answered');
  answerOperations[toPage.acknowledged](2, 1);
  assert.equal(losesText(), false, 'the program has it');
});

test('the next page sends it where the program has what it had, and gives it up where it has not', (context) => {
  fields.clear();
  Object.assign(link, { socket: null, isWelcome: false, actions: [], lastAction: 0 });
  const left = ['Name', 'Street', 'Town', 'City'].map((label) => {
    const [element] = form({ [label]: 'before' });
    typed(element, `${label} typed`);
    return element;
  });
  const texts = JSON.parse(JSON.stringify(unsentTexts()));
  assert.equal(texts.length, left.length);
  fields.clear();
  const shown = form({ Name: 'before', Street: '', Town: 'changed' });
  const { querySelectorAll } = document;
  context.after(() => { document.querySelectorAll = querySelectorAll; });
  document.querySelectorAll = (selector) => selector === '.field' ? shown : [];
  for (const element of shown) fieldOf(element);
  keepTexts(texts);
  restoreTexts();
  assert.deepEqual(shown.map((element) => element.value), ['Name typed', 'Street typed', 'changed']);
  assert.deepEqual(unsentTexts().map(({ value }) => value).sort(), ['City typed', 'Name typed', 'Street typed'],
    'one waits for its field, two are not sent yet');
  const sent = connected(link);
  for (const element of shown) report(fieldOf(element), true);
  assert.deepEqual(sent.map(([kind, node, , base, ...rest]) => [kind, node, base, rest[kind === 'v' ? 0 : 2]]), [
    ['e', 1, 0, 'Name typed'], ['e', 2, 0, 'Street typed']]);
  // A field that comes later, of a program that may have started again.
  const [city] = form({ City: '' });
  shown.push(fieldOf(city).element);
  sent.length = 0;
  restoreTexts();
  assert.deepEqual(sent.map(([kind, , , base, ...rest]) => [kind, base, rest[kind === 'v' ? 0 : 2]]), [
    ['v', 0, ''], ['e', 0, 'City typed']]);
});

test('what was not sent is added to what the page before has sent since this one was served', (context) => {
  const sent = confirmed();
  link.isWelcome = false;
  const [element] = fieldsOf(documentWith('Ada', 3));
  const { querySelectorAll } = document;
  context.after(() => { document.querySelectorAll = querySelectorAll; });
  document.querySelectorAll = (selector) => selector === '.field' ? [element] : [];
  element.value = 'Ada';
  Object.assign(fieldOf(element), { sent: 'Ada', sequence: 3, answered: 3, base: 2 });
  keepTexts([{ key: 'input false Note', value: 'Ada!', known: ['Ada'] }]);
  restoreTexts();
  assert.equal(element.value, 'Ada!');
  resumeOperations[toPage.welcome]('e', 'v', true, 0);
  resumeOperations[toPage.tree](documentWith('Ada Lovelace', 12));
  finishWelcome();
  assert.deepEqual(sent.filter(([name]) => 'ev'.includes(name)).map((message) => message.slice(2, 7)),
    [[13, 2, 3, 3, '!']]);
});

test('a program that has started again gets the text that it had, and then each input since', () => {
  fields.clear();
  const [element] = fieldsOf(documentWith('', 0));
  element.focus();
  const field = fieldOf(element);
  connected(link);
  type(element, field, 'a');
  answerOperations[toPage.acknowledged](7, 1);
  type(element, field, 'b');
  link.isWelcome = false;
  type(element, field, 'c');
  element.value = 'ab';
  noteStep(field, '', 'z');
  noteStep(field, toServer.redo);
  const sent = connected(link);
  link.isWelcome = false;
  resumeOperations[toPage.welcome]('other', 'v', false, 0);
  resumeOperations[toPage.tree](documentWith('', 0));
  finishWelcome();
  assert.deepEqual(sent.filter(([name]) => 'evzZ'.includes(name)).map(([name, , sequence, base, ...rest]) => (
    name === 'v' ? [name, sequence, base, rest[0]] : [name, sequence, base, ...rest.slice(0, 3), rest[7]])), [
    ['v', 1, 4, 'a'], ['e', 2, 0, 1, 1, 'b', 'i\x1Fb'], ['e', 3, 0, 2, 2, 'c', 'i\x1Fc'],
    ['e', 4, 0, 2, 3, '', undefined],
  ], 'what it can not undo is a replacement');
});

/**
 * What a program that is started again gets, and has what the page shows already.
 * @param {boolean} isAnswered whether the one before has answered what was typed
 */
function sentWhereNothingDiffers(isAnswered) {
  fields.clear();
  const [element] = fieldsOf(documentWith('', 0));
  element.focus();
  connected(link);
  type(element, fieldOf(element), 'a');
  if (isAnswered) answerOperations[toPage.acknowledged](7, 1);
  link.isWelcome = false;
  const sent = connected(link);
  link.isWelcome = false;
  resumeOperations[toPage.welcome]('other', 'v', false, 0);
  resumeOperations[toPage.tree](documentWith('a', 0));
  finishWelcome();
  return sent.filter(([name]) => 'evzZ'.includes(name)).map((message) => message.slice(0, 5));
}

test('a program that has what the page shows gets nothing', () => {
  assert.deepEqual(sentWhereNothingDiffers(true), []);
});

test('it is told what the one before has not answered: another page may come back with an older text', () => {
  assert.deepEqual(sentWhereNothingDiffers(false), [['v', 7, 1, 4, 'a']]);
});
