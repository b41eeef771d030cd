import Foundation
import TextEditing

/// A live format for a style that says nothing of its output: what was typed is found in it again by comparison.
///
/// The style is asked only through `parse` and `format`. Its output is taken over where it holds all letters and digits
/// of the edited text; where it does not, or the text does not parse, the text stays as typed, since it is unfinished
/// (`12.`) or about to be clamped. A typed character that changes nothing, as one digit too many, is refused.
struct AlignedFormat: @unchecked Sendable {
  /// Parses and formats. Format styles are values; that their protocol does not say so is why this is unchecked.
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

  func adopt(_ text: String) -> EditFormat.Output {
    // Letters and digits the style repeats from its own output are literals where they stay when all else goes.
    let raw = text.filter(Self.isContent)
    return output(text, raw: Array(raw), before: raw.count)
  }

  func reformat(_ request: EditFormat.Request) -> EditFormat.Output? {
    var request = request
    if formatted(splice(request)) == nil, let latin = Self.latin(request.replacement) {
      var other = request
      other.replacement = latin
      if formatted(splice(other)) != nil { request = other }
    }
    let edited = splice(request)
    let typed = content(of: request)
    guard let new = formatted(edited) else { return plain(edited, request) }
    if new == request.before, request.kind == .typing, request.range.isEmpty,
      request.replacement.contains(where: Self.isContent)
    {
      return nil
    }
    guard Self.holds(new, typed.raw) else { return plain(edited, request) }
    // A separator at the end of what was typed is unfinished business, unless it never makes a difference.
    if let last = request.replacement.last, !Self.isContent(last), !new.contains(last), !request.kind.isDeletion {
      if !isMeaningless(request) { return plain(edited, request) }
      if new == request.before, request.range.isEmpty { return nil }
    }
    return output(new, raw: typed.raw, before: typed.before)
  }

  /// Whether a digit typed behind the insertion comes to the same with it and without all in it that is no content.
  private func isMeaningless(_ request: EditFormat.Request) -> Bool {
    var with = request
    var without = request
    with.replacement += "5"
    without.replacement = request.replacement.filter(Self.isContent) + "5"
    guard let first = formatted(splice(with)) else { return false }
    return first == formatted(splice(without))
  }

  /// The text with its decimal digits as ASCII, `nil` if they are already. Few styles of one's own read others.
  private static func latin(_ text: String) -> String? {
    guard text.contains(where: { !$0.isASCII && $0.decimalDigit != nil }) else { return nil }
    return String(
      text.map { character in
        character.decimalDigit.map { Character(Unicode.Scalar(0x30 + $0)) } ?? character
      })
  }

  private func splice(_ request: EditFormat.Request) -> String {
    let utf16 = request.before.utf16
    let lower = utf16.index(utf16.startIndex, offsetBy: request.range.lowerBound)
    let upper = utf16.index(utf16.startIndex, offsetBy: request.range.upperBound)
    return String(request.before[..<lower]) + request.replacement + String(request.before[upper...])
  }

  /// The letters and digits that were typed, and how many of them are left of the edit's end.
  private func content(of request: EditFormat.Request) -> (raw: [Character], before: Int) {
    let kept = request.keptCharacters
    let left = kept.left.filter(Self.isContent)
    let right = kept.right.filter(Self.isContent)
    let inserted = request.replacement.filter(Self.isContent)
    return (left + inserted + right, left.count + inserted.count)
  }

  private static func isContent(_ character: Character) -> Bool { character.isLetter || character.isNumber }

  private static func same(_ a: Character, _ b: Character) -> Bool {
    if a == b || a.lowercased() == b.lowercased() { return true }
    guard let value = a.wholeNumberValue else { return false }
    return value == b.wholeNumberValue
  }

  /// Whether a text holds the characters in their order.
  private static func holds(_ text: String, _ raw: [Character]) -> Bool {
    var index = 0
    for character in text where index < raw.count && same(character, raw[index]) { index += 1 }
    return index == raw.count
  }

  /// The edited text as it is. What the format had put there stays marked as its own.
  private func plain(_ edited: String, _ request: EditFormat.Request) -> EditFormat.Output {
    var significance = Significance()
    let inserted = request.replacement.utf16.count
    let shift = inserted - request.range.count
    for offset in 0..<edited.utf16.count {
      let isTyped: Bool
      if offset < request.range.lowerBound {
        isTyped = request.significance.contains(offset)
      } else if offset < request.range.lowerBound + inserted {
        isTyped = true
      } else {
        isTyped = request.significance.contains(offset - shift)
      }
      if isTyped { significance.insert(offset) }
    }
    return EditFormat.Output(
      text: edited, significance: significance,
      significantBefore: significance.count(before: request.range.lowerBound + inserted),
      caret: request.range.lowerBound + inserted)
  }

  /// Marks the characters typed in a text that holds them, from its end: literals with letters and digits usually come
  /// before what is typed.
  private func output(_ text: String, raw: [Character], before: Int) -> EditFormat.Output {
    let characters = Array(text)
    var isTyped = [Bool](repeating: false, count: characters.count)
    var next = raw.count
    for index in characters.indices.reversed() where next > 0 && Self.same(characters[index], raw[next - 1]) {
      isTyped[index] = true
      next -= 1
    }
    var significance = Significance()
    var offset = 0
    var units = 0
    var found = next
    for (character, typed) in zip(characters, isTyped) {
      let width = character.utf16.count
      if typed {
        significance.insert(offset..<offset + width)
        found += 1
        if found <= before { units += width }
      }
      offset += width
    }
    return EditFormat.Output(text: text, significance: significance, significantBefore: units)
  }
}
