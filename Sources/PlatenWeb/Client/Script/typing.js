// User input in text fields.

import { endComposition, expectEdit, followEdit, noteSelection, startComposition, stepHere } from './core-edits.js';
import { isCommand, listen, modifiersOf } from './elements.js';
import { fieldOf, isField, knownValue, refuseLonger, setValue, touch } from './fields.js';
import { noteFocusOfTyping } from './focus.js';
import { handOver, isCaptured, isWaitingForKey } from './keys.js';
import { act, linkEvents, wake } from './link.js';
import { toServer } from './messages.js';
import { flush, report } from './reports.js';
import { noteStep } from './steps.js';
import {
  hold, holdItem, holdsComposition, holdsInput, holdsKey, holdsTab, submit, typeInto, undo,
} from './type-ahead.js';

/** @typedef {import('../types').FieldElement} FieldElement */

/**
 * How text came, in the words of reports.
 * @type {Record<string, string>}
 */
const kinds = { insertFromPaste: 'p', insertFromDrop: 'p', deleteContentBackward: 'b', deleteContentForward: 'd' };

/** WebKit deletes what is selected before it says that a composition starts. */
const selectionDeletion = 'deleteByComposition';

/** WebKit takes out what was composed and ends the composition, then inserts the result, which ends it once more. */
const compositionDeletion = 'deleteCompositionText';

/** How long it may take to insert the result, in milliseconds: it is an event of its own. */
const longestInsertion = 100;

/**
 * The field whose composition has ended, maybe without its result so far.
 * @type {{ field: import('../types').Field | null, timer?: ReturnType<typeof setTimeout> }}
 */
const ending = { field: null };

/**
 * The field that a text was dragged out of.
 * @type {{ field: import('../types').Field | null }}
 */
const dragged = { field: null };

/** @param {InputEvent} event */
function changed(event) {
  const element = event.target;
  if (!isField(element)) return;
  const field = touch(element);
  if (isFilledIn(field, event)) endBeforeFilling(field);
  const before = knownValue(field);
  if (event.isTrusted) {
    element.adopt?.();
    if (!event.isComposing) element.tighten?.();
  }
  const isRefused = refuseLonger(field);
  const named = kinds[event.inputType] ?? '';
  // Only a deletion from the caret is one of a key.
  const kind = !field.fromCaret && named !== 'p' ? '' : named;
  // What is being composed is one text until it is done.
  if (!isRefused && !event.isComposing && !field.composing && !followEdit(field, event, kind)) noteStep(field, kind);
  // A key that deletes or types in what is composed is no part of the composition for the browser.
  if (field.composing) {
    const { data } = event;
    field.composed = event.isComposing && data !== null ? data
      : element.value.slice(field.composeStart, element.selectionEnd ?? 0);
    field.composedValue = element.value;
  }
  // What a field refuses is not lost.
  if (event.inputType === 'insertFromDrop' && dragged.field && element.value === before) undo(dragged.field, false);
  dragged.field = event.inputType === 'deleteByDrag' ? field : null;
  field.awaitsResult = event.inputType === compositionDeletion;
  if (field.awaitsResult) field.composed = '';
  wake();
  if (event.inputType !== selectionDeletion && (field.composing || !event.isComposing)) report(field);
}

/**
 * Whether a field in which the user composes was given another text. A browser ends the composition then and says
 * nothing of it.
 * @param {import('../types').Field} field
 * @param {InputEvent} event
 */
function isFilledIn({ composing, composedValue, element }, { isTrusted, isComposing, inputType }) {
  const isSet = !isTrusted || !isComposing && (!inputType || inputType === 'insertReplacementText');
  return composing && isSet && element.value !== composedValue;
}

/**
 * What was composed is an edit of its own, before that which fills in the field.
 * @param {import('../types').Field} field
 */
function endBeforeFilling(field) {
  const { element } = field;
  const { value, selectionStart, selectionEnd } = element;
  setValue(field, field.composedValue);
  finishComposing(field);
  setValue(field, value);
  element.setSelectionRange(selectionStart ?? 0, selectionEnd ?? 0);
}

/**
 * @param {FieldElement} element
 * @param {string} composed
 */
function composeIn(element, composed) {
  endComposing();
  const field = touch(element);
  if (field.composing) return;
  field.composing = true;
  field.composeStart = element.selectionStart ?? 0;
  field.composed = composed;
  field.composedValue = element.value;
  startComposition(field);
}

/** @param {CompositionEvent} event */
function compositionEnded({ target, data }) {
  if (!isField(target)) return;
  const field = touch(target);
  clearTimeout(ending.timer);
  ending.field = field;
  // What replaces a selection and is refused leaves it: with its result it is one edit.
  if (field.awaitsResult && !data) ending.timer = setTimeout(endComposing, longestInsertion);
  else endComposing(data);
}

/** The end is an input of its own even if it changed nothing: only now the program may format. */
function endComposing(data = '') {
  const { field } = ending;
  clearTimeout(ending.timer);
  ending.field = null;
  if (!field?.element.isConnected) return;
  field.composing = field.awaitsResult = false;
  field.element.adopt?.();
  field.element.tighten?.();
  if (holdsComposition(field, data) || !endComposition(field)) noteStep(field, '');
  report(field);
}

/**
 * Ends a composition whose end the browser has not told.
 * @param {import('../types').Field} field
 */
