/// Colours at the points of a grid, mixed between them.
///
/// No front end has such a gradient: it is drawn as a linear one from the upper leading corner to the lower trailing
/// one, through the mean of the colours between.
public struct MeshGradient: ShapeStyle, Hashable {
  /// The paint as front ends resolve it.
  public let _source: _PaintSource

  /// - Parameters:
  ///   - width: The number of points in a row.
  ///   - height: The number of points in a column.
  ///   - points: Their positions, in shares of the sides; what is drawn here does not depend on it.
  ///   - colors: Their colours, row by row.
  ///   - background: Shown where `colors` is empty.
  ///   - smoothsColors: Ignored.
  public init(
    width: Int, height: Int, points: [SIMD2<Float>], colors: [Color], background: Color = .clear,
    smoothsColors: Bool = true
  ) {
    var stops: [Gradient.Stop] = []
    let (columns, rows) = (max(width, 1), max(height, 1))
    // The diagonals of the grid, each as one colour.
    let last = max(columns + rows - 2, 1)
    for diagonal in 0...(columns + rows - 2) {
      let crossed = (0..<rows).compactMap { row -> Color? in
        let column = diagonal - row
        let index = row * columns + column
        return (0..<columns).contains(column) && colors.indices.contains(index) ? colors[index] : nil
      }
      guard let first = crossed.first else { continue }
      var color = first
      for (count, next) in crossed.dropFirst().enumerated() { color = color.mix(with: next, by: 1 / Double(count + 2)) }
      stops.append(Gradient.Stop(color: color, location: CGFloat(diagonal) / CGFloat(last)))
    }
    if stops.isEmpty { stops = [Gradient.Stop(color: background, location: 0)] }
    _source = LinearGradient(stops: stops, startPoint: .topLeading, endPoint: .bottomTrailing)._source
  }
}
