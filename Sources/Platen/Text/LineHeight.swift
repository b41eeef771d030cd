extension AttributedString {
  /// The distance between the baselines of two lines of a text.
  public struct LineHeight: Hashable, Sendable {
    /// Nil for that of the font.
    let shown: TextLineHeight?

    /// The height that the font has by its letters.
    public static var variable: LineHeight { LineHeight(shown: nil) }
    /// 1.3 times the size of the font.
    public static var normal: LineHeight { .multiple(factor: 1.3) }
    /// 1.1 times the size of the font.
    public static var tight: LineHeight { .multiple(factor: 1.1) }
    /// 1.6 times the size of the font.
    public static var loose: LineHeight { .multiple(factor: 1.6) }

    /// A multiple of the size of the font. A factor that is no positive number gives the height of the font.
    public static func multiple(factor: CGFloat) -> LineHeight {
      LineHeight(shown: valid(factor).map { .multiple($0) })
    }

    /// The size of the font and some points more. An increase below zero is none.
    public static func leading(increase: CGFloat) -> LineHeight {
      LineHeight(shown: increase.isFinite ? .leading(max(increase, 0)) : nil)
    }

    /// A number of points. One that is not positive gives the height of the font.
    public static func exact(points: CGFloat) -> LineHeight { LineHeight(shown: valid(points).map { .exact($0) }) }

    private static func valid(_ value: CGFloat) -> CGFloat? { value.isFinite && value > 0 ? min(value, 10_000) : nil }
  }
}

private enum LineHeightKey: EnvironmentKey { static let defaultValue: AttributedString.LineHeight? = nil }

extension EnvironmentValues {
  /// The height of the lines of texts; nil, which is the default, for that of the front end.
  public var lineHeight: AttributedString.LineHeight? {
    get { self[LineHeightKey.self] }
    set { self[LineHeightKey.self] = newValue }
  }
}

extension View {
  /// Sets the height of the lines of texts in the view; nil for that of the front end. It applies to texts in pages and
  /// windows; fields keep the height of their font, and a terminal has rows of cells.
  nonisolated public func lineHeight(_ lineHeight: AttributedString.LineHeight?) -> some View {
    environment(\.lineHeight, lineHeight)
  }
}
