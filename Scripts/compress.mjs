// Compresses a file with brotli as small as it gets, by trying the encoder's settings: compress.mjs FILE COMPRESSED

import { readFileSync, writeFileSync } from 'node:fs';
import { brotliCompressSync, constants } from 'node:zlib';

const [file, compressed] = process.argv.slice(2);
const content = readFileSync(file);
let smallest = null;
const settings = [{}];

/** Tries each of the values of a setting with all combinations of those before it. */
function vary(setting, values) {
  settings.push(...settings.splice(0).flatMap((others) => values.map((value) => ({ ...others, [setting]: value }))));
}

vary(constants.BROTLI_PARAM_MODE, [constants.BROTLI_MODE_GENERIC, constants.BROTLI_MODE_FONT]);
vary(constants.BROTLI_PARAM_LGWIN, [16, 18, 20]);
vary(constants.BROTLI_PARAM_NPOSTFIX, [0, 1, 2, 3]);
// Zero lets the encoder choose the size of its blocks.
vary(constants.BROTLI_PARAM_LGBLOCK, [0, 17, 19]);
for (const setting of settings) {
  for (const direct of [0, 1, 4]) {
    const result = brotliCompressSync(content, { params: {
      ...setting,
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      [constants.BROTLI_PARAM_NDIRECT]: direct << setting[constants.BROTLI_PARAM_NPOSTFIX],
    } });
    if (!smallest || result.length < smallest.length) smallest = result;
  }
}
writeFileSync(compressed, smallest);
