/// A style of a program's own, which says where it is used what it paints with.
package class ChosenStyle: Hashable, @unchecked Sendable {
  fileprivate init() {}

  /// What the style paints with there.
  package func source(in environment: EnvironmentValues) -> _PaintSource { _PaintSource(.foreground) }

  fileprivate func isSame(as other: ChosenStyle) -> Bool { self === other }

  /// The style `style`.
  static func of<S: ShapeStyle>(_ style: S) -> ChosenStyle { TypedChosenStyle(style) }

  package static func == (first: ChosenStyle, second: ChosenStyle) -> Bool { first.isSame(as: second) }

  /// Styles are compared by their stored values, which need not be hashable.
  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(type(of: self))) }
}

private final class TypedChosenStyle<S: ShapeStyle>: ChosenStyle, @unchecked Sendable {
  let style: S

  init(_ style: S) { self.style = style }

  override func source(in environment: EnvironmentValues) -> _PaintSource { style.resolve(in: environment)._source }

  override func isSame(as other: ChosenStyle) -> Bool {
    guard let other = other as? TypedChosenStyle<S> else { return false }
    return self === other || ValueComparison.areEqual(style, other.style)
  }
}
