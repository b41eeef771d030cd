#!/bin/sh
# Builds the WebAssembly module, compares it with the committed one, and checks in Node that it does what the native
# build does: Scripts/test-wasm.sh [COUNT]
set -eu
cd "$(dirname "$0")/.."
Scripts/build-wasm.sh .build/wasm/editing.wasm
if ! brotli -dc Sources/PlatenWeb/Client/Module/editing.wasm.br | cmp - .build/wasm/editing.wasm; then
  echo "The committed module is not what the sources give: Scripts/build-wasm.sh --install makes it."
  exit 1
fi
swift build --product editingcases
node Scripts/wasm/compare.mjs .build/wasm/editing.wasm "$(swift build --show-bin-path)/editingcases" "${1:-2000}"
