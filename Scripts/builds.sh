# What the scripts that build for tests have in common; to be sourced in the package's folder.

# The traits change what is compiled, so that they have a build of their own.
traits=(--traits "Web,GTK,PhoneNumbers" --scratch-path .build/traits)
# A build that is made once and thrown away: whole modules take a sixth less of both processors than single files, and
# debug information is what linking waits for. Several threads give an object for each file, as the package manager
# expects in a debug build.
if [ "${CI:-}" = true ]; then
  traits+=(
    -Xswiftc -whole-module-optimization -Xswiftc -num-threads -Xswiftc 2
    -debug-info-format none
  )
fi

# Optimized and under AddressSanitizer, with the traits that a package has by default. Not made for `@testable import`,
# which would keep every internal declaration in it: what these tests need is `package`.
release=(--configuration release --sanitize=address --scratch-path .build/release-tests)
# A ninth of the time of both processors; functions have their names without it.
if [ "${CI:-}" = true ]; then release+=(-debug-info-format none); fi

# Builds with what follows, keeps the log in .build/NAME.log, and fails for a warning in this package's sources.
# The package manager passes the enabled traits to the compiler in the order of a set, which is another one in each
# process: without a fixed seed of hashing a build after a small change compiles everything again.
build_without_warnings() {
  local log=.build/$1.log
  shift
  mkdir -p .build
  if ! SWIFT_DETERMINISTIC_HASHING=1 swift build "$@" >"$log" 2>&1; then
    grep -v 'Cannot export local symbol' "$log"
    return 1
  fi
  tail -1 "$log"
  if grep -E '^.*(Sources|Tests|Examples)/.*warning:' "$log"; then
    echo "The compiler has warnings."
    return 1
  fi
}
