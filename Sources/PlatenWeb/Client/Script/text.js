// User-perceived characters, and the difference of texts. Offsets are in UTF-16 units.

/** @typedef {import('../types').Change} Change */

/** Represents a character of a secure text that only the server knows. It is a scalar for private use. */
export const mark = '\uE000';

/** The longest text that a page edits, in UTF-16 units. A server takes messages of eight megabytes. */
export const longestEdited = 1 << 20;

const segmenter = 'Segmenter' in Intl ? new Intl.Segmenter() : null;

/**
 * The grapheme clusters of a text; its scalars in a browser that does not know clusters.
 * @param {string} text
 * @returns {string[]}
 */
export function clusters(text) {
  return segmenter ? Array.from(segmenter.segment(text), (part) => part.segment) : Array.from(text);
}

/**
 * How many clusters a text has. A browser takes milliseconds to find them in some thousand characters: not where none
 * can join another.
 * @param {string} text
 */
export function countOf(text) {
  return /^[\n -~\u00A0-\u02FF]*$/.test(text) ? text.length : clusters(text).length;
}

/**
 * How many clusters begin before an offset.
 * @param {string} text
 * @param {number} offset
 */
export function clustersBefore(text, offset) { return clusters(text.slice(0, offset)).length; }

/**
 * The offset of a cluster.
 * @param {string} text
 * @param {number} count
 */
export function unitsBefore(text, count) { return clusters(text).slice(0, count).join('').length; }

/**
 * A text with every line break written in one way.
 * @param {string} text
 */
export function withPlainNewlines(text) { return text.replace(/\r\n?/g, '\n'); }

/**
 * The replacement that makes `old` into `text`, ending at the caret where there is a choice. Both are texts, or both
 * are lists of clusters.
 * @param {ArrayLike<string>} old
 * @param {ArrayLike<string>} text
 * @param {number} caret
 * @returns {Change}
 */
export function difference(old, text, caret) {
  if (old === text) return { start: caret, end: caret, length: 0 };
  const limit = Math.min(old.length, text.length);
  let suffix = 0;
  const mostSuffix = Math.min(limit, Math.max(text.length - caret, 0));
  while (suffix < mostSuffix && old[old.length - 1 - suffix] === text[text.length - 1 - suffix]) suffix += 1;
  let prefix = 0;
  while (prefix < limit - suffix && old[prefix] === text[prefix]) prefix += 1;
  if (typeof old === 'string') {
    while (suffix < limit - prefix && old[old.length - 1 - suffix] === text[text.length - 1 - suffix]) suffix += 1;
    // No surrogate pair is taken apart.
    if (prefix > 0 && isLeading(old[prefix - 1])) prefix -= 1;
    if (suffix > 0 && isTrailing(old[old.length - suffix])) suffix -= 1;
  }
  return { start: prefix, end: old.length - suffix, length: text.length - suffix - prefix };
}

/** @param {string} unit */
function isLeading(unit) { return unit >= '\uD800' && unit <= '\uDBFF'; }

/** @param {string} unit */
function isTrailing(unit) { return unit >= '\uDC00' && unit <= '\uDFFF'; }
