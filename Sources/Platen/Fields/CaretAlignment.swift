/// Where the caret belongs when a program has rewritten the text that a person just edited, as a formatting
/// binding does.
///
/// The program does not say which characters it put there, so letters and digits count as the person's own: the
/// caret keeps as many of them on its left as it had. Offsets are UTF-16 offsets.
enum CaretAlignment {
  static func caret(_ caret: Int, of old: String, in new: String) -> Int {
    if caret >= old.utf16.count { return new.utf16.count }
    let left = significant(old.utf16.prefix(caret))
    let all = significant(new.utf16[...])
    if left.isEmpty { return firstSignificant(in: new, after: 0) ?? min(caret, new.utf16.count) }
    if all.starts(with: left, by: sameLetter) { return offset(in: new, afterSignificant: left.count) }
    // The program put letters or digits of its own in front: count from the right.
    let right = significant(old.utf16.dropFirst(caret))
    guard right.count <= all.count else { return new.utf16.count }
    return offset(in: new, afterSignificant: all.count - right.count)
  }

  /// Where the literals that end at `caret` begin; `caret` itself when a letter or digit stands before it.
  static func literalsStart(before caret: Int, in text: String) -> Int {
    let left = Array(text.utf16.prefix(max(0, caret)))
    return (left.lastIndex(where: isSignificant) ?? -1) + 1
  }

  private static func significant(_ units: some Sequence<UInt16>) -> [UInt16] { units.filter(isSignificant) }

  /// Letters and digits; everything beyond ASCII counts, as there is no telling.
  private static func isSignificant(_ unit: UInt16) -> Bool {
    unit >= 0x80 || (0x30...0x39).contains(unit) || (0x41...0x5A).contains(unit) || (0x61...0x7A).contains(unit)
  }

  private static func sameLetter(_ first: UInt16, _ second: UInt16) -> Bool {
    first == second || (first < 0x80 && second < 0x80 && first | 0x20 == second | 0x20)
  }

  private static func offset(in text: String, afterSignificant count: Int) -> Int {
    var seen = 0
    for (offset, unit) in text.utf16.enumerated() where isSignificant(unit) {
      seen += 1
      if seen == count { return offset + 1 }
    }
    return text.utf16.count
  }

  private static func firstSignificant(in text: String, after start: Int) -> Int? {
    text.utf16.enumerated().first { $0.offset >= start && isSignificant($0.element) }?.offset
  }
}
