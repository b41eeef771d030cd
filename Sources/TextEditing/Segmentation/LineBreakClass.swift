/// The classes of Unicode Annex 14, table 1, after rule LB1, with two subsets of them that rules LB30 and LB30b need.
enum LineBreakClass: UInt8 {
  case alphabetic, mandatoryBreak, cr, lf, nextLine, space, zeroWidthSpace, wordJoiner, zwj, glue, combiningMark,
    breakOnBothSides, breakAfter, breakBefore, hyphen, contingentBreak, closePunctuation, closeParenthesis,
    exclamation, inseparable, nonstarter, openPunctuation, quotation, infixSeparator, numeric, postfix, prefix,
    symbolsAllowingBreak, hebrewLetter, ideographic, emojiBase, emojiModifier, hangulLV, hangulLVT, hangulL, hangulV,
    hangulT, regionalIndicator, eastAsianOpenPunctuation, reservedPictograph

  init(_ scalar: Unicode.Scalar) {
    switch scalar.value {
    case 0x61...0x7A, 0x41...0x5A: self = .alphabetic
    case 0x30...0x39: self = .numeric
    case 0x20: self = .space
    default: self = LineBreakClass(rawValue: lineBreakRuns.rawClass(of: scalar)) ?? .alphabetic
    }
  }

  /// Whether the line ends after such a scalar (rules LB4 and LB5).
  var endsLine: Bool {
    switch self {
    case .mandatoryBreak, .cr, .lf, .nextLine: true
    default: false
    }
  }

  /// Whether a following combining mark belongs to it (rule LB9).
  var takesMarks: Bool { !endsLine && self != .space && self != .zeroWidthSpace }

  /// AL and HL of the annex.
  var isLetter: Bool { self == .alphabetic || self == .hebrewLetter }
  var isOpening: Bool { self == .openPunctuation || self == .eastAsianOpenPunctuation }
  var isClosing: Bool { self == .closePunctuation || self == .closeParenthesis }
  var isAffix: Bool { self == .prefix || self == .postfix }

  /// ID, EB and EM of the annex.
  var isIdeograph: Bool {
    switch self {
    case .ideographic, .reservedPictograph, .emojiBase, .emojiModifier: true
    default: false
    }
  }

  var isHangul: Bool {
    switch self {
    case .hangulL, .hangulV, .hangulT, .hangulLV, .hangulLVT: true
    default: false
    }
  }
}
