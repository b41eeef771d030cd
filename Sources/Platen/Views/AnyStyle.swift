/// A style of whatever type: what the environment holds of the styles of labels, buttons, toggles and the like.
struct AnyStyle<Configuration>: GraphComparable, @unchecked Sendable {
  private let style: Any
  private let isSame: (Any) -> Bool
  /// What the style makes of a configuration.
  let body: @MainActor (Configuration) -> AnyView

  /// A style and how it makes its body. A style whose body may hold what it is the style of takes itself out of
  /// the environment there; inside of itself it would go on for ever.
  nonisolated init<S, Body: View>(_ style: S, makeBody: @escaping @MainActor (S, Configuration) -> Body) {
    nonisolated(unsafe) let style = style
    self.style = style
    isSame = { ($0 as? S).map { ValueComparison.areEqual($0, style) } ?? false }
    body = { AnyView(StyleBody(style, $0, make: makeBody)) }
  }

  static func isSame(_ first: Self, _ second: Self) -> Bool { first.isSame(second.style) }
}
