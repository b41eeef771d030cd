import Foundation

/// An outline of a view.
public struct UIShape: Hashable, Sendable {
  private enum Kind: Hashable {
    case rect(cornerRadius: CGFloat?)
    case capsule, circle, fixedRect
    case frame(CGRect, cornerRadius: CGFloat?)
  }

  private let kind: Kind

  /// The bounds of the view, with its corners.
  public static let rect = UIShape(kind: .rect(cornerRadius: nil))
  /// The bounds of the view, with the corners that they have.
  public static let fixedRect = UIShape(kind: .fixedRect)
  /// The bounds of the view with half circles at the short sides.
  public static let capsule = UIShape(kind: .capsule)
  /// The largest circle in the bounds.
  public static let circle = UIShape(kind: .circle)

  /// The bounds of the view with corners of a radius in points.
  public static func rect(cornerRadius: CGFloat) -> UIShape { UIShape(kind: .rect(cornerRadius: cornerRadius)) }
  /// A rectangle in points, with corners of a radius in points.
  public static func fixedRect(_ rect: CGRect, cornerRadius: CGFloat? = nil) -> UIShape {
    UIShape(kind: .frame(rect, cornerRadius: cornerRadius))
  }
}

/// How a view is shown below the pointer.
public protocol UIHoverEffect: Hashable, Sendable {}

/// The effect that suits the view.
public struct UIHoverAutomaticEffect: UIHoverEffect {
  /// Creates the effect.
  public init() {}
}

/// A highlight of the view.
public struct UIHoverHighlightEffect: UIHoverEffect {
  /// Creates the effect.
  public init() {}
}

/// The view comes towards the user.
public struct UIHoverLiftEffect: UIHoverEffect {
  /// Creates the effect.
  public init() {}
}

extension UIHoverEffect where Self == UIHoverAutomaticEffect {
  /// The effect that suits the view.
  public static var automatic: UIHoverAutomaticEffect { UIHoverAutomaticEffect() }
}

extension UIHoverEffect where Self == UIHoverHighlightEffect {
  /// A highlight of the view.
  public static var highlight: UIHoverHighlightEffect { UIHoverHighlightEffect() }
}

extension UIHoverEffect where Self == UIHoverLiftEffect {
  /// The view comes towards the user.
  public static var lift: UIHoverLiftEffect { UIHoverLiftEffect() }
}

/// How a view is shown below the pointer, and in which outline. Kept and ignored: below the pointer fields and
/// buttons have the appearance that their front end gives them.
public struct UIHoverStyle: Hashable, Sendable {
  /// The effect below the pointer.
  public var effect: any UIHoverEffect
  /// The outline of the effect; nil for that of the view.
  public var shape: UIShape?
  /// Whether the effect is shown, true by default.
  public var isEnabled = true

  /// A style with an effect and an outline.
  public init(effect: some UIHoverEffect = .automatic, shape: UIShape? = nil) {
    self.effect = effect
    self.shape = shape
  }

  /// The style that suits the view.
  public static func automatic() -> UIHoverStyle { UIHoverStyle() }

  /// Whether two styles are alike.
  public static func == (first: UIHoverStyle, second: UIHoverStyle) -> Bool {
    AnyHashable(first.effect) == AnyHashable(second.effect) && first.shape == second.shape
      && first.isEnabled == second.isEnabled
  }

  /// Adds the parts of the style.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(AnyHashable(effect))
    hasher.combine(shape)
    hasher.combine(isEnabled)
  }
}
