import CTerminal

/// The width of a grapheme cluster in a terminal.
///
/// The C library's tables (East Asian Width, combining marks) contain the width of a scalar; terminals differ in the
/// width of a sequence. ``model`` is the one of this terminal.
package struct CharacterWidth: Sendable, Equatable {
  package enum Model: Sendable {
    /// A cluster is one or two columns wide, as in mode 2027: ZWJ sequences, flags, skin tones and VS16 form one
    /// picture of two columns.
    case clusters
    /// Each scalar is drawn separately and the widths add up.
    case scalars
  }

  package var model: Model

  package init(model: Model = .clusters) { self.model = model }

  /// The columns of a cluster: 1 or 2, or more if the terminal adds up scalars; 0 for control and format characters,
  /// which are not drawn.
  package func columns(of character: Character) -> Int {
    if let byte = character.singleByte { return Self.columns(ofASCII: byte) }
    return columns(ofCluster: character)
  }

  /// The columns of a character of ASCII: none for control characters.
  static func columns(ofASCII byte: UInt8) -> Int { byte >= 0x20 && byte < 0x7F ? 1 : 0 }

  /// The columns of a string.
  package func columns(of text: some StringProtocol) -> Int {
    var total = 0
    for character in text { total += columns(of: character) }
    return total
  }

  private func columns(ofCluster character: Character) -> Int {
    let scalars = character.unicodeScalars
    var iterator = scalars.makeIterator()
    guard let first = iterator.next() else { return 0 }
    let firstWidth = Self.columns(of: first)
    guard let second = iterator.next() else {
      // A combining mark by itself is shown on a dotted circle; a format character is not shown.
      return first.isControl || first.properties.generalCategory == .format ? 0 : max(firstWidth, 1)
    }

    // CR LF is the only cluster that begins with a control character and goes on.
    guard !first.isControl else { return 0 }

    var sum = firstWidth
    var widest = firstWidth
    var hasEmojiSelector = false
    var next: Unicode.Scalar? = second
    while let scalar = next {
      if scalar == "\u{FE0F}" { hasEmojiSelector = true }
      let width = Self.columns(of: scalar)
      sum += width
      widest = max(widest, width)
      next = iterator.next()
    }
    switch model {
    case .scalars:
      return max(sum, 1)
    case .clusters:
      if first.isRegionalIndicator { return second.isRegionalIndicator ? 2 : max(firstWidth, 1) }
      if hasEmojiSelector && first.properties.isEmoji { return 2 }
      // A spacing vowel sign after its consonant is drawn next to it, up to two columns in all.
      return min(max(widest, sum, 1), 2)
    }
  }

  static func columns(of scalar: Unicode.Scalar) -> Int { max(Int(cterminal_scalar_width(scalar.value)), 0) }

  /// Whether terminals disagree about the width, so that the cursor should be placed again after the cluster.
  static func isUncertain(_ text: String) -> Bool {
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x200D, 0xFE0E, 0xFE0F, 0x1F1E6...0x1F1FF, 0x1F3FB...0x1F3FF, 0x20E3: return true
      default:
        if scalar.properties.generalCategory == .spacingMark { return true }
      }
    }
    return false
  }
}

extension Character {
  /// The only byte of a character of ASCII; nil for any other. `asciiValue` compares each character with CR LF first.
  var singleByte: UInt8? {
    let bytes = utf8
    return bytes.count == 1 ? bytes.first : nil
  }
}

extension Unicode.Scalar {
  var isRegionalIndicator: Bool { (0x1F1E6...0x1F1FF).contains(value) }
}
