// As much of a browser as the modules need that are tested here: what a page is made of, and a connection that notes
// what is sent.

class Observer {
  observe() {}
  unobserve() {}
}

Object.assign(globalThis, {
  Node: class {}, Element: class {}, HTMLElement: class {}, Text: class {}, Observer,
  ResizeObserver: Observer, IntersectionObserver: Observer,
  matchMedia: () => ({ matches: false, addEventListener() {} }),
  document: { activeElement: null, addEventListener() {}, getElementById: () => null, querySelector: () => null },
  WebSocket: { OPEN: 1 },
});

/** A connection that stands, and what was sent over it. */
export function connected(link) {
  const sent = [];
  Object.assign(link, { socket: { readyState: 1, send: (text) => sent.push(JSON.parse(text)) }, isWelcome: true });
  return sent;
}

/** A text field with its caret at the end, which has the focus. */
export function focusedField(value, { type = 'text', id = 'n7' } = {}) {
  const element = Object.assign(Object.create(Element.prototype), {
    id, type, value, localName: 'input', isConnected: true, dataset: {}, classList: { contains: (name) => name === 'field' },
    selectionStart: value.length, selectionEnd: value.length, selectionDirection: 'forward',
    setRangeText(text, start, end) {
      this.value = this.value.slice(0, start) + text + this.value.slice(end);
      this.selectionStart = this.selectionEnd = start + text.length;
    },
    setSelectionRange(start, end) { [this.selectionStart, this.selectionEnd] = [start, end]; },
  });
  document.activeElement = element;
  return element;
}
