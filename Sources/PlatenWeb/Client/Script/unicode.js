// What the editing core asks of Unicode's tables: the browser has them.

/** The general categories in the order of Swift's standard library. */
const categories = [
  'Lu', 'Ll', 'Lt', 'Lm', 'Lo', 'Mn', 'Mc', 'Me', 'Nd', 'Nl', 'No', 'Pc', 'Pd', 'Ps', 'Pe', 'Pi', 'Pf', 'Po',
  'Sm', 'Sc', 'Sk', 'So', 'Zs', 'Zl', 'Zp', 'Cc', 'Cf', 'Cs', 'Co', 'Cn',
].map((name) => new RegExp(`\\p{${name}}`, 'u'));

/** @type {Map<number, number>} */
const known = new Map();

export const unicode = {
  /** @param {number} scalar */
  category(scalar) {
    let found = known.get(scalar);
    if (found === undefined) {
      const text = String.fromCodePoint(scalar);
      found = categories.findIndex((category) => category.test(text));
      known.set(scalar, found);
    }
    return found;
  },
  /**
   * The scalar at an index of what a scalar becomes in upper case (0), lower case (1) and title case (2), 0 behind the
   * last. No title case is asked for that differs from the upper one.
   * @param {number} scalar
   * @param {number} kind
   * @param {number} index
   */
  mapping(scalar, kind, index) {
    const text = String.fromCodePoint(scalar);
    const mapped = kind === 1 ? text.toLowerCase() : text.toUpperCase();
    return Array.from(mapped)[index]?.codePointAt(0) ?? 0;
  },
};
