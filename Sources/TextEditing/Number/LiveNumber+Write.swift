extension LiveNumber {
  /// Writes a number with its prefix, separators and suffix.
  func write(_ edit: NumberEdit) -> EditFormat.Output {
    if edit.count == 0, !edit.isNegative {
      return EditFormat.Output(text: "", significance: Significance(), significantBefore: 0)
    }
    let prefix = edit.isNegative ? negativePrefix : positivePrefix
    let suffix = edit.isNegative ? negativeSuffix : positiveSuffix
    let widest = max(4, decimal.bytes.count) + grouping.bytes.count
    let capacity = prefix.symbol.bytes.count + suffix.symbol.bytes.count + edit.count * widest + 1
    return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: capacity) { buffer in
      var writer = NumberWriter(buffer)
      writer.write(prefix.symbol, isSignificant: false)
      if let sign = prefix.sign { writer.significance.insert(sign) }
      let lower = writer.units
      let end = edit.integerEnd
      // The separator behind a leading zero would look like a decimal one.
      let isGrouped =
        !grouping.bytes.isEmpty && shape.primaryGroup > 0 && edit.count > 0 && edit.tokens[0] != 0
        && end - max(0, shape.primaryGroup) >= max(1, shape.minimumGrouping)
      for index in 0..<edit.count {
        if isGrouped, index > 0, index < end, isGroupStart(digitsToTheRight: end - index) {
          writer.write(grouping, isSignificant: false)
        }
        switch edit.tokens[index] {
        case let digit where digit < 10:
          if isLatin { writer.write(0x30 + digit) } else { writer.write(digits[Int(digit)], isSignificant: true) }
        case NumberToken.decimal: writer.write(decimal, isSignificant: true)
        case NumberToken.exponent: writer.write(0x65)
        default: writer.write(0x2D)
        }
      }
      let upper = writer.units
      let start = writer.units
      writer.write(suffix.symbol, isSignificant: false)
      if let sign = suffix.sign { writer.significance.insert(start + sign.lowerBound..<start + sign.upperBound) }
      // A sign alone in front does not stop the caret from moving before it.
      let isBare = prefix.sign.map { $0.lowerBound == 0 && $0.upperBound == lower } ?? false
      // A separator of several units counts each of them.
      var before = prefix.sign?.count ?? 0
      if edit.left == 0, !edit.isNegative || prefix.sign == nil { before = 0 }
      for index in 0..<edit.left {
        switch edit.tokens[index] {
        case let digit where digit < 10: before += isLatin ? 1 : digits[Int(digit)].units
        case NumberToken.decimal: before += decimal.units
        default: before += 1
        }
      }
      var fence = (isBare ? 0 : lower)...upper
      if edit.count == 0, let sign = suffix.sign {
        // A sign alone after the caret could not be deleted backward.
        before = sign.count
        fence = lower...(start + sign.upperBound)
      }
      return EditFormat.Output(
        text: writer.string, significance: writer.significance, significantBefore: before, fence: fence)
    }
  }

  /// Whether a group begins with a digit that has `count` digits of the whole part from it to the end.
  private func isGroupStart(digitsToTheRight count: Int) -> Bool {
    let rest = count - shape.primaryGroup
    return rest == 0 || rest > 0 && rest % max(1, shape.secondaryGroup) == 0
  }
}

/// Writes UTF-8 into memory that outlives it, and counts UTF-16 offsets.
private struct NumberWriter {
  let buffer: UnsafeMutableBufferPointer<UInt8>
  var count = 0
  var units = 0
  var significance = Significance()

  init(_ buffer: UnsafeMutableBufferPointer<UInt8>) {
    self.buffer = buffer
  }

  mutating func write(_ symbol: NumberSymbol, isSignificant: Bool) {
    for byte in symbol.bytes {
      buffer[count] = byte
      count += 1
    }
    if isSignificant { significance.insert(units..<units + symbol.units) }
    units += symbol.units
  }

  /// A significant ASCII character.
  mutating func write(_ byte: UInt8) {
    buffer[count] = byte
    count += 1
    significance.insert(units)
    units += 1
  }

  var string: String { String(decoding: buffer[..<count], as: UTF8.self) }
}
