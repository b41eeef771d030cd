// A user of fields who does anything at any time, with the events that browsers have for it.

import { dispatch } from './random-page.mjs';

const letters = [
  ...'0123456789'.repeat(4), ...'abcxyzABC.,-/: $', 'é', 'ß', '٣', '１', '👍🏽', 'e\u0301', '한',
];
const texts = [
  '4111 2222 3333 4444', '1,234.5', '-12', '2024-07-04', '7/4/24', '$ 99.999', 'hello', 'a\nb', '', '👨‍👩‍👧', '0',
];
const composed = ['に', '日本', 'ㅎ', '한', '12', '４'];

const engines = { chromium: 0, firefox: 1, webKit: 2 };

const characters = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** The start of the character that ends at an offset or is around it. */
function clusterStart(text, offset) { return offset > 0 ? characters.segment(text).containing(offset - 1).index : 0; }

/** The end of the character that begins at an offset or is around it. */
function clusterEnd(text, offset) {
  const part = characters.segment(text).containing(offset);
  return part ? part.index + part.segment.length : text.length;
}

export class User {
  #below;
  #fields;
  #composition = null;

  constructor(fields, below) {
    this.#fields = fields;
    this.#below = below;
  }

  #pick(list) { return list[this.#below(list.length)]; }

  #line() { return this.#pick(texts).replace('\n', ' '); }

