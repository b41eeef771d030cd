// The focus, as both sides know it.

import { all, byId, byNode, listen, nearest, nodeOf, targetOf } from './elements.js';
import { isField, selectAsProgram, touch } from './fields.js';
import { act, queueAction } from './link.js';
import { toServer } from './messages.js';
import { report } from './reports.js';
import { endText } from './validity.js';

export const focus = {
  /** The node that the program knows to have the focus; -1 for none. */
  shown: -1,
  /** The browser focuses an element of a dialog that opens; the program chooses it instead. */
  isOpeningDialog: false,
  /** How often the program has moved it. */
  moves: 0,
};

/**
 * The program moves the focus.
 * @param {number} node
 */
export function moveFocus(node) {
  focus.shown = node;
  if (node < 0) {
    if (document.activeElement !== document.body && document.activeElement instanceof HTMLElement) {
      document.activeElement.blur();
    }
    return;
  }
  const owner = byId(`n${node}b`) ?? byNode(node);
  const element = owner && focusable(owner);
  if (!element || document.activeElement === element) return;
  element.focus();
  selectAsProgram(element);
}

/**
 * Of a group of radio buttons the chosen one has the focus.
 * @param {HTMLElement} owner
 */
function focusable(owner) {
  if (owner.getAttribute('role') !== 'radiogroup') return owner;
  const radios = /** @type {HTMLInputElement[]} */ (all('input', owner));
  return radios.find((radio) => radio.checked) ?? radios[0];
}

/** Reports the focus to a program that has restarted. */
export function queueFocus() {
  const element = document.activeElement;
  const owner = element && element !== document.body ? nearest(element, '[id^="n"]') : null;
  if (!owner) return;
  focus.shown = nodeOf(owner);
  queueAction(toServer.focus, focus.shown);
}

/**
 * The user moves the focus.
 * @param {number} node
 */
function moved(node) {
  const left = focus.shown;
  focus.shown = node;
  act(toServer.focus, node);
  endText(left, false);
}

/** @param {Event} event */
function noteFocus(event) {
  if (focus.isOpeningDialog) return;
  const owner = nearest(targetOf(event), '[id^="n"]');
  if (owner && nodeOf(owner) !== focus.shown) moved(nodeOf(owner));
}

/**
 * In a window without the focus a browser says nothing of an element that gets it, and text may be typed there.
 * @param {Event} event
 */
export function noteFocusOfTyping(event) {
  if (!document.hasFocus() && event.target === document.activeElement) noteFocus(event);
}

export function listenToFocus() {
  listen('focusin', noteFocus);

  listen('focusout', (event) => {
    if (event.relatedTarget) return;
    const target = event.target;
    if (isField(target)) report(touch(target), true);
    // A window that is left keeps its focus, and an element that is taken away gives it to the next.
    setTimeout(() => {
      if (!document.hasFocus() || document.activeElement !== document.body || focus.shown < 0) return;
      moved(-1);
    });
  });
}
