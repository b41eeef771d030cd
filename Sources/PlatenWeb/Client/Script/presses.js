// Reports when a button is held down, by the pointer or by a key, if its style depends on it.

import { isDisabled, listen, nearest, nodeOf, targetOf } from './elements.js';
import { act } from './link.js';
import { toServer } from './messages.js';

/** @typedef {{ node: number, isHeld: boolean, key?: string }} HeldButton */

/** @type {{ button: HeldButton | null }} */
const held = { button: null };

/**
 * @param {HeldButton | null} button
 * @param {boolean} isHeld
 */
function setHeld(button, isHeld) {
  if (!button || button.isHeld === isHeld) return;
  button.isHeld = isHeld;
  act(toServer.hold, button.node, isHeld);
}

function releaseButton() {
  setHeld(held.button, false);
  held.button = null;
}

/**
 * @param {Element} target
 * @returns {HeldButton | null}
 */
function watchedButton(target) {
  const button = nearest(target, '[data-press]');
  return button && !isDisabled(button) ? { node: nodeOf(button), isHeld: false } : null;
}

/**
 * @param {Element} target
 * @param {HeldButton} button
 */
function isOver(target, button) { return nodeOf(nearest(target, '[data-press]') ?? document.body) === button.node; }

export function listenToPresses() {
  listen('pointerdown', (event) => {
    if (event.button !== 0) return;
    releaseButton();
    held.button = watchedButton(targetOf(event));
    setHeld(held.button, true);
  });
  listen('pointerover', (event) => {
    if (held.button && !held.button.key) setHeld(held.button, isOver(targetOf(event), held.button));
  });
  listen('pointerup', releaseButton);
  listen('pointercancel', releaseButton);
  listen('keydown', (event) => {
    const target = targetOf(event);
    // The program repeats the action, not the keyboard.
    if (event.repeat && event.key === 'Enter' && target.matches('[data-press]')) {
      event.preventDefault();
      return;
    }
    if (event.repeat || held.button || (event.key !== ' ' && event.key !== 'Enter')) return;
    if (!target.matches('[data-press]')) return;
    held.button = watchedButton(target);
    if (held.button) held.button.key = event.key;
    setHeld(held.button, true);
  });
  // A button is pressed when Space is released; the release is reported before.
  addEventListener('keyup', (event) => { if (held.button?.key === event.key) releaseButton(); }, true);
  addEventListener('blur', releaseButton);
}
