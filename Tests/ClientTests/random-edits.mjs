// Random edits in the page's script and module against the program's own session, which a Swift test runs at the other
// end of standard input and output: node random-edits.mjs COUNT SEED
//
// The test writes an answer to each line that this writes: to `open` and `resume` (a connection), `message …` (of the
// page) a list of the program's messages, to `state` the texts and selections of its fields.

import { Clock, dispatch, fieldsOf, furnish } from './random-page.mjs';
import { readFileSync, readSync, writeSync } from 'node:fs';
import { Network } from './random-network.mjs';
import { brotliDecompressSync } from 'node:zlib';

const [count, seed] = process.argv.slice(2).map(Number);
/** How many edits are made between two comparisons. */
const round = 150;

// Mulberry32.
let state = seed;
function below(bound) {
  state = (state + 0x6d2b79f5) | 0;
  let t = Math.imul(state ^ (state >>> 15), 1 | state);
  t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
  return ((t ^ (t >>> 14)) >>> 0) % bound;
}

const buffer = Buffer.alloc(1 << 16);
let unread = '';

/** Sends a request and waits for the answer. */
function ask(line) {
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

const clock = new Clock();
const network = new Network(clock, ask, below);
furnish(clock, (socket) => network.open(socket));

const script = '../../Sources/PlatenWeb/Client/Script/';
const [{ answerOperations }, { loadCore }, { fields, select, selectionOf }, { listenToFocus, moveFocus },
  { acknowledge, connect, link, linkEvents }, { toPage }, { finishWelcome, resumeOperations },
  { answered }, { listenToTyping }, { User }] = await Promise.all([
  'answers', 'core', 'fields', 'focus', 'link', 'messages', 'resume', 'type-ahead', 'typing',
].map((name) => import(`${script}${name}.js`)).concat(import('./random-user.mjs')));

const module = new URL('../../Sources/PlatenWeb/Client/Module/editing.wasm.br', import.meta.url);
globalThis.fetch = async () => new Response(brotliDecompressSync(readFileSync(module)));
await loadCore('module');

const operations = new Map(Object.entries({ ...answerOperations, ...resumeOperations }));
operations.set(toPage.focus, (node, received) => { if (received >= link.lastFocusAction) moveFocus(node); });
let inputs = [];
const corrections = { count: 0 };

linkEvents.received = (message) => {
  for (const [name, ...values] of message) {
    if (name === toPage.received) acknowledge(Number(values[0]));
    if (name === toPage.tree && inputs.length === 0) inputs = fieldsOf(values[0]);
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
function settle() {
  for (let turn = 0; turn < 200 && !(clock.isIdle && network.isOpen && link.isWelcome); turn += 1) clock.advance(500);
}

/** What page and program do not agree on. */
function differences() {
  const texts = ask('state');
  const found = [];
  for (const element of inputs) {
    const [text, anchor, head] = texts[element.id];
    const field = fields.get(element);
    if (element.value !== text) {
      const [here, there] = [element.value, text].map((value) => JSON.stringify(value));
      found.push(`${element.label}: the page has ${here}, the program ${there}`);
    }
    if (document.activeElement !== element) continue;
    const selection = selectionOf(field);
    if (selection[0] !== anchor || selection[1] !== head) {
      found.push(`${element.label} ${JSON.stringify(text)}: the page has the selection ${selection}, the program ${
        [anchor, head]}`);
    }
  }
  return found;
}

listenToTyping();
listenToFocus();
connect();
settle();

const user = new User(inputs, below);
let made = 0;
while (made < count) {
  for (let edit = 0; edit < round; edit += 1) {
    user.act();
    made += 1;
    clock.advance(below(8) === 0 ? below(600) : below(30));
    if (below(300) === 0) network.cut();
  }
  user.finish();
  settle();
  const found = differences();
  if (found.length > 0) {
    process.stderr.write(`after ${made} edits from seed ${seed}:\n${found.join('\n')}\n`);
    process.exit(1);
  }
}
const { cuts, up, down, lost } = network.counts;
process.stderr.write(`${made} edits in ${inputs.length} fields, compared every ${round}: page and program agree\n${
  up} messages up, ${down} down, ${lost} lost by ${cuts} cuts; ${corrections.count} texts corrected by the program\n`);
