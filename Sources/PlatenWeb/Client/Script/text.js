// User-perceived characters, and the difference of texts. Offsets are in UTF-16 units.

/** @typedef {import('../types').Change} Change */

/** Represents a character of a secure text that only the server knows. It is a scalar for private use. */
export const mark = '\uE000';

/** The longest text in one report, in UTF-16 units: a server takes messages of a megabyte. */
export const longestPart = 1 << 17;

const segmenter = typeof Intl === 'object' && 'Segmenter' in Intl ? new Intl.Segmenter() : null;

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
 * The cluster that ends or lies around an offset begins here.
 * @param {string} text
 * @param {number} offset
 */
export function clusterStart(text, offset) {
  const line = lineStart(text, offset);
  if (line === offset) return newlineStart(text, offset);
  let start = line;
  for (const part of clusters(text.slice(line, lineEnd(text, offset)))) {
    if (start + part.length >= offset) return start;
    start += part.length;
  }
  return start;
}

/**
 * The cluster that begins or lies around an offset ends here.
 * @param {string} text
 * @param {number} offset
 */
export function clusterEnd(text, offset) {
  const end = lineEnd(text, offset);
  if (end === offset) return Math.min(text.startsWith('\r\n', offset) ? offset + 2 : offset + 1, text.length);
  let place = lineStart(text, offset);
  for (const part of clusters(text.slice(place, end))) {
    place += part.length;
    if (place > offset) return place;
  }
  return end;
}

/**
 * Where the line of an offset begins.
 * @param {string} text
 * @param {number} offset
 */
export function lineStart(text, offset) {
  let start = offset;
  while (start > 0 && !isNewline(text[start - 1])) start -= 1;
  return start;
}

/**
 * Where the line of an offset ends, before its line break.
 * @param {string} text
 * @param {number} offset
 */
export function lineEnd(text, offset) {
  let end = offset;
  while (end < text.length && !isNewline(text[end])) end += 1;
  return end;
}

/** @param {string | undefined} unit */
function isNewline(unit) { return unit === '\n' || unit === '\r'; }

/**
 * @param {string} text
 * @param {number} offset
 */
function newlineStart(text, offset) {
  if (offset > 1 && text.slice(offset - 2, offset) === '\r\n') return offset - 2;
  return Math.max(offset - 1, 0);
}

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

/**
 * The beginning of a text that may be sent at once.
 * @param {string} text
 */
export function partOf(text) {
  if (text.length <= longestPart) return text;
  return text.slice(0, isLeading(text[longestPart - 1]) ? longestPart - 1 : longestPart);
}
