import TextControls

/// A picture that is repeated in both directions, from the upper left corner of what it fills.
package struct TilePaint: Hashable, Sendable {
  package let picture: ImageData
  /// The part of the picture that is repeated, in its points.
  package let part: CGRect
  /// How much larger it is drawn.
  package let scale: CGFloat
  package private(set) var opacity = 1.0

  /// Nil where nothing is left of the picture. `unit` is the part of it in unit coordinates.
  package init?(_ picture: ImageData, unit: CGRect, scale: CGFloat) {
    let unit = unit.intersection(CGRect(x: 0, y: 0, width: 1, height: 1))
    guard !unit.isNull, unit.width > 0, unit.height > 0, scale > 0, scale.isFinite else { return nil }
    self.picture = picture
    part = CGRect(
      x: unit.minX * picture.width, y: unit.minY * picture.height, width: unit.width * picture.width,
      height: unit.height * picture.height)
    self.scale = scale
  }

  /// The size of a tile in points.
  package var size: CGSize { CGSize(width: part.width * scale, height: part.height * scale) }

  /// What is drawn where pictures can't be.
  package var flat: Paint { .system(.primary, opacity: opacity) }

  /// A whole picture in its size.
  package init?(whole picture: ImageData) {
    self.init(picture, unit: CGRect(x: 0, y: 0, width: 1, height: 1), scale: 1)
  }

  /// The tile, more transparent.
  package func opacity(_ factor: Double) -> TilePaint {
    var tile = self
    tile.opacity *= factor
    return tile
  }
}
