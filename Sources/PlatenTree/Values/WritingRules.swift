import TextEditing

/// How the direction of a paragraph is found, and which edge its lines begin at.
package struct WritingRules: Equatable, Sendable {
  /// Whether the leading edge is that of the writing of each paragraph; otherwise it is that of the layout.
  package let alignsByWriting: Bool
  /// Whether paragraphs are read in the direction of the layout; otherwise each in that of its first letter (rules P2
  /// and P3 of Unicode Annex 9).
  package let followsLayout: Bool

  /// Paragraphs that are read in the direction of the layout begin at its edge, whatever `alignsByWriting` says.
  package init(alignsByWriting: Bool = false, followsLayout: Bool = false) {
    self.alignsByWriting = alignsByWriting && !followsLayout
    self.followsLayout = followsLayout
  }

  /// The level of all paragraphs; nil where it follows from the letters of each.
  package func level(inRightToLeft isRightToLeft: Bool) -> UInt8? {
    followsLayout ? isRightToLeft ? 1 : 0 : nil
  }

  /// An alignment of lines whose leading edge is that of the layout.
  ///
  /// - Parameter letters: The level of the first letter of the paragraph; nil where it has none, as digits and an empty
  ///   text, which begin where the layout does.
  package func alignment(
    _ alignment: TextAlignment, letters: UInt8?, inRightToLeft isRightToLeft: Bool
  ) -> TextAlignment {
    guard alignsByWriting, let letters else { return alignment }
    return alignment.fromLeft(inRightToLeft: (letters == 1) != isRightToLeft)
  }
}

extension StringProtocol {
  /// The level of the first letter with a direction that is not isolated (rules P2 and P3 of Unicode Annex 9): 0 from
  /// left to right, 1 from right to left; nil without one among the first 1,024 scalars.
  package var firstLetterLevel: UInt8? {
    var isolates = 0
    for scalar in unicodeScalars.prefix(1_024) {
      switch BidiClass(scalar) {
      case .l where isolates == 0: return 0
      case .r where isolates == 0, .al where isolates == 0: return 1
      case .lri, .rli, .fsi: isolates += 1
      case .pdi: isolates = Swift.max(isolates - 1, 0)
      default: continue
      }
    }
    return nil
  }
}

extension FieldContent {
  /// Where the line of a field of one line is, counted from the edge at which the layout begins.
  package func lineAlignment(inRightToLeft isRightToLeft: Bool) -> TextAlignment {
    guard writing.alignsByWriting, !isSecret else { return alignment }
    return writing.alignment(alignment, letters: text.firstLetterLevel, inRightToLeft: isRightToLeft)
  }
}
