/// The form that a presentation takes in a compact width. It has no effect.
public struct PresentationAdaptation: Hashable, Sendable {
  let name: String

  /// The platform decides. No adaptation has an effect.
  public static let automatic = PresentationAdaptation(name: "automatic")
  /// The presentation keeps its form.
  public static let none = PresentationAdaptation(name: "none")
  /// The presentation becomes a popover.
  public static let popover = PresentationAdaptation(name: "popover")
  /// The presentation becomes a sheet.
  public static let sheet = PresentationAdaptation(name: "sheet")
  /// The presentation becomes a sheet that covers the window.
  public static let fullScreenCover = PresentationAdaptation(name: "fullScreenCover")
}

/// The effect of a swipe in a sheet. No value has an effect.
public struct PresentationContentInteraction: Hashable, Sendable {
  let name: String

  /// The platform decides. No interaction has an effect.
  public static let automatic = PresentationContentInteraction(name: "automatic")
  /// A swipe changes the height of the sheet first.
  public static let resizes = PresentationContentInteraction(name: "resizes")
  /// A swipe scrolls the contents of the sheet first.
  public static let scrolls = PresentationContentInteraction(name: "scrolls")
}

/// Whether the views behind a sheet can be used. No value has an effect: they are disabled.
public struct PresentationBackgroundInteraction: Sendable {
  /// The platform decides. No interaction has an effect: views behind a sheet are disabled.
  public static let automatic = PresentationBackgroundInteraction()
  /// The views behind the sheet can be used.
  public static let enabled = PresentationBackgroundInteraction()
  /// The views behind the sheet are disabled.
  public static let disabled = PresentationBackgroundInteraction()

  /// The views behind the sheet can be used up to a height of it. The height is ignored.
  public static func enabled(upThrough detent: PresentationDetent) -> PresentationBackgroundInteraction { enabled }
}

/// Keeps the user from dismissing a presentation by Escape or a click beside it.
public struct _DismissDisabledModifier {
  let isDisabled: Bool
}

extension _DismissDisabledModifier: _PrimitiveModifier {
  /// Makes the element of the modified view. For the graph.
  public static func _makeElement<Modified: View>(
    _ view: ModifiedContent<Modified, Self>, in parent: _ElementContext
  ) -> _ViewElement<ModifiedContent<Modified, Self>> {
    DismissDisabledElement(view, in: parent)
  }
}

private final class DismissDisabledElement<Content: View>: _ModifierElement<Content, _DismissDisabledModifier> {
  override func willMakeChild() { contributeValue() }

  override func modifierDidChange(from old: _DismissDisabledModifier) { contributeValue() }

  private func contributeValue() {
    let presentation = Tracking.untracked { environment.dismissalGuard }
    if modifier.isDisabled {
      presentation?.disablers.insert(ObjectIdentifier(self))
    } else {
      presentation?.disablers.remove(ObjectIdentifier(self))
    }
  }

  override func willUnmount() {
    Tracking.untracked { environment.dismissalGuard }?.disablers.remove(ObjectIdentifier(self))
  }
}

extension View {
  /// Keeps the user from dismissing the enclosing sheet or popover by Escape or a click beside it, while `isDisabled`
  /// is true. The program can still dismiss it.
  nonisolated public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
    modifier(_DismissDisabledModifier(isDisabled: isDisabled))
  }

  /// Ignored: sheets have the corners of the platform.
  nonisolated public func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View { self }

  /// Ignored: sheets have the background of the platform.
  nonisolated public func presentationBackground<S: ShapeStyle>(_ style: S) -> some View { self }

  /// Ignored: sheets have the background of the platform.
  nonisolated public func presentationBackground<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    self
  }

  /// Ignored: the views behind a sheet are disabled.
  nonisolated public func presentationBackgroundInteraction(
    _ interaction: PresentationBackgroundInteraction
  ) -> some View {
    self
  }

  /// Ignored: a presentation has the same form at each width.
  nonisolated public func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View { self }

  /// Ignored: a presentation has the same form at each width.
  nonisolated public func presentationCompactAdaptation(
    horizontal: PresentationAdaptation, vertical: PresentationAdaptation
  ) -> some View {
    self
  }

  /// Ignored: a swipe in a sheet scrolls its contents.
  nonisolated public func presentationContentInteraction(_ behavior: PresentationContentInteraction) -> some View {
    self
  }
}
