/// A short text of ASCII characters that is kept in place: the longest number with all its notation fits in it. What is
/// appended behind its end is dropped.
///
/// Its functions and those of its users are not inlined: that would make the module of the editing core 3 KB longer.
struct PhoneText: Equatable, Sendable {
  /// Eight characters each: a text is copied with every step.
  private var words = InlineArray<8, UInt64>(repeating: 0)
  private(set) var count = 0

  private static let capacity = 64

  var isEmpty: Bool { count == 0 }

  subscript(_ index: Int) -> UInt8 {
    @inline(never) get { UInt8(truncatingIfNeeded: words[index &>> 3] &>> Self.shift(index)) }
    @inline(never) set {
      let others = words[index &>> 3] & ~(0xFF &<< Self.shift(index))
      words[index &>> 3] = others | UInt64(newValue) &<< Self.shift(index)
    }
  }

  private static func shift(_ index: Int) -> UInt64 { UInt64(truncatingIfNeeded: index & 7) &* 8 }

  @inline(never)
  mutating func append(_ byte: UInt8) {
    guard count < Self.capacity else { return }
    self[count] = byte
    count += 1
  }

  @inline(never)
  mutating func append(_ text: PhoneText, from start: Int, to end: Int) {
    for index in start..<max(start, min(end, text.count)) { append(text[index]) }
  }

  @inline(never)
  func part(from start: Int, to end: Int) -> PhoneText {
    var part = PhoneText()
    part.append(self, from: start, to: end)
    return part
  }

  @inline(never)
  static func + (left: PhoneText, right: PhoneText) -> PhoneText {
    var text = left
    text.append(right, from: 0, to: right.count)
    return text
  }

  @inline(never)
  static func == (left: PhoneText, right: PhoneText) -> Bool {
    guard left.count == right.count else { return false }
    for index in 0..<left.count where left[index] != right[index] { return false }
    return true
  }

  var string: String {
    var text: [UInt8] = []
    for index in 0..<count { text.append(self[index]) }
    return String(decoding: text, as: UTF8.self)
  }
}
