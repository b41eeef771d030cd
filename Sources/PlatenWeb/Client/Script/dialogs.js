// Modals and popovers: the browser's own dialogs.

import { all, byId, listen, nearest, targetOf } from './elements.js';
import { isField, selectAsProgram } from './fields.js';
import { focus } from './focus.js';
import { act } from './link.js';
import { toServer } from './messages.js';

export function openDialogs() {
  for (const dialog of /** @type {HTMLDialogElement[]} */ (all('dialog.modal:not([open])'))) {
    focus.isOpeningDialog = true;
    dialog.showModal();
    focus.isOpeningDialog = false;
    selectAsProgram(document.activeElement);
  }
  placePopovers();
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
