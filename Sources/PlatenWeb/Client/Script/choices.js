// What the user has chosen in check boxes and controls of values: reported, and made again in a program that restarts.

import { all, nodeOf } from './elements.js';
import { keyOf } from './fields.js';
import { act, link, queueAction } from './link.js';
import { toServer } from './messages.js';
import { showValue, valueOf } from './values.js';

/** @typedef {import('../types').ChoiceElement} ChoiceElement */
/** @typedef {{ element: ChoiceElement, key: string, state: boolean | string, isNew: boolean }} Choice */

/**
 * The controls that the user has changed.
 * @type {Set<ChoiceElement>}
 */
const changed = new Set();

/** @param {ChoiceElement} element */
function stateOf(element) { return element.type === 'checkbox' ? element.checked : valueOf(element); }

/**
 * Notes and sends what the user has chosen.
 * @param {ChoiceElement} element
 * @param {(...action: import('../types').NewAction) => void} [report]
 */
export function choose(element, report = act) {
  changed.add(element);
  const state = stateOf(element);
  /** @type {(kind: string, ...values: unknown[]) => void} */ (report)(
    typeof state === 'boolean' ? toServer.setOn : toServer.setValue, nodeOf(element), state);
}

/**
 * Whether the program has not processed what the user has chosen in a control yet.
 * @param {Element} element
 */
export function isAhead(element) {
  return link.actions.some(([kind, , node]) => (kind === toServer.setOn || kind === toServer.setValue)
    && node === nodeOf(element));
}

/**
 * What the controls show that the user has changed.
 * @returns {Choice[]}
 */
export function keptChoices() {
  return [...changed].filter((element) => element.isConnected)
    .map((element) => ({ element, key: keyOf(element), state: stateOf(element), isNew: isAhead(element) }));
}

/**
 * Chooses the same in another view, each in the control that it was, or else in the first of that name. What the
 * program before has known is not put in place of what the user has chosen in another page since: each new choice is
 * reported, also one that the program seems to have, as it may have been saved before the ones that followed it.
 * @param {Choice[]} kept
 */
export function chooseAgain(kept) {
  changed.clear();
  const elements = /** @type {ChoiceElement[]} */ (all('.toggle > input, [data-value]'));
  for (const { element: old, key, state, isNew } of kept) {
    const named = elements.filter((element) => keyOf(element) === key);
    const element = named.find((element) => element === old) ?? named.find((element) => !changed.has(element));
    if (!element) continue;
    const isThere = stateOf(element) === state;
    if (typeof state === 'boolean') element.checked = state;
    else if (!isThere) {
      element.dataset.value = state;
      showValue(element);
    }
    // Another program may not have the choice.
    if (stateOf(element) !== state) continue;
    changed.add(element);
    if (isNew) choose(element, queueAction);
    else if (!isThere) queueAction(toServer.keepChoice, nodeOf(element), String(state));
  }
}
