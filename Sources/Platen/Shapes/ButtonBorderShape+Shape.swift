import Foundation

/// The shape of the borders of buttons, as a shape.
extension ButtonBorderShape: InsettableShape {
  /// The radius of the corners of buttons in pages, in points.
  private nonisolated static var cornerRadius: CGFloat { 9 }

  /// The path as front ends draw it.
  nonisolated public var _shapePath: _ShapePath {
    _ShapePath(isCapsule ? .capsule : .roundedRectangle(cornerRadius: Self.cornerRadius))
  }
  /// The path in `rect`, in points.
  nonisolated public func path(in rect: CGRect) -> Path {
    isCapsule ? Capsule().path(in: rect) : RoundedRectangle(cornerRadius: Self.cornerRadius).path(in: rect)
  }
  /// The shape, made smaller by `amount` points on each side.
  nonisolated public func inset(by amount: CGFloat) -> _InsetShape<ButtonBorderShape> { _InsetShape(self, amount) }
}

extension Shape where Self == ButtonBorderShape {
  /// The shape of the borders of buttons: a rounded rectangle, whatever `buttonBorderShape(_:)` sets around it.
  public static var buttonBorder: ButtonBorderShape { .automatic }
}
