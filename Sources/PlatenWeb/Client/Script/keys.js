// Keys that the program receives before the browser acts on them.

import { byNode, isCommand, listen, modifiersOf, targetOf } from './elements.js';
import { isField } from './fields.js';
import { isHeldKey } from './held-edits.js';
import { act, isOpen, link } from './link.js';
import { toServer } from './messages.js';
import { holdsFor } from './type-ahead.js';

const isModifier = /^(Shift|Control|Alt|AltGraph|Meta|CapsLock|NumLock|Dead|Process|Compose|ContextMenu|Unidentified)$/;

/**
 * What of a key event decides.
 * @typedef {Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>} Key
 */

/**
 * Keys that stay with the browser: the clipboard, the window, the history of edits, function keys.
 * @param {Key} event
 */
function isBrowsers(event) {
  return (event.ctrlKey || event.metaKey) && 'acvxzyrtnwlp'.includes(event.key.toLowerCase())
    || /^F\d+$/.test(event.key);
}

/** @param {Key} event */
function isClipboardKey(event) {
  return isCommand(event) && 'cvx'.includes(event.key.toLowerCase());
}

/** @param {Key} event */
export function types(event) { return event.key.length === 1 && !event.ctrlKey && !event.metaKey; }

/** The last key passed to the program that is not answered yet. Later keys keep their place behind it. */
const handedOver = { action: 0 };

export function forgetKeysHandedOver() { handedOver.action = 0; }

export function isWaitingForKey() { return handedOver.action > link.acknowledged; }

/**
 * @param {HTMLElement} element
 * @param {KeyboardEvent} event
 */
export function isCaptured(element, event) {
  if (isModifier.test(event.key)) return false;
  // A field has a selection of its own to copy, and a place to paste to.
  if (isField(element) && isClipboardKey(event)) return false;
  const keys = element.dataset.keys;
  const isQueued = types(event) || isHeldKey(event.key) || event.key === 'Enter';
  if (isWaitingForKey() && !isBrowsers(event) && isQueued) return true;
  return keys !== undefined && isListed(keys.split(' '), event);
}

/**
 * The modifiers of a key as a list names them: Control, Alt, Meta and Shift by the letters c, a, m and s.
 * @param {Key} event
 */
function modifierLetters(event) {
  const { ctrlKey, altKey, metaKey, shiftKey } = event;
  return (ctrlKey ? 'c' : '') + (altKey ? 'a' : '') + (metaKey ? 'm' : '') + (shiftKey ? 's' : '');
}

/**
 * Whether a list contains a key: `*` for all, `.` for all that type something, otherwise names, such as `Enter` with
 * any modifiers and `c+Enter` with Control alone.
 * @param {string[]} list
 * @param {Key} event
 */
export function isListed(list, event) {
  if (list.includes('*')) return !isBrowsers(event);
  if (types(event) && list.includes('.')) return true;
  const name = event.key === ' ' ? 'Space' : event.key.length === 1 ? event.key.toLowerCase() : event.key;
  return list.includes(name) || list.includes(`${modifierLetters(event)}+${name}`);
}

/** @param {KeyboardEvent} event */
export function handOver(event) {
  act(toServer.capturedKey, event.key, event.key.length === 1 ? event.key : '', modifiersOf(event), event.repeat);
  if (isOpen()) handedOver.action = link.lastAction;
}

/**
 * The modifier keys that are held down now, for a program that observes them.
 * @param {number} modifiers
 */
function tellModifiers(modifiers) {
  if (byNode(0)?.hasAttribute('data-modifiers')) act(toServer.releasedKey, '', '', modifiers);
}

export function listenToCapturedKeys() {
  // Views that take the focus and are no fields.
  listen('keydown', (event) => {
    const element = targetOf(event);
    if (isField(element) || element.dataset.keys === undefined || !isCaptured(element, event)) return;
    event.preventDefault();
    handOver(event);
  });

  // Outside of fields, and where nothing is selected, the program may have something to copy or use for a paste.
  listen('keydown', (event) => {
    if (event.defaultPrevented || isField(event.target) || !isClipboardKey(event)) return;
    // What is pasted behind the press of a button is held.
    if (!getSelection()?.isCollapsed || holdsFor(event.target)) return;
    event.preventDefault();
    handOver(event);
  });

  listen('keyup', (event) => {
    const list = targetOf(event).dataset.keys?.split(' ') ?? [];
    if (!list.includes('^') || isModifier.test(event.key) || event.isComposing || !isListed(list, event)) return;
    act(toServer.releasedKey, event.key, event.key.length === 1 ? event.key : '', modifiersOf(event));
  });

  for (const kind of /** @type {const} */ (['keydown', 'keyup'])) {
    listen(kind, (event) => {
      if (!isModifier.test(event.key) || event.repeat) return;
      tellModifiers(modifiersOf(event) | Number(event.getModifierState('CapsLock')));
    });
  }
  addEventListener('blur', () => tellModifiers(0));
}
