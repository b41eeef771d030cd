// Marks of a program's own over password fields, and the character typed last. The field below is an ordinary
// password field of the browser, whose own marks are as wide and not to be seen.

import { all } from './elements.js';
import { clusters, clustersBefore, mark } from './text.js';

/** @typedef {{ layer: HTMLElement, shown: string }} Layer */

/** @type {Map<HTMLInputElement, Layer>} */
const layers = new Map();
const marksFollowing = { isOn: false };

export function showMarks() {
  const inputs = /** @type {HTMLInputElement[]} */ (all('input.field[data-mark][type="password"]'));
  for (const element of inputs) {
    if (layers.has(element)) continue;
    const layer = document.createElement('div');
    layer.className = 'marks';
    layer.setAttribute('aria-hidden', 'true');
    (element.closest('dialog') ?? document.body).append(layer);
    layers.set(element, { layer, shown: '' });
  }
  if (layers.size > 0 && !marksFollowing.isOn) followMarks();
}

/** A field moves with the page, its program and its own scrolling: the marks go along. */
function followMarks() {
  for (const [element, entry] of layers) {
    if (element.isConnected && element.type === 'password' && element.dataset.mark) {
      drawMarks(element, entry);
      continue;
    }
    entry.layer.remove();
    layers.delete(element);
  }
  marksFollowing.isOn = layers.size > 0;
  if (marksFollowing.isOn) requestAnimationFrame(followMarks);
}

/**
 * What is drawn for each UTF-16 unit: the browser draws a mark for each.
 * @param {HTMLInputElement} element
 */
function drawnCharacters(element) {
  const text = [];
  const parts = clusters(element.value);
  const last = 'typing' in element.dataset ? clustersBefore(element.value, element.selectionStart ?? 0) - 1 : -1;
  for (const [index, part] of parts.entries()) {
    text.push(index === last && part !== mark ? part : element.dataset.mark ?? '');
    for (let unit = 1; unit < part.length; unit += 1) text.push('');
  }
  return text;
}

/**
 * @param {HTMLInputElement} element
 * @param {Layer} entry
 */
function drawMarks(element, entry) {
  const style = getComputedStyle(element);
  const box = element.getBoundingClientRect();
  const text = drawnCharacters(element);
  const [before, after] = [parseFloat(style.paddingLeft), parseFloat(style.paddingRight)];
  const inside = { left: box.left + element.clientLeft + before, top: box.top + element.clientTop,
    width: element.clientWidth - before - after, height: element.clientHeight };
  const cut = hiddenEdges(element, box);
  const key = JSON.stringify([text, inside, element.scrollLeft, style.fontSize, style.colorScheme, cut]);
  if (key === entry.shown) return;
  entry.shown = key;
  const { layer } = entry;
  layer.replaceChildren(...text.map((character) => {
    const cell = document.createElement('span');
    cell.textContent = character;
    return cell;
  }));
  for (const [name, value] of Object.entries(inside)) layer.style.setProperty(name, `${value}px`);
  layer.style.setProperty('--scrolled', `${-element.scrollLeft}px`);
  layer.style.fontSize = style.fontSize;
  layer.style.colorScheme = style.colorScheme;
  layer.style.fontFamily = style.fontFamily;
  layer.style.clipPath = `inset(${cut.map((edge) => `${Math.max(edge, 0)}px`).join(' ')})`;
}

/**
 * How much of a box the parts of the page that scroll hide at its edges: top, right, bottom, left.
 * @param {Element} element
 * @param {DOMRect} box
 */
function hiddenEdges(element, box) {
  let [top, right, bottom, left] = [0, 0, 0, 0];
  for (let outer = element.parentElement; outer; outer = outer.parentElement) {
    if (getComputedStyle(outer).overflow === 'visible') continue;
    const area = outer.getBoundingClientRect();
    top = Math.max(top, area.top - box.top);
    left = Math.max(left, area.left - box.left);
    right = Math.max(right, box.right - area.right);
    bottom = Math.max(bottom, box.bottom - area.bottom);
  }
  return [top, right, bottom, left];
}
