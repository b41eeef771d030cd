// The browser's own history of edits. Its menus offer Undo and Redo, and report that one was chosen by an input event,
// only where that history has something to undo or redo. What they lead to is decided by the program's history.

import { setValue } from './fields.js';

/** @typedef {import('../types').Field} Field */

const events = ['beforeinput', 'input'];

/** @param {Event} event */
function hide(event) { event.stopImmediatePropagation(); }

/**
 * @param {string} command
 * @param {string} [text]
 */
function edit(command, text) { document.execCommand(command, false, text); }

/** @param {string} command */
function isOffered(command) { return document.queryCommandEnabled(command); }

/**
 * Has the browser's menus offer Undo and Redo in a field, by edits that are taken back at once: a text that the script
 * sets is no step of the browser's history, and an undo that the script prevents makes nothing that could be redone.
 * @param {Field} field
 */
export function offerUndoAndRedo(field) {
  const { element } = field;
  const { value, selectionDirection, scrollLeft, scrollTop } = element;
  const [start, end] = [element.selectionStart ?? 0, element.selectionEnd ?? 0];
  // A secret has no history.
  if (field.secure || field.composing || element.readOnly || document.activeElement !== element) return;
  /** Another selection ends what the browser takes for one step. */
  const endStep = () => {
    element.setSelectionRange(0, value.length);
    element.setSelectionRange(start, end, selectionDirection ?? undefined);
  };
  for (const name of events) addEventListener(name, hide, true);
  if (!isOffered('undo')) {
    element.setSelectionRange(end, end);
    edit('insertText', ' ');
    edit('delete');
  }
  if (!isOffered('redo')) {
    endStep();
    edit('insertText', ' ');
    edit('undo');
  }
  for (const name of events) removeEventListener(name, hide, true);
  setValue(field, value);
  endStep();
  [element.scrollLeft, element.scrollTop] = [scrollLeft, scrollTop];
}
