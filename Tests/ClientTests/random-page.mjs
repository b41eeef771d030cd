// A page without a browser, for random edits: fields with the page's own listeners, what a browser does to a field with
// an input, and the connection. Time is a number that `Clock` moves.

import './page.mjs';

/** Timers of the page and deliveries of the network, in the order in which they are due. */
export class Clock {
  now = 0;
  #waiting = [];
  #last = 0;

  after(delay, body) {
    const entry = { due: this.now + delay, number: this.#last += 1, body };
    const index = this.#waiting.findLastIndex((other) => other.due <= entry.due);
    this.#waiting.splice(index + 1, 0, entry);
    return entry.number;
  }

  cancel(number) { this.#waiting = this.#waiting.filter((entry) => entry.number !== number); }

  get isIdle() { return this.#waiting.length === 0; }

  /** Carries out what is due until a time from now. */
  advance(time) {
    const until = this.now + time;
    while (this.#waiting.length > 0 && this.#waiting[0].due <= until) {
      const { due, body } = this.#waiting.shift();
      this.now = Math.max(this.now, due);
      body();
    }
    this.now = until;
  }
}

const listeners = new Map();
const elements = new Map();

/** Passes an event to the page's listeners; true if one of them prevents what the browser does. */
export function dispatch(type, target, values = {}) {
  const event = {
    type, target, isTrusted: true, isComposing: false, data: null, inputType: '', defaultPrevented: false,
    preventDefault() { event.defaultPrevented = true; }, ...values,
  };
  for (const listener of listeners.get(type) ?? []) listener(event);
  return event.defaultPrevented;
}

/** An element of which only the place in the document is known. */
function plain(id) {
  return Object.assign(Object.create(Element.prototype), {
    id, localName: '', isConnected: true, dataset: {}, classList: { contains: () => false }, firstChild: null,
    children: [],
    style: { cssText: '', setProperty() {}, removeProperty() {} },
    getAttributeNames: () => [], getAttribute: () => null, setAttribute() {}, removeAttribute() {}, insertBefore() {},
    append() {}, remove() {}, contains: () => false, closest: () => null, focus() {}, matches: () => false,
  });
}

/** A text field, as far as the page's script uses one. */
function field(id, label) {
  const attributes = new Map();
  const keyOf = (name) => name.slice('data-'.length).replace(/-(\w)/g, (_, letter) => letter.toUpperCase());
  const element = Object.assign(plain(id), {
    type: 'text', localName: 'input', label, value: '', defaultValue: '', readOnly: false,
    classList: { contains: (name) => name === 'field' },
    selectionStart: 0, selectionEnd: 0, selectionDirection: 'forward', labels: [{ textContent: label }],
    getAttributeNames: () => [...attributes.keys()],
    getAttribute: (name) => attributes.get(name) ?? null,
    setAttribute(name, value) {
      attributes.set(name, value);
      if (name.startsWith('data-')) element.dataset[keyOf(name)] = value;
    },
    removeAttribute(name) {
      attributes.delete(name);
      if (name.startsWith('data-')) delete element.dataset[keyOf(name)];
    },
    setRangeText(text, start, end, mode) {
      const caret = element.selectionStart;
      element.value = element.value.slice(0, start) + text + element.value.slice(end);
      // As the standard has it: what is behind the range moves with it.
      const moved = (place) => {
        if (place > end) return place + text.length - (end - start);
        return place > start ? start + text.length : place;
      };
      if (mode === 'preserve') {
        [element.selectionStart, element.selectionEnd] = [moved(caret), moved(element.selectionEnd)];
      } else {
        element.selectionStart = element.selectionEnd = start + text.length;
      }
    },
    setSelectionRange(start, end, direction = 'forward') {
      const most = element.value.length;
      Object.assign(element, {
        selectionStart: Math.min(start, most), selectionEnd: Math.min(end, most), selectionDirection: direction,
      });
    },
    closest: () => element,
    contains: (other) => other === element,
    focus() { document.activeElement = element; },
  });
  elements.set(id, element);
  return element;
}

/** Makes the elements of the document that the program sends; answers its fields. */
export function fieldsOf([tag, id, attributes, , contents, state]) {
  if (/\bfield\b/.test(attributes.class) && state !== undefined) return [field(id, attributes['aria-label'])];
  elements.set(id, Object.assign(plain(id), { localName: tag }));
  return contents.flatMap((content) => typeof content === 'string' ? [] : fieldsOf(content));
}

/** What a browser gives the page's script, with timers by a clock and connections made by `open`. */
export function furnish(clock, open) {
  const body = plain('');
  Object.assign(document, {
    // The browser has nothing to add to its own history of edits.
    queryCommandEnabled: () => true,
    body, activeElement: body, documentElement: body, baseURI: 'http://page/', visibilityState: 'visible',
    hidden: false,
    addEventListener(name, listener) { listeners.set(name, [...listeners.get(name) ?? [], listener]); },
    getElementById(id) {
      if (!elements.has(id)) elements.set(id, plain(id));
      return elements.get(id);
    },
    createElement: () => plain(''), createElementNS: () => plain(''), createTextNode: () => plain(''),
    querySelectorAll: () => [], querySelector: () => null, hasFocus: () => true,
  });
  Object.assign(globalThis, {
    window: globalThis, location: { protocol: 'http:', href: 'http://page/', reload() {} },
    innerWidth: 800, innerHeight: 600, devicePixelRatio: 1, addEventListener() {}, removeEventListener() {},
    sessionStorage: { getItem: () => null, setItem() {} },
    history: { state: null, replaceState(state) { this.state = state; } },
    setTimeout: (body, delay = 0) => clock.after(delay, body), clearTimeout: (number) => clock.cancel(number),
    getSelection: () => null,
    WebSocket: class {
      static OPEN = 1;
      readyState = 0;
      constructor() { open(this); }
    },
  });
}
