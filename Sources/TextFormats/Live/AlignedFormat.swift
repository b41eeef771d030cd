import Foundation
import TextEditing

/// A live format for a style that describes nothing of its output: the typed characters are found in it again by
/// ``EditAlignment``.
///
/// The style is used only through `parse` and `format`, and reads what was typed and nothing else: the text that the
/// field would have without a format. Its output is shown if typing on leads to the same values as from that text:
/// - it has every typed character, in order; separators may be missing which the style ignores, whatever follows;
/// - it has the same value.
///
/// Otherwise the text stays as typed, since it is unfinished (`12.`), or shortened, rounded or clamped at the end of
/// editing. Only a character for which a full text has no place is refused, such as a digit too many.
struct AlignedFormat: @unchecked Sendable {
  /// Parses and formats. Format styles are values, but their protocol does not require Sendable: this is why the
  /// type is unchecked.
  private let formatted: (String) -> String?
  /// Whether two texts have the same value, or both have none.
  private let isSameValue: (String, String) -> Bool

  init<Style: ParseableFormatStyle>(_ style: Style) where Style.FormatOutput == String {
    let strategy = style.parseStrategy
    // Dates have eras, whose years the strategy alone misreads.
    let isDate = style is any DateLiveStyle
    let value = { text in isDate ? try? style.value(of: text) : try? strategy.parse(text) }
    let formatted = { text in value(text).map(style.format) }
    self.formatted = formatted
    isSameValue = { first, second in
      guard let first = value(first) else { return value(second) == nil }
      guard let second = value(second) else { return false }
      func isEqual<Value: Equatable>(_ first: Value) -> Bool { (second as? Value) == first }
      if let first = first as? any Equatable { return isEqual(first) }
      return style.format(first) == style.format(second)
    }
  }

  /// A format from a function that returns the whole formatted text, or `nil` for text that it can't read.
  init(_ formatted: @escaping (String) -> String?) {
    self.formatted = formatted
    isSameValue = { formatted($0) == formatted($1) }
  }

  var format: EditFormat {
    EditFormat(
      bias: EditingOptions.Bias(insert: .before, delete: .nearest),
      adopt: { adopt($0) },
      reformat: { reformat($0) })
  }

  /// Every character of a text from the program counts as typed until the style puts it back after it was deleted.
  func adopt(_ text: String) -> EditFormat.Output {
    let count = text.utf16.count
    return EditFormat.Output(text: text, significance: Significance(all: count), significantBefore: count)
  }

  func reformat(_ request: EditFormat.Request) -> EditFormat.Output? {
    if let output = overtype(request) { return output }
    let typed = TypedEdit(request)
    // Without a typed character the field is empty, whatever the style would write for nothing.
    if typed.text.isEmpty { return EditFormat.Output(text: "", significance: Significance(), significantBefore: 0) }
    if let text = formatted(typed.text) { return output(text, typed, request) }
    // Few custom styles read other digits than ASCII.
    if let latin = Self.latin(request.replacement) {
      var other = request
      other.replacement = latin
      let typed = TypedEdit(other)
      if let text = formatted(typed.text) { return output(text, typed, request) }
    }
    return plain(typed)
  }

  // MARK: what the style makes of the typed text

  private func output(_ text: String, _ typed: TypedEdit, _ request: EditFormat.Request) -> EditFormat.Output? {
    let alignment = EditAlignment(
      from: typed.text, to: text, significance: Significance(all: typed.text.utf16.count))
    guard typed.characters(in: alignment.missing).allSatisfy(\.isSeparator) else {
      return isFull(request) ? nil : plain(typed)
    }
    let significance = alignment.significance
    guard isSameValue(typed.text, text), isSame(typed, significance, in: text, without: alignment.missing) else {
      return plain(typed)
    }
    let place = alignment.carets(at: typed.end).lowerBound
    return EditFormat.Output(
      text: text, significance: significance, significantBefore: significance.count(before: place))
  }

  /// What may be typed next, to find out whether two texts differ.
  private static let probes = ["", "5", "9", "a", " 5", " a", ".5", ",5", "-5", "/5", ":5", "٥"]

  /// Whether typing on from the typed text and from what a shown text keeps of it leads to the same.
  private func isSame(
    _ typed: TypedEdit, _ significance: Significance, in text: String, without missing: [Range<Int>]
  ) -> Bool {
    let kept = TypedEdit.significant(of: text, significance)
    if kept == typed.text { return true }
    let place = typed.end - missing.reduce(0) { $0 + max(0, min($1.upperBound, typed.end) - $1.lowerBound) }
    return Self.probes.allSatisfy { probe in
      isSameValue(typed.text + probe, kept + probe)
        && isSameValue(typed.text.inserting(probe, at: typed.end), kept.inserting(probe, at: place))
    }
  }

  /// Whether a character is typed into a text that has all that the style shows: what follows makes no difference.
  private func isFull(_ request: EditFormat.Request) -> Bool {
    guard request.kind == .typing, request.range.isEmpty, !request.before.isEmpty else { return false }
    let typed = TypedEdit.significant(of: request.before, request.significance)
    guard formatted(typed) == request.before else { return false }
    let outputs = Self.probes.dropFirst().map { formatted(typed + $0) }
    return outputs.contains { $0 != nil } && outputs.allSatisfy { $0 == nil || $0 == request.before }
  }

  /// The text with its decimal digits as ASCII, `nil` if they are already.
  private static func latin(_ text: String) -> String? {
    guard text.contains(where: { !$0.isASCII && $0.decimalDigit != nil }) else { return nil }
    return String(
      text.map { character in
        character.decimalDigit.map { Character(Unicode.Scalar(0x30 + $0)) } ?? character
      })
  }

  // MARK: writing

  /// Types over a character that the style has put after the caret: it counts as typed from now on.
  private func overtype(_ request: EditFormat.Request) -> EditFormat.Output? {
    guard request.kind == .typing, request.range.isEmpty, request.replacement.count == 1,
      let character = request.replacement.first
    else { return nil }
    var offset = request.range.lowerBound
    var rest = request.before[request.before.utf16.index(request.before.startIndex, offsetBy: offset)...]
    // A separator may follow space: `-` in `123 - 4567`.
    while let next = rest.first, next != character, character.isSeparator, next.isWhitespace,
      !request.significance.contains(offset)
    {
      offset += next.utf16.count
      rest = rest.dropFirst()
    }
    guard rest.first == character, !request.significance.contains(offset) else { return nil }
    let end = offset + character.utf16.count
    var significance = request.significance
    significance.insert(offset..<end)
    // The style has to write the same for it.
    let typed = TypedEdit.significant(of: request.before, significance)
    guard formatted(typed) == request.before, isSameValue(typed, request.before) else { return nil }
    return EditFormat.Output(
      text: request.before, significance: significance, significantBefore: significance.count(before: end), caret: end)
  }

  /// The typed text as it is.
  private func plain(_ typed: TypedEdit) -> EditFormat.Output {
    EditFormat.Output(
      text: typed.text, significance: Significance(all: typed.text.utf16.count), significantBefore: typed.end,
      caret: typed.end)
  }
}

extension String {
  fileprivate func inserting(_ text: String, at offset: Int) -> String {
    let place = utf16.index(startIndex, offsetBy: min(max(offset, 0), utf16.count))
    return String(self[..<place]) + text + String(self[place...])
  }
}
