// Geometry readers, and other views whose frames the program requests.

import { all, nearest, nodeOf } from './elements.js';
import { fitViews, watchLayouts } from './layouts.js';
import { act, isOpen } from './link.js';
import { toServer } from './messages.js';
import { watchPlaceholders } from './placeholders.js';

/** The views whose frames are requested. */
const requesting = '.geometry, .measured, .outlined';
/** The headers and footers of sections that stay visible. */
const pinned = '[style*=sticky]';

/**
 * The frame that was reported last.
 * @type {WeakMap<Element, number[]>}
 */
const reported = new WeakMap();
/** @type {WeakSet<Element>} */
const watched = new WeakSet();
const reporting = { isDue: false, isAsked: false };
const readers = new ResizeObserver(() => reportFramesSoon());

function reportFramesSoon() {
  if (reporting.isDue) return;
  reporting.isDue = true;
  setTimeout(() => requestAnimationFrame(reportFrames), 40);
}

function reportFrames() {
  reporting.isDue = false;
  if (!isOpen()) return;
  const asked = all(requesting);
  if (!asked.length) return;
  // Spaces and what scrolls come first: places are measured from them.
  const origins = all('.space');
  for (const element of asked) {
    const scroller = nearest(element.parentElement, '.scroll, .form, .root');
    if (scroller && !origins.includes(scroller)) origins.push(scroller);
  }
  for (const element of [...origins, ...asked]) {
    const box = element.getBoundingClientRect();
    // Of what is drawn in its size, the place does not count.
    const isDrawn = element.matches('.outlined:not(.measured)');
    const isReader = isDrawn || element.matches('.geometry');
    const size = isReader ? [element.clientWidth, element.clientHeight] : [box.width, box.height];
    const frame = /** @type {[width: number, height: number, x: number, y: number]} */ (
      [...size, box.x, box.y].map(Math.round));
    const known = isDrawn ? frame.slice(0, 2) : frame;
    if (reported.get(element)?.join() === known.join()) continue;
    reported.set(element, known);
    act(toServer.resize, nodeOf(element), ...frame);
  }
}

/** The sizes that relative frames refer to, and the space that a pinned header or footer takes of what scrolls. */
const frames = new ResizeObserver((entries) => {
  for (const { target } of /** @type {{ target: HTMLElement }[]} */ (/** @type {unknown} */ (entries))) {
    if (target.matches(pinned)) {
      const scroller = /** @type {HTMLElement | null} */ (target.closest('.scroll'));
      const size = scroller?.matches('.scroll-v') ? target.offsetHeight : target.offsetWidth;
      scroller?.style.setProperty('--pinned', `${size}px`);
      continue;
    }
    target.style.setProperty('--cw', `${target.clientWidth}px`);
    target.style.setProperty('--ch', `${target.clientHeight}px`);
  }
});

/** A text that has grown may have moved what is below it. */
export function reportMovedFrames() { if (reporting.isAsked) reportFramesSoon(); }

/** Observes the elements of the last message. */
export function watchContainers() {
  for (const element of all(`${requesting}, ${pinned}, .scroll, .root, .page > .gv`)) {
    if (watched.has(element)) continue;
    watched.add(element);
    if (element.matches(requesting)) readers.observe(element);
    else frames.observe(element);
  }
  reporting.isAsked = document.querySelector(requesting) !== null;
  reportMovedFrames();
  watchPlaceholders();
  watchLayouts();
  fitViews();
}

export function watchWindow() {
  document.addEventListener('scroll', () => reportFramesSoon(), { capture: true, passive: true });
  addEventListener('resize', () => reportFramesSoon());
}
