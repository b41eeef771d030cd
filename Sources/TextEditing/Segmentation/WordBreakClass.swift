/// The classes of Unicode Annex 29, table 3, with two unions of them with Extended_Pictographic and one for letters
/// that the annex leaves to dictionaries.
enum WordBreakClass: UInt8 {
  case other, cr, lf, newline, extend, zwj, format, regionalIndicator, katakana, hebrewLetter, aLetter, singleQuote,
    doubleQuote, midNumLet, midLetter, midNum, numeric, extendNumLet, wSegSpace, pictographic, pictographicLetter,
    ideograph

  init(_ scalar: Unicode.Scalar) {
    switch scalar.value {
    case 0x61...0x7A, 0x41...0x5A: self = .aLetter
    case 0x30...0x39: self = .numeric
    case 0x20: self = .wSegSpace
    default: self = WordBreakClass(rawValue: wordBreakRuns.rawClass(of: scalar)) ?? .other
    }
  }

  /// AHLetter of the annex.
  var isLetter: Bool { self == .aLetter || self == .hebrewLetter || self == .pictographicLetter }
  var isPictographic: Bool { self == .pictographic || self == .pictographicLetter }
  /// Skipped by rule WB4.
  var isIgnorable: Bool { self == .extend || self == .format || self == .zwj }
  var isNewline: Bool { self == .cr || self == .lf || self == .newline }
  /// MidNumLetQ of the annex.
  var isMidNumLetQ: Bool { self == .midNumLet || self == .singleQuote }

  /// Whether a segment with such a scalar is a word and not the text between words.
  var isWordLike: Bool {
    switch self {
    case .katakana, .hebrewLetter, .aLetter, .numeric, .extendNumLet, .pictographic, .pictographicLetter, .ideograph,
      .regionalIndicator:
      true
    default: false
    }
  }
}
