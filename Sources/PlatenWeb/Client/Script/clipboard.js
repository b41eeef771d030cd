// The browser's clipboard, read and written for the program.

import { act, announce } from './link.js';
import { toPage, toServer } from './messages.js';
import { longestMarkup } from './rich-clipboard.js';
import { RichEditor } from './rich-editor.js';

/**
 * Whether a text makes a message larger than the program takes.
 * @param {string} text
 */
function isTooLong(text) { return JSON.stringify(text).length > longestMarkup; }

/** Whether the page may ask for what is on the clipboard. */
export function canRead() { return Boolean(navigator.clipboard?.readText); }

/**
 * The text on the clipboard, and for a text with attributes its markup.
 * @param {Element} element
 * @returns {Promise<string[]>}
 */
async function readClipboard(element) {
  if (!(element instanceof RichEditor) || !navigator.clipboard.read) return [await navigator.clipboard.readText()];
  const result = [];
  for (const item of await navigator.clipboard.read()) {
    for (const kind of ['text/plain', 'text/html']) {
      if (item.types.includes(kind)) result.push(await (await item.getType(kind)).text());
    }
    if (result.length > 0 && item.types.includes('text/plain')) break;
  }
  if (result.length === 0) result.push('');
  if (result.length > 1 && result[1].length > longestMarkup) result.pop();
  return result;
}

/**
 * The same for the program. Null where the browser does not allow it, or it is more than the program takes: that is
 * announced.
 * @param {Element} element
 * @param {boolean} hasKey whether there is a key for the same
 */
export function read(element, hasKey) {
  return readClipboard(element).then((content) => {
    if (!isTooLong(content[0])) return content;
    announce('What is on the clipboard is too long.');
    return null;
  }, () => {
    announce(hasKey ? 'The browser does not let the page read the clipboard. Press Control-V.'
      : 'The browser does not let the page read the clipboard.');
    return null;
  });
}

/**
 * @param {string} text
 * @param {string} [html]
 */
function write(text, html) {
  if (html === undefined || !navigator.clipboard?.write) return navigator.clipboard?.writeText(text);
  /** @type {(kind: string, content: string) => Blob} */
  const blob = (kind, content) => new Blob([content], { type: kind });
  return navigator.clipboard.write([new ClipboardItem({
    'text/plain': blob('text/plain', text), 'text/html': blob('text/html', html) })]);
}

/** @type {import('../types').OperationTable} */
export const clipboardOperations = {
  [toPage.copy](text, html) {
    write(text, html)?.catch(() => announce('The browser does not let the page write the clipboard.'));
  },
  [toPage.askForClipboard]() {
    read(document.body, false).then((content) => act(toServer.clipboard, content?.[0] ?? ''));
  },
};
