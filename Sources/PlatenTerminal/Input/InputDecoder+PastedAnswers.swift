import TextEditing

// Answers of the terminal that arrive between the bytes of a paste: a terminal writes what is pasted in parts, and an
// answer that is ready comes between two of them. Terminals remove the controls from what is pasted, so that an escape
// sequence there is theirs. One that no answer is expected of is text of the paste like any other.
extension InputDecoder {
  /// No answer to what is asked at the start is longer.
  private static let longestAnswer = 256

  private enum PastedSequence {
    case answer(length: Int)
    /// The beginning of one.
    case begun
    case other
  }

  /// Whether escape sequences in a paste may be answers.
  private var expectsAnswers: Bool { awaitsAnswers || awaitedPositions > 0 }

  /// Reports the answers at the end of what is pasted, and removes them from it.
  ///
  /// - Parameter count: How many of its bytes have just arrived.
  mutating func takePastedAnswers(inLast count: Int) {
    guard expectsAnswers else { return }
    var start = max(pasted.count - count - Self.longestAnswer, 0)
    while let escape = pasted[start...].firstIndex(of: 0x1B) {
      guard case .answer(let length) = Self.sequence(pasted[escape...]) else {
        start = escape + 1
        continue
      }
      take(pastedAnswer: Array(pasted[(escape + 1)..<(escape + length)]))
      // In its place: a copy would be one more of what may be a password.
      for index in escape..<(pasted.count - length) { pasted[index] = pasted[index + length] }
      for index in (pasted.count - length)..<pasted.count { pasted[index] = 0 }
      pasted.removeLast(length)
      start = escape
    }
  }

  /// The bytes at the end of what is pasted that may be the beginning of an answer.
  var begunPastedAnswer: Int {
    guard expectsAnswers else { return 0 }
    let tail = pasted.suffix(Self.longestAnswer)
    // The end of a string begins with ESC as well.
    let begun = tail.indices.first { index in
      guard tail[index] == 0x1B, case .begun = Self.sequence(tail[index...]) else { return false }
      return true
    }
    return begun.map { pasted.count - $0 } ?? 0
  }

  /// - Parameter bytes: The sequence after its ESC.
  private mutating func take(pastedAnswer bytes: [UInt8]) {
    collected.removeAll(keepingCapacity: true)
    isTooLong = false
    if bytes.first == UInt8(ascii: "]") {
      collected.collect(bytes[1...].prefix { $0 != 0x07 && $0 != 0x1B })
      finishOSC()
      forgetString()
    } else if let final = bytes.last {
      collected += bytes[1..<(bytes.count - 1)]
      _ = finishCSI(final: final, isAlt: false)
    }
  }

  /// What begins with ESC: `CSI ? … c`, `n`, `u`, `y` or `R`, `CSI row ; column R`, `OSC number ; … ST`.
  private static func sequence(_ bytes: ArraySlice<UInt8>) -> PastedSequence {
    let rest = bytes.dropFirst()
    switch rest.first {
    case nil: return .begun
    case UInt8(ascii: "["): return controlSequence(bytes)
    case UInt8(ascii: "]"): return string(bytes)
    default: return .other
    }
  }

  private static func controlSequence(_ bytes: ArraySlice<UInt8>) -> PastedSequence {
    let rest = bytes.dropFirst(2)
    guard let end = rest.firstIndex(where: { !(0x20..<0x40).contains($0) }) else {
      return rest.count < longestSequence ? .begun : .other
    }
    let isPrivate = rest.first == UInt8(ascii: "?")
    let isAnswer =
      switch rest[end] {
      case UInt8(ascii: "c"), UInt8(ascii: "n"), UInt8(ascii: "u"), UInt8(ascii: "y"): isPrivate
      case UInt8(ascii: "R"): isPrivate || rest[..<end].contains(UInt8(ascii: ";"))
      default: false
      }
    return isAnswer ? .answer(length: end + 1 - bytes.startIndex) : .other
  }

  private static func string(_ bytes: ArraySlice<UInt8>) -> PastedSequence {
    let rest = bytes.dropFirst(2)
    guard rest.first.map({ (0x30...0x39).contains($0) }) ?? true else { return .other }
    guard let end = rest.firstIndex(where: { $0 < 0x20 }) else { return rest.count < longestAnswer ? .begun : .other }
    if rest[end] == 0x07 { return .answer(length: end + 1 - bytes.startIndex) }
    guard rest[end] == 0x1B else { return .other }
    guard end + 1 < rest.endIndex else { return .begun }
    return rest[end + 1] == UInt8(ascii: "\\") ? .answer(length: end + 2 - bytes.startIndex) : .other
  }
}
