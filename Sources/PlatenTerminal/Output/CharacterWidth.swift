import CTerminal

/// The width of a grapheme cluster in a terminal.
///
/// The C library's tables (East Asian Width, combining marks) contain the width of a scalar. Terminals differ in the
/// width of a sequence, and what one does with a kind of sequence says nothing of the other kinds: each is measured by
/// itself, see ``TerminalQueries/probe``.
package struct CharacterWidth: Sendable, Equatable {
  /// Whether the parts of a sequence with zero width joiners form one picture.
  package var joinsSequences = true
  /// Whether U+FE0F gives two columns to an emoji that has one without it, as ❤️ and 1️⃣.
  package var widensSelected = true
  /// Whether a skin tone colours the emoji before it, and is not drawn next to it.
  package var joinsTones = true
  /// The columns of an ellipsis: three where the font has none, as that of the console.
  var ellipsis = 1

  package init(joinsSequences: Bool = true, widensSelected: Bool = true, joinsTones: Bool = true) {
    self.joinsSequences = joinsSequences
    self.widensSelected = widensSelected
    self.joinsTones = joinsTones
  }

  /// Each scalar is drawn separately and the widths add up.
  package static let scalars = CharacterWidth(joinsSequences: false, widensSelected: false, joinsTones: false)

  static let ellipsis: Unicode.Scalar = "\u{2026}"
  /// The zero width joiner.
  static let joiner: Unicode.Scalar = "\u{200D}"

  /// All that a terminal may draw of a cluster.
  static let widest = CharacterWidth(joinsSequences: false, widensSelected: true, joinsTones: false)

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
      if first == Self.ellipsis { return ellipsis }
      // A combining mark by itself is shown on a dotted circle; a format character is not shown.
      return first.isControl || first.properties.generalCategory == .format ? 0 : max(firstWidth, 1)
    }

    // CR LF is the only cluster that begins with a control character and has more after it.
    guard !first.isControl else { return 0 }
    if first.isRegionalIndicator { return second.isRegionalIndicator ? 2 : max(firstWidth, 1) }

    // The columns of the parts between joiners: of the first, of the widest, and of all.
    var (start, widest, sum) = (-1, 0, 0)
    var part = firstWidth
    var last = first
    func endPart() {
      if start < 0 { start = part }
      widest = max(widest, part)
      sum += part
    }
    var next: Unicode.Scalar? = second
    while let scalar = next {
      switch scalar.value {
      case 0x200D:
        endPart()
        part = 0
      case 0xFE0F: if widensSelected, part == 1, last.properties.isEmoji { part = 2 }
      case 0x1F3FB...0x1F3FF where part > 0: part = joinsTones ? 2 : part + Self.columns(of: scalar)
      default: part += Self.columns(of: scalar)
      }
      last = scalar
      next = iterator.next()
    }
    endPart()
    guard joinsSequences else { return max(sum, 1) }
    // A picture is as wide as its widest part, unless the terminal keeps the width of what it joins the others to. A
    // spacing vowel sign after its consonant is drawn next to it, up to two columns in all.
    let columns = widensSelected ? widest : start
    return max(joinsTones ? min(columns, 2) : columns, 1)
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
