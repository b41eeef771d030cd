#!/bin/sh
# Fuzzes the editing core and the terminal's input, guided by coverage:
#   Scripts/fuzz.sh [editing|replay|input] [SECONDS | COUNTinputs] [--keep]
# Starts from Fuzz/TARGET/corpus. Inputs that reach new code are kept in .build/fuzz/TARGET/corpus, where the next run
# finds them. With --keep Fuzz/TARGET/corpus becomes the fewest of all inputs that reach as much code.
# An input that stops the program is kept beside them and printed, so that a log is enough to run it again:
#   base64 -d > INPUT; .build/fuzz/TARGET/fuzz INPUT
set -eu
cd "$(dirname "$0")/.."
target=${1:-editing}
limit=-max_total_time=${2:-60}
case ${2:-} in *inputs) limit=-runs=${2%inputs} ;; esac
work=.build/fuzz/$target
mkdir -p "$work"

# Instrumented module by module, as the package builds them; the targets share the modules.
modules=.build/fuzz/modules
mkdir -p "$modules"
flags="-O -g -swift-version 6 -package-name platen -parse-as-library -sanitize=fuzzer -I $modules"
objects=
module() {
  objects="$objects $modules/$1.o"
  # Up to date: nothing of it, and of what it imports, is newer.
  if [ -e "$modules/$1.o" ] && [ -z "$(find Sources/TextEditing "Sources/$1" -newer "$modules/$1.o")" ]; then return; fi
  # shellcheck disable=SC2046,SC2086
  swiftc $flags -wmo -module-name "$1" $(find "Sources/$1" -name '*.swift' | sort) \
    -emit-module -emit-module-path "$modules/$1.swiftmodule" -c -o "$modules/$1.o"
}

[ "$target" = input ] || module TextEditing
case $target in
  editing)
    module EditingModule
    sources=Fuzz/editing/EditingFuzz.swift
    ;;
  replay)
    module TextFormats
    # The program's own entry point gives way to the fuzzer's.
    sources="Fuzz/replay/ReplayFuzz.swift $(find Sources/fieldreplay -name '*.swift' ! -name FieldReplay.swift | sort)"
    ;;
  input)
    # These files depend on nothing but the standard library.
    sources="Fuzz/input/InputFuzz.swift Sources/PlatenTerminal/Input/InputEvent.swift $(find Sources/PlatenTerminal/Input -name 'InputDecoder*.swift' | sort)"
    ;;
  *)
    echo "there is no target '$target'; there are editing, replay and input" >&2
    exit 2
    ;;
esac
# shellcheck disable=SC2086
swiftc $flags -module-name fuzz$target $sources $objects -o "$work/fuzz"

mkdir -p "$work/corpus"
# Swift's own report would come first and leave libFuzzer no time to write the input.
export SWIFT_BACKTRACE=enable=no
touch "$work/started"
status=0
"$work/fuzz" "$limit" -max_len=2048 -artifact_prefix="$work/" -print_final_stats=1 -verbosity=0 \
  "$work/corpus" "Fuzz/$target/corpus" || status=$?

if [ "$status" != 0 ]; then
  find "$work" -maxdepth 1 -newer "$work/started" \( -name 'crash-*' -o -name 'timeout-*' -o -name 'oom-*' \) |
    while IFS= read -r input; do
      printf '\n%s holds, as text and as base64:\n' "$input"
      od -An -v -c "$input"
      base64 "$input"
    done
  exit "$status"
fi

if [ "${3:-}" = --keep ]; then
  rm -rf "$work/least"
  mkdir "$work/least"
  "$work/fuzz" -set_cover_merge=1 -use_counters=0 -max_len=2048 -verbosity=0 "$work/least" "Fuzz/$target/corpus" "$work/corpus"
  rm -rf "Fuzz/$target/corpus"
  mv "$work/least" "Fuzz/$target/corpus"
  printf '%s inputs kept in Fuzz/%s/corpus\n' "$(find "Fuzz/$target/corpus" -type f | wc -l)" "$target"
fi
