// Input that front ends do not report, or handle by themselves. These modifiers are accepted and ignored.

/// Whether a kind of input scrolls. Accepted and ignored.
public struct ScrollInputBehavior: Hashable, Sendable {
  let name: String

  /// The platform's choice. Ignored, like all values of this type.
  public static let automatic = ScrollInputBehavior(name: "automatic")
  /// Requests scrolling. Ignored, like all values of this type.
  public static let enabled = ScrollInputBehavior(name: "enabled")
  /// Requests no scrolling. Ignored, like all values of this type.
  public static let disabled = ScrollInputBehavior(name: "disabled")
}

/// A kind of input that scrolls on some devices. Accepted and ignored: there is none here.
public struct ScrollInputKind: Hashable, Sendable {
  let name: String

  /// A gesture of the hand with a watch. Ignored.
  public static let handGestureShortcut = ScrollInputKind(name: "handGestureShortcut")
  /// The eyes. Ignored.
  public static let look = ScrollInputKind(name: "look")
}

extension View {
  /// Accepted and ignored: front ends scroll by the pointer and by keys.
  nonisolated public func scrollInputBehavior(
    _ behavior: ScrollInputBehavior, for input: ScrollInputKind
  ) -> some View {
    self
  }

  /// Accepted and ignored: front ends show their own effects under the pointer.
  nonisolated public func hoverEffect(_ effect: HoverEffect, isEnabled: Bool) -> some View { self }

  /// Accepted and ignored: front ends show their own effects under the pointer.
  nonisolated public func hoverEffectDisabled(_ disabled: Bool = true) -> some View { self }

  /// Accepted and ignored: front ends show their own effects under the pointer.
  nonisolated public func defaultHoverEffect(_ effect: HoverEffect?) -> some View { self }

  /// Accepted and ignored: the press that activates a window is passed to the view under it, if the desktop does so.
  nonisolated public func allowsWindowActivationEvents(_ value: Bool? = true) -> some View { self }

  /// Accepted and ignored: nothing records how a view is used.
  nonisolated public func interactionActivityTrackingTag(_ tag: String) -> some View { self }
}
