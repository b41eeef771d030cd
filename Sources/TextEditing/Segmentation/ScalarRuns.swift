/// Tables of Unicode classes: runs of scalars of one class, in order, each the first scalar shifted left by the bits of
/// a class, or-ed with the class's raw value.
enum ScalarRuns {
  /// The raw value of the class of a scalar, in a table of classes of that many bits.
  static func rawClass(of scalar: Unicode.Scalar, in runs: [UInt32], bits: UInt32 = 5) -> UInt8 {
    let mask = UInt32(1) << bits - 1
    var low = 0
    var high = runs.count
    let key = scalar.value << bits | mask
    while high - low > 1 {
      let middle = (low + high) / 2
      if runs[middle] <= key { low = middle } else { high = middle }
    }
    return UInt8(truncatingIfNeeded: runs[low] & mask)
  }
}
