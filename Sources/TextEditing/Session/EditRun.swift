/// Insertions that continue one another, each at the caret that the one before it left: a text that is typed, pasted or
/// composed in pieces. A format that reads runs formats them as one text, however it is split.
struct EditRun: Sendable {
  /// The text before the first insertion, and the range that the first one replaced.
  private let before: String
  private let marksBefore: FormatMarks
  let range: Range<Int>
  /// All that was inserted.
  private var all = ""
  /// The insertions that were not refused.
  private var taken = ""
  private var isLastTaken = false
  /// The state after the last insertion.
  private var text = ""
  private var marks = FormatMarks()
  private var caret = 0

  /// A longer run begins again, so that what is refused does not accumulate.
  private static let maximum = 4_096

  init(_ before: String, _ marks: FormatMarks, _ range: Range<Int>) {
    self.before = before
    marksBefore = marks
    self.range = range
  }

  /// Whether an edit of a text continues the run. A character that joins the one before it does not, because it would
  /// change what was accepted.
  func isContinued(by edit: PlannedEdit, of text: String, _ marks: FormatMarks) -> Bool {
    // While all is refused, what it was to replace is still there.
    (taken.isEmpty ? edit.range == range : edit.range.isEmpty && edit.range.lowerBound == caret)
      && all.utf8.count < Self.maximum && marks == self.marks
      && text.hasSameUnits(as: self.text) && !joins(edit.replacement)
  }

  /// Whether an insertion may join the character before a caret: not one that followed a refused character.
  func allowsJoining(_ text: String, at caret: Int) -> Bool { caret != self.caret || isLastTaken && joins(text) }

  private func joins(_ text: String) -> Bool {
    guard let last = all.last, Self.mayJoin(text) else { return false }
    return Self.joins(text, to: String(last))
  }

  /// Whether a text may begin with a part of the character before it.
  static func mayJoin(_ text: String) -> Bool {
    text.unicodeScalars.first.map { !$0.isASCII || $0 == "\n" } ?? false
  }

  /// Whether a text begins with a part of the character before it.
  static func joins(_ text: String, to character: String) -> Bool {
    var whole = character
    whole += text
    return whole.first?.utf8.count != character.utf8.count
  }

  /// Formats the run with an insertion. What was refused is part of a text that can be read as a whole, such as the
  /// letters of a month's name; otherwise it is left out.
  mutating func insert(
    _ text: String, kind: EditKind, with format: EditFormat
  ) -> (output: EditFormat.Output?, entered: String) {
    all += text
    isLastTaken = true
    if let output = output(all, kind, format), !format.keepsShown || keepsShown(output) {
      taken = all
      return (output, all)
    }
    guard taken.utf8.count + text.utf8.count < all.utf8.count else {
      isLastTaken = false
      return (nil, all)
    }
    let entered = taken + text
    var output = output(entered, kind, format)
    if format.keepsShown, let found = output, !keepsShown(found) { output = nil }
    isLastTaken = output != nil
    if isLastTaken { taken = entered }
    return (output, entered)
  }

  /// Whether an output has all significant characters that the run has shown, in any order: a date that is typed in the
  /// order of another country changes the places of its numbers.
  private func keepsShown(_ output: EditFormat.Output) -> Bool {
    guard !taken.isEmpty, !output.isRefusal else { return true }
    let shown = Self.significantUnits(of: text, marks.significance)
    let kept = Self.significantUnits(of: output.text, output.significance)
    var index = 0
    for unit in kept where index < shown.count && unit == shown[index] { index += 1 }
    return index == shown.count
  }

  /// The significant units, sorted.
  private static func significantUnits(of text: String, _ significance: Significance) -> [UInt16] {
    let units = Array(text.utf16)
    var found: [UInt16] = []
    significance.forEach(in: 0..<units.count) { found.append(units[$0]) }
    return found.sorted()
  }

  private func output(_ text: String, _ kind: EditKind, _ format: EditFormat) -> EditFormat.Output? {
    format.reformat(
      EditFormat.Request(
        before: before, significance: marksBefore.significance, range: range, replacement: text, kind: kind,
        memory: marksBefore.memory))
  }

  /// Remembers the state after an insertion.
  mutating func settle(_ text: String, _ marks: FormatMarks, caret: Int) {
    self.text = text
    self.marks = marks
    self.caret = caret
  }
}
