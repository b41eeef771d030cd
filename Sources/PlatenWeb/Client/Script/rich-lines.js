// The lines of a text with attributes as elements.

import { build } from './document.js';
import { difference } from './text.js';

/** @typedef {import('../types').Line} Line */
/** @typedef {import('../types').Segment} Segment */
/** @typedef {import('../types').Stretch} Stretch */

/**
 * Shows stretches in a line's element; true if nodes were replaced.
 * @param {Line} line
 * @param {Stretch[]} stretches
 */
export function fillLine(line, stretches) {
  const { element, segments: old } = line;
  if (old && old.length === stretches.length && old.every((segment, index) => segment.key === stretches[index].key)) {
    old.forEach((segment, index) => {
      setData(segment.node, segment.text, stretches[index].text);
      segment.text = stretches[index].text;
    });
    if (old.length > 0) return false;
    if (isBreak(element)) return false;
  }
  /** @type {Segment[]} */
  const segments = stretches.map((stretch) => ({ ...stretch, node: document.createTextNode(stretch.text) }));
  line.segments = segments;
  const children = segments.map(({ wrapper, node }) => {
    if (wrapper === null) return node;
    const outer = build(wrapper);
    /** @type {Element} */
    let inner = outer;
    while (inner.firstElementChild) inner = inner.firstElementChild;
    inner.append(node);
    return outer;
  });
  // An empty line has a height, and a place for the caret.
  element.replaceChildren(...(children.length > 0 ? children : [document.createElement('br')]));
  element.style.cssText = element.querySelector('[data-line]')?.getAttribute('data-line') ?? '';
  return true;
}

/**
 * Whether a line holds nothing but what gives it a height.
 * @param {HTMLElement} element
 */
function isBreak(element) { return element.childNodes.length === 1 && element.firstChild instanceof HTMLBRElement; }

/**
 * @param {Text} node
 * @param {string} old
 * @param {string} text
 */
function setData(node, old, text) {
  if (old === text) return;
  const change = difference(old, text, text.length);
  node.replaceData(change.start, change.end - change.start, text.slice(change.start, change.start + change.length));
}

/**
 * Whether a line's element still holds what was put there.
 * @param {Line} line
 */
export function isIntact(line) {
  const { element, segments } = line;
  if (!segments) return false;
  if (segments.length === 0) return isBreak(element);
  return element.childNodes.length === segments.length
    && segments.every((segment, index) => element.childNodes[index].contains(segment.node)
      && segment.node.data === segment.text)
    && (element.textContent ?? '').length === segments.reduce((sum, segment) => sum + segment.text.length, 0);
}
