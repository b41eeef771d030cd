/// How a shape is filled. Edges are as smooth as the front end can draw them, whatever is set.
public struct FillStyle: Hashable, Sendable {
  /// Whether areas are filled by the even-odd rule; false is the rule of non-zero winding.
  public var isEOFilled: Bool
  /// Whether edges are smoothed. Kept and ignored: front ends smooth them.
  public var isAntialiased: Bool

  /// Creates a style of filling.
  public init(eoFill: Bool = false, antialiased: Bool = true) {
    isEOFilled = eoFill
    isAntialiased = antialiased
  }
}

/// How an outline is drawn.
public struct StrokeStyle: Hashable, Sendable {
  /// The width of the line, in points.
  public var lineWidth: CGFloat
  /// The shape of the line's ends.
  public var lineCap: CGLineCap
  /// The shape of the line's corners.
  public var lineJoin: CGLineJoin
  /// How far a corner may reach, in widths of the line, before it is cut off.
  public var miterLimit: CGFloat
  /// The lengths of the line's dashes and of the spaces between them, alternating, in points; empty for a solid line.
  public var dash: [CGFloat]
  /// How far into the dashes the line starts, in points.
  public var dashPhase: CGFloat

  /// Creates a style of drawing lines. Lengths are in points.
  public init(
    lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter, miterLimit: CGFloat = 10,
    dash: [CGFloat] = [], dashPhase: CGFloat = 0
  ) {
    self.lineWidth = lineWidth
    self.lineCap = lineCap
    self.lineJoin = lineJoin
    self.miterLimit = miterLimit
    self.dash = dash
    self.dashPhase = dashPhase
  }
}

/// How a line ends.
public enum CGLineCap: Int32, Hashable, Sendable { case butt, round, square }

/// How two lines meet.
public enum CGLineJoin: Int32, Hashable, Sendable { case miter, round, bevel }
