// Reports when a button is held down, by the pointer or by a key, if its style depends on it.

import { isDisabled, listen, nearest, nodeOf, targetOf } from './elements.js';
import { act } from './link.js';
import { toServer } from './messages.js';

/** @typedef {{ node: number, isHeld: boolean, key?: string }} HeldButton */

/** @type {{ button: HeldButton | null }} */
const heldButton = { button: null };

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
  setHeld(heldButton.button, false);
  heldButton.button = null;
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
    heldButton.button = watchedButton(targetOf(event));
    setHeld(heldButton.button, true);
  });
  listen('pointerover', (event) => {
    const { button } = heldButton;
    if (button && !button.key) setHeld(button, isOver(targetOf(event), button));
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
    if (event.repeat || heldButton.button || (event.key !== ' ' && event.key !== 'Enter')) return;
    if (!target.matches('[data-press]')) return;
    heldButton.button = watchedButton(target);
    if (heldButton.button) heldButton.button.key = event.key;
    setHeld(heldButton.button, true);
  });
  // A button is pressed when Space is released; the release is reported before.
  addEventListener('keyup', (event) => { if (heldButton.button?.key === event.key) releaseButton(); }, true);
  addEventListener('blur', releaseButton);
}
