import EditingTestSupport
import Foundation
import Testing
import TextEditing
import TextFormats

/// Every style, whatever it does, gives the value that its strategy reads from what was typed.
@Suite struct GenericStyles {
  static let locales = [
    "en_US", "de_DE", "fr_FR", "de_CH", "pt_BR", "es_ES", "hi_IN", "bn_BD", "ar_EG", "fa_IR", "ja_JP", "sv_SE", "fy_NL",
    "en_IN", "zh_CN", "ko_KR", "he_IL", "tr_TR", "vi_VN", "th_TH",
  ]

  /// A style from two functions.
  struct Own: ParseableFormatStyle {
    enum Kind: String, Codable, CaseIterable {
      case identity, trimming, throwing, unstable, list, duration, percent, hexadecimal, uppercase, measurement,
        initials
    }
    struct Strategy: ParseStrategy {
      var kind: Kind
      func parse(_ value: String) throws -> String {
        switch kind {
        case .identity, .unstable, .initials: return value
        case .trimming: return value.trimmingCharacters(in: .whitespaces)
        case .throwing: throw CocoaError(.formatting)
        case .list:
          return value.split(separator: ",", omittingEmptySubsequences: false)
            .map { $0.trimmingCharacters(in: .whitespaces) }.joined(separator: "|")
        case .duration:
          let parts = value.split(separator: ":", omittingEmptySubsequences: false).map { Int($0) }
          guard (1...2).contains(parts.count), !parts.contains(nil) else { throw CocoaError(.formatting) }
          return String(parts.reduce(0) { $0 * 60 + ($1 ?? 0) } % 1_000_000)
        case .percent, .measurement:
          let number = value.filter { $0 != "%" }.replacing(" km", with: "")
          guard let number = Double(number) else { throw CocoaError(.formatting) }
          return String(number)
        case .hexadecimal:
          guard let number = UInt32(value.drop { $0 == "#" }, radix: 16) else { throw CocoaError(.formatting) }
          return String(number)
        case .uppercase: return value.uppercased()
        }
      }
    }
    var kind: Kind
    var parseStrategy: Strategy { Strategy(kind: kind) }
    func format(_ value: String) -> String {
      switch kind {
      case .identity, .trimming, .throwing, .uppercase: return value
      case .unstable: return value + "!"
      case .list: return value.replacing("|", with: ", ")
      case .duration:
        let seconds = Int(value) ?? 0
        return String(format: "%d:%02d", seconds / 60, seconds % 60)
      case .percent: return String(format: "%.2f%%", Double(value) ?? 0)
      case .measurement: return "\(Double(value) ?? 0) km"
      case .hexadecimal: return "#" + String(UInt32(value) ?? 0, radix: 16, uppercase: true)
      case .initials: return value.split(separator: " ").compactMap(\.first).map { "\($0)." }.joined(separator: " ")
      }
    }
  }

  /// The text and what of it was typed, as a session keeps them.
  private struct Field {
    let format: EditFormat
    var text = ""
    var significance = Significance()

    var typed: String { typed(in: 0..<Int.max) }

    func typed(in range: Range<Int>) -> String {
      var result = ""
      var offset = 0
      for character in text {
        if range.contains(offset), significance.contains(offset) { result.append(character) }
        offset += character.utf16.count
      }
      return result
    }

    /// Replaces a range; false if the edit was refused.
    mutating func replace(_ range: Range<Int>, with replacement: String, _ kind: EditKind) -> Bool {
      let request = EditFormat.Request(
        before: text, significance: significance, range: range, replacement: replacement, kind: kind)
      guard let output = format.reformat(request) else { return false }
      (text, significance) = (output.text, output.significance)
      return true
    }
  }

