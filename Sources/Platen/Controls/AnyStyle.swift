/// A type-erased style, as the environment holds those of labels, buttons, toggles and other controls.
struct AnyStyle<Configuration>: GraphComparable, @unchecked Sendable {
  private let style: Any
  private let isSame: (Any) -> Bool
  /// Makes the view for a configuration.
  let body: @MainActor (Configuration) -> AnyView

  /// A style and the closure that makes its body. Where the body may contain the control that is styled, the closure
  /// removes the style from the environment of the body, to prevent endless recursion.
  nonisolated init<S, Body: View>(_ style: S, makeBody: @escaping @MainActor (S, Configuration) -> Body) {
    nonisolated(unsafe) let style = style
    self.style = style
    isSame = { ($0 as? S).map { ValueComparison.areEqual($0, style) } ?? false }
    body = { AnyView(StyleBody(style, $0, make: makeBody)) }
  }

  static func isSame(_ first: Self, _ second: Self) -> Bool { first.isSame(second.style) }
}
