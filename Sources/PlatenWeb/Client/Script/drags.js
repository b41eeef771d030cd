// Views that are dragged, and what is dropped on views.

import { byNode, listen, nearest, nodeOf, targetOf } from './elements.js';
import { dropped } from './files.js';
import { placeIn } from './gestures.js';
import { act } from './link.js';
import { toPage, toServer } from './messages.js';

/** The type that says that the page drags something itself; the program has what it is. */
const ownType = 'application/x-platen-view';

/** How often the place of what is dragged is reported, in milliseconds. */
const overInterval = 60;

const drag = {
  /**
   * What other programs get of the view that is pressed: types, each with its text.
   * @type {string[]}
   */
  forms: [],
  source: -1,
  over: -1,
  lastMove: 0,
};

/** The name of a type without its parameters.
 * @param {string} type
 */
function plainType(type) { return type.split(';')[0]; }

/**
 * The first of the types of what is dragged that a view takes; nothing where there is none.
 * @param {Element} element
 * @param {DataTransfer} data
 */
function takenType(element, data) {
  const accepted = new Set((element.getAttribute('data-drop') ?? '').split(' ').map(plainType));
  const types = data.types.includes(ownType) ? drag.forms.filter((_, index) => index % 2 === 0) : data.types;
  // Files are received before the program has their addresses.
  const files = Array.from(data.items).filter((item) => item.kind === 'file');
  if (files.some((file) => accepted.has('text/uri-list') || accepted.has(file.type))) return 'Files';
  // What the page drags may have forms that are no text: the program decides.
  return types.find((type) => accepted.has(plainType(type))) ?? (data.types.includes(ownType) ? ownType : undefined);
}

/**
 * The view under the pointer that takes what is dragged.
 * @param {DragEvent} event
 */
function dropTargetOf(event) {
  let element = nearest(targetOf(event), '[data-drop]');
  while (element && event.dataTransfer && !takenType(element, event.dataTransfer)) {
    element = nearest(element.parentElement, '[data-drop]');
  }
  return element;
}

/**
 * @param {number} node
 * @param {[x: number, y: number]} place
 */
function tellOver(node, place) {
  if (node === drag.over && (node < 0 || performance.now() - drag.lastMove < overInterval)) return;
  [drag.over, drag.lastMove] = [node, performance.now()];
  act(toServer.dragOver, node, ...place);
}

export function listenToDrags() {
  listen('pointerdown', (event) => {
    const element = nearest(targetOf(event), '[draggable="true"]');
    if (!element) return;
    [drag.source, drag.forms] = [nodeOf(element), []];
    act(toServer.dragPrepared, drag.source);
  });
  listen('dragstart', (event) => {
    const element = nearest(targetOf(event), '[draggable="true"]');
    if (!element || !event.dataTransfer || nodeOf(element) !== drag.source) return;
    event.dataTransfer.setData(ownType, '');
    for (let index = 0; index + 1 < drag.forms.length; index += 2) {
      event.dataTransfer.setData(drag.forms[index], drag.forms[index + 1]);
    }
    event.dataTransfer.effectAllowed = 'copyMove';
  });
  listen('dragover', (event) => {
    const element = dropTargetOf(event);
    if (!element) return tellOver(-1, [0, 0]);
    event.preventDefault();
    tellOver(nodeOf(element), placeIn(element, event));
  });
  listen('drop', (event) => {
    const element = dropTargetOf(event);
    const data = event.dataTransfer;
    drag.over = -1;
    if (!element || !data) return;
    event.preventDefault();
    const isOwn = data.types.includes(ownType);
    const type = isOwn ? '' : takenType(element, data) ?? '';
    dropped.files = type === 'Files' ? Array.from(data.files) : [];
    const text = isOwn ? '' : dropped.files.map((file) => file.type).join() || data.getData(type);
    act(toServer.drop, nodeOf(element), ...placeIn(element, event), type, text);
  });
  listen('dragend', () => {
    drag.over = -1;
    act(toServer.dragEnd);
  });
}

/** @type {import('../types').OperationTable} */
export const dragOperations = {
  [toPage.dragData](node, forms) {
    if (node === drag.source && byNode(node)) drag.forms = forms;
  },
};
