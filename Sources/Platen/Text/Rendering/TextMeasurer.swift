/// Measures parts of a text for a ``TextRenderer``, in points: by the metrics of the front end where it has the driver
/// lay views out, else by an estimate.
@MainActor struct TextMeasurer {
  private let font: Font
  private let metrics: (any LayoutMetrics)?
  private let node: Node?
  /// How much wider than estimated letters are.
  var stretch: CGFloat = 1

  /// `node` is a text node for measuring, whose content is replaced; nil for an estimate.
  init(font: Font, metrics: (any LayoutMetrics)?, node: Node?) {
    self.font = font
    self.metrics = metrics
    self.node = node
  }

  var isExact: Bool { metrics != nil && node != nil }

  /// The width of a text in the style of a run.
  func width(_ text: String, in style: TextRun) -> CGFloat {
    guard let metrics, node != nil else {
      let size = pointSize(style)
      return text.reduce(0) { $0 + stretch * size * ($1.isWide ? 1 : 0.6) + style.kerning }
    }
    // Spaces at the end would not be measured.
    let units = size(text + ".", style, metrics).width - size(".", style, metrics).width
    return metrics.points(max(units, 0), along: .horizontal)
  }

  /// The height of letters in the style of a run above the baseline and below it.
  func height(of style: TextRun) -> (ascent: CGFloat, descent: CGFloat) {
    guard let metrics, let node else {
      let height = (pointSize(style) * 1.2).rounded()
      return (height * 0.8, height * 0.2)
    }
    let size = size("Xg", style, metrics)
    let baseline = metrics.baseline(of: node, size, isFirst: true) ?? size.height
    let height = metrics.points(size.height, along: .vertical)
    let ascent = metrics.points(baseline, along: .vertical)
    return (ascent, max(height - ascent, 0))
  }

  private func size(_ text: String, _ style: TextRun, _ metrics: any LayoutMetrics) -> CGSize {
    guard let node else { return .zero }
    var run = style
    run.text = text
    node.content = .leaf(.text(TextContent(runs: [run], font: font)))
    return metrics.size(of: node, proposal: .unspecified) ?? .zero
  }

  private func pointSize(_ style: TextRun) -> CGFloat { (style.font ?? font).resolve(in: Font.Context()).pointSize }
}

extension Character {
  /// Whether it is about twice as wide as a letter: an emoji, or one of East Asia's (Unicode annex 11).
  fileprivate var isWide: Bool {
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
