// User input by keys and the pointer in a text with attributes.

import { listen, nearest, nodeOf, targetOf } from './elements.js';
import { fields, touch } from './fields.js';
import { act } from './link.js';
import { toServer } from './messages.js';
import { RichEditor } from './rich-editor.js';
import { withPlainNewlines } from './text.js';

/**
 * The editor that something is in, if the program knows it.
 * @param {EventTarget | null} target
 * @returns {RichEditor | null}
 */
export function richAt(target) {
  const element = target instanceof Element ? target : target instanceof Node ? target.parentElement : null;
  const editor = nearest(element, 'rich-editor');
  return editor instanceof RichEditor && fields.has(editor) ? editor : null;
}

/** @type {Record<string, string>} */
const traits = {
  formatBold: 'bold', formatItalic: 'italic', formatUnderline: 'underline', formatStrikeThrough: 'strikethrough',
};
/** @type {Record<string, string>} */
const traitKeys = { b: 'bold', i: 'italic', u: 'underline' };

/**
 * Gives the selection a trait, or takes it away: the program does it.
 * @param {RichEditor} editor
 * @param {string} trait
 */
function format(editor, trait) {
  touch(editor);
  act(toServer.format, nodeOf(editor), trait);
}

/**
 * The stretch that an event is to change.
 * @param {RichEditor} editor
 * @param {InputEvent} event
 */
function stretchOf(editor, event) {
  const range = event.getTargetRanges()[0];
  const start = range ? editor.offsetOf(range.startContainer, range.startOffset) : null;
  const end = range ? editor.offsetOf(range.endContainer, range.endOffset) : null;
  if (start === null || end === null) return [editor.selectionStart, editor.selectionEnd];
  return [Math.min(start, end), Math.max(start, end)];
}

/** @param {InputEvent} event */
function insertedBy({ inputType, data, dataTransfer }) {
  if (inputType === 'insertLineBreak' || inputType === 'insertParagraph') return '\n';
  if (!inputType.startsWith('insert')) return '';
  return withPlainNewlines(data ?? dataTransfer?.getData('text/plain') ?? '');
}

/** @param {InputEvent} event */
function richWillChange(event) {
  const editor = event.target;
  if (!(editor instanceof RichEditor) || event.defaultPrevented || !event.cancelable || event.isComposing) return;
  event.preventDefault();
  const { inputType } = event;
  if (inputType in traits) {
    format(editor, traits[inputType]);
    return;
  }
  if (!/^(insert|delete)/.test(inputType) || /List|HorizontalRule|Link$/.test(inputType)) return;
  const [start, end] = stretchOf(editor, event);
  const text = insertedBy(event);
  if (text !== '' || start !== end) editor.edit(start, end, text, inputType);
}

/** @param {KeyboardEvent} event */
function richKeyPressed(event) {
  const editor = event.target;
  if (!(editor instanceof RichEditor) || event.defaultPrevented || event.isComposing) return;
  if ((!event.ctrlKey && !event.metaKey) || event.altKey || event.shiftKey) return;
  const trait = traitKeys[event.key.toLowerCase()];
  if (!trait || !editor.isEditable) return;
  event.preventDefault();
  format(editor, trait);
}

/** @param {MouseEvent} event */
function clicked(event) {
  const target = targetOf(event);
  // A label of a text area gives it the focus.
  const label = /** @type {HTMLLabelElement | null} */ (nearest(target, 'label'));
  const control = label?.control;
  if (label && control instanceof RichEditor && !label.contains(document.activeElement)) control.focus();
  const link = /** @type {HTMLAnchorElement | null} */ (nearest(target, 'rich-editor a'));
  if (!link) return;
  event.preventDefault();
  if (event.ctrlKey || event.metaKey) window.open(link.href, '_blank', 'noopener');
}

export function listenToRichEditors() {
  listen('keydown', richKeyPressed);
  listen('beforeinput', richWillChange);
  listen('focusin', (event) => {
    const editor = richAt(event.target);
    if (!editor) return;
    // A pointer says itself where the caret goes.
    if (!editor.isPressed) editor.showSelection();
    else editor.isPressed = false;
  });
  listen('pointerdown', (event) => {
    const editor = richAt(event.target);
    if (editor) editor.isPressed = document.activeElement !== editor;
  });
  listen('click', clicked);
}
