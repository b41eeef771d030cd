// Edits of fields by the editing core in the page: what the browser does with an input is made what the core does, in
// the same event, so that no other text is painted. The report names the core's commands, which the server's session of
// the field carries out as well.

import { commandSeparator, isCoreLoaded, leaveCore, openCore, separator, separators } from './core.js';
import { fieldOf, isField, knownValue, select, selectionOf, setValue, touched } from './fields.js';
import { heldKeys } from './held-edits.js';
import { link } from './link.js';
import { noteStep } from './steps.js';
import { difference } from './text.js';

/** @typedef {import('../types').Core} Core */
/** @typedef {import('../types').Field} Field */

/** The longest text that the core edits, in UTF-16 units: it takes the whole text with every key. */
const longestText = 1 << 14;

/**
 * What deletes by the core's own rules, by the type of the input.
 * @type {Record<string, string[]>}
 */
const deletions = {
  deleteContentBackward: ['d', 'b', 'g'],
  deleteContentForward: ['d', 'f', 'g'],
  deleteWordBackward: ['d', 'b', 'w'],
  deleteWordForward: ['d', 'f', 'w'],
};

/**
 * A text and the selection in it.
 * @typedef {{ field: Field, value: string, anchor: number, head: number }} Shown
 */

/**
 * What a field showed when the browser announced an edit, and at the start of a composition.
 * @type {{ edit: Shown | null, composition: Shown | null }}
 */
const expected = { edit: null, composition: null };

/**
 * The core's session of a field; null where the browser and the server edit it.
 * @param {Field} field
 * @param {string} text
 * @returns {Core | null}
 */
function coreOf(field, text) {
  const { rules } = field.element.dataset;
  const isEdited = isCoreLoaded() && !field.secure && rules !== undefined && text.length <= longestText;
  if (field.core && (!isEdited || field.core.rules !== rules)) leaveCore(field);
  if (isEdited && !field.core) {
    field.core = openCore(rules, text);
    const isWhole = field.sequence === 0 && text === knownValue(field) && text === field.sent;
    if (field.core) [field.core.isWhole, field.core.isFresh] = [isWhole, !isWhole];
  }
  return field.core;
}

/**
 * Notes what the core has done. Its first step is one of its own: the program's session, which knows what was typed
 * before, is not to join the two, as what one undoing takes back would differ.
 * @param {Field} field
 * @param {Core} core
 * @param {string} kind how the text came, in the words of reports
 * @param {string[]} commands
 */
function noteCommands(field, core, kind, ...commands) {
  noteStep(field, kind, [...core.isFresh ? ['a'] : [], ...commands].join(commandSeparator));
  core.isFresh = false;
}

/**
 * @param {number} anchor
 * @param {number} head
 */
function selecting(anchor, head) { return ['s', anchor, head].join(separator); }

/**
 * The core in the state that the field shows. A text that it has not made is the program's, whose history says what
 * undoing leads to: the core has only what is typed after it.
 * @param {Field} field
 * @param {string} value
 */
function coreWith(field, value) {
  let core = coreOf(field, value);
  if (core && core.text !== value && !separators.test(value)) {
    leaveCore(field);
    core = coreOf(field, value);
  }
  // A field that is left ends its step of undoing, as another selection does.
  if (core && core.focusAction !== link.lastFocusAction) core.perform('a');
  if (core) core.focusAction = link.lastFocusAction;
  return core;
}

/**
 * Carries out commands in the core, after the selection of the field, and shows what they lead to.
 * @param {Field} field
 * @param {Core} core
 * @param {[number, number]} selection
 * @param {string[]} command
 * @param {string} kind how the text came, in the words of reports
 */
function carryOut(field, core, selection, command, kind) {
  // A text that the rules write in another way is longer or shorter: its end stays its end.
  const [anchor, head] = selection.map((offset) => Math.min(offset, core.text.length));
  const commands = [selecting(anchor, head), command.join(separator)];
  for (const each of commands) core.perform(each);
  show(field, core);
  // Also what was refused: it is a part of what is typed next, as the letters of a month are of its name.
  noteCommands(field, core, kind, ...commands);
}

/**
 * Shows what the core has made.
 * @param {Field} field
 * @param {Core} core
 */
function show(field, core) {
  const { text } = core;
  const [anchor, head] = core.selection;
  if (field.element.value !== text) setValue(field, text);
  select(field, anchor, head);
  touched.add(field);
}

/**
 * Notes a selection that the user has made. It ends the step of undoing at once in the core, and in the program however
 * late that learns of it: also one that is gone again before the next edit, which brings the last one with it.
 * @param {Field} field
 */
