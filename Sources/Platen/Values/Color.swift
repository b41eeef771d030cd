/// A colour.
public struct Color: Hashable, Sendable {
  package var paint: Paint
}
