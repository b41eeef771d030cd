/// Breaks a text into lines, for a ``TextRenderer``.
@MainActor struct TextLayoutMaker {
  private let content: TextContent
  private let attributes: [CustomTextAttributes]
  private let size: CGSize
  private let direction: LayoutDirection
  private var measurer: TextMeasurer
  private var pieces: [Piece] = []

  /// A character with the number of its run and its width.
  private struct Piece {
    let character: Character
    let run: Int
    let offset: Int
    var width: CGFloat
  }

  /// The lines of a text in a rectangle of `size` points. `ownWidth` is the width that the front end has for the text
  /// in one line, where that is known.
  static func layout(
    of content: TextContent, attributes: [CustomTextAttributes], in size: CGSize, ownWidth: CGFloat?,
    direction: LayoutDirection, measurer: TextMeasurer
  ) -> Text.Layout {
    var maker = TextLayoutMaker(
      content: content, attributes: attributes, size: size, direction: direction, measurer: measurer)
    maker.measure()
    let lines = measurer.isExact ? maker.lines(in: size.width) : maker.fitted(ownWidth)
    return maker.placed(lines)
  }

  private init(
    content: TextContent, attributes: [CustomTextAttributes], size: CGSize, direction: LayoutDirection,
    measurer: TextMeasurer
  ) {
    self.content = content
    self.attributes = attributes
    self.size = size
    self.direction = direction
    self.measurer = measurer
  }

  // MARK: widths

  private mutating func measure() {
    pieces = []
    var offset = 0
    for (index, run) in content.runs.enumerated() {
      // A word is measured with what is before it, so that roundings do not add up.
      var start: (text: String, width: CGFloat) = ("", 0)
      var word = ""
      var before: CGFloat = 0
      for character in run.text {
        if word.last?.isWhitespace == true, !character.isWhitespace {
          start.text += word
          start.width = measurer.width(start.text, in: run)
          (word, before) = ("", 0)
        }
        word.append(character)
        let after = measurer.width(word, in: run)
        pieces.append(Piece(character: character, run: index, offset: offset, width: max(after - before, 0)))
        before = after
        offset += character.utf16.count
      }
    }
  }

  /// Where an estimate leads to a number of lines that the front end has not, letters are taken to be wider or
  /// narrower; where their width is known, lines are.
  private mutating func fitted(_ ownWidth: CGFloat?) -> [Range<Int>] {
    let height = lineHeight + content.lineSpacing
    guard height > 0, size.height.isFinite else { return lines(in: size.width) }
    let count = max(Int(((size.height + content.lineSpacing) / height).rounded()), 1)
    let known = stretch(for: count == 1 ? size.width : ownWidth)
    let likely = known ?? 1.1
    measurer.stretch = likely
    measure()
    let first = lines(in: size.width)
    // The nearest is tried first; letters over each other are worse than space between them.
    for change in [0, 0.02, -0.02, 0.05, -0.05, 0.1, -0.1, 0.15, -0.15, 0.2, -0.2, -0.25, -0.3, 0.3] {
      if known == nil {
        measurer.stretch = likely * (1 + change)
        measure()
      }
      let tried = lines(in: known == nil ? size.width : size.width / (1 + change))
      if tried.count == count { return tried }
    }
    if known == nil {
      measurer.stretch = likely
      measure()
    }
    return first
  }

  /// How much wider letters are than estimated, where the longest paragraph is so wide in one line; nil where that is
  /// not known, or not possible.
  private func stretch(for width: CGFloat?) -> CGFloat? {
    let paragraphs = pieces.split { $0.character.isNewline }
    let estimate = paragraphs.map { $0.reduce(0) { $0 + $1.width } }.max() ?? 0
    guard let width, width > 0, estimate > 0, width < estimate * 1.6, width > estimate * 0.6 else { return nil }
    return width / estimate
  }

  private var lineHeight: CGFloat {
    content.runs.map { measurer.height(of: $0) }.map { $0.ascent + $0.descent }.max() ?? 0
  }

  // MARK: lines

  /// The ranges of pieces that are lines: broken between words, or within one that is longer than a line.
  private func lines(in available: CGFloat) -> [Range<Int>] {
    var lines: [Range<Int>] = []
    var (start, word) = (0, 0)
    var width: CGFloat = 0
    for (index, piece) in pieces.enumerated() {
      if piece.character.isNewline {
        lines.append(start..<index + 1)
        (start, word, width) = (index + 1, index + 1, 0)
        continue
      }
      if piece.character.isWhitespace {
        width += piece.width
        word = index + 1
        continue
      }
      if width + piece.width > available + 0.5, index > start {
        let end = word > start ? word : index
        lines.append(start..<end)
        start = end
        word = max(word, end)
        width = pieces[start..<index].reduce(0) { $0 + $1.width }
      }
      width += piece.width
    }
    if start < pieces.count || lines.isEmpty { lines.append(start..<pieces.count) }
    return lines
  }