function finishComposing(field) {
  if (!field.composing) return;
  ending.field = field;
  endComposing(field.composed);
}

/** @param {InputEvent} event */
function willChange(event) {
  noteFocusOfTyping(event);
  if (event.inputType !== 'insertFromComposition') endComposing();
  if (holdsInput(event)) {
    event.preventDefault();
    return;
  }
  const element = event.target;
  if (isField(element)) {
    fieldOf(element).fromCaret = element.selectionStart === element.selectionEnd;
    if (event.inputType === selectionDeletion) composeIn(element, '');
  }
  expectEdit(event);
  // The browser's own history breaks when a program writes into a field; the session keeps one that does not.
  if (event.inputType !== 'historyUndo' && event.inputType !== 'historyRedo') return;
  event.preventDefault();
  if (isField(element)) undo(fieldOf(element), event.inputType === 'historyRedo');
}

/**
 * An input drops line breaks from what is pasted; the program turns them into spaces.
 * @param {ClipboardEvent} event
 */
function pasted(event) {
  const element = event.target;
  const text = event.clipboardData?.getData('text/plain') ?? '';
  if (!isField(element)) {
    holdItem(element, { text, isPaste: true });
    return;
  }
  // A long text is put into a text area sooner than the browser would, and into an input whole: Chromium cuts it.
  if (text.length < 1 << 16 && !(element.localName === 'input' && /[\r\n]/.test(text))) return;
  if (element.readOnly) return;
  event.preventDefault();
  if (!holdItem(element, { text, isPaste: true })) typeInto(element, text, true);
}

/** @param {KeyboardEvent} event */
function keyPressed(event) {
  noteFocusOfTyping(event);
  wake();
  const element = event.target;
  // The result of a composition comes with the key that ends it.
  if (event.keyCode !== 229) endComposing();
  // 229: the key belongs to an input method.
  if (event.isComposing || event.keyCode === 229) return;
  if (holdsKey(event)) {
    event.preventDefault();
    return;
  }
  if (!isField(element)) return;
  if (event.isTrusted) finishComposing(fieldOf(element));
  // Of a selection the browser tells later than of the key behind it.
  noteSelection(touch(element));
  if (holdsTab(element, event)) {
    event.preventDefault();
    return;
  }
  const isArrow = event.key === 'ArrowUp' || event.key === 'ArrowDown';
  const hasList = element.getAttribute('aria-expanded') === 'true';
  if (isArrow && 'steps' in element.dataset && !hasList && modifiersOf(event) === 0 && !isWaitingForKey()
    && stepHere(fieldOf(element), event.key)) {
    event.preventDefault();
    report(fieldOf(element));
    return;
  }
  if (isCaptured(element, event)) {
    event.preventDefault();
    handOver(event);
    return;
  }
  if (hasList && isArrow) event.preventDefault();
  if (!commandPressed(element, event)) tellKey(element, event, isArrow);
}

/**
 * Undo, search and Return; true if the key was one of them.
 * @param {FieldElement} element
 * @param {KeyboardEvent} event
 */
function commandPressed(element, event) {
  const isShortcut = isCommand(event);
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  if (isShortcut && (key === 'z' || (key === 'y' && !event.shiftKey))) {
    event.preventDefault();
    undo(fieldOf(element), key === 'y' || event.shiftKey);
  } else if (isShortcut && 'find' in element.dataset && (key === 'f' || key === 'h')) {
    event.preventDefault();
    act(toServer.find, key === 'h' || event.shiftKey);
    // What is typed next is searched for.
    hold(element);
  } else if (key === 'Enter' && element.localName === 'input' && !isShortcut) {
    event.preventDefault();
    submit(element);
  } else return false;
  return true;
}

/**
 * Reports keys that the program may handle.
 * @param {FieldElement} element
 * @param {KeyboardEvent} event
 * @param {boolean} isArrow
 */
function tellKey(element, event, isArrow) {
  const { key } = event;
  // Of a deletion in an empty field the browser says nothing.
  const isReported = ['Escape', 'PageUp', 'PageDown'].includes(key) || key === 'Backspace' && element.value === ''
    || isArrow && (element.localName === 'input' || element.getAttribute('aria-expanded') === 'true');
  if (isReported) act(toServer.key, key, modifiersOf(event));
}

export function listenToTyping() {
  linkEvents.beforeAction = () => {
    endComposing();
    flush();
  };
  document.addEventListener('input', (event) => changed(/** @type {InputEvent} */ (event)));

  // Some programs that fill in forms tell of nothing else.
  listen('change', (event) => {
    const element = event.target;
    if (isField(element) && element.value !== knownValue(fieldOf(element))) changed(/** @type {InputEvent} */ (event));
  });

  listen('compositionstart', (event) => {
    if (isField(event.target)) composeIn(event.target, event.data ?? '');
  });

  listen('compositionend', compositionEnded);

  listen('focusout', ({ target }) => {
    if (isField(target)) finishComposing(fieldOf(target));
  });

  listen('selectionchange', () => {
    const element = document.activeElement;
    if (!isField(element)) return;
    const field = touch(element);
    noteSelection(field);
    if (!field.composing) report(field);
  });

  listen('beforeinput', willChange);
  listen('paste', pasted);
  listen('keydown', keyPressed);
}
