// Elements of the document and the nodes that they show.

export const svgNamespace = 'http://www.w3.org/2000/svg';

/**
 * Listens to what happens anywhere in the document.
 * @template {keyof DocumentEventMap} K
 * @param {K} name
 * @param {(event: DocumentEventMap[K]) => void} body
 * @param {boolean | AddEventListenerOptions} [options]
 */
export function listen(name, body, options) {
  // A browser that fills in a field announces it by events of keys that name none.
  /** @param {DocumentEventMap[K]} event */
  const named = (event) => { if (/** @type {KeyboardEvent} */ (event).key !== undefined) body(event); };
  document.addEventListener(name, name.startsWith('key') ? named : body, options);
}

/**
 * Whether an element is read from right to left.
 * @param {Element} element
 */
export function isRightToLeft(element) { return getComputedStyle(element).direction === 'rtl'; }

/**
 * The element that an event is about; the root where it is about the document or a text.
 * @param {Event} event
 * @returns {HTMLElement}
 */
export function targetOf(event) {
  return /** @type {HTMLElement} */ (event.target instanceof Element ? event.target : document.documentElement);
}

/**
 * @param {string} id
 * @returns {HTMLElement | null}
 */
export function byId(id) { return document.getElementById(id); }

/**
 * What the server says of the page in its head.
 * @param {string} name
 */
export function meta(name) {
  return /** @type {HTMLMetaElement | null} */ (document.querySelector(`meta[name="platen-${name}"]`))?.content ?? '';
}

/** The address of the page, relative to the path that all its addresses begin with. */
export function addressOf() { return location.href.slice(new URL('.', document.baseURI).href.length).split('#')[0]; }

/** @param {number} node */
export function byNode(node) { return byId(`n${node}`); }

/**
 * The number of the node that an element shows.
 * @param {Element} element
 */
export function nodeOf(element) { return Number.parseInt(element.id.slice(1), 10); }

/**
 * Whether a child is an element of a node of its own.
 * @param {Node} child
 * @returns {child is HTMLElement}
 */
export function isNodeElement(child) { return child instanceof Element && /^n\d+$/.test(child.id); }

/**
 * Whether a control takes nothing now.
 * @param {Element} element
 */
export function isDisabled(element) { return Boolean(/** @type {HTMLInputElement} */ (element).disabled); }

/** @param {Node} element */
export function hasFocus(element) { return element.contains(document.activeElement); }

/**
 * All elements that match.
 * @param {string} selector
 * @param {ParentNode} [root]
 * @returns {HTMLElement[]}
 */
export function all(selector, root = document) {
  return [.../** @type {NodeListOf<HTMLElement>} */ (root.querySelectorAll(selector))];
}

/**
 * Rows that the program does not know, in the place of those that it is going to show.
 * @type {Set<Element>}
 */
export const standIns = new Set();

/**
 * The children that the program knows.
 * @param {Element} element
 * @returns {HTMLElement[]}
 */
export function childrenOf(element) {
  return /** @type {HTMLElement[]} */ ([...element.children].filter((child) => !standIns.has(child)));
}

/**
 * The nearest ancestor that matches, or the element itself.
 * @param {Element | null} element
 * @param {string} selector
 * @returns {HTMLElement | null}
 */
export function nearest(element, selector) {
  return /** @type {HTMLElement | null} */ (element ? element.closest(selector) : null);
}

/**
 * A key's modifiers as the program counts them.
 * @param {KeyboardEvent | MouseEvent} event
 */
export function modifiersOf(event) {
  return (event.shiftKey ? 2 : 0) | (event.ctrlKey ? 4 : 0) | (event.altKey ? 8 : 0) | (event.metaKey ? 16 : 0);
}

/**
 * Whether a key is a command: Control or Command is held down, and perhaps Shift.
 * @param {Pick<KeyboardEvent, 'ctrlKey' | 'metaKey' | 'altKey'>} event
 */
export function isCommand(event) { return (event.ctrlKey || event.metaKey) && !event.altKey; }
