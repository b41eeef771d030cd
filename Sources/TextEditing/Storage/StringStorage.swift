/// Text in a `String`. ASCII text, where a UTF-16 offset is a UTF-8 offset, is answered without segmentation.
package struct StringStorage: EditStorage, Sendable {
  package private(set) var string: String

  package init(_ string: String) {
    self.string = string
    self.string.makeContiguousUTF8()
  }

  package var utf16Count: Int { string.utf16.count }

  private var isASCII: Bool { string.utf8.count == string.utf16.count }

  package var scalars: String.UnicodeScalarView { string.unicodeScalars }

  package func index(at offset: Int) -> String.Index {
    if isASCII { return string.utf8.index(string.startIndex, offsetBy: offset) }
    let index = string.utf16.index(string.startIndex, offsetBy: offset)
    // Rounds a place between two surrogates down to its scalar.
    guard index < string.endIndex, index.samePosition(in: string.unicodeScalars) == nil else { return index }
    return string.utf16.index(before: index)
  }

  package func offset(of index: String.Index) -> Int {
    if isASCII { return string.utf8.distance(from: string.startIndex, to: index) }
    return string.utf16.distance(from: string.startIndex, to: index)
  }

  private func isInsideCRLF(_ offset: Int) -> Bool {
    let utf8 = string.utf8
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
    // From inside a cluster, `index(before:)` goes to the cluster before it.
    let down = roundedDown(index)
    return self.offset(of: down < index ? down : string.index(before: index))
  }

  package func boundary(after offset: Int) -> Int {
    let count = utf16Count
    guard offset < count else { return count }
    if isASCII {
      return isInsideCRLF(offset + 1) ? offset + 2 : offset + 1
    }
    return self.offset(of: string.index(after: index(at: offset)))
  }

  package func boundary(roundingDown offset: Int) -> Int {
    if isASCII { return isInsideCRLF(offset) ? offset - 1 : offset }
    return self.offset(of: roundedDown(index(at: offset)))
  }

  private func roundedDown(_ index: String.Index) -> String.Index {
    guard index > string.startIndex, index < string.endIndex else { return index }
    return string.index(before: string.index(after: index))
  }

  package func slice(_ range: Range<Int>) -> String {
    if range.isEmpty { return "" }
    if range.lowerBound == 0, range.upperBound == utf16Count { return string }
    return String(string[index(at: range.lowerBound)..<index(at: range.upperBound)])
  }

  package mutating func splice(_ range: Range<Int>, with replacement: String) {
    if range.lowerBound == 0, range.upperBound == utf16Count {
      string = replacement
      string.makeContiguousUTF8()
    } else if range.isEmpty, range.lowerBound == utf16Count {
      string.append(replacement)
    } else {
      string.replaceSubrange(index(at: range.lowerBound)..<index(at: range.upperBound), with: replacement)
    }
  }
}
