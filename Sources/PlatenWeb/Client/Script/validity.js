// What is wrong with texts, shown before the program has answered. Its messages are carried out on the document without
// any of this, and what they say counts.

import { faultOf, longestChecked } from './checks.js';
import { all, byId, byNode, listen } from './elements.js';
import { fieldOf, isAhead } from './fields.js';
import { link } from './link.js';
import { noteSaid, sayMessage, unsay } from './spoken.js';
import { countOf } from './text.js';

/** @typedef {import('../types').Ahead} Ahead */
/** @typedef {import('../types').Check} Check */
/** @typedef {import('../types').Field} Field */
/** @typedef {import('../types').FieldElement} FieldElement */

/**
 * The fields that the user has changed or left, until the program has answered.
 * @type {Map<FieldElement, Ahead>}
 */
const ahead = new Map();

/**
 * The controls that fields disable.
 * @type {Set<HTMLElement>}
 */
export const gates = new Set();

const now = { isReceiving: false, isPressed: false };

/** @param {FieldElement} element */
function noted(element) {
  let local = ahead.get(element);
  if (!local) {
    local = { element, value: element.value, isTyped: false, action: 0, faults: 0, message: null, undo: null };
    ahead.set(element, local);
  }
  return local;
}

/**
 * Checks a text that may have changed.
 * @param {Field} field
 */
export function checkText({ element, sent }) {
  if (now.isReceiving || !element.dataset?.checks && !element.dataset?.count) return;
  if ((ahead.get(element)?.value ?? sent) === element.value) return;
  const local = noted(element);
  local.isTyped = true;
  local.value = element.value;
  show(local);
  showGates();
}

/**
 * A field is left, or Return was pressed in it: the newest action says so.
 * @param {number} node
 * @param {boolean} isSubmit
 */
export function endText(node, isSubmit) {
  const element = /** @type {FieldElement | null} */ (byNode(node));
  const checks = element?.dataset.checks;
  if (!element || !checks || !isSubmit && JSON.parse(checks)[1] !== 0) return;
  const local = noted(element);
  local.action = link.lastAction;
  show(local);
}

/**
 * Shows what is wrong now in the place of what the program shows.
 * @param {Ahead} local
 */
function show(local) {
  takeBack(local);
  const { element } = local;
  showCount(element);
  const { checks, verdict } = element.dataset;
  if (!checks || !verdict) return;
  const rules = /** @type {Check[]} */ (JSON.parse(checks).slice(2));
  const [broken, wasShown] = verdict.split(' ').map(Number);
  const [index, isFaulty] = faultOf(rules, broken, element.value);
  local.faults = Number(isFaulty) - Number(broken >= 0);
  // What is being pressed must not move away.
  const isShown = wasShown > 0 || local.action > 0 && !now.isPressed || local.isTyped && JSON.parse(checks)[1] === 2;
  if (!isShown || wasShown > 0 && index === broken) return;
  const names = ['aria-invalid', 'aria-describedby'];
  const old = names.map((name) => element.getAttribute(name));
  const kept = descriptionsOf(element).filter((id) => !isMessage(element, id)).join(' ');
  const shown = messageOf(element);
  if (shown) shown.style.display = 'none';
  setAll(element, names, [null, kept || null]);
  if (index >= 0) {
    local.message ??= messageBelow(element);
    const text = /** @type {Element} */ (local.message.firstChild);
    if (text.textContent !== rules[index][0]) text.textContent = rules[index][0];
    element.parentElement?.append(local.message);
    setAll(element, names, ['true', `${local.message.id} ${kept}`.trim()]);
    sayMessage(local.message);
  } else if (local.message) unsay(local.message);
  local.undo = () => {
    shown?.style.removeProperty('display');
    local.message?.remove();
    setAll(element, names, old);
  };
}

/**
 * Shows how many characters a text has, as the program does below it.
 * @param {FieldElement} element
 */
