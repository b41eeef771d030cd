import Foundation
import TextEditing

/// A live format for a style that tells nothing about its output: the typed characters are found in it again by
/// ``EditAlignment``.
///
/// The style is used only through `parse` and `format`. It reads the typed characters alone, and where that leads to
/// nothing the whole text with the style's own characters. Its output is shown if it has every typed character, whatever
/// that is; separators that the style ignores may be lost. Otherwise the text stays as typed, since it is unfinished
/// (`12.`) or about to be clamped. A character that does not fit, such as one digit too many, is refused.
struct AlignedFormat: @unchecked Sendable {
  /// Parses and formats. Format styles are values, but their protocol does not say so: this is why the type is unchecked.
  private let formatted: (String) -> String?

  init<Style: ParseableFormatStyle>(_ style: Style) where Style.FormatOutput == String {
    let strategy = style.parseStrategy
    formatted = { text in (try? strategy.parse(text)).map(style.format) }
  }

  /// A format from a function that returns the whole formatted text, or `nil` for text that it can't read.
  init(_ formatted: @escaping (String) -> String?) {
    self.formatted = formatted
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
    var request = request
    var edit = TypedEdit(request)
    // Without a typed character the field is empty, whatever the style would write for nothing.
    if edit.significance.first(from: 0) == nil {
      return EditFormat.Output(text: "", significance: Significance(), significantBefore: 0)
    }
    var readings = readings(of: edit)
    if readings.isEmpty, let latin = Self.latin(request.replacement) {
      var other = request
      other.replacement = latin
      let otherEdit = TypedEdit(other)
      let otherReadings = self.readings(of: otherEdit)
      if !otherReadings.isEmpty { (request, edit, readings) = (other, otherEdit, otherReadings) }
    }
    if let whole = readings.first(where: { $0.alignment.missing.isEmpty }) { return output(whole, edit) }
    if let loose = readings.first(where: { ignoresMissing($0, edit) }) {
      return isRepeated(loose.text, request) ? nil : output(loose, edit)
    }
    let isUnfinished = request.replacement.allSatisfy(\.isSeparator)
    if !isUnfinished, readings.contains(where: { isRepeated($0.text, request) || isTooMuch($0, edit, request) }) {
      return nil
    }
    return plain(edit)
  }

  // MARK: reading

  /// The style's output for a text, with the typed characters found in it.
  private struct Reading {
    var source: TypedEdit.Source
    var text: String
    var alignment: EditAlignment
  }

  private func readings(of edit: TypedEdit) -> [Reading] {
    let typed = edit.read(.typed)
    var sources: [(TypedEdit.Source, String)] = [(.typed, typed)]
    if typed != edit.text { sources.append((.all, edit.text)) }
    return sources.compactMap { source, text in
      formatted(text).map { output in
        let alignment = EditAlignment(from: edit.text, to: output, significance: edit.significance)
        return Reading(source: source, text: output, alignment: alignment)
      }
    }
  }

  /// Whether the output lacks only separators without which the style reads the text just the same. One right
  /// before the caret is unfinished (`a,`) unless it makes no difference to a digit after it either.
  private func ignoresMissing(_ reading: Reading, _ edit: TypedEdit) -> Bool {
    let missing = reading.alignment.missing
    guard edit.characters(in: missing).allSatisfy(\.isSeparator) else { return false }
    guard formatted(edit.read(reading.source, without: missing)) == reading.text else { return false }
    guard missing.contains(where: { $0.upperBound == edit.end }) else { return true }
    guard let output = formatted(edit.read(reading.source, probe: true)) else { return false }
    return output == formatted(edit.read(reading.source, without: missing, probe: true))
  }

  /// Whether a typed character changes nothing.
  private func isRepeated(_ text: String, _ request: EditFormat.Request) -> Bool {
    text == request.before && request.kind == .typing && request.range.isEmpty
  }

  /// Whether a typed character displaces others from the end of a text that was whole. A style that clamps or rounds
  /// writes characters that were not typed instead.
  private func isTooMuch(_ reading: Reading, _ edit: TypedEdit, _ request: EditFormat.Request) -> Bool {
    guard request.kind == .typing, request.range.isEmpty else { return false }
    let missing = reading.alignment.missing.filter { !edit.characters(in: [$0]).allSatisfy(\.isSeparator) }
    guard let first = missing.first, first.lowerBound >= edit.end else { return false }
    let kept = edit.significance.count(before: .max) - reading.alignment.missing.reduce(0) { $0 + $1.count }
    guard reading.alignment.significance.count(before: .max) >= kept,
      Self.ownCharacters(reading.text, reading.alignment.significance)
        <= Self.ownCharacters(request.before, request.significance)
    else { return false }
    return formatted(request.before) == request.before
  }

  /// The number of the characters that a style wrote, separators aside.
  private static func ownCharacters(_ text: String, _ significance: Significance) -> Int {
    var offset = 0
    var count = 0
    for character in text {
      if !significance.contains(offset), !character.isSeparator { count += 1 }
      offset += character.utf16.count
    }
    return count
  }

  /// The text with its decimal digits as ASCII, `nil` if they are already. Few custom styles read others.
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
      let typed = request.replacement.first
    else { return nil }
    let utf16 = request.before.utf16
    var offset = request.range.lowerBound
    var rest = request.before[utf16.index(utf16.startIndex, offsetBy: offset)...]
    // A separator may follow space: `-` in `123 - 4567`.
    while let next = rest.first, next != typed, typed.isSeparator, next.isWhitespace,
      !request.significance.contains(offset)
    {
      offset += next.utf16.count
      rest = rest.dropFirst()
    }
    guard rest.first == typed, !request.significance.contains(offset) else { return nil }
    let end = offset + typed.utf16.count
    var request = request
    request.significance.insert(offset..<end)
    // The style has to write the same for it, or to wait for more.
    request.range = end..<end
    request.replacement = ""
    let edit = TypedEdit(request)
    guard formatted(edit.read(.typed)) ?? request.before == request.before else { return nil }
    return EditFormat.Output(
      text: request.before, significance: request.significance,
      significantBefore: request.significance.count(before: end), caret: end)
  }

  private func output(_ reading: Reading, _ edit: TypedEdit) -> EditFormat.Output {
    let significance = reading.alignment.significance
    let place = reading.alignment.carets(at: edit.end).lowerBound
    return EditFormat.Output(
      text: reading.text, significance: significance, significantBefore: significance.count(before: place))
  }

  /// The edited text as it is. Characters of the style stay marked as its own.
  private func plain(_ edit: TypedEdit) -> EditFormat.Output {
    EditFormat.Output(
      text: edit.text, significance: edit.significance, significantBefore: edit.significance.count(before: edit.end),
      caret: edit.end)
  }
}
