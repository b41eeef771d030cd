import Foundation

/// The outline of a shape whose area is that of the even-odd rule where it is filled by non-zero winding, as front ends
/// clip.
struct EvenOddOutline<Base: Shape>: _ShapeOutline {
  var shape: Base

  nonisolated init(shape: Base) { self.shape = shape }

  nonisolated func path(in rect: CGRect) -> Path { shape.path(in: rect).withEvenOddWinding }

  nonisolated var animatableData: Base.AnimatableData {
    get { shape.animatableData }
    set { shape.animatableData = newValue }
  }
}
