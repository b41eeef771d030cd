import TextEditing

/// The text of a field after an edit and before it is formatted.
struct TypedEdit {
  let text: String
  /// The units of ``text`` that the user typed.
  let significance: Significance
  /// The UTF-16 offset after the replacement.
  let end: Int

  init(_ request: EditFormat.Request) {
    let utf16 = request.before.utf16
    let lower = utf16.index(utf16.startIndex, offsetBy: request.range.lowerBound)
    let upper = utf16.index(utf16.startIndex, offsetBy: request.range.upperBound)
    text = String(request.before[..<lower]) + request.replacement + String(request.before[upper...])
    end = request.range.lowerBound + request.replacement.utf16.count
    let shift = end - request.range.upperBound
    var significance = Significance()
    significance.insert(request.range.lowerBound..<end)
    for offset in 0..<request.range.lowerBound where request.significance.contains(offset) {
      significance.insert(offset)
    }
    for offset in end..<max(end, text.utf16.count) where request.significance.contains(offset - shift) {
      significance.insert(offset)
    }
    self.significance = significance
  }

  /// Which characters of the text are read.
  enum Source { case all, typed }

  /// The characters that are read, without some of them, and with a digit typed after the replacement.
  func read(_ source: Source, without ranges: [Range<Int>] = [], probe: Bool = false) -> String {
    var result = ""
    var offset = 0
    var next = 0
    for character in text {
      if probe, offset == end { result.append("5") }
      while next < ranges.count, ranges[next].upperBound <= offset { next += 1 }
      let isLeftOut = next < ranges.count && ranges[next].contains(offset)
      if !isLeftOut, source == .all || significance.contains(offset) { result.append(character) }
      offset += character.utf16.count
    }
    if probe, end >= offset { result.append("5") }
    return result
  }

  /// The characters in some ranges.
  func characters(in ranges: [Range<Int>]) -> [Character] {
    let utf16 = text.utf16
    return ranges.flatMap { range in
      Array(
        text[
          utf16.index(
            utf16.startIndex, offsetBy: range.lowerBound)..<utf16.index(
              utf16.startIndex, offsetBy: range.upperBound)])
    }
  }
}
