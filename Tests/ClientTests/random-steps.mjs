// Random keys in fields whose text the program rewrites, in the page and in a program with the native core alone, which
// carries out `native FIELD COMMAND`: node random-steps.mjs COUNT SEED 0
//
// After each key both show the same text and have the same selection, and so they do when all steps are undone and done
// again.

import { dispatch } from './random-page.mjs';
import { ask, below, inputs, settle, shown } from './program-page.mjs';

const [count, seed] = process.argv.slice(2).map(Number);
const round = 40;
const separator = '\x1F';

function pick(list) { return list[below(list.length)]; }

function press(element, key, values = {}) {
  return dispatch('keydown', element, {
    key, keyCode: 0, ctrlKey: false, altKey: false, metaKey: false, shiftKey: false, repeat: false, ...values,
  });
}

/** What the browser does in an element, with its events. */
function edit(element, values, start, end) {
  if (dispatch('beforeinput', element, values)) return;
  element.setRangeText(values.data ?? '', start, end, 'end');
  dispatch('input', element, values);
  dispatch('selectionchange', element);
}

function type(element, data) {
  if (press(element, data)) return;
  edit(element, { inputType: 'insertText', data }, element.selectionStart, element.selectionEnd);
}

function paste(element, text) {
  if (dispatch('paste', element, { clipboardData: { getData: () => text } })) return;
  edit(element, { inputType: 'insertFromPaste', data: text }, element.selectionStart, element.selectionEnd);
}

function remove(element, isForward) {
  if (press(element, isForward ? 'Delete' : 'Backspace')) return;
  let { selectionStart: start, selectionEnd: end } = element;
  if (start === end && isForward) end = Math.min(end + 1, element.value.length);
  else if (start === end) start = Math.max(start - 1, 0);
  if (start === end) return;
  edit(element, { inputType: `deleteContent${isForward ? 'Forward' : 'Backward'}` }, start, end);
}

function select(element, anchor, head) {
  const direction = anchor <= head ? 'forward' : 'backward';
  element.setSelectionRange(Math.min(anchor, head), Math.max(anchor, head), direction);
  dispatch('selectionchange', element);
}

let done = [];

/** Does the same in the page and natively, and compares. */
function both(element, command, action) {
  done.push(command.join(' '));
  action();
  settle();
  const native = ask(`native ${element.id} ${command.join(separator)}`);
  const here = shown(element);
  if (String(native) === String(here)) return;
  const [page, program] = [here, native].map((state) => JSON.stringify(state));
  process.stderr.write(`seed ${seed}, ${element.label}: the page has ${page}, the native core ${program} after\n${
    done.join('\n')}\n`);
  process.exit(1);
}

function undo(element) { both(element, ['z'], () => press(element, 'z', { ctrlKey: true })); }
function redo(element) { both(element, ['y'], () => press(element, 'y', { ctrlKey: true })); }

/** One thing that a user does. */
function act(element) {
  const chance = below(100);
  if (chance < 60) {
    const data = pick([...'abcxyz123456789', ' ']);
    both(element, ['i', data], () => type(element, data));
  } else if (chance < 72) {
    const isForward = below(4) === 0;
    both(element, ['d', isForward ? 'f' : 'b', 'g'], () => remove(element, isForward));
  } else if (chance < 80) {
    const [anchor, other] = [0, 0].map(() => below(element.value.length + 1));
    const head = below(3) === 0 ? other : anchor;
    both(element, ['s', anchor, head], () => select(element, anchor, head));
  } else if (chance < 84) {
    const text = pick(['12', 'ab c', '1a2b']);
    both(element, ['p', text], () => paste(element, text));
  } else if (chance < 93) undo(element);
  else redo(element);
}

let made = 0;
while (made < count) {
  const element = pick(inputs);
  document.activeElement = element;
  dispatch('focusin', element);
  settle();
  done = [];
  const [, anchor, head] = ask(`native ${element.id} focus`);
  select(element, anchor, head);
  settle();
  for (let edits = 0; edits < round; edits += 1, made += 1) act(element);
  for (let step = 0; step < round; step += 1) undo(element);
  for (let step = 0; step < round; step += 1) redo(element);
  both(element, ['s', 0, element.value.length], () => select(element, 0, element.value.length));
  both(element, ['d', 'b', 'g'], () => remove(element, false));
  dispatch('focusout', element, { relatedTarget: null });
  document.activeElement = document.body;
  settle();
  ask(`native ${element.id} leave`);
}
process.stderr.write(`${made} keys: page and native core have the same steps\n`);
