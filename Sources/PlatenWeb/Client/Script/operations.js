// What the program does to the document.

import { isBoxAhead } from './choices.js';
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

export const documentOperations = {
  /** @type {(parent: number, index: number, spec: ElementSpec) => void} */
  [toPage.insert](parent, index, spec) {
    const element = byNode(parent);
    // The children of long lists are not copied for each row.
    const children = element && (standIns.size > 0 ? childrenOf(element) : element.children);
    if (children) element.insertBefore(build(spec), children[index] ?? null);
    openDialogs();
  },
  /** @type {(node: number) => void} */
  [toPage.remove](node) { byNode(node)?.remove(); },
  /** @type {(node: number, parent: number, index: number) => void} */
  [toPage.move](node, parent, index) {
    const [element, container] = [byNode(node), byNode(parent)];
    if (element && container) moveChild(container, element, index);
  },
  /** @type {(node: number, place: number) => void} */
  [toPage.scroll](node, place) {
    // What follows in the message is there first.
    queueMicrotask(() => byNode(node)?.scrollIntoView({ block: scrollPlaces[place] ?? 'nearest' }));
  },
  /** @type {(id: string, attributes: Record<string, string | null>) => void} */
  [toPage.attributes](id, attributes) {
    const element = byId(id);
    if (element) setAttributes(element, attributes);
  },
  /** @type {(id: string, style: Record<string, string | null>) => void} */
  [toPage.style](id, style) {
    const element = byId(id);
    if (element) setStyle(element, style);
  },
  /** @type {(id: string, contents: string | Content[]) => void} */
  [toPage.contents](id, contents) {
    const element = byId(id);
    if (element) setContents(element, contents);
  },
  /** @type {(id: string, index: number, text: string) => void} */
  [toPage.text](id, index, text) {
    const node = byId(id)?.childNodes[index];
    // What translates a page puts an element around each text.
    if (node instanceof Text || node instanceof HTMLElement && !node.id) node.textContent = text;
  },
  /** @type {(id: string, isChecked: boolean) => void} */
  [toPage.checked](id, isChecked) {
    const box = /** @type {HTMLInputElement | null} */ (byId(id));
    if (box && !isBoxAhead(id)) box.checked = isChecked;
  },
  /** @type {(text: string) => void} */
  [toPage.announce](text) {
    // After the messages of the views.
    queueMicrotask(() => say(text));
  },
  /** @type {(address: string) => void} */
  [toPage.open](address) { window.open(address, '_blank', 'noopener'); },
  /** @type {(id: string, spec: ElementSpec) => void} */
  [toPage.replace](id, spec) {
    const element = byId(id);
    if (element) replaceElement(element, spec);
    openDialogs();
  },
  /** @type {(node: number, received: number) => void} */
  [toPage.focus](node, received) {
    if (received < link.lastFocusAction) return;
    focus.moves += 1;
    moveFocus(node);
    // After what was typed before.
    act(toServer.followed, node);
  },
  /** @type {(received: number) => void} */
  [toPage.received](received) { acknowledge(received); },
};
