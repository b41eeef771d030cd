extension Unicode.Scalar {
  /// Whether the scalar ends a line (Unicode Annex 14: BK, CR, LF, NL).
  package var isLineBreak: Bool {
    switch value {
    case 0x0A...0x0D, 0x85, 0x2028, 0x2029: true
    default: false
    }
  }

  /// Whether the scalar is white space (Unicode property White_Space).
  package var isSpace: Bool {
    switch value {
    case 0x09...0x0D, 0x20, 0x85, 0xA0, 0x1680, 0x2000...0x200A, 0x2028, 0x2029, 0x202F, 0x205F, 0x3000: true
    default: false
    }
  }
}

extension String {
  /// The text as a field of one line takes it: without the line breaks at its ends, and with a space for every tab and
  /// for the line breaks between two others.
  package var onOneLine: String {
    guard unicodeScalars.contains(where: { $0.isLineBreak || $0 == "\t" }) else { return self }
    var result = String.UnicodeScalarView()
    var followsBreak = false
    for scalar in unicodeScalars {
      if scalar.isLineBreak {
        followsBreak = !result.isEmpty
      } else {
        if followsBreak { result.append(" ") }
        followsBreak = false
        result.append(scalar == "\t" ? " " : scalar)
      }
    }
    return String(result)
  }
}
