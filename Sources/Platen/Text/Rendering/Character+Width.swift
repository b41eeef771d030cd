extension Character {
  /// How wide the character is about, as a part of the size of its font.
  func estimatedWidth(isMonospaced: Bool, isBold: Bool) -> CGFloat {
    if isWide { return 1 }
    if isMonospaced { return 0.6 }
    // A letter with marks is as wide as the letter.
    let scalar = String(self).decomposedStringWithCanonicalMapping.unicodeScalars.first
    guard let scalar, (0x20...0x7E).contains(scalar.value) else { return 0.6 }
    return CGFloat(widths[Int(scalar.value) - 0x20]) / 1000 * (isBold ? 1.08 : 1)
  }

  /// Whether it is about twice as wide as a letter: an emoji, or one of East Asia's (Unicode annex 11).
  private var isWide: Bool {
    unicodeScalars.contains { scalar in
      scalar.properties.isEmojiPresentation
        || scalar.value >= 0x1100 && wideBlocks.contains { $0.contains(scalar.value) }
    }
  }
}

private let wideBlocks: [ClosedRange<UInt32>] = [
  0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF,
  0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x20000...0x3FFFD,
]

/// The widths of the characters from U+0020 to U+007E in thousandths of the size, as they are in Helvetica (Adobe's font
/// metrics for the core fonts of PostScript): other fonts without serifs have about the same proportions.
private let widths: [UInt16] = [
  278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278, 556, 556, 556, 556, 556, 556,
  556, 556, 556, 556, 278, 278, 584, 584, 584, 556, 1015, 667, 667, 722, 722, 667, 611, 778, 722, 278, 500, 667,
  556, 833, 722, 778, 667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 278, 278, 278, 469, 556, 333, 556,
  556, 500, 556, 556, 278, 556, 556, 222, 222, 500, 222, 833, 556, 556, 556, 556, 333, 500, 278, 556, 500, 722,
  500, 500, 500, 334, 260, 334, 584,
]
