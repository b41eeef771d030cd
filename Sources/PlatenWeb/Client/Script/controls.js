// User input of controls with choices and values, and keyboard shortcuts of buttons.

import { choose } from './choices.js';
import { all, isDisabled, listen, nearest, nodeOf, targetOf } from './elements.js';
import { isField } from './fields.js';
import { act } from './link.js';
import { toServer } from './messages.js';
import { actOnLine } from './pulldowns.js';
import { showFilling, valueControl, valueOf } from './values.js';

/**
 * What a key adds to a stepper's value.
 * @type {Record<string, number>}
 */
const steps = { ArrowUp: 1, ArrowRight: 1, '+': 1, ArrowDown: -1, ArrowLeft: -1, '-': -1 };

export function listenToControls() {
  listen('input', (event) => {
    const control = valueControl(targetOf(event));
    if (control?.type !== 'range') return;
    showFilling(control);
    act(toServer.moveValue, nodeOf(control), control.value);
  });

  listen('change', (event) => {
    const control = valueControl(targetOf(event));
    // A date that is not whole yet is nothing to report.
    if (control && valueOf(control) !== '') choose(control);
  });

  // Steppers: a key of the whole, or a press of a button in it.
  listen('keydown', (event) => {
    const stepper = targetOf(event);
    if (!stepper.matches('.stepper') || event.altKey || event.ctrlKey || event.metaKey) return;
    const step = steps[event.key];
    if (!step) return;
    event.preventDefault();
    act(toServer.setValue, nodeOf(stepper), String(step));
  });
}

/** @param {KeyboardEvent} event */
function nameOf(event) {
  return `${event.ctrlKey || event.metaKey ? 'ctrl+' : ''}${event.altKey ? 'alt+' : ''}`
    + `${event.shiftKey ? 'shift+' : ''}${event.key.toLowerCase()}`;
}

/** @param {KeyboardEvent} event */
function shortcutPressed(event) {
  if (event.defaultPrevented || event.isComposing) return;
  const isPlain = !(event.ctrlKey || event.metaKey || event.altKey);
  const isPress = event.key === 'Enter' || event.key === ' ';
  const element = targetOf(event);
  // A field reports these keys itself, and a focused control is pressed or changed by them.
  if (isPlain && (isField(element) || event.key === 'Tab'
    || event.key !== 'Escape' && nearest(element, 'select, input:not([type=checkbox])')
    || isPress && nearest(element, 'button, input, a, summary'))) return;
  const name = nameOf(event);
  const target = all('[data-shortcut]')
    .find((candidate) => candidate.dataset.shortcut === name && !isDisabled(candidate));
  if (!target) return;
  event.preventDefault();
  // The line of a closed menu: the focus stays where it is.
  if (target.matches('.pulldown-line')) actOnLine(target);
  else act(toServer.press, nodeOf(target));
}

export function listenToShortcuts() { listen('keydown', shortcutPressed); }
