// The editor of a text with attributes: an element that behaves as a textarea, each line an element in it.

import { place } from './document.js';
import { RunWalk, spliceRuns } from './styled-runs.js';
import { fillLine, isIntact } from './rich-lines.js';
import { difference, withPlainNewlines } from './text.js';

/** @typedef {import('../types').Line} Line */
/** @typedef {import('../types').StyledRun} StyledRun */

export class RichEditor extends HTMLElement {
  // A static field would have esbuild write the private ones with functions of its own.
  static get formAssociated() { return true; }
  #internals = this.attachInternals();
  #text = '';
  /**
   * Each with its element, its text, and its styled stretches.
   * @type {Line[]}
   */
  #lines = [];
  /**
   * The anchor and the head of the selection, for the time without the focus.
   * @type {[number, number]}
   */
  #kept = [0, 0];
  // The browser has edited by itself: what the lines hold is what it says, not what is noted here.
  #isLoose = false;
  #isBuilt = false;
  /** @type {StyledRun[] | null} */
  runs = null;
  /** A pointer went down on it and says itself where the caret goes. */
  isPressed = false;
  defaultValue = '';

  connectedCallback() {
    if (this.#isBuilt) return;
    this.defaultValue = withPlainNewlines(this.textContent ?? '');
    this.value = this.defaultValue;
  }

  /** @returns {NodeListOf<HTMLLabelElement>} */
  get labels() { return /** @type {NodeListOf<HTMLLabelElement>} */ (this.#internals.labels); }
  get disabled() { return this.hasAttribute('disabled'); }
  get isEditable() { return this.isContentEditable; }

  get value() { return this.#text; }
  set value(text) {
    if (this.#isBuilt && !this.#isLoose) {
      const change = difference(this.#text, text, text.length);
      this.setRangeText(text.slice(change.start, change.start + change.length), change.start, change.end);
      return;
    }
    this.#isBuilt = true;
    this.#isLoose = false;
    this.#text = text;
    this.#lines = [];
    this.replaceChildren();
    this.#replaceLines(0, 0, text.split('\n'), 0);
  }

  /**
   * Replaces a stretch and moves the selection as the method of a textarea does.
   * @param {string} text
   * @param {number} start
   * @param {number} end
   * @param {SelectionMode} [mode]
   */
  setRangeText(text, start, end, mode) {
    if (!this.#isBuilt) this.value = '';
    if (this.#isLoose) this.tighten();
    const [anchor, head] = this.places;
    const lines = this.#lines;
    const [first, firstStart] = this.#lineAt(start);
    let [last, lastStart] = [first, firstStart];
    while (lastStart + lines[last].text.length < end) {
      lastStart += lines[last].text.length + 1;
      last += 1;
    }
    const before = lines[first].text.slice(0, start - firstStart);
    const after = lines[last].text.slice(end - lastStart);
    this.#text = this.#text.slice(0, start) + text + this.#text.slice(end);
    if (this.runs) this.runs = spliceRuns(this.runs, start, end, text.length);
    this.#replaceLines(first, last + 1, (before + text + after).split('\n'), firstStart);
    /** @param {number} place */
    const moved = (place) => {
      if (place <= start) return place;
      return place >= end ? place + text.length - (end - start) : Math.min(place, start + text.length);
    };
    if (mode === 'end') this.#select(start + text.length, start + text.length);
    else this.#select(moved(anchor), moved(head));
  }

  /**
   * Shows other runs of the same text.
   * @param {StyledRun[]} runs
   */
  setRuns(runs) {
    this.runs = runs;
    if (this.#isLoose) return;
    const [anchor, head] = this.places;
    const walk = new RunWalk(runs);
    let isChanged = false;
    for (const line of this.#lines) {
      isChanged = fillLine(line, walk.take(line.text)) || isChanged;
      walk.skip(1);
    }
    if (isChanged) this.#select(anchor, head);
  }

  /**
   * @param {number} first
   * @param {number} end
   * @param {string[]} texts
   * @param {number} offset
   */
  #replaceLines(first, end, texts, offset) {
    const lines = this.#lines;
    const walk = new RunWalk(this.runs);
    walk.skip(offset);
    const fresh = texts.map((text, index) => {
      const line = index < end - first ? lines[first + index] : newLine();
      line.text = text;
      fillLine(line, walk.take(text));
      walk.skip(1);
      return line;
    });
    for (const line of lines.slice(first + fresh.length, end)) line.element.remove();
    const next = lines[end]?.element ?? null;
    for (const line of fresh.slice(end - first)) this.insertBefore(line.element, next);
    if (fresh.length < 10000) lines.splice(first, end - first, ...fresh);
    else this.#lines = [...lines.slice(0, first), ...fresh, ...lines.slice(end)];
    this.classList.toggle('blank', this.#text === '');
  }

  /**
   * @param {number} offset
   * @returns {[number, number]}
   */
  #lineAt(offset) {
    const lines = this.#lines;
    let [index, start] = [0, 0];
    while (index < lines.length - 1 && start + lines[index].text.length < offset) {
      start += lines[index].text.length + 1;
      index += 1;
    }
    return [index, start];
  }

  // MARK: the selection

  /** Where the selection starts out and where it goes. */
  get places() {
    const selection = this.#ownSelection();
    const anchor = selection?.anchorNode ? this.offsetOf(selection.anchorNode, selection.anchorOffset) : null;
    if (!selection || anchor === null) return this.#kept;
    const head = selection.isCollapsed || !selection.focusNode ? anchor
      : this.offsetOf(selection.focusNode, selection.focusOffset);
    this.#kept = [anchor, head ?? anchor];
    return this.#kept;
  }

  /** The document's selection, if it is in here. */
  #ownSelection() {
    const selection = getSelection();
    return document.activeElement === this && selection && this.contains(selection.anchorNode) ? selection : null;
  }

  get selectionStart() { return Math.min(...this.places); }
  get selectionEnd() { return Math.max(...this.places); }
  get selectionDirection() {
    const [anchor, head] = this.places;
    return anchor <= head ? 'forward' : 'backward';
  }

  /**
   * @param {number} start
   * @param {number} end
   * @param {'forward' | 'backward' | 'none'} [direction]
   */
  setSelectionRange(start, end, direction) {
    if (direction === 'backward') this.#select(end, start);
    else this.#select(start, end);
    this.reveal();
  }

  /**
   * @param {number} anchor
   * @param {number} head
   */
  #select(anchor, head) {
    const end = this.#text.length;
    this.#kept = [Math.min(anchor, end), Math.min(head, end)];
    if (document.activeElement === this) this.showSelection();
  }

  /** Puts the document's selection where that of the text is. */
  showSelection() {
    const [anchor, head] = this.#kept;
    const [node, offset] = this.#pointAt(anchor);
    const [headNode, headOffset] = head === anchor ? [node, offset] : this.#pointAt(head);
    getSelection()?.setBaseAndExtent(node, offset, headNode, headOffset);
  }

  /**
   * @param {number} offset
   * @returns {[Node, number]}
   */
  #pointAt(offset) {
    const [index, start] = this.#lineAt(offset);
    const line = this.#lines[index];
    let rest = offset - start;
    for (const segment of line.segments ?? []) {
      if (rest <= segment.text.length) return [segment.node, rest];
      rest -= segment.text.length;
    }
    return [line.element, 0];
  }

  /**
   * The offset of a place in the document; null outside.
   * @param {Node} node
   * @param {number} offset
   * @returns {number | null}
   */
  offsetOf(node, offset) {
    if (!this.contains(node)) return null;
    if (this.#isLoose) return this.#read(node, offset).length;
    if (node === this) {
      const before = this.#lines.slice(0, offset).reduce((sum, line) => sum + line.text.length + 1, 0);
      return Math.min(before, this.#text.length);
    }
    let start = 0;
    for (const line of this.#lines) {
      if (line.element.contains(node)) {
        const range = document.createRange();
        range.setStart(line.element, 0);
        range.setEnd(node, offset);
        return start + range.toString().length;
      }
      start += line.text.length + 1;
    }
    return this.#text.length;
  }

  // MARK: changes by the browser

  /**
   * The text as it stands in the document, as far as a place.
   * @param {Node} [node]
   * @param {number} [offset]
   */
  #read(node, offset = 0) {
    let [text, index] = ['', 0];
    /** @type {ChildNode | null} */
    let previous = null;
    for (const child of this.childNodes) {
      if (node === this && index === offset) return text;
      if (previous && (child instanceof HTMLDivElement || previous instanceof HTMLDivElement)) text += '\n';
      if (node && node !== this && child.contains(node)) {
        const range = document.createRange();
        range.setStart(child, 0);
        range.setEnd(node, offset);
        return text + range.toString();
      }
      text += child.textContent ?? '';
      previous = child;
      index += 1;
    }
    return text;
  }

  /** Adopts what the browser has changed; it may not be finished. */
  adopt() {
    this.#isLoose = true;
    const text = this.#read();
    if (text === this.#text) return;
    const change = difference(this.#text, text, this.selectionEnd);
    if (this.runs) this.runs = spliceRuns(this.runs, change.start, change.end, change.length);
    this.#text = text;
    this.classList.toggle('blank', text === '');
  }

  /** The browser is finished: the lines are put in order again. */
  tighten() {
    if (!this.#isLoose) return;
    const [anchor, head] = this.places;
    /** @type {Map<Element, Line>} */
    const known = new Map(this.#lines.map((line) => [line.element, line]));
    const walk = new RunWalk(this.runs);
    const children = [...this.children];
    this.#isLoose = false;
    this.#lines = this.#text.split('\n').map((text, index) => {
      const line = known.get(children[index]) ?? newLine();
      line.text = text;
      if (!isIntact(line)) line.segments = null;
      fillLine(line, walk.take(text));
      walk.skip(1);
      return line;
    });
    place(this, this.#lines.map((line) => line.element));
    this.#select(anchor, head);
  }

  // MARK: user input

  /**
   * An edit, as the browser would make it.
   * @param {number} start
   * @param {number} end
   * @param {string} text
   * @param {string} inputType
   */
  edit(start, end, text, inputType) {
    this.setRangeText(text, start, end, 'end');
    this.reveal();
    this.dispatchEvent(new InputEvent('input', { bubbles: true, inputType, data: text || null }));
  }

  /** Scrolls to the caret where it is out of sight. */
  reveal() {
    const selection = getSelection();
    const node = selection?.focusNode;
    if (document.activeElement !== this || !node || !this.contains(node)) return;
    const range = document.createRange();
    range.setStart(node, selection.focusOffset);
    const element = node instanceof Element ? node : node.parentElement ?? this;
    const caret = range.getClientRects()[0] ?? element.getBoundingClientRect();
    for (let box = /** @type {HTMLElement | null} */ (this); box && box !== document.body; box = box.parentElement) {
      if (box.scrollHeight <= box.clientHeight) continue;
      const area = box.getBoundingClientRect();
      const [top, bottom] = [area.top + box.clientTop + 4, area.top + box.clientTop + box.clientHeight - 4];
      if (caret.top < top) box.scrollTop -= top - caret.top;
      else if (caret.bottom > bottom) box.scrollTop += caret.bottom - bottom;
    }
  }

  /**
   * The pieces of a stretch: their texts, and the elements they are shown in.
   * @param {number} start
   * @param {number} end
   * @returns {{ text: string, element: HTMLElement }[]}
   */
  pieces(start, end) {
    /** @type {{ text: string, element: HTMLElement }[]} */
    const result = [];
    let offset = 0;
    for (const line of this.#lines) {
      if (offset > end) break;
      if (offset > start && offset <= end) result.push({ text: '\n', element: line.element });
      for (const segment of line.segments ?? []) {
        const [from, to] = [Math.max(start - offset, 0), Math.min(end - offset, segment.text.length)];
        const element = segment.node.parentElement ?? line.element;
        if (from < to) result.push({ text: segment.text.slice(from, to), element });
        offset += segment.text.length;
      }
      offset += 1;
    }
    return result;
  }
}

/** @returns {Line} */
function newLine() { return { element: document.createElement('div'), text: '', segments: null }; }
