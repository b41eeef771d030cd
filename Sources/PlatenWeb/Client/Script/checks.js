// The rules of texts that a page can check, as the program describes them. The program checks them as well: the page
// shows what is wrong before its answer. Tests/ClientTests/checks.json is the table that both are tested by.

import { clusters, countOf, mark } from './text.js';

/** @typedef {import('../types').Check} Check */

/** A longer text is checked by the program alone, in UTF-16 units. */
export const longestChecked = 4096;

/**
 * Whether a text meets a rule; null where only the program knows.
 * @param {Check} check
 * @param {string} text
 */
function isMet([, kind, least, most], text) {
  if (!kind || text.length > longestChecked) return null;
  if (kind === 1) {
    if (/[!-~]/.test(text)) return true;
    const shown = clusters(text).filter((part) => !/^\p{White_Space}/u.test(part));
    return shown.some((part) => part !== mark) || (shown.length > 0 ? null : false);
  }
  if (!text) return true;
  if (kind === 2) return text.includes(mark) ? null : new RegExp(`${least}`, 'u').test(text);
  const count = countOf(text);
  return count >= Number(least) && count <= (most ?? count);
}

/**
 * The rule that a text breaks, -1 for none, and whether the text is not valid. What only the program knows is as it was
 * when the rule `broken` was the first that was.
 * @param {Check[]} checks
 * @param {number} broken
 * @param {string} text
 * @returns {[number, boolean]}
 */
export function faultOf(checks, broken, text) {
  let isKnown = true;
  for (const [index, check] of checks.entries()) {
    const met = isMet(check, text);
    if (met === false || met === null && index === broken) return [index, true];
    // The program has not come to it.
    if (met === null && broken >= 0 && broken < index) isKnown = false;
  }
  return [-1, !isKnown];
}
