#!/bin/sh
# Builds the editing core as a WebAssembly module: Scripts/build-wasm.sh [--install | FILE]
# FILE is .build/wasm/editing.wasm unless given. With --install, it is put compressed where the server embeds it: it is
# committed, because a package has no products for another target, and the part `wasm` of Scripts/test compares it with
# what the sources give. Needs the Swift toolchain alone; where Binaryen is installed its optimizer takes a sixth off.
# The size is printed as built and, where brotli is installed, as compressed.
set -eu
cd "$(dirname "$0")/.."
module=Sources/PlatenWeb/Client/Module/editing.wasm
install=false
if [ "${1:-}" = --install ]; then
  install=true
  shift
  for tool in wasm-opt brotli gzip; do command -v "$tool" > /dev/null || { echo "There is no $tool." >&2; exit 1; }; done
fi
out=${1:-.build/wasm/editing.wasm}
work=.build/wasm
mkdir -p "$work" "$(dirname "$out")"

toolchain=$(dirname "$(dirname "$(readlink -f "$(command -v swiftc)")")")
target=wasm32-unknown-none-wasm
flags="-target $target -enable-experimental-feature Embedded -wmo -Osize -swift-version 6 -parse-as-library
  -package-name platen -Xfrontend -disable-stack-protector
  -enforce-exclusivity=unchecked -Xfrontend -remove-runtime-asserts"

# A web page runs it in a box: a broken precondition can harm nothing but the text, which the server has as well.
# One module: without a library boundary the optimizer leaves out what no export reaches.
# shellcheck disable=SC2046,SC2086
swiftc $flags -module-name TextEditing $(find Sources/TextEditing -name '*.swift' | sort) \
  -emit-module -emit-module-path "$work/TextEditing.swiftmodule" -c -o "$work/TextEditing.o"
# shellcheck disable=SC2046,SC2086
swiftc $flags -module-name EditingModule -I "$work" $(find Sources/EditingModule -name '*.swift' | sort) \
  -c -o "$work/EditingModule.o"
"$toolchain/bin/clang" --target=$target -Oz -mbulk-memory -nostdlib -fno-builtin-memcmp -c Scripts/wasm/runtime.c \
  -o "$work/runtime.o"

exports="allocate release setCountries create destroy perform setText text copied textPointer anchor head markedStart markedEnd"
"$toolchain/bin/wasm-ld" --no-entry --gc-sections --strip-all --export-memory -z stack-size=65536 \
  $(for name in $exports; do printf -- '--export=%s ' "$name"; done) \
  "$work/TextEditing.o" "$work/EditingModule.o" "$work/runtime.o" \
  "$toolchain/lib/swift/embedded/$target/libswiftUnicodeDataTables.a" -o "$out"

if command -v wasm-opt > /dev/null; then
  # The lowest 1024 bytes hold no object. Structured anew from flat code, the control flow takes fewer bytes, and the
  # passes are repeated until they find nothing more. A large function that has one caller is not inlined: the module is
  # a little longer, but three percent shorter when it is compressed. One of four instructions is inlined wherever it is
  # called.
  wasm-opt --low-memory-unused --one-caller-inline-max-function-size 60 --always-inline-max-function-size 4 \
    --flatten --rereloop -Oz -Oz --converge \
    --enable-bulk-memory --enable-nontrapping-float-to-int --enable-sign-ext --enable-mutable-globals "$out" -o "$out"
fi

printf '%s: %s bytes' "$out" "$(wc -c < "$out")"
if command -v brotli > /dev/null; then printf ', %s compressed' "$(brotli -q 11 -c "$out" | wc -c)"; fi
printf '\n'
if $install; then
  node Scripts/compress.mjs "$out" "$module.br"
  gzip -9nc "$out" > "$module.gz"
fi
