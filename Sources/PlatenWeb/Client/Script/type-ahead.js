// What is typed after a key that the program has not answered yet. It is held, and goes where the focus is then.

import { pressHere, typeHere } from './core-edits.js';
import { all, isDisabled, nodeOf } from './elements.js';
import { isField, touch } from './fields.js';
import { moveFocus } from './focus.js';
import { heldEdit, isHeldKey } from './held-edits.js';
import { act, isOpen, link } from './link.js';
import { toServer } from './messages.js';
import { report } from './reports.js';
import { noteStep } from './steps.js';
import { endText } from './validity.js';

/** @typedef {import('../types').Checkable} Checkable */
/** @typedef {import('../types').FieldElement} FieldElement */
/** @typedef {import('../types').HeldItem} HeldItem */

/**
 * What is held since an action, and of which field.
 * @type {{ current: import('../types').Hold | null }}
 */
const held = { current: null };

/** A program that does not answer gets the keys where they were typed, after so many milliseconds. */
const longestHold = 3000;

/** @param {FieldElement} element */
export function holdsFor(element) { return held.current?.element === element; }

/**
 * Holds what is typed until the newest action is answered.
 * @param {FieldElement} element
 */
export function hold(element) {
  held.current = { action: link.lastAction, element, items: [], timer: setTimeout(release, longestHold) };
}

/**
 * @param {FieldElement} element
 * @param {HeldItem} item
 */
export function holdItem(element, item) {
  if (held.current?.element === element) held.current.items.push(item);
}

/**
 * Takes an input event's text; true if it is held.
 * @param {InputEvent} event
 */
export function holdsInput(event) {
  if (!held.current || event.target !== held.current.element || event.isComposing) return false;
  if (event.inputType === 'insertText' && event.data) held.current.items.push({ text: event.data });
  else if (event.inputType === 'insertFromPaste' && event.dataTransfer) {
    held.current.items.push({ text: event.dataTransfer.getData('text/plain'), isPaste: true });
  } else return false;
  return true;
}

/** @param {FieldElement} element */
export function holdsReturn(element) {
  if (!held.current || held.current.element !== element || held.current.items.length === 0) return false;
  held.current.items.push({ isReturn: true });
  return true;
}

/**
 * Keys that move or delete keep their place among those that type.
 * @param {KeyboardEvent} event
 */
export function holdsKey(event) {
  if (!held.current || held.current.element !== event.target || !isHeldKey(event.key)) return false;
  if (event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return false;
  held.current.items.push({ key: event.key });
  return true;
}

/**
 * @param {FieldElement} element
 * @param {string} key
 */
function pressHeld(element, key) {
  const [from, to] = [element.selectionStart ?? 0, element.selectionEnd ?? 0];
  const field = touch(element);
  if (pressHere(field, key)) {
    report(field, true);
    return;
  }
  const { start, end, kind } = heldEdit(key, element.value, from, to);
  if (kind) {
    element.setRangeText('', start, end, 'end');
    noteStep(field, from === to ? kind : '');
  } else {
    element.setSelectionRange(start, end);
  }
  // At once: what comes next may be another kind of input.
  report(field, true);
}

/**
 * The program has answered all actions up to this number.
 * @param {number} number
 */
export function answered(number) { if (held.current && number >= held.current.action) release(); }

/** Carries out what is held, up to the next Return. */
export function release() {
  if (!held.current) return;
  const { items, timer } = held.current;
  clearTimeout(timer);
  held.current = null;
  while (items.length > 0) {
    const element = document.activeElement;
    if (!isField(element)) return;
    const item = items.shift();
    if (!item) return;
    if (item.isReturn) {
      submit(element);
      if (held.current) {
        /** @type {import('../types').Hold} */ (held.current).items = items;
        return;
      }
    } else if (item.key) pressHeld(element, item.key);
    else typeInto(element, item.text ?? '', item.isPaste);
  }
}

/**
 * @param {FieldElement} element
 * @param {string} text
 * @param {boolean} [isPaste]
 */
export function typeInto(element, text, isPaste) {
  const field = touch(element);
  if (!typeHere(field, text, isPaste === true)) {
    element.setRangeText(element.localName === 'input' ? text.replace(/\r\n|\r|\n/g, ' ') : text,
      element.selectionStart ?? 0, element.selectionEnd ?? 0, 'end');
    noteStep(field, isPaste ? 'p' : '');
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
  if (isOpen()) hold(element);
}
