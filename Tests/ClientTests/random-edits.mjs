// Random edits in the page's script and module against the program's own session: node random-edits.mjs COUNT SEED

import { User } from './random-user.mjs';
import { ask, below, clock, corrections, inputs, network, settle, shown } from './program-page.mjs';

const [count, seed] = process.argv.slice(2).map(Number);
/** How many edits are made between two comparisons. */
const round = 150;

/** What page and program do not agree on. */
function differences() {
  const texts = ask('state');
  const found = [];
  for (const element of inputs) {
    const [text, anchor, head] = texts[element.id];
    const [value, ...selection] = shown(element);
    if (value !== text) {
      const [here, there] = [value, text].map((value) => JSON.stringify(value));
      found.push(`${element.label}: the page has ${here}, the program ${there}`);
    }
    if (document.activeElement !== element) continue;
    if (selection[0] !== anchor || selection[1] !== head) {
      found.push(`${element.label} ${JSON.stringify(text)}: the page has the selection ${selection}, the program ${
        [anchor, head]}`);
    }
  }
  return found;
}

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