  get isComposing() { return this.#composition !== null; }

  /** One thing that a user does. */
  act() {
    const element = document.activeElement;
    if (!this.#fields.includes(element)) return this.focus(this.#pick(this.#fields));
    if (this.#composition) return this.#below(8) > 0 ? this.compose() : this.#fillComposed();
    const chance = this.#below(100);
    if (chance < 48) this.#insert(element, 'insertText', this.#pick(letters));
    else if (chance < 62) this.#remove(element);
    else if (chance < 74) this.#select(element);
    else if (chance < 82) this.#key(element, this.#pick(['z', 'z', 'y']), { ctrlKey: true });
    else if (chance < 87) this.#paste(element, this.#pick(texts));
    else if (chance < 89) this.#fill(element, this.#line());
    else if (chance < 90) this.#fillForm();
    else if (chance < 91) this.#insert(element, 'insertDictationResult', this.#line());
    else if (chance < 93) this.#key(element, this.#pick(['ArrowUp', 'ArrowDown']));
    else if (chance < 95) this.compose();
    else if (chance < 98) this.focus(this.#pick(this.#fields));
    else this.#key(element, 'Enter');
  }

  focus(element) {
    const before = document.activeElement;
    if (before === element) return;
    document.activeElement = element;
    if (this.#fields.includes(before)) dispatch('focusout', before, { relatedTarget: element });
    dispatch('focusin', element);
    dispatch('selectionchange', element);
  }

  #edit(element, start, end, text) {
    element.value = element.value.slice(0, start) + text + element.value.slice(end);
    element.setSelectionRange(start + text.length, start + text.length);
  }

  #insert(element, inputType, text) {
    const dataTransfer = inputType.startsWith('insertFrom') ? { getData: () => text } : null;
    const values = { inputType, data: dataTransfer ? null : text, dataTransfer };
    if (inputType !== 'insertDictationResult' && dispatch('keydown', element, key(text))) return;
    if (dispatch('beforeinput', element, values)) return;
    this.#edit(element, element.selectionStart, element.selectionEnd, text);
    dispatch('input', element, values);
    dispatch('selectionchange', element);
  }

  #remove(element) {
    const isForward = this.#below(3) === 0;
    const isWord = this.#below(6) === 0;
    const inputType = `delete${isWord ? 'Word' : 'Content'}${isForward ? 'Forward' : 'Backward'}`;
    if (dispatch('keydown', element, key(isForward ? 'Delete' : 'Backspace', { ctrlKey: isWord }))) return;
    let { selectionStart: start, selectionEnd: end, value } = element;
    if (start === end && isForward) end = isWord ? value.length : clusterEnd(value, end);
    else if (start === end) start = isWord ? 0 : clusterStart(value, start);
    if (dispatch('beforeinput', element, { inputType }) || start === end) return;
    this.#edit(element, start, end, '');
    dispatch('input', element, { inputType });
    dispatch('selectionchange', element);
  }

  #select(element) {
    // No browser puts a caret into a character.
    const [one, other] = [0, 0].map(() => clusterStart(element.value, this.#below(element.value.length + 1)));
    const isCaret = this.#below(3) > 0;
    const [start, end] = isCaret ? [one, one] : [Math.min(one, other), Math.max(one, other)];
    element.setSelectionRange(start, end, this.#below(2) ? 'forward' : 'backward');
    dispatch('selectionchange', element);
  }

  #key(element, name, values = {}) { dispatch('keydown', element, key(name, values)); }

  #paste(element, text) {
    if (!dispatch('paste', element, { clipboardData: { getData: () => text } })) {
      this.#insert(element, this.#pick(['insertFromPaste', 'insertFromPaste', 'insertFromDrop']), text);
    }
  }

  /** A password manager, a suggestion of the keyboard, or a spelling correction. */
  #fill(element, text) {
    const inputType = this.#pick(['', 'insertReplacementText']);
    if (inputType && dispatch('beforeinput', element, { inputType, data: text })) return;
    this.#edit(element, 0, element.value.length, text);
    dispatch('input', element, { inputType });
    dispatch('selectionchange', element);
  }

  /** The same while a word is composed, whose end Firefox alone tells: before the field has the other text. */
  #fillComposed() {
    const { element, engine } = this.#composition;
    const text = this.#line();
    // What a field holds already changes nothing, and does not end the composition.
    if (text === element.value) return;
    if (engine === engines.firefox) this.finish();
    this.#composition = null;
    const isTrusted = this.#below(3) === 0;
    this.#edit(element, 0, element.value.length, text);
    dispatch('input', element, { inputType: this.#pick(['', 'insertReplacementText']), isTrusted });
    if (!isTrusted) dispatch('change', element, { isTrusted });
    dispatch('selectionchange', element);
  }

  /** What an extension fills in: several fields, maybe told of by the change alone, maybe set again behind the page. */
  #fillForm() {
    const others = this.#fields.filter(() => this.#below(2) === 0);
    for (const element of others) {
      const [text, isTold, isSetAgain] = [this.#line(), this.#below(3) > 0, this.#below(2) === 0];
      this.#edit(element, 0, element.value.length, text);
      if (isTold) dispatch('input', element, { isTrusted: false });
      dispatch('change', element, { isTrusted: false });
      if (isSetAgain && element.value !== text) this.#edit(element, 0, element.value.length, text);
    }
    dispatch('selectionchange', document.activeElement);
  }

  /** One step of a composition, in the order of events that one of the engines has. */
  compose() {
    const element = document.activeElement;
    if (!this.#composition) {
      if (dispatch('keydown', element, { ...key('Process'), keyCode: 229 })) return;
      const { selectionStart: start, selectionEnd: end } = element;
      const engine = this.#below(3);
      const isDeleted = engine === engines.webKit && start < end;
      if (isDeleted) {
        const values = { inputType: 'deleteByComposition', isComposing: true };
        dispatch('beforeinput', element, values);
        this.#edit(element, start, end, '');
        dispatch('input', element, values);
      }
      this.#composition = { element, start, end, text: isDeleted ? '' : element.value.slice(start, end), engine };
      dispatch('compositionstart', element, { data: '' });
    }
    const current = this.#composition;
    if (this.#below(3) > 0) this.#update(current, this.#pick(composed));
    else this.#commit(current);
  }

  #update({ element, start, text: before }, text) {
    const values = { inputType: 'insertCompositionText', data: text, isComposing: true };
    dispatch('beforeinput', element, values);
    this.#edit(element, start, start + before.length, text);
    this.#composition.text = text;
    dispatch('input', element, values);
    dispatch('selectionchange', element);
  }

  #commit({ element, start, text, engine }) {
    this.#composition = null;
    if (engine !== engines.webKit) {
      const values = { inputType: 'insertCompositionText', data: text };
      if (engine === engines.chromium) dispatch('input', element, { ...values, isComposing: true });
      dispatch('compositionend', element, { data: text });
      if (engine === engines.firefox) dispatch('input', element, values);
    } else {
      const removal = { inputType: 'deleteCompositionText', isComposing: true };
      dispatch('beforeinput', element, removal);
      this.#edit(element, start, start + text.length, '');
      dispatch('input', element, removal);
      dispatch('compositionend', element, { data: '' });
      // One that is given up ends here.
      if (this.#below(4) === 0) return;
      const insertion = { inputType: 'insertFromComposition', data: text, isComposing: true };
      dispatch('beforeinput', element, insertion);
      this.#edit(element, start, start, text);
      dispatch('input', element, insertion);
      dispatch('compositionend', element, { data: text });
    }
    dispatch('selectionchange', element);
  }

  /** Ends what is being composed. */
  finish() { if (this.#composition) this.#commit(this.#composition); }
}

function key(name, values = {}) {
  return {
    key: name, keyCode: 0, ctrlKey: false, altKey: false, metaKey: false, shiftKey: false, repeat: false, ...values,
  };
}
