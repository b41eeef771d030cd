// Inputs that wait to be reported: each is a change of its own for the program, however many arrive at once.

import { commandSeparator, separator, separators } from './core.js';
import { knownValue, selectionOf } from './fields.js';
import { toServer } from './messages.js';
import { difference } from './text.js';

/** @typedef {import('../types').Field} Field */
/** @typedef {import('../types').Step} Step */

/** The most inputs that wait apart from one another. A server takes so many messages a second. */
export const mostSteps = 64;

/** The longest text of which so many copies are kept, in UTF-16 units; of a longer one only a few. */
const longestStep = 1 << 16;

/**
 * Notes an input that has changed a field.
 * @param {Field} field
 * @param {string} kind how the text came, in the words of reports
 * @param {string} [commands] of the editing core, if that has edited
 * @param {boolean} [isSelection] whether the selection alone has changed
 */
export function noteStep(field, kind, commands = '', isSelection = false) {
  const { steps, element: { value } } = field;
  const [anchor, head] = selectionOf(field);
  /** @type {Step} */
  const step = { value, anchor, head, kind, commands, isSelection };
  const last = steps.at(-1);
  if (last && steps.length >= (value.length > longestStep ? 4 : mostSteps) && !isRequest(last) && !isRequest(step)) {
    steps.pop();
    const both = [commandsOf(field, knownValue(field), last), commandsOf(field, last.value, step)];
    step.commands = both.every(Boolean) ? both.join(commandSeparator) : '';
    // Of inputs of several kinds together only the commands say what they were.
    if (kind !== 'p' || last.kind !== 'p') step.kind = '';
  }
  steps.push(step);
}

/**
 * Whether an input asks the program to undo or to redo.
 * @param {{ kind: string }} step
 */
export function isRequest({ kind }) { return kind === toServer.undo || kind === toServer.redo; }

/**
 * The commands of an input, also of one that the browser has made; none where they can't be given.
 * @param {Field} field
 * @param {string} before
 * @param {Step} step
 */
function commandsOf({ secure }, before, { value, anchor, head, kind, commands }) {
  if (commands) return commands;
  const { start, end, length } = difference(before, value, Math.max(anchor, head));
  const inserted = value.slice(start, start + length);
  if (secure || length > longestStep || separators.test(inserted)) return '';
  const isKey = !inserted && (kind === 'b' || kind === 'd');
  const [from, to] = kind === 'b' ? [end, end] : [start, isKey ? start : end];
  const edit = isKey ? ['d', kind === 'b' ? kind : 'f', 'g']
    : kind === 'p' ? ['p', inserted] : ['r', start, end, inserted];
  /** @type {(string | number)[][]} */
  const parts = value === before ? [] : [['s', from, to], edit];
  return [...parts, ['s', anchor, head]].map((part) => part.join(separator)).join(commandSeparator);
}
