#!/bin/sh
# Builds the WebAssembly module and checks in Node that it does what the native build does: Scripts/test-wasm.sh [COUNT]
set -eu
cd "$(dirname "$0")/.."
Scripts/build-wasm.sh .build/wasm/editing.wasm
swift build --product editingcases
node Scripts/wasm/compare.mjs .build/wasm/editing.wasm "$(swift build --show-bin-path)/editingcases" "${1:-2000}"
