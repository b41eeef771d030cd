// Compresses a file with brotli as small as it gets, by trying the encoder's settings: compress.mjs FILE COMPRESSED

import { readFileSync, writeFileSync } from 'node:fs';
import { brotliCompressSync, constants } from 'node:zlib';

const [file, compressed] = process.argv.slice(2);
const content = readFileSync(file);
let smallest = null;
for (const mode of [constants.BROTLI_MODE_GENERIC, constants.BROTLI_MODE_FONT]) {
  for (const [window, postfix] of [16, 18, 20].flatMap((window) => [0, 1, 2, 3].map((postfix) => [window, postfix]))) {
    const result = brotliCompressSync(content, { params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_LGWIN]: window,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      [constants.BROTLI_PARAM_MODE]: mode,
      [constants.BROTLI_PARAM_NPOSTFIX]: postfix,
    } });
    if (!smallest || result.length < smallest.length) smallest = result;
  }
}
writeFileSync(compressed, smallest);
