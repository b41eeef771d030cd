// Controls of choices and values: what they show.

import { all, nearest } from './elements.js';
import { isField } from './fields.js';

/** @typedef {import('../types').ChoiceElement} ChoiceElement */

/**
 * Sets a control to the value that its `data-value` says.
 * @param {HTMLElement | SVGElement} element
 */
export function showValue(element) {
  const value = element.dataset.value ?? '';
  if (element.getAttribute('role') === 'radiogroup') {
    for (const radio of inputsOf(element)) radio.checked = radio.value === value;
    return;
  }
  const control = /** @type {ChoiceElement} */ (element);
  if (control.value !== value) control.value = value;
  showFilling(control);
}

/**
 * Says where the knob of a line is that is filled from another place than its lower end, as a part of the line.
 * @param {Element} control
 */
export function showFilling(control) {
  if (!control.matches('.neutral')) return;
  const { style, valueAsNumber, min, max } = /** @type {HTMLInputElement} */ (control);
  style.setProperty('--value', String((valueAsNumber - Number(min)) / (Number(max) - Number(min))));
}

/**
 * @param {Element} element
 * @returns {ChoiceElement | null}
 */
export function valueControl(element) {
  const control = nearest(element, '[data-value]');
  return control && !isField(control) ? /** @type {ChoiceElement} */ (control) : null;
}

/**
 * What is chosen; an empty text for nothing.
 * @param {ChoiceElement} control
 */
export function valueOf(control) {
  const isGroup = control.getAttribute('role') === 'radiogroup';
  return (isGroup ? inputsOf(control).find((radio) => radio.checked)?.value : control.value) ?? '';
}

/**
 * @param {Element} element
 * @returns {HTMLInputElement[]}
 */
function inputsOf(element) { return /** @type {HTMLInputElement[]} */ (all('input', element)); }
