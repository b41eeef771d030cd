// Layouts that the program computes: what they are offered, and how large their views are.

import { all, byNode, childrenOf, nearest, nodeOf } from './elements.js';
import { act, isOpen } from './link.js';
import { toPage, toServer } from './messages.js';

/**
 * What layouts were offered last.
 * @type {WeakMap<Element, [number, number]>}
 */
const offers = new WeakMap();
/** @type {WeakSet<Element>} */
const watchedLayouts = new WeakSet();
const offered = new ResizeObserver(() => watchLayouts());

/**
 * The proposed size of a container: its available space without its own layout; -1 without a limit.
 * @param {HTMLElement} element
 * @returns {[number, number]}
 */
function proposalFor(element) {
  // One in another is offered what that is.
  const parent = element.parentElement;
  if (parent?.matches('.measured-layout')) return offers.get(parent) ?? [-1, -1];
  const children = [...element.children];
  // What only holds it is as wide as it is: that gives way too.
  const probed = [element];
  for (let outer = parent;
    outer?.matches('.cell, .pad, .over, .behind, .col, .frame:not(.fixed-w), .scroll-v:not(.gh)');
    outer = outer.parentElement) probed.push(outer);
  for (const outer of probed) outer.classList.add('probing');
  for (const child of children) child.classList.add('unfit');
  const [width, height] = [element.clientWidth, element.clientHeight];
  for (const child of children) child.classList.remove('unfit');
  for (const outer of probed) outer.classList.remove('probing');
  return [width, height > 0 ? height : -1];
}

export function watchLayouts() {
  const layouts = all('.measured-layout');
  if (!isOpen() || layouts.length === 0) return;
  // What is probed is smaller meanwhile: what it is scrolled in would lose its place.
  const places = all('.scroll, .form, .page, .root')
    .map((element) => ({ element, left: element.scrollLeft, top: element.scrollTop }));
  /** @type {[number, number, number, string][]} */
  const reports = [];
  for (const element of layouts) {
    if (!watchedLayouts.has(element)) {
      watchedLayouts.add(element);
      if (element.parentElement) offered.observe(element.parentElement);
      offered.observe(nearest(element, '.scroll, .form, .page, .panel, .root') ?? document.body);
    }
    if (!element.offsetParent) continue;
    const size = proposalFor(element);
    if (offers.get(element)?.join() === size.join()) continue;
    offers.set(element, size);
    reports.push([nodeOf(element), ...size, '']);
  }
  // The innermost first: those around them are arranged behind them.
  for (const report of reports.reverse()) act(toServer.measured, ...report);
  for (const { element, left, top } of places) {
    if (element.scrollLeft !== left) element.scrollLeft = left;
    if (element.scrollTop !== top) element.scrollTop = top;
  }
}

/**
 * How large an element is that is offered something; an empty string is nothing, `i` all there may be.
 * @param {HTMLElement} element
 * @param {string} width
 * @param {string} height
 */
function sizeFor(element, width, height) {
  // A container is as large as its own layout has made it.
  if (element.matches('.measured-layout') && element.style.width) {
    return `${Math.ceil(element.offsetWidth)}:${Math.ceil(element.offsetHeight)}`;
  }
  const { position, width: ownWidth, height: ownHeight, maxWidth, left, top } = element.style;
  const [fillsWidth, fillsHeight] = [element.classList.contains('gh'), element.classList.contains('gv')];
  Object.assign(element.style, { position: 'absolute', left: '0', top: '0', maxWidth: 'none', height: 'auto' });
  if (width === '' || width === 'i') element.style.width = 'max-content';
  else if (fillsWidth) element.style.width = `${width}px`;
  else Object.assign(element.style, { width: 'max-content', maxWidth: `${width}px` });
  if (height !== '' && height !== 'i' && fillsHeight) element.style.height = `${height}px`;
  const box = element.getBoundingClientRect();
  Object.assign(element.style, { position, width: ownWidth, height: ownHeight, maxWidth, left, top });
  const across = fillsWidth && width === 'i' ? 'i' : Math.ceil(box.width - 0.01);
  const down = fillsHeight && height === 'i' ? 'i' : Math.ceil(box.height - 0.01);
  return `${across}:${down}`;
}

/** @type {import('../types').OperationTable} */
export const layoutOperations = {
  [toPage.measure](node, questions) {
    const element = byNode(node);
    if (!element) return;
    const sizes = questions.split(';').map((question) => {
      const [child, width, height] = question.split(':');
      const measured = byNode(Number(child));
      return `${question}=${measured ? sizeFor(measured, width, height) : '0:0'}`;
    });
    queueMicrotask(() => {
      act(toServer.measured, node, ...(offers.get(element) ?? proposalFor(element)), sizes.join(';'));
    });
  },
};

/** Shows the first of several views that fits. */
function fitAlternatives() {
  for (const element of all('.alternatives')) {
    const axes = Number(element.dataset.axes);
    const children = childrenOf(element);
    for (const child of children) child.classList.add('unfit');
    const fitting = children.find((child) => {
      child.classList.remove('unfit');
      const fits = !(axes & 1) || element.scrollWidth <= element.clientWidth;
      if (!fits) child.classList.add('unfit');
      return fits;
    }) ?? children.at(-1);
    fitting?.classList.remove('unfit');
  }
}

/** Puts the items of bars that do not fit into the menus at the ends of their rows, in the order that the row has. */
function fitItems() {
  const rows = all('.items').filter((row) => row.clientWidth > 0).reverse();
  for (const row of rows) {
    // A menu with lines of its own is always shown.
    const hidden = row.dataset.menu ? null : row.lastElementChild;
    for (const item of row.children) item.classList.toggle('unfit', item === hidden);
  }
  for (const row of rows) {
    const bar = nearest(row, '.bar') ?? row;
    const title = all('.one-line', bar).find((text) => !text.closest('.items'));
    const menu = /** @type {HTMLElement} */ (row.lastElementChild);
    bar.classList.add('fitting');
    for (const index of row.dataset.order?.match(/\d+/g) ?? []) {
      // The title keeps its width, up to a quarter of the bar.
      if (bar.scrollWidth <= bar.clientWidth
        && !(title && title.scrollWidth > title.clientWidth && title.clientWidth * 4 < bar.clientWidth)) break;
      row.children[Number(index)].classList.add('unfit');
      menu.classList.remove('unfit');
    }
    bar.classList.remove('fitting');
    for (const line of all('.pulldown-line', menu)) {
      const item = byNode(Number(line.dataset.node));
      line.classList.toggle('unfit', !!item && !item.closest('.unfit'));
    }
  }
}

/** Shows what fits where it depends on the available space. */
export function fitViews() {
  fitAlternatives();
  fitItems();
}

export function keepLayouts() {
  addEventListener('resize', fitViews);
  addEventListener('resize', () => requestAnimationFrame(watchLayouts));
  const fit = () => {
    fitViews();
    watchLayouts();
  };
  // Letters of a font that has come late are as wide as others, and the user can make them larger.
  document.fonts?.ready.then(fit);
  const letter = document.createElement('i');
  letter.className = 'spoken';
  letter.style.width = '1rem';
  document.body.append(letter);
  new ResizeObserver(fit).observe(letter);
}
