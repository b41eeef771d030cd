// What keys do that were pressed while the program had not answered a key before them. They are carried out by the page
// because the browser does not take keys back: by the editing core, and here without it.

import { clusters } from './text.js';

/**
 * A key's effect: the selection it leaves, or the stretch that it deletes with the kind of report.
 * @typedef {{ start: number, end: number, kind?: 'b' | 'd' }} HeldEdit
 */

/**
 * The keys in commands of the core: moves and deletions backward, forward, left and right, by graphemes and to the ends
 * of lines.
 * @type {Record<string, string>}
 */
export const heldKeys = {
  Home: 'mbl', End: 'mfl', ArrowLeft: 'mlg', ArrowRight: 'mrg', Backspace: 'dbg', Delete: 'dfg',
};

/**
 * Whether a key that is held is carried out by the page.
 * @param {string} key
 */
export function isHeldKey(key) { return Object.hasOwn(heldKeys, key); }

/**
 * Whether it is with modifiers: with Shift a key that moves selects, with Control it goes by words, which only the
 * editing core knows.
 * @param {string} key
 * @param {number} modifiers
 * @param {boolean} knowsWords
 */
export function isHeldWith(key, modifiers, knowsWords) {
  if (!isHeldKey(key) || modifiers > (knowsWords ? 6 : 2)) return false;
  return (modifiers & 2) === 0 || heldKeys[key][0] === 'm';
}

/**
 * Where a key leads from an offset: a line break is one cluster.
 * @param {string} text
 * @param {number} offset
 * @param {boolean} isBackward
 * @param {string} unit
 */
function placeBeside(text, offset, isBackward, unit) {
  const edge = isBackward ? text.slice(0, offset).lastIndexOf('\n') + 1 : `${text}\n`.indexOf('\n', offset);
  if (unit === 'l') return edge;
  if (edge === offset) return Math.max(Math.min(isBackward ? offset - 1 : offset + 1, text.length), 0);
  return isBackward ? offset - (clusters(text.slice(edge, offset)).at(-1) ?? '').length
    : offset + clusters(text.slice(offset, edge))[0].length;
}

/**
 * @param {string} key
 * @param {string} text
 * @param {number} start
 * @param {number} end
 * @returns {HeldEdit}
 */
export function heldEdit(key, text, start, end) {
  const [name, direction, unit] = heldKeys[key];
  const isBackward = 'bl'.includes(direction);
  const from = isBackward ? start : end;
  // A selection is left at its end, and deleted as it is.
  const to = unit === 'g' && start < end ? from : placeBeside(text, from, isBackward, unit);
  if (name === 'm') return { start: to, end: to };
  return isBackward ? { start: to, end, kind: 'b' } : { start, end: to, kind: 'd' };
}
