/// Text in a `String`.
///
/// In ASCII text a UTF-16 offset is a UTF-8 offset. In other text offsets are counted from the last edit, so that the
/// cost of typing depends on the edit and not on the length of the text.
package struct StringStorage: ScalarStorage, Sendable {
  package var string: String { secure?.shared ?? text }
  private(set) var text: String
  /// The memory of secure text, which is overwritten when it is released; nil for other text.
  private var secure: SecureText?
  package private(set) var utf16Count: Int
  private var isASCII: Bool
  /// A position whose offset is known in both encodings.
  private var known = Place(utf16: 0, utf8: 0)

  private struct Place {
    var utf16: Int
    var utf8: Int
  }

  package init(_ string: String) {
    text = string
    text.makeContiguousUTF8()
    utf16Count = text.utf16Count
    isASCII = text.utf8.count == utf16Count
  }

  package var utf8Count: Int { text.utf8.count }

  package mutating func protect() {
    guard secure == nil else { return }
    Self.forget(text)
    keep(SecureText([text[...].utf8]))
  }

  /// Makes the memory of a string be overwritten when it is released.
  private static func forget(_ string: String) {
    #if !hasFeature(Embedded)
    SecretStrings.wipeWhenReleased(string)
    #endif
  }

  private mutating func keep(_ new: SecureText) {
    // The old text is released before the object that overwrites its memory.
    text = new.string
    secure = new
    utf16Count = text.utf16Count
    isASCII = text.utf8.count == utf16Count
    known = Place(utf16: 0, utf8: 0)
  }

  package var scalars: String.UnicodeScalarView { text.unicodeScalars }

  // MARK: Offsets

  package func index(at offset: Int) -> String.Index {
    text.utf8.index(text.startIndex, offsetBy: isASCII ? offset : place(utf16: offset).utf8)
  }

  package func offset(of index: String.Index) -> Int {
    let utf8 = text.utf8.distance(from: text.startIndex, to: index)
    return isASCII ? utf8 : place(utf8: utf8).utf16
  }

  /// The position at a UTF-16 offset, rounded down to a scalar.
  private func place(utf16 offset: Int) -> Place {
    if offset >= utf16Count { return Place(utf16: utf16Count, utf8: text.utf8.count) }
    return walk {
      $0.utf16 > offset
    } until: {
      $0.utf16 + $1 > offset
    }
  }

  /// The position at a UTF-8 offset.
  private func place(utf8 offset: Int) -> Place {
    if offset >= text.utf8.count { return Place(utf16: utf16Count, utf8: text.utf8.count) }
    return walk {
      $0.utf8 > offset
    } until: { place, _ in
      place.utf8 >= offset
    }
  }

  /// Moves from the nearest known position backward while `isBehind`, then forward until the position is reached;
  /// `until` receives the UTF-16 width of the scalar at the position.
  private func walk(
    whileBehind isBehind: (Place) -> Bool, until isReached: (Place, Int) -> Bool
  ) -> Place {
    var place = known
    let utf8 = text.utf8
    var index = utf8.index(utf8.startIndex, offsetBy: place.utf8)
    if isBehind(place), isBehind(Place(utf16: place.utf16 / 2, utf8: place.utf8 / 2)) {
      place = Place(utf16: 0, utf8: 0)
      index = utf8.startIndex
    }
    while isBehind(place) {
      repeat {
        index = utf8.index(before: index)
        place.utf8 -= 1
      } while utf8[index] & 0xC0 == 0x80
      place.utf16 -= utf8[index] >= 0xF0 ? 2 : 1
    }
    while place.utf8 < utf8.count {
      let byte = utf8[index]
      let width = byte >= 0xF0 ? 2 : 1
      if isReached(place, width) { return place }
      let length = byte < 0x80 ? 1 : byte < 0xE0 ? 2 : byte < 0xF0 ? 3 : 4
      index = utf8.index(index, offsetBy: length)
      place.utf8 += length
      place.utf16 += width
    }
    return place
  }

  // MARK: Boundaries

  private func isInsideCRLF(_ offset: Int) -> Bool {
    let utf8 = text.utf8
    guard offset > 0, offset < utf8.count else { return false }
    let index = utf8.index(utf8.startIndex, offsetBy: offset)
    return utf8[index] == 0x0A && utf8[utf8.index(before: index)] == 0x0D
  }

  package func boundary(before offset: Int) -> Int {
    guard offset > 0 else { return 0 }
    if isASCII {
      return isInsideCRLF(offset - 1) ? offset - 2 : offset - 1
    }
    let index = index(at: offset)
    guard index > text.startIndex else { return 0 }
    // From inside a cluster, `index(before:)` moves to the cluster before it.
    let down = roundedDown(index)
    return self.offset(of: down < index ? down : text.index(before: index))
  }

  package func boundary(after offset: Int) -> Int {
    guard offset < utf16Count else { return utf16Count }
    if isASCII {
      return isInsideCRLF(offset + 1) ? offset + 2 : offset + 1
    }
    return self.offset(of: text.index(after: index(at: offset)))
  }

  package func boundary(roundingDown offset: Int) -> Int {
    if isASCII { return isInsideCRLF(offset) ? offset - 1 : offset }
    return self.offset(of: roundedDown(index(at: offset)))
  }

  private func roundedDown(_ index: String.Index) -> String.Index {
    guard index > text.startIndex, index < text.endIndex else { return index }
    return text.index(before: text.index(after: index))
  }

  // MARK: Text

  package func slice(_ range: Range<Int>) -> String {
    if range.isEmpty { return "" }
    if range.lowerBound == 0, range.upperBound == utf16Count { return string }
    let slice = String(text[index(at: range.lowerBound)..<index(at: range.upperBound)])
    if secure != nil { Self.forget(slice) }
    return slice
  }

  package func holds(_ other: String, in range: Range<Int>) -> Bool {
    let start = index(at: range.lowerBound)
    let end = range.isEmpty ? start : index(at: range.upperBound)
    return text.utf8[start..<end].elementsEqual(other.utf8)
  }

  package mutating func splice(_ range: Range<Int>, with replacement: String) {
    if secure != nil {
      let start = index(at: range.lowerBound)
      let end = range.isEmpty ? start : index(at: range.upperBound)
      Self.forget(replacement)
      return keep(SecureText([text[..<start].utf8, replacement[...].utf8, text[end...].utf8]))
    }
    let inserted = replacement.utf16Count
    if range.lowerBound == 0, range.upperBound == utf16Count {
      self = StringStorage(replacement)
      return
    }
    let bytes = replacement.utf8.count
    var lower = range.lowerBound
    if range.isEmpty, lower == utf16Count {
      lower = text.utf8.count
      text.append(replacement)
    } else {
      let start = index(at: lower)
      let end = range.isEmpty ? start : index(at: range.upperBound)
      lower = text.utf8.distance(from: text.startIndex, to: start)
      #if hasFeature(Embedded)
      // Short texts alone are in the page, and the general way brings 9 KB of code with it.
      text = text[..<start] + replacement + text[end...]
      #else
      text.replaceSubrange(start..<end, with: replacement)
      #endif
    }
    utf16Count += inserted - range.count
    // The removed text may have contained all characters that are not ASCII; equal lengths show it cheaply.
    isASCII = text.utf8.count == utf16Count
    known = Place(utf16: range.lowerBound + inserted, utf8: lower + bytes)
  }

  #if !hasFeature(Embedded)
  package var hasLineBreak: Bool {
    text.utf8.withContiguousStorageIfAvailable { RopeChunk.firstLineBreak(in: $0, from: 0) != nil } ?? true
  }

  package var hasCarriageReturn: Bool { text.utf8.withContiguousStorageIfAvailable { $0.contains(0x0D) } ?? true }

  package var hasDirectionalFormatting: Bool {
    if isASCII { return false }
    // Strings are made contiguous when they are stored.
    return text.utf8.withContiguousStorageIfAvailable { TextEditing.hasDirectionalFormatting(in: $0) } ?? true
  }
  #endif

  // MARK: Comparing

  package func hasSameUnits(as other: StringStorage) -> Bool {
    utf16Count == other.utf16Count && text.hasSameUnits(as: other.text)
  }

  package func sharedPrefix(with other: StringStorage) -> Int {
    let count = min(text.utf8.count, other.text.utf8.count)
    return compareBytes(with: other) { mine, theirs in
      guard let a = mine.baseAddress, let b = theirs.baseAddress else { return 0 }
      return commonPrefix(a, b, count: count)
    }
  }

  package func sharedSuffix(with other: StringStorage, limit: Int) -> Int {
    compareBytes(with: other) { mine, theirs in
      guard limit > 0, let a = mine.baseAddress, let b = theirs.baseAddress else { return 0 }
      return commonSuffix(endingAt: a + mine.count, b + theirs.count, count: limit)
    }
  }

  private func compareBytes(
    with other: StringStorage, _ body: (UnsafeBufferPointer<UInt8>, UnsafeBufferPointer<UInt8>) -> Int
  ) -> Int {
    // Strings are made contiguous when they are stored.
    let result = text.utf8.withContiguousStorageIfAvailable { mine in
      other.text.utf8.withContiguousStorageIfAvailable { body(mine, $0) }
    }
    return (result ?? nil) ?? 0
  }

  package func utf8Offset(utf16 offset: Int) -> Int {
    text.utf8.distance(from: text.startIndex, to: index(at: offset))
  }

  package func utf16Offset(utf8 offset: Int) -> Int {
    if isASCII { return offset }
    let utf8 = text.utf8
    var offset = offset
    if offset < utf8.count {
      var index = utf8.index(utf8.startIndex, offsetBy: offset)
      while utf8[index] & 0xC0 == 0x80 {
        index = utf8.index(before: index)
        offset -= 1
      }
    }
    return place(utf8: offset).utf16
  }
}
