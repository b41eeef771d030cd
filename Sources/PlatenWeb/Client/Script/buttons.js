// Buttons and check boxes.

import { choose } from './choices.js';
import { listen, modifiersOf, nearest, nodeOf, targetOf } from './elements.js';
import { expand } from './expansions.js';
import { isField } from './fields.js';
import { act } from './link.js';
import { toServer } from './messages.js';
import { mark } from './text.js';

/** @typedef {import('../types').ChoiceElement} ChoiceElement */

/** Buttons, and links to pages of the program. */
const pressed = ':is(button, a:not([target])).button';

/**
 * Shows and hides the text of the field beside a button, unless the server alone knows it.
 * @param {HTMLElement} button
 */
function reveal(button) {
  const field = /** @type {HTMLInputElement | null | undefined} */ (button.parentElement?.querySelector('input.field'));
  if (field && !field.value.includes(mark)) field.type = field.type === 'password' ? 'text' : 'password';
}

/**
 * The check box or the radio button of what is pressed, if that would take the focus from a text field.
 * @param {Element} target
 */
function choiceBeside(target) {
  const label = nearest(target, 'label, a, button');
  const control = label instanceof HTMLLabelElement ? label.control : target;
  return isField(document.activeElement) && control instanceof HTMLInputElement
    && ['checkbox', 'radio'].includes(control.type) ? control : null;
}

export function listenToButtons() {
  // What is pressed does not take the focus from a text field, as SwiftUI has it.
  listen('mousedown', (event) => {
    const target = targetOf(event);
    if (nearest(target, `${pressed}, .popup, .pulldown-line`) || choiceBeside(target)) event.preventDefault();
  });

  listen('click', (event) => {
    // A label would give the focus to its control.
    const choice = choiceBeside(targetOf(event));
    if (choice && choice !== event.target) {
      event.preventDefault();
      choice.click();
      return;
    }
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
    choose(/** @type {ChoiceElement} */ (box));
  });

  listen('submit', (event) => event.preventDefault());
}
