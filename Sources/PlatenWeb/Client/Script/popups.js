// Lists of suggestions, next to their fields: below if they fit, otherwise above.

import { all, byId } from './elements.js';

export function placePopups() {
  for (const popup of all('.popup')) {
    const anchor = byId(popup.dataset.anchor ?? '');
    if (!anchor) continue;
    const field = anchor.getBoundingClientRect();
    const below = innerHeight - field.bottom;
    const isBelow = popup.offsetHeight + 8 <= below || below >= field.top;
    popup.style.minWidth = `${field.width}px`;
    popup.style.maxHeight = `${Math.max(Math.min((isBelow ? below : field.top) - 8, 320), 48)}px`;
    popup.style.left = `${Math.max(Math.min(field.left, innerWidth - popup.offsetWidth - 4), 0)}px`;
    popup.style.top = isBelow ? `${field.bottom + 4}px` : `${Math.max(field.top - popup.offsetHeight - 4, 0)}px`;
    popup.classList.toggle('filled', popup.childElementCount > 0);
    popup.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  }
}

export function keepPopupsPlaced() {
  addEventListener('resize', placePopups);
  document.addEventListener('scroll', placePopups, true);
}
