import Foundation

/// The direction in which lines are read.
public enum LayoutDirection: Hashable, CaseIterable, Sendable { case leftToRight, rightToLeft }

extension LayoutDirection {
  /// The direction of a language's script.
  package init(_ locale: Locale) {
    self = locale.language.characterDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }
}

extension Node {
  /// Whether views begin at the right here, and lines of text do.
  package var isRightToLeft: Bool {
    if let own = attributes.layoutDirection { return own == .rightToLeft }
    return parent?.isRightToLeft ?? false
  }

  /// Has what is in the node placed again, and in those in it that have no direction of their own.
  package func directionDidChange() {
    invalidateLayout()
    for child in children where child.attributes.layoutDirection == nil { child.directionDidChange() }
  }
}

extension TextAlignment {
  /// The same alignment counted from the left: of lines that are read from right to left the leading edge is the right
  /// one.
  package func fromLeft(inRightToLeft isRightToLeft: Bool) -> TextAlignment {
    guard isRightToLeft else { return self }
    return switch self {
    case .leading: .trailing
    case .center: .center
    case .trailing: .leading
    }
  }
}
