// The keys that keep their place among those that type, while the program has not answered a key before them. The
// browser does not take keys back: the editing core carries them out, or the program.

/**
 * The keys in commands of the core: moves and deletions backward, forward, left and right, by graphemes and to the ends
 * of lines.
 * @type {Record<string, string>}
 */
export const heldKeys = {
  Home: 'mbl', End: 'mfl', ArrowLeft: 'mlg', ArrowRight: 'mrg', Backspace: 'dbg', Delete: 'dfg',
};

/**
 * Whether a key is held.
 * @param {string} key
 */
export function isHeldKey(key) { return Object.hasOwn(heldKeys, key); }

/**
 * Whether it is with modifiers: with Shift a key that moves selects, with Control it goes by words.
 * @param {string} key
 * @param {number} modifiers
 */
export function isHeldWith(key, modifiers) {
  return isHeldKey(key) && modifiers <= 6 && ((modifiers & 2) === 0 || heldKeys[key][0] === 'm');
}
