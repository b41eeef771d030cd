// Prints the time of a keystroke in the WebAssembly module in microseconds, with what it takes to hand the command over
// and to read the text and the selection back, as a page does.
// Usage: node bench.mjs MODULE

import { readFileSync } from "node:fs";
import { load } from "./editing.mjs";

const S = "\u001f";
const spec = (items) => Object.entries(items).map(([key, value]) => `${key}=${value}`).join(S);
const number = { kind: "number", fraction: 2 };
const cases = [
  ["phone mask", { kind: "mask", mask: "(###) ### - ####", text: "55512" }, "3", 5],
  ["grouped number", { ...number, text: "1234" }, "5", 5],
  ["currency, de_DE", { ...number, decimal: ",", grouping: ".", suffix: "\u00a0€", negativeSuffix: "\u00a0€", text: "1234" }, "5", 5],
  ["currency, hi_IN", { ...number, secondary: 2, prefix: "₹", negativePrefix: "-₹", text: "1234" }, "5", 5],
  ["plain, 10 characters", { kind: "text", multiline: 1, text: "a".repeat(10) }, "b", 10],
  ["plain, 1000 characters", { kind: "text", multiline: 1, text: "a".repeat(1_000) }, "b", 10],
  ["plain, 100000 characters", { kind: "text", multiline: 1, text: "a".repeat(100_000) }, "b", 10, 30],
];

const editing = await load(readFileSync(process.argv[2]));
const deletion = `d${S}b${S}g`;

function measure(items, key, keys, repeats, atEnd) {
  const field = editing.field(spec(items));
  const half = Math.floor(field.text.length / 2);
  if (!atEnd) field.perform(`s${S}${half}${S}${half}`);
  const best = [Infinity, Infinity];
  for (let round = 0; round < 5; round++) {
    let insert = 0;
    let remove = 0;
    for (let repeat = 0; repeat < repeats; repeat++) {
      const start = performance.now();
      for (let i = 0; i < keys; i++) { field.perform(`i${S}${key}`); field.text; field.numbers; }
      const middle = performance.now();
      for (let i = 0; i < keys; i++) { field.perform(deletion); field.text; field.numbers; }
      insert += middle - start;
      remove += performance.now() - middle;
    }
    best[0] = Math.min(best[0], (insert * 1_000) / (repeats * keys));
    best[1] = Math.min(best[1], (remove * 1_000) / (repeats * keys));
  }
  field.destroy();
  return best.map((value) => value.toFixed(2).padStart(14)).join("");
}

console.log("microseconds per keystroke      end insert    end delete middle insert middle delete");
for (const [name, items, key, keys, repeats = 1_000] of cases) {
  console.log(name.padEnd(28) + measure(items, key, keys, repeats, true) + measure(items, key, keys, repeats, false));
}
