/// A type-erased style that makes the view of a control from the control's configuration.
struct AnyStyle<Configuration>: GraphComparable, @unchecked Sendable {
  private let style: Any
  private let isSame: (Any) -> Bool
  /// Makes the view for a configuration.
  let body: @MainActor (Configuration) -> AnyView

  /// A style and the closure that makes its body.
  nonisolated init<S, Body: View>(_ style: S, makeBody: @escaping @MainActor (S, Configuration) -> Body) {
    nonisolated(unsafe) let style = style
    self.style = style
    isSame = { ($0 as? S).map { ValueComparison.areEqual($0, style) } ?? false }
    body = { AnyView(StyleBody(style, $0, make: makeBody)) }
  }

  static func isSame(_ first: Self, _ second: Self) -> Bool { first.isSame(second.style) }
}
