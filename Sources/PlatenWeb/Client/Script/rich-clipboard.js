// Copying, pasting and dragging of texts with attributes.

import { listen, nodeOf } from './elements.js';
import { touch } from './fields.js';
import { act, isOpen } from './link.js';
import { toServer } from './messages.js';
import { richAt } from './rich-input.js';
import { longestEdited, withPlainNewlines } from './text.js';
import { hold, holdItem } from './type-ahead.js';

/** @typedef {import('./rich-editor.js').RichEditor} RichEditor */

/**
 * The elements of HTML that other programs know.
 * @type {Record<string, string>}
 */
const markupTags = { strong: 'b', em: 'i', u: 'u', s: 's', code: 'code', a: 'a' };

/** More than this is pasted without its styles, in UTF-16 units. */
export const longestMarkup = 1 << 18;

/**
 * A stretch as HTML that other programs read: with the colours and sizes as they are seen.
 * @param {RichEditor} editor
 * @param {number} start
 * @param {number} end
 */
function markupOf(editor, start, end) {
  const root = document.createElement('div');
  for (const { text, element } of editor.pieces(start, end)) {
    root.append(text === '\n' ? document.createElement('br') : markedUp(editor, text, element));
  }
  root.style.whiteSpace = 'pre-wrap';
  return root.outerHTML;
}

/**
 * @param {RichEditor} editor
 * @param {string} text
 * @param {HTMLElement} element
 */
function markedUp(editor, text, element) {
  const [base, style] = [getComputedStyle(editor), getComputedStyle(element)];
  /** @type {Node} */
  let node = document.createTextNode(text);
  /** @param {string} tag */
  const wrap = (tag) => {
    const outer = document.createElement(tag);
    outer.append(node);
    node = outer;
    return outer;
  };
  for (let part = /** @type {HTMLElement | null} */ (element); part && part !== editor; part = part.parentElement) {
    const tag = markupTags[part.localName];
    if (!tag) continue;
    const outer = wrap(tag);
    if (tag === 'a') outer.setAttribute('href', part.getAttribute('href') ?? '');
  }
  // A font may be heavy or slanted without an element that says so.
  /** @param {CSSStyleDeclaration} computed */
  const isBold = (computed) => Number(computed.fontWeight) >= 600;
  if (isBold(style) && !isBold(base) && !element.closest('rich-editor strong')) wrap('b');
  if (style.fontStyle !== base.fontStyle && !element.closest('rich-editor em')) wrap('i');
  const own = ['color', 'background-color', 'font-size', 'font-family']
    .filter((name) => style.getPropertyValue(name) !== base.getPropertyValue(name)
      && !(name === 'background-color' && style.backgroundColor === 'rgba(0, 0, 0, 0)'));
  if (own.length === 0) return node;
  const span = wrap('span');
  for (const name of own) span.style.setProperty(name, style.getPropertyValue(name));
  // What it is next to ordinary text, whose size is another elsewhere.
  if (span.style.fontSize) span.style.fontSize = `${parseFloat(style.fontSize) / parseFloat(base.fontSize)}em`;
  return node;
}

/**
 * @param {DataTransfer | null} transfer
 * @param {RichEditor} editor
 * @param {number} start
 * @param {number} end
 */
function give(transfer, editor, start, end) {
  transfer?.setData('text/plain', editor.value.slice(start, end));
  transfer?.setData('text/html', markupOf(editor, start, end));
  // The program keeps the attributes that HTML has no words for.
  touch(editor);
  act(toServer.copied, nodeOf(editor));
}

/**
 * Pastes at the selection. The program reads the markup; keys that follow wait for it.
 * @param {RichEditor} editor
 * @param {string} text
 * @param {string} html
 */
function pasteInto(editor, text, html) {
  text = withPlainNewlines(text);
  if (!isOpen() || html.length + text.length > longestMarkup || editor.value.length + text.length > longestEdited) {
    editor.edit(editor.selectionStart, editor.selectionEnd, text, 'insertFromPaste');
    return;
  }
  touch(editor);
  act(toServer.paste, nodeOf(editor), text, html);
  hold(editor);
}

/** @param {ClipboardEvent} event */
function copied(event) {
  const editor = richAt(event.target);
  if (!editor) return;
  const [start, end] = [editor.selectionStart, editor.selectionEnd];
  if (start === end) return;
  event.preventDefault();
  give(event.clipboardData, editor, start, end);
  if (event.type === 'cut' && editor.isEditable) editor.edit(start, end, '', 'deleteByCut');
}

/** @param {ClipboardEvent} event */
function richPasted(event) {
  const editor = richAt(event.target);
  if (!editor || !editor.isEditable) return;
  event.preventDefault();
  const text = event.clipboardData?.getData('text/plain') ?? '';
  const html = event.clipboardData?.getData('text/html') ?? '';
  if (holdItem(editor, { text, isPaste: true })) return;
  if (html) pasteInto(editor, text, html);
  else if (text) {
    editor.edit(editor.selectionStart, editor.selectionEnd, withPlainNewlines(text), 'insertFromPaste');
  }
}

/**
 * The stretch that is dragged.
 * @type {{ from: { editor: RichEditor, start: number, end: number } | null }}
 */
const dragging = { from: null };

/** @param {DragEvent} event */
function dragStarted(event) {
  const editor = richAt(event.target);
  if (!editor || editor.selectionStart === editor.selectionEnd) return;
  const [start, end] = [editor.selectionStart, editor.selectionEnd];
  dragging.from = { editor, start, end };
  give(event.dataTransfer, editor, start, end);
}

/**
 * The offset under the pointer; null where there is none.
 * @param {RichEditor} editor
 * @param {DragEvent} event
 */
function placeUnder(editor, event) {
  const page = /** @type {import('../types').PointedDocument} */ (/** @type {unknown} */ (document));
  const place = page.caretPositionFromPoint?.(event.clientX, event.clientY);
  if (place) return editor.offsetOf(place.offsetNode, place.offset);
  const range = page.caretRangeFromPoint?.(event.clientX, event.clientY);
  return range ? editor.offsetOf(range.startContainer, range.startOffset) : null;
}

/** @param {DragEvent} event */
function dropped(event) {
  const editor = richAt(event.target);
  if (!editor || !editor.isEditable) return;
  event.preventDefault();
  let place = placeUnder(editor, event);
  if (place === null) return;
  const text = event.dataTransfer?.getData('text/plain') ?? '';
  const html = event.dataTransfer?.getData('text/html') ?? '';
  if (dragging.from?.editor === editor && !event.ctrlKey && !event.altKey) {
    const { start, end } = dragging.from;
    if (place >= start && place <= end) return;
    editor.edit(start, end, '', 'deleteByDrag');
    if (place > end) place -= end - start;
  }
  editor.focus();
  editor.setSelectionRange(place, place);
  pasteInto(editor, text, html);
}

export function listenToRichClipboard() {
  listen('copy', copied);
  listen('cut', copied);
  listen('paste', richPasted);
  listen('dragstart', dragStarted);
  listen('dragend', () => { dragging.from = null; });
  listen('drop', dropped);
}
