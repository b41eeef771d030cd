/// A view that compares itself. Views are compared field by field here anyhow, so that it is shown as it is.
public struct EquatableView<Content: View & Equatable> {
  /// The view that is shown.
  public var content: Content

  /// Wraps a view that can be compared.
  nonisolated public init(content: Content) { self.content = content }
}

extension EquatableView: View {
  /// The views that this one is made of.
  public var body: some View { content }
}

extension View where Self: Equatable {
  /// Wraps the view as ``EquatableView``. Views are compared field by field in any case, so this has no further effect.
  nonisolated public func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}
