/// A view that compares itself. Views are compared field by field here anyhow, so that it is shown as it is.
public struct EquatableView<Content: View & Equatable> {
  public var content: Content

  nonisolated public init(content: Content) { self.content = content }
}

extension EquatableView: View {
  public var body: some View { content }
}

extension View where Self: Equatable {
  nonisolated public func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}
