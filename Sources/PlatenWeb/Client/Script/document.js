// Builds and changes elements as the program describes them.

import { byId, childrenOf, hasFocus, isNodeElement, svgNamespace } from './elements.js';
import { adoptState, continueField, fields, isField, select, selectAsProgram } from './fields.js';
import { gates } from './validity.js';
import { showValue } from './values.js';

/** @typedef {import('../types').Content} Content */
/** @typedef {import('../types').ElementSpec} ElementSpec */
/** @typedef {import('../types').FieldElement} FieldElement */
/** @typedef {import('../types').FieldState} FieldState */

/**
 * While the whole document is taken over, fields wait until their labels stand.
 * @type {{ states: [FieldElement, FieldState][] | null }}
 */
const adoption = { states: null };

/**
 * Builds [tag, id, attributes, style, contents, state].
 * @param {ElementSpec} spec
 * @param {boolean} [inSVG]
 * @returns {HTMLElement | SVGElement}
 */
export function build(spec, inSVG) {
  const [tag, id, attributes, style, contents, state] = spec;
  const isSVG = inSVG || tag === 'svg';
  const element = isSVG ? /** @type {SVGElement} */ (document.createElementNS(svgNamespace, tag))
    : document.createElement(tag);
  if (id) element.id = id;
  setAttributes(element, attributes);
  setStyle(element, style);
  for (const content of contents) element.append(typeof content === 'string' ? content : build(content, isSVG));
  if (state !== undefined) setState(element, state);
  if ('data-value' in attributes) showValue(element);
  return element;
}

/**
 * @param {HTMLElement | SVGElement} element
 * @param {Record<string, string | null>} attributes null removes one
 */
export function setAttributes(element, attributes) {
  for (const [name, value] of Object.entries(attributes)) {
    if (value === null) element.removeAttribute(name);
    else if (element.getAttribute(name) !== value) element.setAttribute(name, value);
    if (name === 'data-value') showValue(element);
    if (name === 'data-gate') gates.add(/** @type {HTMLElement} */ (element));
  }
}

/**
 * @param {HTMLElement | SVGElement} element
 * @param {Record<string, string | null>} style null removes a property
 */
export function setStyle(element, style) {
  for (const [name, value] of Object.entries(style)) {
    if (value === null) element.style.removeProperty(name);
    else element.style.setProperty(name, value);
  }
}

/**
 * A check box takes a boolean, a text input what the server knows of it.
 * @param {Element} element
 * @param {boolean | FieldState} state
 */
function setState(element, state) {
  if (typeof state === 'boolean') /** @type {HTMLInputElement} */ (element).checked = state;
  else if (adoption.states) adoption.states.push([/** @type {FieldElement} */ (element), state]);
  else adoptState(/** @type {FieldElement} */ (element), state);
}

/**
 * Makes an element like the spec, and answers the states of its fields instead of setting them.
 * @param {HTMLElement} root
 * @param {ElementSpec} spec
 * @returns {[FieldElement, FieldState][]}
 */
export function morphWithoutStates(root, spec) {
  /** @type {[FieldElement, FieldState][]} */
  const states = [];
  adoption.states = states;
  morph(root, spec);
  adoption.states = null;
  return states;
}

/**
 * Makes an element that is there like the spec, and keeps what it can of what is in it.
 * @param {HTMLElement} element
 * @param {ElementSpec} spec
 * @returns {HTMLElement}
 */
function morph(element, spec) {
  const [, , attributes, style, contents, state] = spec;
  // What a field holds is its own: until it is edited, that is its attribute.
  const kept = ['id', 'style', 'open', isField(element) ? 'value' : ''];
  for (const name of element.getAttributeNames()) {
    if (!(name in attributes) && !kept.includes(name)) element.removeAttribute(name);
  }
  setAttributes(element, attributes);
  element.style.cssText = '';
  setStyle(element, style);
  if (!isField(element)) place(element, contents.map((content) => morphed(element, content)));
  if (state !== undefined) setState(element, state);
  if ('data-value' in attributes) showValue(element);
  return element;
}

/**
 * @param {Element} parent
 * @param {Content} content
 * @returns {ChildNode}
 */
function morphed(parent, content) {
  if (typeof content === 'string') return document.createTextNode(content);
  const present = content[1] ? byId(content[1]) : null;
  if (present && present.localName === content[0]) return morph(present, content);
  return build(content, parent.namespaceURI === svgNamespace);
}

/**
 * Makes `nodes` the children of `parent`. The one with the focus stays where it is: the rest moves.
 * @param {Element} parent
 * @param {ChildNode[]} nodes
 */
export function place(parent, nodes) {
  /** @type {ChildNode | null} */
  let cursor = parent.firstChild;
  for (const node of nodes) {
    while (cursor && cursor !== node && node.parentNode === parent && hasFocus(node)) cursor = removed(cursor);
    if (cursor === node) cursor = cursor.nextSibling;
    else parent.insertBefore(node, cursor);
  }
  while (cursor) cursor = removed(cursor);
}

/**
 * Removes a child and answers the one after it.
 * @param {ChildNode} child
 */
function removed(child) {
  const next = child.nextSibling;
  child.remove();
  return next;
}

/**
 * Moves a child to an index. An element taken out of the document loses the focus and its composition.
 * @param {HTMLElement} parent
 * @param {HTMLElement} element
 * @param {number} index
 */
export function moveChild(parent, element, index) {
  const others = childrenOf(parent).filter((child) => child !== element);
  const next = others[index] ?? null;
  if (next === element.nextElementSibling) return;
  const container = /** @type {import('../types').MovingParent} */ (parent);
  if (container.moveBefore) container.moveBefore(element, next);
  else if (!hasFocus(element)) parent.insertBefore(element, next);
  else {
    for (const other of others.slice(0, index)) parent.insertBefore(other, element);
    let reference = element.nextSibling;
    for (const other of others.slice(index)) {
      if (other === reference) reference = reference.nextSibling;
      else parent.insertBefore(other, reference);
    }
  }
}

/**
 * Sets what an element holds after the children of its node.
 * @param {HTMLElement} element
 * @param {string | Content[]} contents
 */
export function setContents(element, contents) {
  if (typeof contents === 'string') {
    const only = element.childNodes.length === 1 ? element.firstChild : null;
    if (only instanceof Text) {
      only.data = contents;
      return;
    }
    contents = [contents];
  }
  const focused = document.activeElement;
  for (const child of [...element.childNodes]) if (!isNodeElement(child)) child.remove();
  for (const content of contents) element.append(typeof content === 'string' ? content : build(content));
  if (focused && !focused.isConnected) byId(focused.id)?.focus();
  if (element.dataset.value !== undefined) showValue(element);
}

/**
 * Puts another element in the place of one, around the same children.
 * @param {HTMLElement} old
 * @param {ElementSpec} spec
 */
export function replaceElement(old, spec) {
  const element = build(spec);
  element.prepend(...[...old.children].filter(isNodeElement));
  const field = fields.get(old);
  const selection = field && isField(element) ? continueField(field, element) : null;
  const focused = document.activeElement === old;
  old.replaceWith(element);
  if (!focused) return;
  element.focus();
  if (field && selection) select(field, ...selection);
  else selectAsProgram(element);
}
