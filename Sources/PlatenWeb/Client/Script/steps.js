// Inputs that wait to be reported: each is a change of its own for the program, however many arrive at once.

import { commandSeparator } from './core.js';
import { selectionOf } from './fields.js';

/** @typedef {import('../types').Field} Field */

/** The most inputs that wait apart from one another. A server takes so many messages a second. */
export const mostSteps = 64;

/** The longest text of which a copy is kept for each input, in UTF-16 units. */
const longestStep = 1 << 16;

/**
 * Notes an input that has changed a field.
 * @param {Field} field
 * @param {string} kind how the text came, in the words of reports
 * @param {string} [commands] of the editing core, if that has edited
 * @param {boolean} [isSelection] whether the selection alone has changed
 */
export function noteStep(field, kind, commands = '', isSelection = false) {
  const { value } = field.element;
  const [anchor, head] = selectionOf(field);
  const step = { value, anchor, head, kind, commands, isSelection };
  const last = field.steps.at(-1);
  if (last && (field.steps.length >= mostSteps || value.length > longestStep)) {
    // Inputs of several kinds together are an ordinary replacement.
    if (kind !== 'p' || last.kind !== 'p') step.kind = '';
    step.commands = commands && last.commands ? last.commands + commandSeparator + commands : '';
    Object.assign(last, step);
  } else {
    field.steps.push(step);
  }
}
