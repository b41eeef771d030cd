/// A height at which a sheet can rest.
public struct PresentationDetent: Hashable, Sendable {
  let fraction: CGFloat?
  let points: CGFloat?
  /// Which of the program's own it is.
  var custom: ObjectIdentifier?

  public static let medium = PresentationDetent(fraction: 0.5, points: nil)
  public static let large = PresentationDetent(fraction: 1, points: nil)

  public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
    PresentationDetent(fraction: fraction, points: nil)
  }

  public static func height(_ height: CGFloat) -> PresentationDetent {
    PresentationDetent(fraction: nil, points: height)
  }
}

/// What a sheet becomes where there is little room.
public struct PresentationAdaptation: Hashable, Sendable {
  let name: String

  public static let automatic = PresentationAdaptation(name: "automatic")
  public static let none = PresentationAdaptation(name: "none")
  public static let popover = PresentationAdaptation(name: "popover")
  public static let sheet = PresentationAdaptation(name: "sheet")
  public static let fullScreenCover = PresentationAdaptation(name: "fullScreenCover")
}

/// What a person's swipe in a sheet does.
public struct PresentationContentInteraction: Hashable, Sendable {
  let name: String

  public static let automatic = PresentationContentInteraction(name: "automatic")
  public static let resizes = PresentationContentInteraction(name: "resizes")
  public static let scrolls = PresentationContentInteraction(name: "scrolls")
}

/// Whether what is behind a sheet can be used.
public struct PresentationBackgroundInteraction: Sendable {
  public static let automatic = PresentationBackgroundInteraction()
  public static let enabled = PresentationBackgroundInteraction()
  public static let disabled = PresentationBackgroundInteraction()

  public static func enabled(upThrough detent: PresentationDetent) -> PresentationBackgroundInteraction { enabled }
}

/// Keeps a person from leaving a presentation by Escape or a click beside it.
public struct _DismissDisabledModifier {
  let isDisabled: Bool
}

extension _DismissDisabledModifier: _PrimitiveModifier {
  public static func _makeElement<Modified: View>(
    _ view: ModifiedContent<Modified, Self>, in parent: _ElementContext
  ) -> _ViewElement<ModifiedContent<Modified, Self>> {
    DismissDisabledElement(view, in: parent)
  }
}

private final class DismissDisabledElement<Content: View>: _ModifierElement<Content, _DismissDisabledModifier> {
  override func willMakeChild() { tell() }

  override func modifierDidChange(from old: _DismissDisabledModifier) { tell() }

  private func tell() {
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
  nonisolated public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
    modifier(_DismissDisabledModifier(isDisabled: isDisabled))
  }

  /// Accepted: a sheet here is as high as its content.
  nonisolated public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View { self }

  nonisolated public func presentationDetents(
    _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
  ) -> some View {
    self
  }

  nonisolated public func presentationDragIndicator(_ visibility: Visibility) -> some View { self }

  nonisolated public func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View { self }

  nonisolated public func presentationBackground<S: ShapeStyle>(_ style: S) -> some View { self }

  nonisolated public func presentationBackgroundInteraction(
    _ interaction: PresentationBackgroundInteraction
  ) -> some View {
    self
  }

  nonisolated public func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View { self }

  nonisolated public func presentationCompactAdaptation(
    horizontal: PresentationAdaptation, vertical: PresentationAdaptation
  ) -> some View {
    self
  }

  nonisolated public func presentationContentInteraction(_ behavior: PresentationContentInteraction) -> some View {
    self
  }
}
