// What is typed after a key that the program has not answered yet. It is held, and goes where the focus is then.

import { offerUndoAndRedo } from './browser-undo.js';
import { pressHere, takeBackComposition, typeHere } from './core-edits.js';
import { all, isCommand, isDisabled, modifiersOf, nodeOf } from './elements.js';
import { fieldOf, isAhead, isField, refuseLonger, select, selectionOf, touch } from './fields.js';
import { focus, moveFocus } from './focus.js';
import { isHeldKey, isHeldWith } from './held-edits.js';
import { act, isOpen, link } from './link.js';
import { toServer } from './messages.js';
import { report, requestUndo } from './reports.js';
import { noteStep } from './steps.js';
import { endText } from './validity.js';

/** @typedef {import('../types').Checkable} Checkable */
/** @typedef {import('../types').Field} Field */
/** @typedef {import('../types').FieldElement} FieldElement */
/** @typedef {import('../types').HeldItem} HeldItem */

/**
 * What is held behind an action, and of which field; and what a held key has copied.
 * @type {{ current: import('../types').Hold | null, copied: string }}
 */
const held = { current: null, copied: '' };

/** @param {unknown} element */
export function holdsFor(element) { return held.current?.element === element; }

/**
 * Whether the program has not answered an undo of a field, and nothing is typed behind it: another one follows at once.
 * @param {unknown} element
 */
function isUndoing(element) {
  const hold = held.current;
  return hold !== null && hold.undone?.element === element && hold.items.length === 0;
}

/** @param {string | undefined} key */
function isUndoKey(key) { return /^[yz]$/i.test(key ?? ''); }

/** Whether text is held that is nowhere else. */
export function holdsText() { return held.current?.items.some(({ text }) => text) ?? false; }

/**
 * Holds what is typed until the newest action is answered, however long that takes: only the program knows where it
 * goes, and a password must not appear in the field before its own.
 * @param {Element | null} element
 * @param {HeldItem} [cause] what a program that has started again is asked once more
 */
export function hold(element, cause) {
  held.current = { action: link.lastAction, element, left: null, moves: focus.moves, cause, items: [] };
}

/**
 * What is typed behind the press of a button, or a move in the history, would go nowhere where no field has the focus.
 * The button or the page may lead to one.
 * @param {import('../types').NewAction[0]} kind
 */
export function holdBehindPress(kind) {
  const element = document.activeElement;
  if (kind !== toServer.press && kind !== toServer.navigate) return;
  if (element?.matches(':is(body, button, a, .list-row):not([data-keys])')) hold(element);
}

/**
 * Holds what is meant for an element, if anything is held for that.
 * @param {unknown} element
 * @param {HeldItem} item
 */
export function holdItem(element, item) {
  if (!held.current || !holdsFor(element)) return false;
  held.current.items.push(item);
  return true;
}

/**
 * Takes an input event's text; true if it is held.
 * @param {InputEvent} event
 */
export function holdsInput({ target, inputType, isComposing, data, dataTransfer }) {
  const isPaste = inputType === 'insertFromPaste';
  // Of a paste into an input or a text area the text is in the data.
  const text = data ?? dataTransfer?.getData('text/plain');
  const isTyped = isPaste || inputType === 'insertText' || inputType === 'insertDictationResult';
  return !isComposing && isTyped && text ? holdItem(target, { text, isPaste }) : false;
}

/**
 * What an input method has composed is held as well; the field is as it was before.
 * @param {Field} field
 * @param {string} text
 */
export function holdsComposition(field, text) {
  if (!holdItem(field.element, { text })) return false;
  takeBackComposition(field);
  return true;
}

/**
 * Keys that move, select, delete or undo, Return, Escape and Tab keep their place among those that type. Where the
 * program is silent, Tab is the browser's: its user chooses where to type.
 * @param {KeyboardEvent} event
 */
export function holdsKey(event) {
  const { target, key } = event;
  const modifiers = modifiersOf(event);
  if (!isField(target)) {
    // A button has its own keys until something is typed.
    const isText = key.length === 1 && (modifiers <= 2 || event.getModifierState('AltGraph'));
    if (!held.current?.items.length && (!isText || key === ' ')) return false;
    if (isText) return holdItem(target, { text: key });
  }
  // Of the modifiers only Shift is without a meaning of its own.
  let isHeld = key === 'Tab' ? isOpen() && !link.isSilent : /^E(nter|scape)$/.test(key);
  isHeld = isHeld && modifiers <= 2 || isHeldWith(key, modifiers)
    || isCommand(event) && (/^[acx]$/i.test(key) || isUndoKey(key) && !isUndoing(target)
      || key === 'v' && (held.current?.items ?? []).some(copies));
  return isHeld && holdItem(target, { key, modifiers });
}

