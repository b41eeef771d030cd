import Foundation

/// The order of a name's components, by its script first and by the locale second.
struct NameOrder {
  enum Script {
    case latin, han, kana, katakana, hangul, arabic, other
  }

  let script: Script
  let isFamilyFirst: Bool
  /// Whether the middle name precedes the given name.
  let isMiddleFirst: Bool
  /// What is between two components.
  let separator: String

  /// Whether the components are written without anything between them.
  var isUnspaced: Bool { separator.isEmpty }

  /// Languages that put the family name first (Unicode CLDR, person names, surnameFirst).
  private static let familyFirst: Set<String> = ["hu", "ja", "ko", "vi", "yue", "zh", "km"]

  init(of name: PersonNameComponents, locale: Locale) {
    let text = [name.familyName, name.givenName, name.middleName].compactMap { $0 }.joined()
    self.init(of: text, locale: locale)
  }

  init(of text: String, locale: Locale) {
    let language = locale.language.languageCode?.identifier ?? ""
    script = Self.script(of: text)
    switch script {
    case .han, .kana, .hangul:
      isFamilyFirst = true
      isMiddleFirst = script == .kana || script == .han && language == "ja"
      separator = ""
    case .katakana:
      // A foreign name in Japanese (foreignSpaceReplacement).
      isFamilyFirst = false
      isMiddleFirst = false
      separator = "・"
    default:
      isFamilyFirst = Self.familyFirst.contains(language)
      isMiddleFirst = language == "vi"
      separator = " "
    }
  }

  func join(_ pieces: [String]) -> String {
    pieces.joined(separator: separator)
  }

  /// The script of a text, `other` where it mixes several.
  private static func script(of text: String) -> Script {
    var found: Script?
    for scalar in text.unicodeScalars where scalar.properties.isAlphabetic || scalar.properties.isIdeographic {
      let script = script(of: scalar)
      if let found, found != script {
        // Kana together with Han is Japanese.
        guard [found, script].allSatisfy({ $0 == .han || $0 == .kana }) else { return .other }
        return text.unicodeScalars.allSatisfy { [.han, .kana].contains(Self.script(of: $0)) || $0 == " " }
          ? .kana : .other
      }
      found = script
    }
    if found == .kana, !text.unicodeScalars.contains(where: { (0x3041...0x309F).contains($0.value) }) {
      return .katakana
    }
    return found ?? .other
  }

  static func script(of scalar: Unicode.Scalar) -> Script {
    switch scalar.value {
    case 0x41...0x5A, 0x61...0x7A, 0xAA, 0xBA, 0xC0...0x24F, 0x1E00...0x1EFF, 0x300...0x36F: .latin
    case 0x3005, 0x3007, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF, 0x20000...0x3FFFF: .han
    case 0x3041...0x30FF, 0x31F0...0x31FF, 0xFF66...0xFF9F: .kana
    case 0x1100...0x11FF, 0x3130...0x318F, 0xA960...0xA97F, 0xAC00...0xD7FF: .hangul
    case 0x600...0x6FF, 0x750...0x77F, 0x8A0...0x8FF, 0xFB50...0xFDFF, 0xFE70...0xFEFF: .arabic
    default: .other
    }
  }
}