  private func faults<S: ParseableFormatStyle>(
    _ style: S, _ texts: [String], _ context: String, _ edits: inout RandomEdits
  ) -> [String] where S.FormatOutput == String, S.FormatInput: Equatable {
    let format = EditFormat.aligned { text in (try? style.parseStrategy.parse(text)).map(style.format) }
    let own = style.editFormat
    func value(_ text: String) -> S.FormatInput? { try? style.parseStrategy.parse(text) }
    var faults: [String] = []
    for text in texts {
      // Key by key, in two pastes and at once.
      for (name, format) in [("", own), ("by output, ", format)] {
        let pieces = [text.map { String($0) }, [text], [String(text.prefix(3)), String(text.dropFirst(3))]]
        for pieces in pieces where !text.isEmpty {
          var field = Field(format: format)
          var wasRefused = false
          for piece in pieces where !piece.isEmpty {
            let kind: EditKind = pieces.count > 2 ? .typing : .pasting
            // The caret is behind the last typed character, wherever the style has put its own.
            let place = (field.significance.last(before: .max) ?? -1) + 1
            if !field.replace(place..<place, with: piece, kind) { wasRefused = true }
          }
          if !wasRefused,
            name.isEmpty
              ? value(field.text) != value(text) : value(field.text).map(style.format) != value(text).map(style.format)
          {
            faults.append("\(context) \(name)\(pieces.count) pieces of '\(text)' gave '\(field.text)'")
          }
          if !wasRefused, value(text) == nil, field.text.lowercased() != text.lowercased() {
            faults.append("\(context) \(name)'\(text)' not kept: '\(field.text)'")
          }
        }
      }
      // Typed in the middle and deleted.
      guard (style as? any LiveFormatStyle)?.liveFormat == nil else { continue }
      var field = Field(format: own)
      _ = field.replace(0..<0, with: text, .pasting)
      for _ in 0..<12 {
        let boundaries = field.text.indices.map { $0.utf16Offset(in: field.text) } + [field.text.utf16.count]
        let ends = [edits.pick(boundaries), edits.pick(boundaries)].sorted()
        let isInsertion = edits.bool()
        let range = isInsertion ? ends[0]..<ends[0] : ends[0]..<ends[1]
        let replacement = isInsertion ? edits.pick(["1", "5", "a", " ", ",", ".", ":", "-", "E", "0"]) : ""
        let expected = field.typed(in: 0..<range.lowerBound) + replacement + field.typed(in: range.upperBound..<Int.max)
        let before = field.text
        guard field.replace(range, with: replacement, isInsertion ? .typing : .deletingBackward) else { continue }
        let isSame =
          value(field.text) == value(expected) && (value(expected) != nil || field.text == expected || expected.isEmpty)
        if !isSame, !(expected.isEmpty && field.text.isEmpty) {
          faults.append("\(context) '\(before)' \(range) → '\(replacement)': '\(field.text)' for '\(expected)'")
        }
      }
    }
    return faults
  }

  @Test(arguments: Own.Kind.allCases) func programsOwnStyles(_ kind: Own.Kind) {
    var edits = RandomEdits(seed: 31)
    let texts = [
      "https://example.org/a?b=1", "Dr. Anna Maria Weber Jr.", "a,b,c", "a, b", "12:34", "5", "12.5", "12.5%", "7.05%",
      "ff8800", "#FF8800", " a  b ", "12 km", "1.53E0", "é👍🏽e\u{301}", "van der Berg", "1,234.5", "0",
    ]
    #expect(faults(Own(kind: kind), texts, "\(kind)", &edits) == [])
  }

  @Test(arguments: locales) func foundationsStyles(_ identifier: String) {
    let locale = Locale(identifier: identifier)
    var edits = RandomEdits(seed: 77)
    var faults: [String] = []
    let date = Date(timeIntervalSince1970: 1_795_132_800 + 3_723)
    for day in [Date.FormatStyle.DateStyle.long, .abbreviated, .complete, .numeric, .omitted] {
      for time in [Date.FormatStyle.TimeStyle.omitted, .shortened, .standard] where day != .omitted || time != .omitted
      {
        let style = Date.FormatStyle(date: day, time: time, locale: locale, timeZone: .gmt)
        guard style.liveFormat == nil else { continue }
        faults += self.faults(style, [style.format(date)], "\(identifier) \(day) \(time)", &edits)
      }
    }
    for notation in [NumberFormatStyleConfiguration.Notation.scientific, .compactName] {
      let style = FloatingPointFormatStyle<Double>(locale: locale).notation(notation)
      let texts = [0.0, 1.5, 1_234.5, -0.5, 12_000_000].map(style.format) + ["1234", "12.5", "1200"]
      faults += self.faults(style, texts, "\(identifier) \(notation)", &edits)
    }
    let named = Decimal.FormatStyle.Currency(code: "EUR", locale: locale).presentation(.fullName)
    faults += self.faults(named, [named.format(1_234.5), "12"], "\(identifier) full name", &edits)
    for length in [PersonNameComponents.FormatStyle.Style.short, .medium, .long, .abbreviated] {
      faults += self.faults(
        PersonNameComponents.FormatStyle(style: length, locale: locale),
        ["Dr. Anna Maria Weber Jr.", "Weber, Anna", "山田太郎", "Nguyễn Văn An", "van Beethoven", "Thomas \"Tom\" Clark"],
        "\(identifier) name \(length)", &edits)
    }
    faults += self.faults(
      URL.FormatStyle(query: .always, fragment: .always),
      ["https://example.org/a?b=1", "http://a.b:8080/c#d", "https://münchen.de/ä", "example.org"], "\(identifier) URL",
      &edits)
    #expect(faults == [])
  }
}