/**
 * Other actions keep their place behind what is held, which belongs to the field that the user has left for another.
 * Where the program is silent, the chosen field takes it, unless it is known to be meant for the other: behind an undo,
 * or a secret.
 * @param {import('../types').NewAction} action
 */
export function holdsAction(action) {
  const hold = held.current;
  if (!hold || hold.items.length === 0) return false;
  const isChosen = action[0] === toServer.focus && isField(document.activeElement);
  const isAnswering = isOpen() && !link.isSilent;
  if (isChosen) {
    hold.left ??= hold.element;
    // What is typed there is behind what is held.
    hold.element = document.activeElement;
  }
  const isForLeft = hold.undone || isField(hold.left) && fieldOf(hold.left).secure;
  if (!isChosen || isAnswering || isForLeft) {
    hold.items.push({ action });
    if (isChosen && !isAnswering) setTimeout(release);
    return true;
  }
  held.current = null;
  act(...action);
  hold.left = null;
  held.current = hold;
  // The browser selects the text of a field that Tab leads to, after this event.
  setTimeout(release);
  return true;
}

/**
 * Whether a held key copies: what is pasted behind it is that.
 * @param {HeldItem} item
 */
function copies({ key }) { return key === 'x' || key === 'c'; }

/**
 * @param {FieldElement} element
 * @param {string} key
 */
function commandHeld(element, key) {
  const field = touch(element);
  if (key === 'a') element.setSelectionRange(0, element.value.length);
  else if (key === 'v') {
    if (held.copied) typeInto(element, held.copied, true);
  } else if (copies({ key })) {
    // A secret is not copied.
    const end = field.secure ? 0 : element.selectionEnd ?? 0;
    held.copied = element.value.slice(element.selectionStart ?? 0, end);
    document.execCommand(key === 'x' ? 'cut' : 'copy');
  } else undo(field, key !== 'z');
}

/**
 * @param {FieldElement} element
 * @param {string} key
 * @param {number} modifiers
 */
function pressHeld(element, key, modifiers) {
  if (key.length === 1) {
    // With Shift, undoing is doing again.
    commandHeld(element, key === 'Z' ? 'y' : key.toLowerCase());
    return;
  }
  const field = touch(element);
  if (isHeldKey(key) && pressHere(field, key, modifiers)) {
    // At once: what comes next may be another kind of input.
    report(field, true);
    return;
  }
  act(toServer.capturedKey, key, '', modifiers, false);
  hold(element, { key, modifiers });
}

/**
 * Undoes or redoes. What the program brings back, and where the caret is then, only the program knows; in a field that
 * the page edits, what is typed goes on meanwhile.
 * @param {Field} field
 * @param {boolean} isRedo
 */
export function undo(field, isRedo) {
  if (!isUndoing(field.element) && holdItem(field.element, { key: isRedo ? 'y' : 'z' })) return;
  const isAsked = requestUndo(field, isRedo);
  offerUndoAndRedo(field);
  if (!isAsked || field.core) return;
  hold(field.element);
  /** @type {import('../types').Hold} */ (held.current).undone = field;
}

/**
 * The program has answered all actions up to this number.
 * @param {number} number
 */
export function answered(number) {
  if (!held.current || number < held.current.action) return;
  const { undone } = held.current;
  if (!undone || undone.answered >= undone.sequence || !undone.element.isConnected) release();
}

/** Carries out what is held, up to what the program has to answer first. */
function release() {
  const { items, left, moves } = held.current ?? { items: [], left: null, moves: 0 };
  held.current = null;
  const chosen = document.activeElement;
  if (isField(left) && left.isConnected && isField(chosen) && moves === focus.moves) {
    const focused = items.filter(({ action }) => action?.[0] === toServer.focus).at(-1);
    if (focused) focused.selection = selectionOf(fieldOf(chosen));
    moveFocus(nodeOf(left));
  }
  while (items.length > 0 && (!held.current || isUndoKey(items[0].key) && isUndoing(document.activeElement))) {
    carryOut(/** @type {HeldItem} */ (items.shift()));
  }
  if (held.current) /** @type {import('../types').Hold} */ (held.current).items = items;
}

