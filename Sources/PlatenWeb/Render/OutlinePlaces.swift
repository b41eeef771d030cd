#if Web
import Foundation

/// The points of an outline as parts of the sides of its element and lengths, so that it keeps its radii in every size.
///
/// They are derived from the outlines in three sizes. An outline whose points depend on its size in another way, as one
/// that has a circle in its middle, has none.
struct OutlinePlaces {
  /// A part of the side, and a length in points that is added to it.
  private struct Place {
    var part: CGFloat
    var length: CGFloat

    init(_ first: (side: CGFloat, place: CGFloat), _ second: (side: CGFloat, place: CGFloat)) {
      part = (second.place - first.place) / (second.side - first.side)
      length = first.place - part * first.side
    }

    func place(in side: CGFloat) -> CGFloat { part * side + length }

    var css: String {
      if abs(length) < 0.005 { return "\(CSS.number(part * 100))%" }
      if abs(part) < 0.000_005 { return CSS.pixels(length) }
      return "calc(\(CSS.number(part * 100))% \(length < 0 ? "-" : "+") \(CSS.pixels(abs(length))))"
    }
  }

  private static let sizes = [(240, 240), (400, 300), (300, 420)].map { CGSize(width: $0.0, height: $0.1) }

  private var places: [(x: Place, y: Place)] = []
  /// Whether no point is outside of the element.
  let isInside: Bool

  /// `points` returns the outline in a size: the same number of points in each.
  init?(_ points: (CGSize) -> [CGPoint]) {
    let outlines = Self.sizes.map(points)
    guard !outlines[0].isEmpty, outlines.allSatisfy({ $0.count == outlines[0].count }) else { return nil }
    let (one, two, three) = (Self.sizes[0], Self.sizes[1], Self.sizes[2])
    for (index, last) in outlines[2].enumerated() {
      let (first, second) = (outlines[0][index], outlines[1][index])
      let x = Place((one.width, first.x), (two.width, second.x))
      let y = Place((one.height, first.y), (two.height, second.y))
      guard abs(x.place(in: three.width) - last.x) < 0.01, abs(y.place(in: three.height) - last.y) < 0.01 else {
        return nil
      }
      places.append((x, y))
    }
    isInside = zip(Self.sizes, outlines).allSatisfy { size, outline in
      let area = CGRect(origin: .zero, size: size).insetBy(dx: -0.5, dy: -0.5)
      return outline.allSatisfy(area.contains)
    }
  }

  /// Whether it is the same in every size but for its scale.
  var isScaled: Bool { places.allSatisfy { abs($0.x.length) < 0.005 && abs($0.y.length) < 0.005 } }

  var polygon: String { "polygon(\(places.map { "\($0.x.css) \($0.y.css)" }.joined(separator: ",")))" }
}
#endif