  // MARK: places

  private func placed(_ lines: [Range<Int>]) -> Text.Layout {
    var limit = max(content.lineLimit ?? lines.count, 1)
    let height = lineHeight + content.lineSpacing
    if measurer.isExact, height > 0, size.height.isFinite {
      // Front ends round the height of a text.
      limit = min(limit, max(Int((size.height + content.lineSpacing) / height + 0.25), 1))
    }
    let isTruncated = lines.count > limit
    var placed: [Text.Layout.Line] = []
    var top: CGFloat = 0
    for (index, range) in lines.prefix(limit).enumerated() {
      var shown = Array(pieces[range])
      while let last = shown.last, last.character.isWhitespace { shown.removeLast() }
      if isTruncated, index == limit - 1 { truncate(&shown) }
      let line = line(of: shown, top: top, style: range.first.map { pieces[$0].run } ?? 0)
      top += line.typographicBounds.ascent + line.typographicBounds.descent + content.lineSpacing
      placed.append(line)
    }
    return Text.Layout(lines: placed, isTruncated: isTruncated)
  }

  private func truncate(_ shown: inout [Piece]) {
    guard let last = shown.last else { return }
    let width = measurer.width("…", in: content.runs[last.run])
    while shown.count > 1, shown.reduce(width, { $0 + $1.width }) > size.width + 0.5 { shown.removeLast() }
    let offset = (shown.last ?? last).offset + (shown.last ?? last).character.utf16.count
    shown.append(Piece(character: "…", run: shown.last?.run ?? last.run, offset: offset, width: width))
  }

  private func line(of shown: [Piece], top: CGFloat, style: Int) -> Text.Layout.Line {
    var bounds = Text.Layout.TypographicBounds()
    bounds.width = shown.reduce(0) { $0 + $1.width }
    let styles = shown.isEmpty ? [style] : Array(Set(shown.map(\.run)))
    for index in styles where content.runs.indices.contains(index) {
      let (ascent, descent) = measurer.height(of: content.runs[index])
      bounds.ascent = max(bounds.ascent, ascent)
      bounds.descent = max(bounds.descent, descent)
    }
    bounds.leading = content.lineSpacing
    let space = max(size.width - bounds.width, 0)
    bounds.origin = CGPoint(x: space * share, y: top + bounds.ascent)
    return Text.Layout.Line(
      runs: runs(of: shown, in: bounds), paragraphLayoutDirection: direction, typographicBounds: bounds)
  }

  /// How much of the space beside a line is at its left.
  private var share: CGFloat {
    switch content.alignment.fromLeft(inRightToLeft: direction == .rightToLeft) {
    case .leading: 0
    case .center: 0.5
    case .trailing: 1
    }
  }

  private func runs(of shown: [Piece], in bounds: Text.Layout.TypographicBounds) -> [Text.Layout.Run] {
    var runs: [Text.Layout.Run] = []
    var x: CGFloat = 0
    for group in groups(shown) {
      let style = content.runs[shown[group.lowerBound].run]
      let width = shown[group].reduce(0) { $0 + $1.width }
      var place = Text.Layout.TypographicBounds()
      (place.ascent, place.descent) = measurer.height(of: style)
      place.width = width
      let left = direction == .leftToRight ? x : bounds.width - x - width
      place.origin = CGPoint(x: bounds.origin.x + left, y: bounds.origin.y - style.baselineOffset)
      x += width
      var edges: [CGFloat] = [0]
      for piece in shown[group] { edges.append(edges[edges.count - 1] + piece.width) }
      let characters = shown[group].map(\.character)
      runs.append(
        Text.Layout.Run(
          style: style, font: content.font, foreground: content.foreground,
          attributes: attributes[shown[group.lowerBound].run], characters: characters,
          offsets: shown[group].map(\.offset), edges: edges,
          layoutDirection: characters.lazy.compactMap(\.direction).first ?? direction, typographicBounds: place))
    }
    return runs
  }

  /// The stretches of one run each.
  private func groups(_ shown: [Piece]) -> [Range<Int>] {
    var groups: [Range<Int>] = []
    for index in shown.indices {
      if let last = groups.last, shown[last.lowerBound].run == shown[index].run {
        groups[groups.count - 1] = last.lowerBound..<index + 1
      } else {
        groups.append(index..<index + 1)
      }
    }
    return groups
  }
}

extension Character {
  /// The direction of a letter; nil for characters that are read in any.
  fileprivate var direction: LayoutDirection? {
    guard let scalar = unicodeScalars.first else { return nil }
    switch scalar.value {
    case 0x590...0x8FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF, 0x1E800...0x1EFFF: return .rightToLeft
    default: return scalar.properties.isAlphabetic ? .leftToRight : nil
    }
  }
}
