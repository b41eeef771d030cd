// Buttons and check boxes.

import { listen, modifiersOf, nearest, nodeOf, targetOf } from './elements.js';
import { expand } from './expansions.js';
import { act, link, queueAction } from './link.js';
import { toServer } from './messages.js';
import { mark } from './text.js';

/** Buttons, and links to pages of the program. */
const pressed = ':is(button, a:not([target])).button';

/**
 * The boxes that the user has changed, for a program that restarts.
 * @type {Map<HTMLInputElement, boolean>}
 */
export const touchedBoxes = new Map();

/**
 * Whether the program has not processed the user's change of a box yet.
 * @param {string} id
 */
export function isBoxAhead(id) {
  return link.actions.some((action) => action[0] === toServer.setOn && `n${action[2]}b` === id);
}

/**
 * Sends the state of a box as soon as there is a connection.
 * @param {HTMLInputElement} box
 */
export function queueToggle(box) {
  touchedBoxes.set(box, box.checked);
  queueAction(toServer.setOn, nodeOf(box), box.checked);
}

/**
 * Shows and hides the text of the field beside a button, unless the server alone knows it.
 * @param {HTMLElement} button
 */
function reveal(button) {
  const field = /** @type {HTMLInputElement | null | undefined} */ (button.parentElement?.querySelector('input.field'));
  if (field && !field.value.includes(mark)) field.type = field.type === 'password' ? 'text' : 'password';
}

export function listenToButtons() {
  // A button is pressed without taking the focus from the field, as SwiftUI has it.
  listen('mousedown', (event) => {
    if (nearest(targetOf(event), `${pressed}, .popup, .pulldown-line`)) event.preventDefault();
  });

  listen('click', (event) => {
    const button = nearest(targetOf(event), `${pressed}, .option`);
    // A link opens another tab by the same keys as everywhere.
    if (!button || button.localName === 'a' && modifiersOf(event)) return;
    if (button.localName === 'a') event.preventDefault();
    if ('reveals' in button.dataset) reveal(button);
    act(toServer.press, nodeOf(button));
    if ('expands' in button.dataset) expand(button);
  });

  listen('change', (event) => {
    const box = event.target;
    if (!(box instanceof HTMLInputElement) || box.type !== 'checkbox') return;
    touchedBoxes.set(box, box.checked);
    act(toServer.setOn, nodeOf(box), box.checked);
  });

  listen('submit', (event) => event.preventDefault());
}