/**
 * Types what was typed before this script was there, into what has the focus now. Where the page is to continue another
 * view than the one that it was served with, the focus is not known yet: keys are held until it is.
 */
export function typeEarlyKeys() {
  /** @type {HeldItem[] & { end(): void } | undefined} */
  const items = /** @type {any} */ (window).earlyKeys;
  if (!items) return;
  items.end();
  hold(document.activeElement);
  /** @type {import('../types').Hold} */ (held.current).items = items;
  if (link.former.length === 0) release();
}

/** @param {HeldItem} item */
function carryOut(item) {
  const { text, isPaste, key, modifiers = 0, action, selection } = item;
  const element = document.activeElement;
  if (action) {
    if (action[0] === toServer.focus) moveFocus(Number(action[1]));
    const chosen = document.activeElement;
    if (selection && isField(chosen)) select(fieldOf(chosen), ...selection);
    act(...action);
  } else if (key === 'Tab') {
    act(toServer.key, key, modifiers);
    hold(element, item);
  } else if (!isField(element)) {
    if (element instanceof HTMLButtonElement && (key === 'Enter' || text === ' ')) element.click();
  } else if (key === 'Enter') {
    if (element.localName === 'input') submit(element);
    else typeInto(element, '\n');
  } else if (key) pressHeld(element, key, modifiers);
  else typeInto(element, text ?? '', isPaste);
}

/**
 * Tab from a text that the program does not know yet, where the next control is one that it may enable: the program
 * moves the focus.
 * @param {FieldElement} element
 * @param {KeyboardEvent} event
 */
export function holdsTab(element, event) {
  const modifiers = modifiersOf(event);
  const field = fieldOf(element);
  const isKnown = field.answered >= field.sequence && !isAhead(field);
  if (event.key !== 'Tab' || modifiers > 2 || isKnown || !isOpen() || link.isSilent) return false;
  const stops = all('button, input, textarea, select, a').filter((stop) => stop === element || stop.tabIndex >= 0
    && /** @type {Checkable} */ (/** @type {Element} */ (stop)).checkVisibility());
  const next = stops[stops.indexOf(element) + (modifiers ? -1 : 1)];
  if (!next || !isDisabled(next)) return false;
  carryOut({ key: 'Tab', modifiers });
  return true;
}

/** A new view has not seen what the program was asked, and its elements are others. */
export function holdAgain() {
  const hold = held.current;
  if (!hold) return;
  hold.items = hold.items.filter(({ action }) => !action);
  if (hold.items.length > 0 && hold.cause) hold.items.unshift(hold.cause);
  release();
}

/**
 * @param {FieldElement} element
 * @param {string} text
 * @param {boolean} [isPaste]
 */
export function typeInto(element, text, isPaste) {
  const field = touch(element);
  if (!typeHere(field, text, isPaste === true)) {
    element.setRangeText(element.localName === 'input' ? text.replace(/\r\n?|\n/g, ' ') : text,
      element.selectionStart ?? 0, element.selectionEnd ?? 0, 'end');
    if (!refuseLonger(field)) noteStep(field, isPaste ? 'p' : '');
  }
  report(field);
}

/**
 * Moves the focus on before the program does; false where no field is the next.
 * @param {FieldElement} element
 */
function moveAlongChain(element) {
  const { chain } = element.dataset;
  const links = chain ? all(`[data-chain="${chain}"]`) : [];
  const next = links.slice(links.indexOf(element) + 1)
    .find((link) => !isDisabled(link) && /** @type {Checkable} */ (/** @type {Element} */ (link)).checkVisibility());
  if (!next) return false;
  // What the program says of the focus before it knows of this is late.
  link.lastFocusAction = link.lastAction;
  moveFocus(nodeOf(next));
  // As the browser does where Tab leads to a line of text.
  if (next.localName === 'input') /** @type {HTMLInputElement} */ (next).select();
  return true;
}

/** @param {FieldElement} element */
export function submit(element) {
  act(toServer.submit, nodeOf(element));
  // Return may choose a suggestion.
  if (!element.getAttribute('aria-activedescendant')) {
    endText(nodeOf(element), true);
    if (moveAlongChain(element)) return;
  }
  hold(element, { key: 'Enter' });
}
