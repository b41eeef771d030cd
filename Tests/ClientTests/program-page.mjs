// The page's script and module without a browser, against a program that a Swift test runs at the other end of standard
// input and output.
//
// The test writes an answer to each line that this writes: to `open` and `resume` (a connection), `message …` (of the
// page) a list of the program's messages, to `state` the texts and selections of its fields.

import { Clock, dispatch, fieldsOf, furnish } from './random-page.mjs';
import { readFileSync, readSync, writeSync } from 'node:fs';
import { Network } from './random-network.mjs';
import { brotliDecompressSync } from 'node:zlib';

const seed = Number(process.argv[3]);

// Mulberry32.
let state = seed;
export function below(bound) {
  state = (state + 0x6d2b79f5) | 0;
  let t = Math.imul(state ^ (state >>> 15), 1 | state);
  t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
  return ((t ^ (t >>> 14)) >>> 0) % bound;
}

const buffer = Buffer.alloc(1 << 16);
let unread = '';

/** Sends a request and waits for the answer. */
export function ask(line) {
  writeSync(1, `${line}\n`);
  for (;;) {
    const end = unread.indexOf('\n');
    if (end >= 0) {
      const answer = unread.slice(0, end);
      unread = unread.slice(end + 1);
      return JSON.parse(answer);
    }
    const length = readSync(0, buffer);
    if (length === 0) throw new Error('the program has ended');
    unread += buffer.toString('utf8', 0, length);
  }
}

export const clock = new Clock();
/** The longest time of a message, in milliseconds: the third argument, 400 where there is none. */
export const network = new Network(clock, ask, below, Number(process.argv[4] ?? 400));
furnish(clock, (socket) => network.open(socket));

const script = '../../Sources/PlatenWeb/Client/Script/';
const [{ answerOperations }, { loadCore }, { fields, selectionOf }, { listenToFocus, moveFocus },
  { acknowledge, connect, link, linkEvents }, { toPage }, { finishWelcome, resumeOperations },
  { answered }, { listenToTyping }] = await Promise.all([
  'answers', 'core', 'fields', 'focus', 'link', 'messages', 'resume', 'type-ahead', 'typing',
].map((name) => import(`${script}${name}.js`)));

const module = new URL('../../Sources/PlatenWeb/Client/Module/editing.wasm.br', import.meta.url);
globalThis.fetch = async () => new Response(brotliDecompressSync(readFileSync(module)));
await loadCore('module');

const operations = new Map(Object.entries({ ...answerOperations, ...resumeOperations }));
operations.set(toPage.focus, (node, received) => { if (received >= link.lastFocusAction) moveFocus(node); });
/** The fields of the page. */
export const inputs = [];
export const corrections = { count: 0 };

linkEvents.received = (message) => {
  for (const [name, ...values] of message) {
    if (name === toPage.received) acknowledge(Number(values[0]));
    if (name === toPage.tree && inputs.length === 0) inputs.push(...fieldsOf(values[0]));
    if (name === toPage.attributes) setAttributes(values[0], values[1]);
    if (name === toPage.spliced) corrections.count += 1;
  }
  for (const [name, ...values] of message) operations.get(name)?.(...values);
  finishWelcome();
  answered(link.acknowledged);
};

function setAttributes(id, changes) {
  const element = document.getElementById(id);
  for (const [name, value] of Object.entries(changes)) {
    if (value === null) element.removeAttribute(name);
    else element.setAttribute(name, value);
  }
}

/** Lets everything arrive. */
export function settle() {
  for (let turn = 0; turn < 200 && !(clock.isIdle && network.isOpen && link.isWelcome); turn += 1) clock.advance(500);
}

/** The text and the selection that the page shows in a field. */
export function shown(element) { return [element.value, ...selectionOf(fields.get(element))]; }

listenToTyping();
listenToFocus();
connect();
settle();
