/// Writes pixels as sixel graphics (the VT340's manual, chapter 14), in 216 colours with ordered dithering.
enum SixelEncoder {
  /// The levels of red, green and blue.
  private static let levels = 6

  /// The thresholds of four by four pixels, in sixteenths.
  private static let thresholds = [0, 8, 2, 10, 12, 4, 14, 6, 3, 11, 1, 9, 15, 7, 13, 5]

  /// - Parameter color: The colour of a pixel; nil where what is below stays.
  static func encode(width: Int, height: Int, color: (Int, Int) -> RGB?) -> String {
    // Pixels that are not set stay as they are.
    var output = "\u{1B}P0;1;0q\"1;1;\(width);\(height)"
    var defined: Set<Int> = []
    for top in stride(from: 0, to: height, by: 6) {
      var rows: [Int: [UInt8]] = [:]
      for y in top..<min(top + 6, height) {
        for x in 0..<width {
          guard let color = color(x, y) else { continue }
          rows[index(of: color, x, y), default: [UInt8](repeating: 0, count: width)][x] |= 1 << UInt8(y - top)
        }
      }
      for (index, bits) in rows.sorted(by: { $0.key < $1.key }) {
        // xterm and foot define a colour without selecting it.
        if defined.insert(index).inserted { output += definition(of: index) }
        output += "#\(index)"
        append(bits, to: &output)
        output += "$"
      }
      output += "-"
    }
    return output + "\u{1B}\\"
  }

  private static func index(of color: RGB, _ x: Int, _ y: Int) -> Int {
    let threshold = (Double(thresholds[y % 4 * 4 + x % 4]) + 0.5) / 16
    func level(_ value: Double) -> Int { min(max(Int(value * Double(levels - 1) + threshold), 0), levels - 1) }
    return (level(color.red) * levels + level(color.green)) * levels + level(color.blue)
  }

  /// The colour in percent.
  private static func definition(of index: Int) -> String {
    let parts = [index / levels / levels, index / levels % levels, index % levels]
    return "#\(index);2;" + parts.map { "\($0 * 100 / (levels - 1))" }.joined(separator: ";")
  }

  /// One row of six pixels each. What repeats is written once, with its number.
  private static func append(_ bits: [UInt8], to output: inout String) {
    var start = 0
    while start < bits.count {
      let end = bits[start...].firstIndex { $0 != bits[start] } ?? bits.count
      // Blanks at the end need not be written.
      if end == bits.count, bits[start] == 0 { return }
      let character = String(UnicodeScalar(63 + bits[start]))
      output += end - start > 3 ? "!\(end - start)\(character)" : String(repeating: character, count: end - start)
      start = end
    }
  }
}
