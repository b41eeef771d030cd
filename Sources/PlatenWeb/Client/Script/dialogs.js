// Modals and popovers: the browser's own dialogs.

import { all, byId, hasFocus, isDisabled, listen, modifiersOf, nearest, targetOf } from './elements.js';
import { isField, selectAsProgram } from './fields.js';
import { focus } from './focus.js';
import { act } from './link.js';
import { toServer } from './messages.js';

/** A popover that leaves the keys to a field. */
const beside = 'dialog.modal.beside';

export function openDialogs() {
  // To show one by its method would take the focus from the field.
  for (const dialog of all(`${beside}:not([open])`)) dialog.setAttribute('open', '');
  for (const dialog of /** @type {HTMLDialogElement[]} */ (all('dialog.modal:not(.beside, :modal)'))) {
    const entered = hasFocus(dialog) ? document.activeElement : null;
    dialog.open = false;
    focus.isOpeningDialog = true;
    dialog.showModal();
    if (entered) /** @type {HTMLElement} */ (entered).focus();
    focus.isOpeningDialog = false;
    if (!entered) selectAsProgram(document.activeElement);
  }
  placePopovers();
}

/**
 * Tab in a field leads into the popover beside it.
 * @param {KeyboardEvent} event
 */
function enter(event) {
  if (event.key !== 'Tab' || modifiersOf(event) || event.isComposing || event.defaultPrevented) return;
  const stop = all(`${beside} :is(button, input, textarea, select, a, [tabindex])`).find((element) =>
    element.tabIndex >= 0 && !isDisabled(element) && element.getClientRects().length > 0);
  if (!stop || hasFocus(/** @type {HTMLElement} */ (nearest(stop, beside)))) return;
  event.preventDefault();
  stop.focus();
}

/**
 * A press beside such a popover dismisses it, but not one on the view that it belongs to.
 * @param {PointerEvent} event
 */
function pressed(event) {
  const popover = all(beside).at(-1);
  const target = targetOf(event);
  if (!popover || popover.contains(target) || nearest(target, '.popup, .menu')) return;
  if (!byId(popover.dataset.anchor ?? '')?.contains(target)) leave();
}

/** Places popovers next to their anchors: below if they fit, otherwise above. */
function placePopovers() {
  for (const dialog of all('dialog.modal-popover[data-anchor]')) {
    const anchor = byId(dialog.dataset.anchor ?? '');
    const panel = /** @type {HTMLElement | null} */ (dialog.firstElementChild);
    if (!anchor || !panel) continue;
    const box = anchor.getBoundingClientRect();
    const isBelow = box.bottom + panel.offsetHeight + 12 <= innerHeight || innerHeight - box.bottom >= box.top;
    const left = box.left + (box.width - panel.offsetWidth) / 2;
    panel.style.position = 'absolute';
    panel.style.left = `${Math.max(Math.min(left, innerWidth - panel.offsetWidth - 4), 4)}px`;
    panel.style.top = `${Math.max(isBelow ? box.bottom + 6 : box.top - panel.offsetHeight - 6, 8)}px`;
  }
}

/** Requests dismissal; the program decides. */
function leave() { act(toServer.key, 'Escape', 0); }

export function listenToDialogs() {
  addEventListener('resize', placePopovers);
  document.addEventListener('scroll', placePopovers, true);
  listen('pointerdown', pressed);

  document.addEventListener('cancel', (event) => {
    if (!targetOf(event).matches('dialog.modal')) return;
    event.preventDefault();
    leave();
  }, true);

  listen('close', (event) => {
    const target = targetOf(event);
    if (target.matches('dialog.modal') && target.isConnected) openDialogs();
  }, true);

  listen('keydown', (event) => {
    if (event.key !== 'Escape' || event.isComposing || event.defaultPrevented) return;
    // A field reports the key itself; the dialog around it must not react too.
    if (nearest(targetOf(event), 'dialog.modal')) event.preventDefault();
    if (!isField(event.target)) leave();
  });

  listen('click', (event) => {
    if (targetOf(event).matches('dialog.modal-popover')) leave();
  });
}

/** Behind what a field does with the key itself. */
export function listenToPopovers() { listen('keydown', enter); }
