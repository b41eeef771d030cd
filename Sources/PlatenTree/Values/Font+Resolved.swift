extension Font {
  /// The font of texts that set none.
  public static let `default` = Font.body

  /// What fonts are resolved in. After Apple's `Font.Context` (SwiftUI 26).
  public struct Context: Hashable, Sendable {
    package init() {}
  }

  /// A font in numbers. After Apple's `Font.Resolved` (SwiftUI 26).
  public struct Resolved: Hashable, Sendable {
    /// In points.
    public let pointSize: CGFloat
    /// The weight.
    public let weight: Weight
    /// Whether the letters are slanted.
    public let isItalic: Bool
    /// Whether all characters have the same width.
    public let isMonospaced: Bool

    /// Whether the weight is semibold or heavier.
    public var isBold: Bool { weight.value >= Weight.semibold.value }
  }

  /// The font with the properties of its text style.
  public func resolve(in context: Context) -> Resolved {
    Resolved(
      pointSize: (size ?? Self.pointSize(of: textStyle ?? .body)) * CGFloat(scale),
      weight: weight ?? (textStyle == .headline ? .semibold : .regular), isItalic: isItalic,
      isMonospaced: design == .monospaced)
  }

  /// The sizes that Apple's Human Interface Guidelines give for the text styles, at the default setting.
  package static func pointSize(of style: TextStyle) -> CGFloat {
    switch style {
    case .largeTitle: 34
    case .title: 28
    case .title2: 22
    case .title3: 20
    case .headline, .body: 17
    case .callout: 16
    case .subheadline: 15
    case .footnote: 13
    case .caption: 12
    case .caption2: 11
    }
  }
}
