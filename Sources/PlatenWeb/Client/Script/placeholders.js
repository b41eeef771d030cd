// Placeholders of unloaded rows: how large they are, and which of their rows are near the visible area.

import { all, childrenOf, nodeOf } from './elements.js';
import { act, isOpen } from './link.js';
import { toServer } from './messages.js';

/** @param {Element} placeholder */
function isInRow(placeholder) { return placeholder.parentElement?.classList.contains('row') ?? false; }

const near = new IntersectionObserver((entries) => {
  for (const { target, isIntersecting, boundingClientRect: box, intersectionRect: seen } of entries) {
    if (!isIntersecting || !target.isConnected || !isOpen()) continue;
    const isRow = box.width > box.height && isInRow(target);
    const [start, length] = isRow ? [box.left, box.width] : [box.top, box.height];
    const [first, last] = isRow ? [seen.left, seen.right] : [seen.top, seen.bottom];
    if (length <= 0) continue;
    /** @param {number} place */
    const share = (place) => Math.max(0, Math.min(1000, ((place - start) / length) * 1000));
    const [from, to] = [Math.floor(share(first)), Math.ceil(share(last))];
    act(toServer.near, nodeOf(target), from, Math.max(to, from + 1));
  }
}, { rootMargin: '800px' });

export function watchPlaceholders() {
  for (const placeholder of all('.row-placeholder')) {
    const parent = placeholder.parentElement;
    if (!parent) continue;
    const isRow = isInRow(placeholder);
    const length = lengthOf(parent, Number(placeholder.dataset.count), isRow);
    placeholder.style.setProperty(isRow ? 'width' : 'height', `${Math.round(length)}px`);
    // Visible placeholders are reported again.
    near.unobserve(placeholder);
    near.observe(placeholder);
  }
}

/**
 * The length of unloaded rows: that of loaded ones on average, 48 pixels each if there are none.
 * @param {HTMLElement} parent
 * @param {number} count
 * @param {boolean} isRow
 */
function lengthOf(parent, count, isRow) {
  const rows = childrenOf(parent).filter((row) => !row.matches('.row-placeholder, .section-header, .section-footer'));
  const lengths = rows.slice(0, 60).map((row) => (isRow ? row.offsetWidth : row.offsetHeight)).filter(Boolean);
  const mean = lengths.length ? lengths.reduce((sum, length) => sum + length, 0) / lengths.length : 48;
  const style = getComputedStyle(parent);
  const columns = parent.classList.contains('lazy-grid') ? style.gridTemplateColumns.split(' ').length : 1;
  const between = parseFloat(isRow ? style.columnGap : style.rowGap) || 0;
  return (mean + between) * Math.ceil(count / columns) - between;
}
