// What keys do that were pressed while the program had not answered a key before them. Where the caret goes by
// clusters and lines is the program's rule; these are carried out here because the browser does not take keys back.

import { clusterEnd, clusterStart, lineEnd, lineStart } from './text.js';

/**
 * A key's effect: the selection it leaves, or the stretch that it deletes with the kind of report.
 * @typedef {{ start: number, end: number, kind?: 'b' | 'd' }} HeldEdit
 */

/** @type {Record<string, (text: string, start: number, end: number) => HeldEdit>} */
const edits = {
  Home: (text, start) => caret(lineStart(text, start)),
  End: (text, _, end) => caret(lineEnd(text, end)),
  ArrowLeft: (text, start, end) => caret(start < end ? start : clusterStart(text, start)),
  ArrowRight: (text, start, end) => caret(start < end ? end : clusterEnd(text, end)),
  Backspace: (text, start, end) => ({ start: start < end ? start : clusterStart(text, start), end, kind: 'b' }),
  Delete: (text, start, end) => ({ start, end: start < end ? end : clusterEnd(text, end), kind: 'd' }),
};

/**
 * @param {number} offset
 * @returns {HeldEdit}
 */
function caret(offset) { return { start: offset, end: offset }; }

/**
 * Whether a key that is held is carried out by the page.
 * @param {string} key
 */
export function isHeldKey(key) { return Object.hasOwn(edits, key); }

/**
 * Whether it is with modifiers: with Shift a key that moves selects, with Control it goes by words, which only the
 * editing core knows.
 * @param {string} key
 * @param {number} modifiers
 * @param {boolean} knowsWords
 */
export function isHeldWith(key, modifiers, knowsWords) {
  if (!isHeldKey(key) || modifiers > (knowsWords ? 6 : 2)) return false;
  return (modifiers & 2) === 0 || edits[key]('', 0, 0).kind === undefined;
}

/**
 * @param {string} key
 * @param {string} text
 * @param {number} start
 * @param {number} end
 * @returns {HeldEdit}
 */
export function heldEdit(key, text, start, end) { return edits[key](text, start, end); }
