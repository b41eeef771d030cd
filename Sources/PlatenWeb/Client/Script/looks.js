// The looks of a text's stretches, beside the text itself.

/** @typedef {import('../types').Look} Look */
/** @typedef {import('../types').SentLook} SentLook */
/** @typedef {import('../types').Stretch} Stretch */

/**
 * Looks as they arrive, each with what it is compared by.
 * @param {SentLook[]} looks
 * @returns {Look[]}
 */
export function readLooks(looks) {
  return looks.map(([length, look]) => ({ length, look, key: look === null ? '' : JSON.stringify(look) }));
}

/**
 * The looks after an edit: what is inserted looks as what it replaces began, or as what is before it.
 * @param {Look[]} looks
 * @param {number} start
 * @param {number} end
 * @param {number} count
 * @returns {Look[]}
 */
export function spliceLooks(looks, start, end, count) {
  const place = end > start ? start : Math.max(start - 1, 0);
  /** @type {Look[]} */
  const result = [];
  /** @type {Pick<Look, 'look' | 'key'>} */
  let inserted = { look: null, key: '' };
  /** @type {(length: number, entry: Pick<Look, 'look' | 'key'>) => void} */
  const add = (length, { look, key }) => {
    if (length <= 0) return;
    const last = result.at(-1);
    if (last && last.key === key) last.length += length;
    else result.push({ length, look, key });
  };
  /** @type {(body: (entry: Look, from: number, to: number) => void) => void} */
  const each = (body) => {
    let offset = 0;
    for (const entry of looks) body(entry, offset, offset += entry.length);
  };
  each((entry, from, to) => {
    if (place >= from && place < to) inserted = entry;
    add(Math.min(to, start) - from, entry);
  });
  add(count, inserted);
  each((entry, from, to) => add(to - Math.max(from, end), entry));
  return result;
}

/** Goes along the looks of a text. */
export class LookWalk {
  /** @param {Look[] | null} looks */
  constructor(looks) {
    this.looks = looks ?? [];
    this.index = 0;
    this.used = 0;
  }

  /** @param {number} count */
  skip(count) {
    while (count > 0 && this.index < this.looks.length) {
      const step = Math.min(count, this.looks[this.index].length - this.used);
      this.used += step;
      count -= step;
      if (this.used < this.looks[this.index].length) return;
      this.index += 1;
      this.used = 0;
    }
  }

  /**
   * The stretches of a line's text.
   * @param {string} text
   * @returns {Stretch[]}
   */
  take(text) {
    /** @type {Stretch[]} */
    const result = [];
    let offset = 0;
    while (offset < text.length) {
      const entry = this.looks[this.index];
      const count = entry ? Math.min(entry.length - this.used, text.length - offset) : text.length - offset;
      result.push({ text: text.slice(offset, offset + count), look: entry?.look ?? null, key: entry?.key ?? '' });
      offset += count;
      this.skip(count);
    }
    return result;
  }
}
