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

# The same sources as a native program, without the package around them.
native=.build/wasm/native
mkdir -p "$native"
flags="-Onone -swift-version 6 -package-name platen -parse-as-library -I $native"
for module in TextEditing EditingModule; do
  # shellcheck disable=SC2046,SC2086
  swiftc $flags -wmo -module-name "$module" $(find "Sources/$module" -name '*.swift' | sort) \
    -emit-module -emit-module-path "$native/$module.swiftmodule" -c -o "$native/$module.o"
done
# shellcheck disable=SC2086
swiftc $flags Sources/editingcases/*.swift "$native/TextEditing.o" "$native/EditingModule.o" -o "$native/editingcases"
node Scripts/wasm/compare.mjs .build/wasm/editing.wasm "$native/editingcases" "${1:-2000}"
