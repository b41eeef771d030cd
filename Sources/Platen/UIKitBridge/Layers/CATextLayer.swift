/// A layer that draws a text.
open class CATextLayer: CALayer {
  open override class func _make() -> CALayer { CATextLayer() }

  /// The text: a `String` or an `NSAttributedString`. Nil, the default, draws none.
  open var string: Any? { didSet { setNeedsDisplay() } }
  /// The font of a `String`: a `UIFont` or the name of a family. Nil, the default, for the system's.
  open var font: Any? { didSet { setNeedsDisplay() } }
  /// The size of the font of a `String` in points, 36 by default.
  open var fontSize: CGFloat = 36 { didSet { setNeedsDisplay() } }
  /// The colour of a `String`, white by default.
  open var foregroundColor: CGColor? = .white { didSet { setNeedsDisplay() } }
  /// Whether lines of text that begins at the left edge are broken at the width of the layer. False by default.
  open var isWrapped = false { didSet { setNeedsDisplay() } }
  /// Where lines are. `.natural` by default.
  open var alignmentMode = CATextLayerAlignmentMode.natural { didSet { setNeedsDisplay() } }
  /// Where a text that is too long is cut off. Kept and ignored; `.none` by default.
  open var truncationMode = CATextLayerTruncationMode.none

  func drawContent(into context: GraphicsContext) {
    guard let text else { return }
    switch alignmentMode {
    case .center: context.draw(text, at: CGPoint(x: bounds.midX, y: 0), anchor: .top)
    case .right: context.draw(text, at: CGPoint(x: bounds.maxX, y: 0), anchor: .topTrailing)
    default: context.draw(text, in: CGRect(x: 0, y: 0, width: isWrapped ? bounds.width : 10_000, height: bounds.height))
    }
  }

  private var text: Text? {
    if let styled = string as? NSAttributedString { return Text(AttributedString(styled)) }
    guard let string = string as? String else { return nil }
    let font = (font as? UIFont)?.withSize(fontSize) ?? (font as? String).flatMap { UIFont(name: $0, size: fontSize) }
    let text = Text(verbatim: string).font(Font(font ?? .systemFont(ofSize: fontSize)))
    return foregroundColor.map { text.foregroundColor(Color(cgColor: $0)) } ?? text
  }
}

/// Where the lines of a layer's text are.
public struct CATextLayerAlignmentMode: RawRepresentable, Hashable, Sendable {
  /// The name of the alignment.
  public let rawValue: String

  /// Creates an alignment of that name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// As the language has it.
  public static let natural = CATextLayerAlignmentMode(rawValue: "natural")
  /// At the left edge.
  public static let left = CATextLayerAlignmentMode(rawValue: "left")
  /// At the right edge.
  public static let right = CATextLayerAlignmentMode(rawValue: "right")
  /// In the middle.
  public static let center = CATextLayerAlignmentMode(rawValue: "center")
  /// At both edges; drawn as `.natural`.
  public static let justified = CATextLayerAlignmentMode(rawValue: "justified")
}

/// Where a layer's text that is too long is cut off.
public struct CATextLayerTruncationMode: RawRepresentable, Hashable, Sendable {
  /// The name of the place.
  public let rawValue: String

  /// Creates a place of that name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Nowhere.
  public static let none = CATextLayerTruncationMode(rawValue: "none")
  /// At its beginning.
  public static let start = CATextLayerTruncationMode(rawValue: "start")
  /// At its end.
  public static let end = CATextLayerTruncationMode(rawValue: "end")
  /// In its middle.
  public static let middle = CATextLayerTruncationMode(rawValue: "middle")
}
