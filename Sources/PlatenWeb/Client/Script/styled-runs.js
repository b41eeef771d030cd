// The styled runs of a text, stored beside the text.

/** @typedef {import('../types').StyledRun} StyledRun */
/** @typedef {import('../types').SentRun} SentRun */
/** @typedef {import('../types').Stretch} Stretch */

/**
 * Styled runs as they arrive, each with what it is compared by.
 * @param {SentRun[]} runs
 * @returns {StyledRun[]}
 */
export function readRuns(runs) {
  return runs.map(([length, wrapper]) => ({ length, wrapper, key: wrapper === null ? '' : JSON.stringify(wrapper) }));
}

/**
 * The runs after an edit: inserted text has the style of the start of what it
 * replaces, or of the text before it.
 *
 * The server has the same rule (`StyledRun.runs(_:after:)`). The page can't wait for it: what is typed is shown at
 * once, over a slow link half a second before the answer. The server can't do without it: it sends runs only where
 * they differ from what the page shows. Tests/ClientTests/styled-runs.json is the table that both are tested by.
 * @param {StyledRun[]} runs
 * @param {number} start
 * @param {number} end
 * @param {number} count
 * @returns {StyledRun[]}
 */
export function spliceRuns(runs, start, end, count) {
  const place = end > start ? start : Math.max(start - 1, 0);
  /** @type {StyledRun[]} */
  const result = [];
  /** @type {Pick<StyledRun, 'wrapper' | 'key'>} */
  let inserted = { wrapper: null, key: '' };
  /** @type {(length: number, entry: Pick<StyledRun, 'wrapper' | 'key'>) => void} */
  const add = (length, { wrapper, key }) => {
    if (length <= 0) return;
    const last = result.at(-1);
    if (last && last.key === key) last.length += length;
    else result.push({ length, wrapper, key });
  };
  /** @type {(body: (entry: StyledRun, from: number, to: number) => void) => void} */
  const each = (body) => {
    let offset = 0;
    for (const entry of runs) body(entry, offset, offset += entry.length);
  };
  each((entry, from, to) => {
    if (place >= from && place < to) inserted = entry;
    add(Math.min(to, start) - from, entry);
  });
  add(count, inserted);
  each((entry, from, to) => add(to - Math.max(from, end), entry));
  return result;
}

/** Goes along the runs of a text. */
export class RunWalk {
  /** @param {StyledRun[] | null} runs */
  constructor(runs) {
    this.runs = runs ?? [];
    this.index = 0;
    this.used = 0;
  }

  /** @param {number} count */
  skip(count) {
    while (count > 0 && this.index < this.runs.length) {
      const step = Math.min(count, this.runs[this.index].length - this.used);
      this.used += step;
      count -= step;
      if (this.used < this.runs[this.index].length) return;
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
      const entry = this.runs[this.index];
      const count = entry ? Math.min(entry.length - this.used, text.length - offset) : text.length - offset;
      result.push({ text: text.slice(offset, offset + count), wrapper: entry?.wrapper ?? null, key: entry?.key ?? '' });
      offset += count;
      this.skip(count);
    }
    return result;
  }
}
