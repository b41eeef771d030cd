/// The direction of lines and rows.
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
  case leftToRight, rightToLeft

  init(_ traits: UITraitCollection) { self = traits.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight }
}

/// Whether what a view shows is mirrored where lines run from right to left.
public enum UISemanticContentAttribute: Int, Sendable {
  case unspecified, playback, spatial, forceLeftToRight, forceRightToLeft
}

extension UIApplication {
  /// The direction of the language of the program's window.
  public var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    UIUserInterfaceLayoutDirection(keyWindow?.traitCollection ?? .current)
  }
}

extension UIView {
  /// The direction of the place in which the view is shown, or the one that ``semanticContentAttribute`` demands.
  public var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    Self.userInterfaceLayoutDirection(
      for: semanticContentAttribute, relativeTo: UIUserInterfaceLayoutDirection(traitCollection))
  }

  /// The direction of views with an attribute, in the language of the program.
  public class func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute
  ) -> UIUserInterfaceLayoutDirection {
    userInterfaceLayoutDirection(for: attribute, relativeTo: UIUserInterfaceLayoutDirection(.current))
  }

  /// The direction of views with an attribute, in a place with a direction.
  public class func userInterfaceLayoutDirection(
    for semanticContentAttribute: UISemanticContentAttribute,
    relativeTo layoutDirection: UIUserInterfaceLayoutDirection
  ) -> UIUserInterfaceLayoutDirection {
    switch semanticContentAttribute {
    case .forceLeftToRight, .playback, .spatial: .leftToRight
    case .forceRightToLeft: .rightToLeft
    case .unspecified: layoutDirection
    }
  }
}
