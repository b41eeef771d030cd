import Foundation
import SwiftUI
import TextFormats

/// Faults of styles that know nothing of typing, and of URLs and names. What is typed has the value that the style reads
/// from it.
@MainActor enum StyleFaults {
  static var all: [FaultCase] { own + foundation + addresses + names }

  /// A style from two functions, as a program may have one.
  private struct Own: ParseableFormatStyle {
    enum Kind: String, Codable { case identity, list, minutes, percent }

    struct Strategy: ParseStrategy {
      var kind: Kind

      func parse(_ text: String) throws -> String {
        switch kind {
        case .identity: return text
        case .list:
          return text.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }.joined(separator: "|")
        case .minutes:
          let parts = text.split(separator: ":", omittingEmptySubsequences: false).map { Int($0) }
          guard (1...2).contains(parts.count), !parts.contains(nil) else { throw CocoaError(.formatting) }
          return String(parts.reduce(0) { $0 * 60 + ($1 ?? 0) } % 1_000_000)
        case .percent:
          guard let number = Double(text.filter { $0 != "%" }) else { throw CocoaError(.formatting) }
          return String(number)
        }
      }
    }

    var kind: Kind
    var parseStrategy: Strategy { Strategy(kind: kind) }

    func format(_ value: String) -> String {
      switch kind {
      case .identity: return value
      case .list: return value.replacing("|", with: ", ")
      case .minutes:
        let seconds = Int(value) ?? 0
        return "\(seconds / 60):" + (seconds % 60 < 10 ? "0" : "") + "\(seconds % 60)"
      case .percent: return String(format: "%.2f%%", Double(value) ?? 0)
      }
    }
  }

  private static var own: [FaultCase] {
    FaultCase.text(Own(kind: .identity), "https://example.org/a?b=1", is: "https://example.org/a?b=1")
      + FaultCase.text(Own(kind: .list), "a,b,c", is: "a|b|c") + FaultCase.text(Own(kind: .minutes), "12:34", is: "754")
      + FaultCase.text(Own(kind: .percent), "12.5", is: "12.5")
  }

  private static var foundation: [FaultCase] {
    let words = Date.FormatStyle(date: .long, time: .omitted, locale: FaultCase.english, timeZone: .gmt)
    let scientific = Decimal.FormatStyle(locale: FaultCase.english).notation(.scientific)
    return FaultCase.text(words, "November 20, 2026", is: Date(timeIntervalSince1970: 1_795_132_800))
      + FaultCase.text(scientific, "1.53E3", is: 1530)
  }

  private static var addresses: [FaultCase] {
    ["https://example.org/a", "https://münchen.de/ä"].flatMap { text in
      URLComponents(string: text)?.url.map { FaultCase.text(URL.FormatStyle(), text, is: $0, shown: text) } ?? []
    }
  }

  private static func name(_ given: String, _ middle: String?, _ family: String) -> PersonNameComponents {
    PersonNameComponents(givenName: given, middleName: middle, familyName: family)
  }

  private static var names: [FaultCase] {
    func style(_ style: PersonNameComponents.FormatStyle.Style, _ locale: String) -> PersonNameComponents.FormatStyle {
      PersonNameComponents.FormatStyle(style: style, locale: Locale(identifier: locale))
    }
    let weber = PersonNameComponents(
      namePrefix: "Dr.", givenName: "Anna", middleName: "Maria", familyName: "Weber", nameSuffix: "Jr.")
    var cases = FaultCase.text(style(.long, "en_US"), "Dr. Anna Maria Weber Jr.", is: weber)
    for (locale, value, shown) in [
      ("vi_VN", name("An", "Văn", "Nguyễn"), "Nguyễn Văn An"), ("ja_JP", name("太郎", "トーマス", "山田"), "山田トーマス太郎"),
      ("ja_JP", name("アダ", nil, "ブリュール"), "アダ・ブリュール"),
    ] {
      cases.append(
        FaultCase.edit(style(.long, locale), of: value, "set by the program", shown: shown) { try $0.focus() })
      // Editing that changes nothing leaves the parts that the text does not tell apart.
      cases.append(
        FaultCase(entered: "\(shown), left without a change", expected: "\(value)") {
          let field = await ValueField(style(.long, locale), FaultCase.english, value: value)
          return field.edited { try $0.focus() }.value.map { "\($0)" } ?? "no value"
        })
    }
    return cases
  }
}
