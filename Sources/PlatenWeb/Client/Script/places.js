// Views that move from another's place, follow another view, or are scaled to fit.

import { all, byId } from './elements.js';
import { toPage } from './messages.js';
import { animate, cancelAnimations, isMoving } from './motion.js';

/** @typedef {import('../types').Operation} Operation */
/** @typedef {import('../types').Timing} Timing */
/** @typedef {Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>} Box */

/**
 * Where such views were before a message, by their group and by themselves.
 * @type {Map<string, DOMRect>}
 */
const formerPlaces = new Map();

/**
 * Those that come from another's place, when everything is where it belongs.
 * @type {[string, Timing][]}
 */
const flights = [];

/** @type {import('../types').OperationTable} */
export const placeOperations = {
  [toPage.fly](id, timing) { flights.push([id, timing]); },
};

/** @param {Operation[]} message */
export function notePlaces(message) {
  formerPlaces.clear();
  if (!message.some(([name]) => name === toPage.fly)) return;
  for (const element of all('[data-match]')) {
    const place = element.getBoundingClientRect();
    formerPlaces.set(element.id, place);
    if ('takes' in element.dataset) formerPlaces.set(element.dataset.match ?? '', place);
  }
}

/**
 * The rectangle of a view that adopts parts of another's rectangle: `s` the size, `p` the place, then the anchor.
 * @param {string} rule
 * @param {Box} own
 * @param {Box} other
 * @returns {Box}
 */
export function takenOver(rule, own, other) {
  const [takes, x, y] = rule.split(' ');
  const size = takes.includes('s') ? other : own;
  const base = takes.includes('p') ? other : own;
  return { left: base.left + (base.width - size.width) * Number(x),
    top: base.top + (base.height - size.height) * Number(y), width: size.width, height: size.height };
}

/**
 * The styles that the script has set in the place of those the program has, and those.
 * @type {WeakMap<HTMLElement, Map<string, { own: string, set: string }>>}
 */
const replacedStyles = new WeakMap();

/**
 * @param {HTMLElement} element
 * @param {string} name
 * @param {string} value
 */
function replaceStyle(element, name, value) {
  const replaced = replacedStyles.get(element) ?? new Map();
  replacedStyles.set(element, replaced);
  const own = element.style.getPropertyValue(name);
  element.style.setProperty(name, value);
  replaced.set(name, { own, set: element.style.getPropertyValue(name) });
}

/**
 * Gives an element its own styles back, but for those that the program has set meanwhile.
 * @param {HTMLElement} element
 */
function restoreStyles(element) {
  for (const [name, { own, set }] of replacedStyles.get(element) ?? []) {
    if (element.style.getPropertyValue(name) === set) element.style.setProperty(name, own);
  }
  replacedStyles.delete(element);
}

/** Puts what follows another where that is. What is on its way there is left to arrive. */
function placeFollowers() {
  const followers = all('[data-follow]');
  if (followers.length === 0) return;
  const sources = new Map();
  for (const source of all('[data-match][data-takes]')) {
    if (!sources.has(source.dataset.match)) sources.set(source.dataset.match, source);
  }
  for (const element of followers) {
    const isAwaited = flights.some(([id]) => id === element.id);
    if (isAwaited) cancelAnimations(element);
    else if (isMoving(element)) continue;
    restoreStyles(element);
    const source = sources.get(element.dataset.match);
    if (source) follow(element, source);
  }
}

/**
 * @param {HTMLElement} element
 * @param {HTMLElement} source
 */
function follow(element, source) {
  const rule = element.dataset.follow ?? '';
  const goal = takenOver(rule, element.getBoundingClientRect(), source.getBoundingClientRect());
  if (rule.split(' ')[0].includes('s')) {
    replaceStyle(element, 'width', `${goal.width}px`);
    replaceStyle(element, 'height', `${goal.height}px`);
  }
  const own = element.getBoundingClientRect();
  const [x = 0, y = 0] = element.style.translate.split(' ').map(parseFloat).filter(Number.isFinite);
  replaceStyle(element, 'translate', `${x + goal.left - own.left}px ${y + goal.top - own.top}px`);
}

export function startFlights() {
  for (const [id, timing] of flights.splice(0)) {
    const element = byId(id);
    if (!element) continue;
    const follows = 'follow' in element.dataset;
    const former = formerPlaces.get(follows ? id : element.dataset.match ?? '');
    const own = element.getBoundingClientRect();
    if (!former || !own.width || !own.height) continue;
    const from = follows ? former : takenOver(element.dataset.takes ?? '', own, former);
    const move = `translate(${from.left - own.left}px,${from.top - own.top}px) `
      + `scale(${from.width / own.width},${from.height / own.height})`;
    const origin = { 'transform-origin': '0 0' };
    const animation = animate(element, [{ transform: move, ...origin }, { transform: 'none', ...origin }], timing);
    if (follows && animation) animation.onfinish = placeFollowers;
  }
}

/** Scales texts down that do not fit their line, as far as allowed. */
function fitTexts() {
  const texts = all('[data-shrink]');
  for (const element of texts) restoreStyles(element);
  // All are measured before any is changed: the browser lays out once.
  const narrow = texts
    .map((element) => ({ element, share: element.clientWidth / element.scrollWidth }))
    .filter(({ share }) => share < 1)
    .map((text) => ({ ...text, size: parseFloat(getComputedStyle(text.element).fontSize) }));
  for (const { element, share, size } of narrow) {
    const least = Number(element.dataset.shrink);
    replaceStyle(element, 'font-size', `${size * Math.max(share * 0.99, least)}px`);
  }
}

export function settlePlaces() {
  fitTexts();
  placeFollowers();
}

export function keepPlaces() {
  addEventListener('resize', settlePlaces);
  // Paper has another width.
  matchMedia('print').addEventListener('change', settlePlaces);
  document.fonts?.ready.then(settlePlaces);
}
