/// How assistive technology treats the views inside a view.
public struct AccessibilityChildBehavior: Hashable, Sendable {
  fileprivate let name: String

  /// The children are hidden from assistive technology.
  public static let ignore = AccessibilityChildBehavior(name: "ignore")
  /// The children stay elements of their own.
  public static let contain = AccessibilityChildBehavior(name: "contain")
  /// The children become one element.
  public static let combine = AccessibilityChildBehavior(name: "combine")
}

extension View {
  /// Makes the view one element to assistive technology, or a group.
  ///
  /// - Parameter children: What becomes of the views inside. With `.ignore` they are left out, and the view has the name
  ///   and the value that the program gives it. With `.combine` they are one element with all their words, where none of
  ///   them is a control; otherwise, and with `.contain`, they are a group of elements.
  nonisolated public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View {
    transformEnvironment(with: children) { values, children in
      switch children {
      case .ignore: values.nodeScope.accessibilityDetails.areChildrenHidden = true
      case .combine: values.nodeScope.accessibilityDetails.combinesChildren = true
      default: values.nodeScope.accessibilityDetails.isGroup = true
      }
    }
  }
}
