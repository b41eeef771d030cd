// The editing core as WebAssembly: a session of a field, with the rules that the server has sent for it. Strings cross
// as UTF-8.

import { meta } from './elements.js';
import { unicode } from './unicode.js';

/**
 * The functions of Sources/EditingModule.
 * @typedef {object} CoreExports
 * @property {WebAssembly.Memory} memory
 * @property {(count: number) => number} allocate
 * @property {(pointer: number) => void} release
 * @property {(pointer: number, count: number) => void} setCountries
 * @property {(pointer: number, count: number) => number} create
 * @property {(handle: number) => void} destroy
 * @property {(handle: number, pointer: number, count: number) => number} perform
 * @property {(handle: number) => number} text
 * @property {() => number} textPointer
 * @property {(handle: number) => number} anchor
 * @property {(handle: number) => number} head
 */

/** @typedef {import('../types').Core} Core */
/** @typedef {import('../types').Field} Field */

/** Between the parts of a command or of a description, and between commands. */
export const separator = '\x1F';
export const commandSeparator = '\x1E';

/** What can't be in a command. */
export const separators = /[\x1C-\x1F]/;

/** The effects of a command: another text; nothing was done, or not all of what it says. */
const [changed, refused] = [1, 8];

/** Begins a command that leaves what can be redone: undo, redo, and the program's rewriting. */
const keepsRedo = /^[yzw]/;

/** @type {{ exports: CoreExports | null, asked: boolean }} */
const core = { exports: null, asked: false };

const encoder = new TextEncoder();
const decoder = new TextDecoder();

export function isCoreLoaded() { return core.exports !== null; }

/**
 * Loads the module. Without it, or where the page may not compile it, the server edits.
 * @param {string} address
 */
export async function loadCore(address) {
  if (!address) return;
  try {
    const response = await fetch(address);
    if (!response.ok) return;
    const { instance } = await WebAssembly.instantiate(await response.arrayBuffer(), { unicode });
    core.exports = /** @type {CoreExports} */ (/** @type {unknown} */ (instance.exports));
    void loadCountries();
  } catch {
    core.exports = null;
  }
}

/**
 * Loads the rules for the telephone numbers of all countries, once, where the page has a field that needs them. Until
 * they are there the server edits it.
 */
export async function loadCountries() {
  const { exports } = core;
  if (!exports || core.asked || !document.querySelector('[data-rules*="kind=country"]')) return;
  core.asked = true;
  const response = await fetch(meta('countries')).catch(() => null);
  if (!response?.ok) return;
  withText(exports, await response.text(), (pointer, count) => {
    exports.setCountries(pointer, count);
    return 0;
  });
}

/**
 * @param {CoreExports} exports
 * @param {string} text
 * @param {(pointer: number, count: number) => number} body
 */
function withText(exports, text, body) {
  const bytes = encoder.encode(text);
  try {
    const pointer = exports.allocate(bytes.length);
    new Uint8Array(exports.memory.buffer, pointer, bytes.length).set(bytes);
    const result = body(pointer, bytes.length);
    exports.release(pointer);
    return result;
  } catch {
    // A trap, as without memory: what it holds can't be trusted, and the server edits from here on.
    core.exports = null;
    return refused;
  }
}

/**
 * A session with rules and a text; null without the module, and for rules that it does not know.
 * @param {string} rules
 * @param {string} text
 * @returns {Core | null}
 */
export function openCore(rules, text) {
  const { exports } = core;
  if (!exports) return null;
  const spec = rules + separator + 'text=' + text.replaceAll(separator, ' ');
  const handle = withText(exports, spec, (pointer, count) => exports.create(pointer, count));
  if (handle < 0 || !isCoreLoaded()) return null;
  /**
   * The text since the last command: with each key it is asked for several times.
   * @type {string | null}
   */
  let known = null;
  /** @type {Core} */
  const session = {
    rules,
    focusAction: 0,
    isWhole: false,
    isFresh: false,
    isOlder: false,
    hasEdited: false,
    /** False for a command that was refused. */
    perform(command) {
      known = null;
      const effects = withText(exports, command, (at, count) => exports.perform(handle, at, count));
      if (effects & changed && !keepsRedo.test(command)) session.hasEdited = true;
      return (effects & refused) === 0;
    },
    get text() {
      if (known !== null) return known;
      const count = exports.text(handle);
      known = count === 0 ? '' : decoder.decode(new Uint8Array(exports.memory.buffer, exports.textPointer(), count));
      return known;
    },
    get selection() { return [exports.anchor(handle), exports.head(handle)]; },
    close() { if (core.exports === exports) exports.destroy(handle); },
  };
  return session;
}

/**
 * Ends the core's session of a field: the next edit begins another.
 * @param {Field} field
 */
export function leaveCore(field) {
  field.core?.close();
  field.core = null;
}

/**
 * The program has made another text of what the core has made: its session has rewritten the last step of undoing, and
 * the core's does so.
 * @param {Field} field
 * @param {string} text
 * @param {number} anchor
 * @param {number} head
 */
export function rewriteHere(field, text, anchor, head) {
  const { core } = field;
  if (!core || core.text !== field.sent || separators.test(text)) return leaveCore(field);
  core.perform('w' + separator + text);
  if (core.text !== text || String(core.selection) !== String([anchor, head])) leaveCore(field);
}
