/// Glass before what is behind a view: shown as a thin material.
@MainActor @preconcurrency open class UIGlassEffect: UIVisualEffect {
  /// How clear the glass is.
  public enum Style: Int, Sendable { case regular, clear }

  /// How clear the glass is.
  package let style: Style
  /// Whether the glass moves when it is touched. Kept and ignored; false by default.
  open var isInteractive = false
  /// The colour of the glass. Kept and ignored; nil by default.
  open var tintColor: UIColor?

  /// Creates glass.
  public init(style: Style = .regular) {
    self.style = style
    super.init()
  }

  package override var thickness: Int? { 1 }
}

/// An effect for a view with several views of glass in it. It changes nothing here.
@MainActor @preconcurrency open class UIGlassContainerEffect: UIVisualEffect {
  /// The distance at which views of glass flow together. Kept and ignored; 0 by default.
  open var spacing: CGFloat = 0
}

/// The radius of a corner.
public struct UICornerRadius: Hashable, Sendable {
  let points: CGFloat

  /// A radius in points.
  public static func fixed(_ radius: CGFloat) -> UICornerRadius { UICornerRadius(points: radius) }
  /// The radius of the view around, less the distance: at least `minimum`, which it is here.
  public static func containerConcentric(minimum: CGFloat? = nil) -> UICornerRadius {
    UICornerRadius(points: minimum ?? 0)
  }
}

/// The corners of a view. All have one radius here: the largest of them.
public struct UICornerConfiguration: Hashable, Sendable {
  let radius: CGFloat

  /// Ends that are half circles, with a radius of at most so many points.
  public static func capsule(maximumRadius: CGFloat? = nil) -> UICornerConfiguration {
    UICornerConfiguration(radius: maximumRadius ?? 999)
  }
  /// Four equal corners.
  public static func uniformCorners(radius: UICornerRadius) -> UICornerConfiguration {
    UICornerConfiguration(radius: radius.points)
  }
  /// Four equal corners.
  public static func corners(radius: UICornerRadius) -> UICornerConfiguration { uniformCorners(radius: radius) }
  /// Four corners.
  public static func corners(
    topLeftRadius: UICornerRadius?, topRightRadius: UICornerRadius?, bottomLeftRadius: UICornerRadius?,
    bottomRightRadius: UICornerRadius?
  ) -> UICornerConfiguration {
    let radii = [topLeftRadius, topRightRadius, bottomLeftRadius, bottomRightRadius].compactMap { $0?.points }
    return UICornerConfiguration(radius: radii.max() ?? 0)
  }
}

extension UIView {
  /// The corners of the view, as the radius of its layer.
  public var cornerConfiguration: UICornerConfiguration {
    get { .uniformCorners(radius: .fixed(ownLayer?.cornerRadius ?? 0)) }
    set {
      layer.cornerRadius = newValue.radius
      clipsToBounds = newValue.radius > 0
    }
  }
}
