// Runs the same cases through the WebAssembly module and through the native build, and compares every state.
// Usage: node compare.mjs MODULE NATIVE [COUNT]

import { readFileSync } from "node:fs";
import { spawnSync } from "node:child_process";
import { load } from "./editing.mjs";
import { cases, countries } from "./cases.mjs";

const [modulePath, native, count = "2000"] = process.argv.slice(2);
const editing = await load(readFileSync(modulePath));
const all = cases(Number(count));
editing.setCountries(countries);
const input = all.map((item) => JSON.stringify({ ...item, countries })).join("\n") + "\n";
const run = spawnSync(native, { input, maxBuffer: 1 << 30 });
if (run.status !== 0) {
  console.error(`the native build failed: ${run.stderr}`);
  process.exit(1);
}
const expected = run.stdout.toString().trimEnd().split("\n");

let states = 0;
let failures = 0;
all.forEach((item, index) => {
  const field = editing.field(item.spec);
  const wanted = JSON.parse(expected[index]);
  if (field === null) {
    if (wanted.length > 0) failures += 1;
    return;
  }
  item.commands.forEach((command, step) => {
    const flags = field.perform(command);
    const got = { text: field.text, numbers: [...field.numbers, flags] };
    states += 1;
    if (got.text === wanted[step].text && got.numbers.every((number, at) => number === wanted[step].numbers[at])) return;
    failures += 1;
    if (failures <= 5) {
      console.error(`case ${index}, step ${step} (${JSON.stringify(command)}) of ${JSON.stringify(item.spec)}`);
      console.error(`  native ${JSON.stringify(wanted[step])}\n  module ${JSON.stringify(got)}`);
    }
  });
  field.destroy();
});
if (failures > 0) {
  console.error(`${failures} of ${states} states differ`);
  process.exit(1);
}
console.log(`${all.length} cases, ${states} states: WebAssembly and native agree`);
