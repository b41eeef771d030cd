import Foundation
import TextControls

/// How a picture fills an area of another size: its corners keep their size, its edges change along one axis, and its
/// middle along both.
package struct PictureSlices: Hashable, Sendable {
  /// The widths of the edges, in points of the picture. None is negative.
  package let top, left, bottom, right: CGFloat
  /// Whether edges and middle are repeated instead of stretched.
  package let isTiled: Bool

  /// Nil where the picture is stretched as a whole. Widths that are negative or no numbers are 0.
  package init?(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat, isTiled: Bool) {
    let widths = [top, left, bottom, right].map { $0.isFinite ? max($0, 0) : 0 }
    guard isTiled || widths.contains(where: { $0 > 0 }) else { return nil }
    (self.top, self.left, self.bottom, self.right) = (widths[0], widths[1], widths[2], widths[3])
    self.isTiled = isTiled
  }

  /// A part of the picture, and where it is shown.
  package struct Part: Equatable, Sendable {
    /// In points of the picture.
    package let source: CGRect
    package let target: CGRect
    /// Whether the part is repeated in its own size.
    package let isTiled: Bool
  }

  /// The parts of a picture in an area, without empty ones.
  package func parts(of picture: ImageData, in area: CGRect) -> [Part] {
    let columns = Self.spans(left, right, picture.width, from: area.minX, length: area.width)
    let rows = Self.spans(top, bottom, picture.height, from: area.minY, length: area.height)
    return rows.indices.flatMap { row in
      columns.indices.compactMap { column in
        let (across, down) = (columns[column], rows[row])
        let part = Part(
          source: CGRect(x: across.from, y: down.from, width: across.size, height: down.size),
          target: CGRect(x: across.place, y: down.place, width: across.length, height: down.length),
          isTiled: isTiled && (row == 1 || column == 1))
        return part.source.isEmpty || part.target.isEmpty ? nil : part
      }
    }
  }

  private struct Span {
    /// In the picture.
    let from, size: CGFloat
    /// In the area.
    let place, length: CGFloat
  }

  /// The first edge, the middle and the last edge along an axis. Edges that do not fit are made smaller together.
  private static func spans(
    _ first: CGFloat, _ last: CGFloat, _ size: CGFloat, from place: CGFloat, length: CGFloat
  ) -> [Span] {
    func fitting(_ limit: CGFloat) -> (first: CGFloat, last: CGFloat) {
      let factor = first + last > limit ? limit / (first + last) : 1
      return (first * factor, last * factor)
    }
    let (inside, shown) = (fitting(size), fitting(length))
    return [
      Span(from: 0, size: inside.first, place: place, length: shown.first),
      Span(
        from: inside.first, size: size - inside.first - inside.last, place: place + shown.first,
        length: length - shown.first - shown.last),
      Span(from: size - inside.last, size: inside.last, place: place + length - shown.last, length: shown.last),
    ]
  }
}
