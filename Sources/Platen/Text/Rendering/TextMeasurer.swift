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

  /// How often a text is measured at once.
  private static let repetitions = 8

  var isExact: Bool { metrics != nil && node != nil }

  /// The width of a text in the style of a run.
  func width(_ text: String, in style: TextRun) -> CGFloat {
    guard let metrics, node != nil else {
      let size = pointSize(style)
      let resolved = (style.font ?? font).resolve(in: Font.Context())
      return text.reduce(0) {
        $0 + stretch * size * $1.estimatedWidth(isMonospaced: resolved.isMonospaced, isBold: resolved.isBold)
          + style.kerning
      }
    }
    // Spaces at the end would not be measured, and front ends round a width up: what is measured is repeated.
    let repeated = String(repeating: text, count: Self.repetitions)
    let units = size(repeated + ".", style, metrics).width - size(".", style, metrics).width
    return metrics.points(max(units / CGFloat(Self.repetitions), 0), along: .horizontal)
  }

  /// The height of letters in the style of a run above the baseline and below it.
  func height(of style: TextRun) -> (ascent: CGFloat, descent: CGFloat) {
    guard let metrics, let node else {
      let height = (pointSize(style) * 1.2).rounded()
      return (height * 0.8, height * 0.2)
    }
    let lines = size(
      Array(repeating: "Xg", count: Self.repetitions).joined(separator: "\n"), style, metrics)
    let lineHeight = lines.height / CGFloat(Self.repetitions)
    let baseline = metrics.baseline(of: node, lines, isFirst: true) ?? lineHeight
    let height = metrics.points(lineHeight, along: .vertical)
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
