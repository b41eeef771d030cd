// Animations of elements.

import { byId, byNode } from './elements.js';
import { toPage } from './messages.js';

/** @typedef {import('../types').Style} Style */
/** @typedef {import('../types').Timing} Timing */

/** Whether the user prefers little motion. */
export const stillness = matchMedia('(prefers-reduced-motion: reduce)');

/**
 * The animation of each of an element's properties.
 * @type {WeakMap<Element, Map<string, Animation>>}
 */
const running = new WeakMap();

/** @param {Element} element */
export function isMoving(element) {
  return [...running.get(element)?.values() ?? []].some((animation) => animation.playState === 'running');
}

/** @param {Element} element */
export function cancelAnimations(element) {
  for (const animation of running.get(element)?.values() ?? []) animation.cancel();
}

/**
 * Lets an element come from what it was, or through several styles, to what its style says.
 * @param {Element} element
 * @param {Style | Style[]} origin
 * @param {Timing} timing
 * @param {Style} [target]
 * @returns {Animation | null}
 */
export function animate(element, origin, [duration, delay, iterations, alternates, easing, elapsed], target) {
  if (stillness.matches || !element.animate) return null;
  const origins = [origin].flat();
  const first = { offset: 0, ...camelCased(origins[0]) };
  const frames = origins.length > 1 ? origins.map(camelCased)
    : target ? [first, { offset: 1, ...camelCased(target) }] : [first];
  /** @type {KeyframeAnimationOptions} */
  const options = { duration, delay, iterations: iterations ?? Infinity, fill: target ? 'both' : 'backwards',
    direction: alternates ? 'alternate' : 'normal' };
  let animation;
  try {
    animation = element.animate(frames, { ...options, easing });
  } catch {
    // An easing that this browser does not know.
    animation = element.animate(frames, { ...options, easing: 'ease-out' });
  }
  animation.currentTime = elapsed;
  const known = running.get(element) ?? new Map();
  running.set(element, known);
  for (const name of Object.keys(origins[0])) {
    if (known.get(name) !== animation) known.get(name)?.cancel();
    known.set(name, animation);
  }
  return animation;
}

/**
 * @param {Style} style
 * @returns {Style}
 */
function camelCased(style) {
  return Object.fromEntries(Object.entries(style).map(([name, value]) =>
    [name.replace(/-([a-z])/g, (_, letter) => letter.toUpperCase()), value]));
}

/** @type {import('../types').OperationTable} */
export const motionOperations = {
  /**
   * A style that the browser is on its way to.
   */
  [toPage.animate](id, origin, timing) {
    const element = byId(id);
    if (element) animate(element, origin, timing);
  },
  /**
   * The style of an element that stays is no way to anything any more.
   */
  [toPage.stopAnimations](id) {
    const element = byId(id);
    if (!element) return;
    cancelAnimations(element);
    running.delete(element);
  },
  /**
   * An element goes: it is shown where it was, out of everything's way, until it has gone.
   */
  [toPage.leave](node, target, timing) {
    const element = byNode(node);
    if (!element) return;
    const place = element.getBoundingClientRect();
    element.removeAttribute('id');
    for (const inner of element.querySelectorAll('[id]')) inner.removeAttribute('id');
    const animation = animate(element, {}, timing, target);
    if (!animation) {
      element.remove();
      return;
    }
    element.inert = true;
    element.ariaHidden = 'true';
    element.classList.add('leaving');
    for (const name of /** @type {const} */ (['left', 'top', 'width', 'height'])) {
      element.style.setProperty(name, `${place[name]}px`);
    }
    document.body.append(element);
    animation.onfinish = animation.oncancel = () => element.remove();
  },
};
