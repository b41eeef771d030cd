/// A shape whose outline is moved by a transform.
public struct TransformedShape<Content: Shape>: Shape {
  /// The shape that is transformed.
  public var shape: Content
  /// The transform of the shape's path.
  public var transform: CGAffineTransform

  /// Creates a shape whose path is transformed.
  nonisolated public init(shape: Content, transform: CGAffineTransform) {
    self.shape = shape
    self.transform = transform
  }

  /// The transformed path of the shape in `rect`, in points.
  nonisolated public func path(in rect: CGRect) -> Path { shape.path(in: rect).applying(transform) }

  /// The animatable values of the shape. The transform changes at once.
  nonisolated public var animatableData: Content.AnimatableData {
    get { shape.animatableData }
    set { shape.animatableData = newValue }
  }
}

extension Shape {
  /// The shape with its outline moved by a transform.
  nonisolated public func transform(_ transform: CGAffineTransform) -> TransformedShape<Self> {
    TransformedShape(shape: self, transform: transform)
  }
}
