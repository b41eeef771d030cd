// Groups whose rows a button shows and hides, before the program has answered. What its messages say counts.

import { all, hasFocus, isDisabled, isRightToLeft, nearest, standIns } from './elements.js';
import { isField, keyOf, setValue, touch } from './fields.js';
import { link } from './link.js';
import { report } from './reports.js';

/** @typedef {import('../types').Expansion} Expansion */
/** @typedef {import('../types').FieldElement} FieldElement */

/**
 * The buttons whose newest press the program has not carried out.
 * @type {Map<HTMLElement, Expansion>}
 */
const ahead = new Map();

/**
 * The rows that a button's group had when it was shown last.
 * @type {WeakMap<HTMLElement, HTMLElement[]>}
 */
const lastRows = new WeakMap();

/** What takes no input before the program has answered. */
const inert = 'button, input:not(.field), select, a, summary, rich-editor, [tabindex]';

/** @param {HTMLElement} button */
function rowsOf(button) { return all(`[data-expansion~="${button.dataset.expands}"]`); }

/** @param {HTMLElement} button */
function isExpanded(button) { return button.getAttribute('aria-expanded') === 'true'; }

/**
 * A button was pressed, which the newest action says.
 * @param {HTMLElement} button
 */
export function expand(button) {
  const isShown = !isExpanded(button);
  const local = ahead.get(button)
    ?? { button, isShown, wasShown: !isShown, action: 0, hidden: [], standIns: [], focused: null };
  ahead.set(button, local);
  takeBack(local);
  local.isShown = isShown;
  local.action = link.lastAction;
  show(local);
}

/** @param {Expansion} local */
function show(local) {
  const { button } = local;
  local.wasShown = isExpanded(button);
  turn(local, local.isShown);
  // Rows that are there are those of a state between: the program removes them and makes others.
  const rows = rowsOf(button);
  if (rows.length > 0) lastRows.set(button, rows);
  if (rows.some(hasFocus)) button.focus();
  local.hidden = rows.map((row) => {
    const marker = new Comment();
    row.replaceWith(marker);
    return [marker, row];
  });
  if (!local.isShown) removeStandIns(local);
  else if (local.standIns.length === 0) addStandIns(local);
}

/**
 * @param {Expansion} local
 * @param {boolean} isShown
 */
function turn({ button, wasShown }, isShown) {
  button.setAttribute('aria-expanded', String(isShown));
  const symbol = button.querySelector('svg');
  if (!symbol) return;
  symbol.style.rotate = isShown === wasShown ? '' : isShown === isRightToLeft(button) ? '-90deg' : '90deg';
}

/** @param {Expansion} local */
function takeBack(local) {
  for (const [marker, row] of local.hidden) marker.replaceWith(row);
  local.hidden = [];
  turn(local, local.wasShown);
}

/**
 * The rows that were there before, or one that takes what is typed after the Tab key.
 * @param {Expansion} local
 */
function addStandIns(local) {
  const { button } = local;
  const holder = nearest(button, '.form, .section, .col');
  let place = button;
  while (holder && place.parentElement && place.parentElement !== holder) place = place.parentElement;
  local.standIns = lastRows.get(button)?.map(copyOf) ?? [busyRow(button)];
  for (const row of local.standIns) standIns.add(row);
  place.after(...local.standIns);
  for (const field of fieldsIn(local.standIns)) field.dataset.key = keyOf(field);
}

/** @param {HTMLElement} button */
function busyRow({ textContent }) {
  const row = document.createElement('div');
  row.className = 'row busy';
  row.ariaBusy = 'true';
  const input = document.createElement('input');
  input.className = 'field s-plain';
  input.autocomplete = 'off';
  input.ariaLabel = textContent;
  input.placeholder = '\u2026';
  row.append(input);
  return row;
}

/**
 * A row without the identities and the secrets of the program's own.
 * @param {HTMLElement} row
 */
function copyOf(row) {
  const copy = /** @type {HTMLElement} */ (row.cloneNode(true));
  const sources = withAllIn(row);
  for (const [index, element] of withAllIn(copy).entries()) {
    for (const { name, value } of [...element.attributes]) {
      if (name.startsWith('data-')) element.removeAttribute(name);
      else if (/^(id|for|aria-.+by)$/.test(name)) element.setAttribute(name, value.replace(/\bn(?=\d)/g, 'o'));
    }
    if (element.matches(inert)) element.inert = true;
    if (!element.matches('select, .field')) continue;
    const [control, source] = /** @type {FieldElement[]} */ ([element, sources[index]]);
    control.defaultValue = control.value = source.type === 'password' ? '' : source.value;
  }
  return copy;
}

/** @param {HTMLElement} element */
function withAllIn(element) { return [element, ...all('*', element)]; }

/** @param {HTMLElement[]} rows */
function fieldsIn(rows) {
  return /** @type {FieldElement[]} */ (rows.flatMap((row) => withAllIn(row).filter((one) => one.matches('.field'))));
}

/** @param {Expansion} local */
function removeStandIns(local) {
  if (local.standIns.some(hasFocus)) local.button.focus();
  for (const row of local.standIns) {
    row.remove();
    standIns.delete(row);
  }
  local.standIns = [];
}

/**
 * The program has answered: what was typed goes to the fields that it shows.
 * @param {Expansion} local
 */
function settle(local) {
  const rows = rowsOf(local.button);
  const fields = fieldsIn(rows);
  for (const standIn of fieldsIn(local.standIns)) {
    const index = fields.findIndex((field) => keyOf(field) === standIn.dataset.key);
    const element = nearest(standIn, '.busy') ? firstControl(rows) : fields.splice(index, Number(index >= 0))[0];
    if (element) pass(standIn, /** @type {FieldElement} */ (element), standIn === local.focused);
  }
  // What is not shown any more keeps no secret.
  for (const field of fieldsIn(lastRows.get(local.button) ?? [])) {
    if (field.type === 'password' && !field.isConnected) field.value = '';
  }
  removeStandIns(local);
}

/**
 * What the Tab key would have come to.
 * @param {HTMLElement[]} rows
 */
function firstControl(rows) {
  return rows.flatMap(withAllIn).find((element) => element.tabIndex >= 0 && !isDisabled(element));
}

/**
 * @param {FieldElement} standIn
 * @param {FieldElement} element
 * @param {boolean} isFocused
 */
function pass(standIn, element, isFocused) {
  const { value, selectionStart, selectionEnd } = standIn;
  if (isFocused) element.focus();
  if (!isField(element) || value === standIn.defaultValue) return;
  const field = touch(element);
  setValue(field, value);
  if (isFocused) element.setSelectionRange(selectionStart ?? 0, selectionEnd ?? 0);
  // Where the program has changed the text meanwhile, what the user has seen and edited counts.
  field.whole = true;
  report(field, true);
}

/** Before a message of the program: the document is as the program knows it, but for rows in the place of others. */
export function takeBackExpansions() {
  for (const local of ahead.values()) {
    const focused = document.activeElement;
    local.focused = local.standIns.some(hasFocus) ? focused : null;
    takeBack(local);
  }
}

/** After it: what the program has carried out is its own, and the rest is shown again. */
export function keepExpansions() {
  for (const [button, local] of ahead) {
    if (button.isConnected && link.actions.some(([, number]) => number === local.action)) show(local);
    else {
      ahead.delete(button);
      settle(local);
    }
  }
}
