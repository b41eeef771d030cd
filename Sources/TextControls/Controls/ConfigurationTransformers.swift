/// Changes the attributes of a text in a configuration, as the font of a button's title.
public struct UIConfigurationTextAttributesTransformer: Sendable {
  /// The change: it receives the attributes and returns those that are shown.
  public let transform: @Sendable (AttributeContainer) -> AttributeContainer

  /// Creates a transformer.
  public init(_ transform: @escaping @Sendable (AttributeContainer) -> AttributeContainer) {
    self.transform = transform
  }

  /// The attributes that are shown in place of others.
  public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer { transform(input) }
}

/// Changes a colour of a configuration.
public struct UIConfigurationColorTransformer: Sendable {
  /// The change: it receives a colour and returns the one that is shown.
  public let transform: @Sendable (UIColor) -> UIColor

  /// Creates a transformer.
  public init(_ transform: @escaping @Sendable (UIColor) -> UIColor) { self.transform = transform }

  /// The colour that is shown in place of another.
  public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }

  /// The tint, whatever colour it is given.
  public static let preferredTint = UIConfigurationColorTransformer { _ in .tintColor }
}

/// Edges of a rectangle, where left and right depend on the direction of the interface.
public struct NSDirectionalRectEdge: OptionSet, Hashable, Sendable {
  /// The bits of the set, as in UIKit.
  public let rawValue: UInt

  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The upper edge.
  public static let top = NSDirectionalRectEdge(rawValue: 1)
  /// The edge at which a line begins.
  public static let leading = NSDirectionalRectEdge(rawValue: 2)
  /// The lower edge.
  public static let bottom = NSDirectionalRectEdge(rawValue: 4)
  /// The edge at which a line ends.
  public static let trailing = NSDirectionalRectEdge(rawValue: 8)
  /// All edges.
  public static let all: NSDirectionalRectEdge = [.top, .leading, .bottom, .trailing]
}
