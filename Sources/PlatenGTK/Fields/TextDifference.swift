/// The range in which two texts differ: the deletion and insertion that make a widget show the new one.
///
/// Offsets count Unicode scalars, as GTK does. The rest of the text is not changed, so that the widget keeps its scroll
/// position, its accessible text events stay small, and the caret does not jump.
struct TextDifference: Equatable {
  /// The deleted range, in the old text.
  let removed: Range<Int>
  /// The inserted text.
  let inserted: String

  /// Nil when the texts are the same, byte for byte: two spellings of one character are a difference,
  /// because offsets into them differ.
  init?(from old: String, to new: String) {
    var old = old
    var new = new
    let found: (Range<Int>, String)? = old.withUTF8 { old in
      new.withUTF8 { new in
        let shorter = min(old.count, new.count)
        var prefix = 0
        while prefix < shorter, old[prefix] == new[prefix] { prefix += 1 }
        if prefix == old.count, prefix == new.count { return nil }
        // Back to the start of the scalar in which the texts begin to differ.
        while prefix > 0, Self.isInsideScalar(old, prefix) || Self.isInsideScalar(new, prefix) { prefix -= 1 }

        var suffix = 0
        let room = shorter - prefix
        while suffix < room, old[old.count - 1 - suffix] == new[new.count - 1 - suffix] { suffix += 1 }
        while suffix > 0,
          Self.isInsideScalar(old, old.count - suffix) || Self.isInsideScalar(new, new.count - suffix)
        {
          suffix -= 1
        }
        let start = Self.scalars(old, 0..<prefix)
        let length = Self.scalars(old, prefix..<(old.count - suffix))
        let text = String(decoding: new[prefix..<(new.count - suffix)], as: UTF8.self)
        return (start..<(start + length), text)
      }
    }
    guard let found else { return nil }
    (removed, inserted) = found
  }

  private static func isInsideScalar(_ bytes: UnsafeBufferPointer<UInt8>, _ offset: Int) -> Bool {
    offset < bytes.count && bytes[offset] & 0xC0 == 0x80
  }

  private static func scalars(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> Int {
    bytes[range].reduce(into: 0) { count, byte in if byte & 0xC0 != 0x80 { count += 1 } }
  }
}