export function noteSelection(field) {
  const { core, element } = field;
  const last = field.steps.at(-1);
  const known = last ?? field;
  const [anchor, head] = selectionOf(field);
  if (field.composing || anchor === known.anchor && head === known.head) return;
  let command = '';
  if (core && core.text === element.value) core.perform(command = selecting(anchor, head));
  if (!last?.isSelection) noteStep(field, '', command, true);
}

/**
 * Notes what the browser is about to edit.
 * @param {InputEvent} event
 */
export function expectEdit(event) {
  expected.edit = null;
  if (!isField(event.target) || event.isComposing) return;
  const field = fieldOf(event.target);
  const { value } = field.element;
  if (field.composing || !coreWith(field, value)) return;
  const [anchor, head] = selectionOf(field);
  expected.edit = { field, value, anchor, head };
}

/**
 * Makes of what the browser has done with an input what the core does; false if it does not edit the field.
 * @param {Field} field
 * @param {InputEvent} event
 * @param {string} kind
 */
export function followEdit(field, event, kind) {
  const { value } = field.element;
  const edit = expected.edit?.field === field ? expected.edit : null;
  expected.edit = null;
  // An edit that was not announced: what a password manager fills in, or what an input method has committed.
  const before = edit?.value ?? knownValue(field);
  const core = coreWith(field, before);
  if (!core || value.length > longestText || separators.test(value)) return false;
  if (value === before) return true;
  const [start, end] = selectionOf(field);
  const change = difference(before, value, Math.max(start, end));
  const inserted = value.slice(change.start, change.start + change.length);
  const own = edit && ownCommand(event, edit, before, value);
  if (edit && own) {
    carryOut(field, core, inCore(edit, core), own, kind);
  } else if (kind === 'p' || !event.inputType) {
    carryOut(field, core, [change.start, change.end], ['p', inserted], kind);
  } else {
    carryOut(field, core, edit ? [edit.anchor, edit.head] : [change.end, change.end],
      ['r', String(change.start), String(change.end), inserted], kind);
  }
  return true;
}

/**
 * The selection of an edit in the core's text, whose end is the end of the field's.
 * @param {{ value: string, anchor: number, head: number }} edit
 * @param {Core} core
 * @returns {[number, number]}
 */
function inCore({ value, anchor, head }, core) {
  const end = core.text.length;
  return [anchor === value.length ? end : anchor, head === value.length ? end : head];
}

/**
 * What an edit has put in the place of a selection; null if something else has changed.
 * @param {string} before
 * @param {string} value
 * @param {{ anchor: number, head: number }} selection
 */
function putAt(before, value, { anchor, head }) {
  const [start, end] = [Math.min(anchor, head), Math.max(anchor, head)];
  const length = value.length - before.length + end - start;
  const isAround = value.startsWith(before.slice(0, start)) && value.endsWith(before.slice(end));
  return length >= 0 && isAround ? { start, end, length } : null;
}

/**
 * The command for what was typed, pasted or deleted at the selection; null for another edit.
 * @param {InputEvent} event
 * @param {{ anchor: number, head: number }} edit
 * @param {string} before
 * @param {string} value
 */
function ownCommand({ inputType }, edit, before, value) {
  if (edit.anchor !== edit.head && inputType.startsWith('delete')) return deletions.deleteContentBackward;
  if (Object.hasOwn(deletions, inputType)) return deletions[inputType];
  const put = putAt(before, value, edit);
  const inserted = put && value.slice(put.start, put.start + put.length);
  if (inserted !== null && /^insert(Text|LineBreak|FromPaste)$/.test(inputType)) {
    return [inputType === 'insertFromPaste' ? 'p' : 'i', inserted];
  }
  return null;
}

/**
 * Carries out a command of the script at the field's selection; false if the core does not edit the field.
 * @param {Field} field
 * @param {string[]} command
 * @param {string} kind
 */
function editHere(field, command, kind) {
  const { value } = field.element;
  const core = coreWith(field, value);
  const added = command.join('');
  if (!core || value.length + added.length > longestText || separators.test(added)) return false;
  const [anchor, head] = selectionOf(field);
  carryOut(field, core, inCore({ value, anchor, head }, core), command, kind);
  return true;
}

/**
 * @param {Field} field
 * @param {string} text
 * @param {boolean} isPaste
 */
export function typeHere(field, text, isPaste) {
  return editHere(field, [isPaste ? 'p' : 'i', text], isPaste ? 'p' : '');
}

/**
 * @param {Field} field
 * @param {string} key
 * @param {number} modifiers
 */