function showCount(element) {
  const { dataset, value } = element;
  const limit = (dataset.count ?? '').split(' ')[1];
  const shown = /** @type {HTMLElement | null | undefined} */ (byId(countOn(element))?.firstElementChild);
  if (!shown || value.length > longestChecked) return;
  const count = countOf(value);
  shown.textContent = limit ? `${count}/${limit}` : `${count}`;
  shown.style.color = `var(--${limit && count > Number(limit) ? 'red' : 'secondary'})`;
}

/**
 * The id of the element with the number of a field's characters, empty if they are not counted.
 * @param {FieldElement} element
 */
function countOn({ dataset }) {
  return (dataset.count ?? '').split(' ')[0];
}

/** @param {FieldElement} element */
function descriptionsOf(element) { return (element.getAttribute('aria-describedby') ?? '').split(' '); }

/**
 * Whether what describes a field is its message: not the number of its characters nor the footer of its section.
 * @param {FieldElement} element
 * @param {string} id
 */
function isMessage(element, id) { return id !== countOn(element) && !byId(id)?.matches('.section-footer'); }

/** @param {FieldElement} element */
function messageOf(element) {
  return byId(descriptionsOf(element).find((id) => isMessage(element, id)) ?? '');
}

/**
 * @param {Element} element
 * @param {string[]} names
 * @param {(string | null)[]} values null removes one
 */
function setAll(element, names, values) {
  for (const [index, name] of names.entries()) {
    const value = values[index];
    if (value === null) element.removeAttribute(name);
    else element.setAttribute(name, value);
  }
}

/**
 * The message as the program makes it.
 * @param {Element} element
 */
function messageBelow(element) {
  const message = document.createElement('div');
  message.id = `${element.id}m`;
  message.className = 'row v-center';
  message.dataset.status = '';
  const text = document.createElement('p');
  text.className = 'text f-footnote';
  text.style.color = 'var(--red)';
  message.append(text);
  return message;
}

/** @param {Ahead} local */
function takeBack(local) {
  local.undo?.();
  local.undo = null;
  local.faults = 0;
}

/** Enables and disables the controls that depend on the fields. */
function showGates() {
  /** @type {Map<number, number>} */
  const changes = new Map();
  for (const { element, faults } of ahead.values()) {
    for (const scope of JSON.parse(element.dataset.checks ?? '[[]]')[0]) {
      changes.set(scope, (changes.get(scope) ?? 0) + faults);
    }
  }
  for (const element of gates) {
    const gate = element.dataset.gate;
    if (!gate || !element.isConnected) {
      gates.delete(element);
      continue;
    }
    const [scope, faults] = gate.split(' ').map(Number);
    const isDisabled = faults + (changes.get(scope) ?? 0) > 0;
    // Of a switch and of a group of radio buttons the boxes are.
    for (const control of element.matches('button, input, textarea, select') ? [element] : all('input', element)) {
      /** @type {HTMLInputElement} */ (control).disabled = isDisabled;
    }
  }
}

/** Before a message of the program: the document is as the program knows it. */
export function takeBackChecks() {
  now.isReceiving = true;
  for (const local of ahead.values()) takeBack(local);
}

/** After it: what the program has answered is its own, and the rest is shown again. */
export function keepChecks() {
  now.isReceiving = false;
  if (ahead.size === 0) return;
  for (const [element, local] of ahead) {
    const field = fieldOf(element);
    if (field.answered >= field.sequence && !isAhead(field)) local.isTyped = false;
    if (local.action <= link.acknowledged || local.action > link.lastAction) local.action = 0;
    if (local.message) noteSaid(messageOf(element), local.message);
    if (!element.isConnected || !local.isTyped && !local.action) {
      ahead.delete(element);
      showCount(element);
    } else show(local);
  }
  showGates();
}

export function listenToChecks() {
  for (const gate of all('[data-gate]')) gates.add(gate);
  listen('pointerdown', () => { now.isPressed = true; }, true);
  for (const name of /** @type {const} */ (['pointerup', 'pointercancel'])) {
    listen(name, () => {
      now.isPressed = false;
      // After the click.
      setTimeout(() => { for (const local of ahead.values()) if (local.action) show(local); });
    }, true);
  }
}
