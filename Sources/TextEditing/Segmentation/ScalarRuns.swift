/// Tables of Unicode classes: runs of scalars of one class, in order, each the first scalar shifted left by 5, or-ed
/// with the class's raw value.
enum ScalarRuns {
  /// The raw value of the class of a scalar.
  static func rawClass(of scalar: Unicode.Scalar, in runs: [UInt32]) -> UInt8 {
    var low = 0
    var high = runs.count
    let key = scalar.value << 5 | 0x1F
    while high - low > 1 {
      let middle = (low + high) / 2
      if runs[middle] <= key { low = middle } else { high = middle }
    }
    return UInt8(truncatingIfNeeded: runs[low] & 0x1F)
  }
}