export function pressHere(field, key, modifiers) {
  const kind = key === 'Backspace' ? 'b' : key === 'Delete' ? 'd' : '';
  const [name, direction, unit] = heldKeys[key];
  const widerUnit = unit === 'l' ? 'd' : 'w';
  const command = [name, direction, modifiers & 4 ? widerUnit : unit, modifiers & 2 ? '1' : '0'];
  return editHere(field, command, kind) || editCopy(field, command, modifiers & 4 ? '' : kind);
}

/**
 * Carries out a key's command in a field that the core does not edit: on a copy of the text without a format, whose
 * words and lines are the program's. False without the module.
 * @param {Field} field
 * @param {string[]} command
 * @param {string} kind how the text came, in the words of reports
 */
function editCopy(field, command, kind) {
  const { element } = field;
  const { value } = element;
  const rules = ['kind=text', `secure=${+field.secure}`, `multiline=${+(element.localName === 'textarea')}`];
  const copy = value.length > longestText ? null : openCore(rules.join(separator), value);
  if (!copy) return false;
  const [start, end] = [element.selectionStart ?? 0, element.selectionEnd ?? 0];
  const isBackward = element.selectionDirection === 'backward';
  copy.perform(isBackward ? selecting(end, start) : selecting(start, end));
  copy.perform(command.join(separator));
  const { text, selection: [anchor, head] } = copy;
  copy.close();
  setValue(field, text);
  element.setSelectionRange(Math.min(anchor, head), Math.max(anchor, head), anchor <= head ? 'forward' : 'backward');
  if (text !== value) noteStep(field, start === end ? kind : '');
  return true;
}

/**
 * Undoes or redoes in the page; false where the core knows of nothing to undo, and the program may.
 * @param {Field} field
 * @param {boolean} isRedo
 */
export function undoHere(field, isRedo) {
  const { value } = field.element;
  const core = coreWith(field, value);
  const command = isRedo ? 'y' : 'z';
  if (!core || core.text !== value) return false;
  // A text of the program's may be a step of its own history, whose undone steps an edit has ended too.
  if (!core.perform(command)) return core.isOlder || core.isWhole && !field.base || isRedo && core.hasEdited;
  show(field, core);
  if (core.isOlder) noteStep(field, '');
  else noteCommands(field, core, '', command);
  return true;
}

/**
 * Changes the part of a date at the caret by one; false where only the program can: an empty part begins with the
 * present.
 * @param {Field} field
 * @param {string} key
 */
export function stepHere(field, key) {
  const { value } = field.element;
  const core = coreWith(field, value);
  if (!core || core.text !== value) return false;
  const direction = key === 'ArrowUp' ? 'u' : 'd';
  const commands = [selecting(...selectionOf(field)), ['m', direction, 'g', '0'].join(separator)];
  if (!commands.map(core.perform).at(-1)) return false;
  show(field, core);
  noteCommands(field, core, '', ...commands);
  return true;
}

/**
 * The text before a composition is the core's.
 * @param {Field} field
 */
export function startComposition(field) {
  const { value } = field.element;
  coreWith(field, value);
  const [anchor, head] = selectionOf(field);
  expected.composition = { field, value, anchor, head };
}

/**
 * A field shows what it did when the composition started.
 * @param {Field} field
 */
export function takeBackComposition(field) {
  const started = expected.composition;
  if (started?.field !== field) return;
  setValue(field, started.value);
  select(field, started.anchor, started.head);
}

/**
 * Formats what was composed; false if the core does not edit the field. A server that has seen the composition ends its
 * own by the first of two reports, and has formatted the text then; one that has not carries out the commands.
 * @param {Field} field
 */
export function endComposition(field) {
  const { value } = field.element;
  const core = coreOf(field, value);
  if (!core || separators.test(value)) return false;
  const before = core.text;
  const { start, end, length } = composedIn(field, before, value);
  const composed = value.slice(start, start + length);
  const commands = [selecting(start, end), ['k', composed, length, length].join(separator), 'u'];
  // The commands are for the text before the composition, of which the program may have seen a part.
  if (knownValue(field) === before) noteCommands(field, core, '', ...commands);
  else noteStep(field, '');
  for (const command of commands) core.perform(command);
  if (core.text === value) return true;
  setValue(field, core.text);
  const [anchor, head] = core.selection;
  select(field, anchor, head);
  noteStep(field, '', 'u');
  return true;
}

/**
 * What a composition has put in the place of the selection at its start.
 * @param {Field} field
 * @param {string} before
 * @param {string} value
 */
function composedIn(field, before, value) {
  const started = expected.composition;
  const put = started?.field === field && started.value === before ? putAt(before, value, started) : null;
  return put ?? difference(before, value, Math.max(...selectionOf(field)));
}
