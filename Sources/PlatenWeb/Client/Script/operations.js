// What the program does to the document.

import { isAhead } from './choices.js';
import { openDialogs } from './dialogs.js';
import { build, moveChild, replaceElement, setAttributes, setContents, setStyle } from './document.js';
import { byId, byNode, childrenOf, standIns } from './elements.js';
import { focus, moveFocus } from './focus.js';
import { acknowledge, act, link } from './link.js';
import { toPage, toServer } from './messages.js';
import { say } from './spoken.js';

/** @typedef {import('../types').Content} Content */
/** @typedef {import('../types').ElementSpec} ElementSpec */

/**
 * Where in what scrolls a node is brought.
 * @type {ScrollLogicalPosition[]}
 */
const scrollPlaces = ['start', 'center', 'end'];

/** @type {import('../types').OperationTable} */
export const documentOperations = {
  [toPage.insert](parent, index, spec) {
    const element = byNode(parent);
    // The children of long lists are not copied for each row.
    const children = element && (standIns.size > 0 ? childrenOf(element) : element.children);
    if (children) element.insertBefore(build(spec), children[index] ?? null);
    openDialogs();
  },
  [toPage.remove](node) { byNode(node)?.remove(); },
  [toPage.move](node, parent, index) {
    const [element, container] = [byNode(node), byNode(parent)];
    if (element && container) moveChild(container, element, index);
  },
  [toPage.scroll](node, place) {
    // What follows in the message is there first.
    queueMicrotask(() => byNode(node)?.scrollIntoView({ block: scrollPlaces[place] ?? 'nearest' }));
  },
  [toPage.attributes](id, attributes) {
    const element = byId(id);
    if (element) setAttributes(element, attributes);
  },
  [toPage.style](id, style) {
    const element = byId(id);
    if (element) setStyle(element, style);
  },
  [toPage.contents](id, contents) {
    const element = byId(id);
    if (element) setContents(element, contents);
  },
  [toPage.text](id, index, text) {
    const node = byId(id)?.childNodes[index];
    // What translates a page puts an element around each text.
    if (node instanceof Text || node instanceof HTMLElement && !node.id) node.textContent = text;
  },
  [toPage.checked](id, isChecked) {
    const box = /** @type {HTMLInputElement | null} */ (byId(id));
    if (box && !isAhead(box)) box.checked = isChecked;
  },
  [toPage.announce](text) {
    // After the messages of the views.
    queueMicrotask(() => say(text));
  },
  [toPage.open](address) { window.open(address, '_blank', 'noopener'); },
  [toPage.replace](id, spec) {
    const element = byId(id);
    if (element) replaceElement(element, spec);
    openDialogs();
  },
  [toPage.focus](node, received) {
    if (received < link.lastFocusAction) return;
    focus.moves += 1;
    moveFocus(node);
    // After what was typed before.
    act(toServer.followed, node);
  },
  [toPage.received]: acknowledge,
};
