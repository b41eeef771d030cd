/// The number of bytes that two pieces of memory share at their start, compared word by word.
func commonPrefix(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer, count: Int) -> Int {
  if a == b { return count }
  var same = 0
  while same + 8 <= count,
    a.loadUnaligned(fromByteOffset: same, as: UInt64.self) == b.loadUnaligned(fromByteOffset: same, as: UInt64.self)
  {
    same += 8
  }
  while same < count, a.load(fromByteOffset: same, as: UInt8.self) == b.load(fromByteOffset: same, as: UInt8.self) {
    same += 1
  }
  return same
}

/// How many bytes two pieces of memory share that end at `a` and `b`, word by word.
func commonSuffix(endingAt a: UnsafeRawPointer, _ b: UnsafeRawPointer, count: Int) -> Int {
  var same = 0
  while same + 8 <= count,
    (a - same - 8).loadUnaligned(as: UInt64.self) == (b - same - 8).loadUnaligned(as: UInt64.self)
  {
    same += 8
  }
  while same < count, (a - same - 1).load(as: UInt8.self) == (b - same - 1).load(as: UInt8.self) { same += 1 }
  return same
}

extension String {
  /// Whether two strings hold the same code units. Needs no normalization tables, which keeps the WebAssembly
  /// module small.
  package func hasSameUnits(as other: String) -> Bool {
    let count = utf8.count
    guard count == other.utf8.count else { return false }
    let isSame = utf8.withContiguousStorageIfAvailable { mine in
      other.utf8.withContiguousStorageIfAvailable { theirs in
        guard let a = mine.baseAddress, let b = theirs.baseAddress else { return true }
        return commonPrefix(a, b, count: count) == count
      }
    }
    return (isSame ?? nil) ?? utf8.elementsEqual(other.utf8)
  }
}
