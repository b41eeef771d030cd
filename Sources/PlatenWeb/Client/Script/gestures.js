// Gestures and where the pointer is.

import { listen, nearest, nodeOf, targetOf } from './elements.js';
import { isField } from './fields.js';
import { act, isOpen } from './link.js';
import { toServer } from './messages.js';

/** The phases of a gesture, as the program counts them. */
const phases = { down: 0, move: 1, up: 2, cancel: 3 };

/** How soon a second press is a double one, and how often moves are reported, in milliseconds. */
const doublePress = 400;
const moveInterval = 40;

/** @typedef {{ element: HTMLElement, time: number, clicks: number, isDown: boolean }} Press */

const pointer = {
  /** @type {Press | null} */ press: null,
  /** @type {HTMLElement[]} */ hovered: [],
  lastMove: 0,
  nextMove: 0,
};

/**
 * @param {Element | null} target
 * @param {string} kind
 */
function gestureOf(target, kind) { return nearest(target, `[data-g~="${kind}"]`); }

/**
 * The view whose gesture begins with a press; none where a control in it takes the press.
 * @param {Element} target
 */
function pressedGesture(target) {
  const gesture = gestureOf(target, 't') ?? gestureOf(target, 'd');
  const control = nearest(target, 'button, input, textarea, select, a, label, summary, rich-editor');
  return control && gesture?.contains(control) ? null : gesture;
}

/**
 * Where the pointer is in an element, in pixels.
 * @param {Element} element
 * @param {MouseEvent} event
 * @returns {[x: number, y: number]}
 */
export function placeIn(element, event) {
  const place = element.getBoundingClientRect();
  return [Math.round(event.clientX - place.left), Math.round(event.clientY - place.top)];
}

/**
 * @param {Press} press
 * @param {number} phase
 * @param {PointerEvent} event
 */
function tellPointer(press, phase, event) {
  act(toServer.pointer, nodeOf(press.element), phase, ...placeIn(press.element, event), press.clicks);
}

/**
 * @param {HTMLElement} element
 * @param {PointerEvent} event
 */
function tellMove(element, event) {
  pointer.lastMove = performance.now();
  if (isOpen() && element.isConnected) act(toServer.hoverMove, nodeOf(element), ...placeIn(element, event));
}

function listenToPressedGestures() {
  listen('pointerdown', (event) => {
    const element = pressedGesture(targetOf(event));
    if (!element || event.button !== 0) return;
    const last = pointer.press;
    const isAgain = last?.element === element && event.timeStamp - last.time < doublePress;
    const press = { element, time: event.timeStamp, clicks: isAgain ? last.clicks + 1 : 1, isDown: true };
    pointer.press = press;
    if (element.dataset.g?.includes('d')) element.setPointerCapture(event.pointerId);
    tellPointer(press, phases.down, event);
  });
  // As with a button, the edited field keeps the focus, unless what is pressed is dragged or takes the focus itself.
  listen('mousedown', (event) => {
    const target = targetOf(event);
    if (isField(document.activeElement) && pressedGesture(target)
      && !nearest(target, '[draggable="true"], .gesture[role="group"]')) event.preventDefault();
  });
  listen('pointermove', (event) => {
    if (pointer.press?.isDown) tellPointer(pointer.press, phases.move, event);
  });
  for (const [name, phase] of /** @type {const} */ ([['pointerup', phases.up], ['pointercancel', phases.cancel]])) {
    listen(name, (event) => {
      if (!pointer.press?.isDown) return;
      tellPointer(pointer.press, phase, event);
      pointer.press.isDown = false;
    });
  }
  listen('keydown', (event) => {
    const element = targetOf(event);
    if (!element.matches('[data-g][role="button"]') || (event.key !== 'Enter' && event.key !== ' ')) return;
    event.preventDefault();
    if (!event.repeat) act(toServer.press, nodeOf(element));
  });
}

/** Where the pointer is, as often as can be seen. */
function listenToHovering() {
  listen('pointermove', (event) => {
    const element = gestureOf(targetOf(event), 'm');
    clearTimeout(pointer.nextMove);
    if (!element) return;
    const wait = pointer.lastMove + moveInterval - performance.now();
    pointer.nextMove = window.setTimeout(() => tellMove(element, event), wait);
  });
  listen('pointerover', (event) => {
    /** @type {HTMLElement[]} */
    const now = [];
    for (let element = gestureOf(targetOf(event), 'h'); element; element = gestureOf(element.parentElement, 'h')) {
      now.push(element);
    }
    for (const element of pointer.hovered) {
      if (!now.includes(element) && element.isConnected) act(toServer.hover, nodeOf(element), false);
    }
    for (const element of now) {
      if (!pointer.hovered.includes(element)) act(toServer.hover, nodeOf(element), true);
    }
    pointer.hovered = now;
  });
}

export function listenToGestures() {
  listenToPressedGestures();
  listenToHovering();
}
