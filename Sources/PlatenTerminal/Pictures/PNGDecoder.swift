/// Reads pictures in PNG (W3C Recommendation, third edition): all types of colour, depths and both orders of rows.
struct PNGDecoder {
  /// No more pixels than of a large photograph.
  private static let mostPixels = 1 << 25

  private let width: Int
  private let height: Int
  private let depth: Int
  private let kind: Kind
  private let isInterlaced: Bool
  private var palette: [UInt8] = []
  /// The opacities of the palette, or the one colour that is transparent.
  private var transparency: [UInt8] = []
  private var compressed: [UInt8] = []

  private enum Kind: UInt8 {
    case gray = 0
    case color = 2
    case palette = 3
    case grayWithAlpha = 4
    case colorWithAlpha = 6

    var channels: Int {
      switch self {
      case .gray, .palette: 1
      case .grayWithAlpha: 2
      case .color: 3
      case .colorWithAlpha: 4
      }
    }
  }

  /// Nil for what is no such picture, or one that is too large.
  static func decode(_ bytes: [UInt8]) -> Picture? {
    guard var decoder = PNGDecoder(bytes) else { return nil }
    return decoder.picture()
  }

  /// The pixels that a picture has by its first bytes; nil for what is no such picture.
  static func size(of bytes: [UInt8]) -> (width: Int, height: Int)? {
    guard bytes.count > 33, bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) else { return nil }
    return (number(in: bytes, at: 16), number(in: bytes, at: 20))
  }

  private static func number(in bytes: [UInt8], at index: Int) -> Int {
    bytes[index..<(index + 4)].reduce(0) { $0 << 8 | Int($1) }
  }

  private init?(_ bytes: [UInt8]) {
    guard let size = Self.size(of: bytes) else { return nil }
    (width, height, depth) = (size.width, size.height, Int(bytes[24]))
    guard width > 0, height > 0, width <= Self.mostPixels, height <= Self.mostPixels / width,
      let kind = Kind(rawValue: bytes[25]), [1, 2, 4, 8, 16].contains(depth), bytes[28] < 2
    else { return nil }
    (self.kind, isInterlaced) = (kind, bytes[28] == 1)
    var index = 8
    while index + 12 <= bytes.count {
      let (count, name) = (Self.number(in: bytes, at: index), bytes[(index + 4)..<(index + 8)])
      let start = index + 8
      guard count <= bytes.count - start - 4 else { break }
      let data = bytes[start..<(start + count)]
      if name.elementsEqual("PLTE".utf8) {
        palette = Array(data)
      } else if name.elementsEqual("tRNS".utf8) {
        transparency = Array(data)
      } else if name.elementsEqual("IDAT".utf8) {
        compressed += data
      } else if name.elementsEqual("IEND".utf8) {
        break
      }
      index = start + count + 4
    }
    guard kind != .palette || !palette.isEmpty else { return nil }
  }

  /// The first column and row of a pass, and the steps to the next ones.
  private typealias Pass = (x: Int, y: Int, dx: Int, dy: Int)

  private static let passes: [Pass] = [
    (0, 0, 8, 8), (4, 0, 8, 8), (0, 4, 4, 8), (2, 0, 4, 4), (0, 2, 2, 4), (1, 0, 2, 2), (0, 1, 1, 2),
  ]

  private mutating func picture() -> Picture? {
    let passes = isInterlaced ? Self.passes : [(0, 0, 1, 1)]
    let sizes = passes.map { pass in
      (
        columns: max((width - pass.x + pass.dx - 1) / pass.dx, 0),
        rows: max((height - pass.y + pass.dy - 1) / pass.dy, 0)
      )
    }
    let rowBytes = sizes.map { ($0.columns * kind.channels * depth + 7) / 8 }
    let count = zip(sizes, rowBytes).reduce(0) { $0 + ($1.0.columns > 0 ? $1.0.rows * ($1.1 + 1) : 0) }
    guard var data = Inflate.inflate(compressed[...], limit: count), data.count == count else { return nil }
    compressed = []
    var pixels = [UInt8](repeating: 0, count: width * height * 4)
    var start = 0
    for (pass, (size, length)) in zip(passes, zip(sizes, rowBytes)) where size.columns > 0 {
      for row in 0..<size.rows {
        guard unfilter(&data, row: start, above: row > 0 ? start - length - 1 : nil, count: length) else { return nil }
        for column in 0..<size.columns {
          let place = ((pass.y + row * pass.dy) * width + pass.x + column * pass.dx) * 4
          write(data, row: start + 1, column: column, to: &pixels, at: place)
        }
        start += length + 1
      }
    }
    return Picture(width: width, height: height, pixels: pixels)
  }

  /// Replaces the differences of a row by its bytes. False for an unknown filter.
  private func unfilter(_ data: inout [UInt8], row: Int, above: Int?, count: Int) -> Bool {
    let step = max(kind.channels * depth / 8, 1)
    let filter = data[row]
    guard filter < 5 else { return false }
    guard filter > 0 else { return true }
    for index in 1..<(count + 1) {
      let left = index > step ? Int(data[row + index - step]) : 0
      let up = above.map { Int(data[$0 + index]) } ?? 0
      let corner = index > step ? above.map { Int(data[$0 + index - step]) } ?? 0 : 0
      let guess: Int
      switch filter {
      case 1: guess = left
      case 2: guess = up
      case 3: guess = (left + up) / 2
      default:
        let estimate = left + up - corner
        let (a, b, c) = (abs(estimate - left), abs(estimate - up), abs(estimate - corner))
        guess = a <= b && a <= c ? left : b <= c ? up : corner
      }
      data[row + index] &+= UInt8(guess)
    }
    return true
  }

  /// Writes the colour of one pixel.
  private func write(_ data: [UInt8], row: Int, column: Int, to pixels: inout [UInt8], at place: Int) {
    // Samples of more than eight bits are cut off, those of fewer are the indices or shades that they are.
    func sample(_ channel: Int) -> Int {
      let index = column * kind.channels + channel
      if depth >= 8 { return Int(data[row + index * depth / 8]) }
      let bit = index * depth
      return Int(data[row + bit / 8]) >> (8 - depth - bit % 8) & (1 << depth - 1)
    }
    func level(_ channel: Int) -> UInt8 {
      let value = sample(channel)
      return UInt8(depth >= 8 ? value : value * 255 / (1 << depth - 1))
    }
    /// Whether the samples are those of the one colour that is transparent.
    func isTransparent(_ channels: Int) -> Bool {
      guard transparency.count >= channels * 2 else { return false }
      return (0..<channels).allSatisfy { channel in
        let (high, low) = (transparency[channel * 2], transparency[channel * 2 + 1])
        guard depth == 16 else { return sample(channel) == Int(low) }
        let index = row + (column * kind.channels + channel) * 2
        return data[index] == high && data[index + 1] == low
      }
    }
    switch kind {
    case .gray, .grayWithAlpha:
      let gray = level(0)
      (pixels[place], pixels[place + 1], pixels[place + 2]) = (gray, gray, gray)
      pixels[place + 3] = kind == .grayWithAlpha ? level(1) : isTransparent(1) ? 0 : 255
    case .color, .colorWithAlpha:
      (pixels[place], pixels[place + 1], pixels[place + 2]) = (level(0), level(1), level(2))
      pixels[place + 3] = kind == .colorWithAlpha ? level(3) : isTransparent(3) ? 0 : 255
    case .palette:
      let index = sample(0)
      guard index * 3 + 2 < palette.count else { return }
      for channel in 0..<3 { pixels[place + channel] = palette[index * 3 + channel] }
      pixels[place + 3] = index < transparency.count ? transparency[index] : 255
    }
  }
}
