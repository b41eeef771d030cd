/// A table of Unicode classes: runs of scalars of one class, in order. A run ends where the next begins.
struct ScalarRuns: Sendable {
  /// The first scalar of each run, shifted left by the bits of a class, or-ed with the class's raw value.
  private let runs: [UInt32]
  private let bits: UInt32

  /// Reads a table from bytes: for each run a number in LEB128, the distance of its first scalar from that of the run
  /// before, shifted left by the bits of a class, or-ed with the class's raw value. So packed, the module of the editing
  /// core is 2.5 KB shorter.
  init(bits: UInt32, packed: [UInt8]) {
    self.bits = bits
    let mask = UInt32(1) &<< bits - 1
    var runs: [UInt32] = []
    var scalar: UInt32 = 0
    var number: UInt32 = 0
    var shift: UInt32 = 0
    for byte in packed {
      number |= UInt32(byte & 0x7F) &<< shift
      shift += 7
      guard byte < 0x80 else { continue }
      scalar += number & ~mask
      runs.append(scalar | number & mask)
      (number, shift) = (0, 0)
    }
    self.runs = runs
  }

  /// The raw value of the class of a scalar.
  func rawClass(of scalar: Unicode.Scalar) -> UInt8 {
    let mask = UInt32(1) &<< bits - 1
    var low = 0
    var high = runs.count
    let key = scalar.value &<< bits | mask
    while high - low > 1 {
      let middle = (low + high) / 2
      if runs[middle] <= key { low = middle } else { high = middle }
    }
    return UInt8(truncatingIfNeeded: runs[low] & mask)
  }
}
