/// The pixels of a picture.
struct Picture: Equatable, Sendable {
  let width: Int
  let height: Int
  /// Red, green, blue and opacity of each pixel, row by row.
  let pixels: [UInt8]

  /// The mean of some pixels.
  struct Sample: Equatable, Sendable {
    var color: RGB
    var alpha: Double
  }

  /// The picture in another size, of at least one pixel.
  func scaled(width: Int, height: Int) -> [Sample] {
    let (width, height) = (max(width, 1), max(height, 1))
    return (0..<height).flatMap { y in
      let rows = Self.range(y, of: height, in: self.height)
      return (0..<width).map { sample(Self.range($0, of: width, in: self.width), rows) }
    }
  }

  /// The part of a length that belongs to one of some equal parts, of at least one.
  private static func range(_ index: Int, of count: Int, in length: Int) -> Range<Int> {
    let start = min(index * length / count, length - 1)
    return start..<max((index + 1) * length / count, start + 1)
  }

  private func sample(_ columns: Range<Int>, _ rows: Range<Int>) -> Sample {
    var (red, green, blue, alpha) = (0, 0, 0, 0)
    pixels.withUnsafeBufferPointer { pixels in
      for y in rows {
        for x in columns {
          let index = (y * width + x) * 4
          let share = Int(pixels[index + 3])
          red += Int(pixels[index]) * share
          green += Int(pixels[index + 1]) * share
          blue += Int(pixels[index + 2]) * share
          alpha += share
        }
      }
    }
    guard alpha > 0 else { return Sample(color: RGB(0, 0, 0), alpha: 0) }
    let whole = Double(alpha) * 255
    return Sample(
      color: RGB(Double(red) / whole, Double(green) / whole, Double(blue) / whole),
      alpha: Double(alpha) / Double(255 * columns.count * rows.count))
  }
}
