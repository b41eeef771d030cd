/// Decompresses the format of zlib (RFC 1950) and of Deflate in it (RFC 1951).
struct Inflate {
  private struct Failure: Error {}

  /// The number of codes of each length, and the symbols in the order of their codes.
  private struct Codes {
    var counts = [Int](repeating: 0, count: 16)
    var symbols: [Int] = []

    init(_ lengths: ArraySlice<Int>) {
      for length in lengths { counts[length] += 1 }
      counts[0] = 0
      symbols = lengths.enumerated().filter { $0.element > 0 }
        .sorted { ($0.element, $0.offset) < ($1.element, $1.offset) }.map(\.offset)
    }
  }

  private let bytes: ArraySlice<UInt8>
  private let limit: Int
  private var position: Int
  private var bits = 0
  private var bitCount = 0
  private var output: [UInt8] = []

  /// The decompressed bytes; nil where they are more than `limit`, and for what is no such data. The checksum at the
  /// end is not tested.
  static func inflate(_ bytes: ArraySlice<UInt8>, limit: Int) -> [UInt8]? {
    guard bytes.count > 2, let method = bytes.first, method & 15 == 8 else { return nil }
    var inflate = Inflate(bytes.dropFirst(2), limit: limit)
    return try? inflate.run()
  }

  private init(_ bytes: ArraySlice<UInt8>, limit: Int) {
    (self.bytes, self.limit) = (bytes, limit)
    position = bytes.startIndex
    output.reserveCapacity(min(limit, 1 << 24))
  }

  private mutating func run() throws -> [UInt8] {
    var isLast = false
    while !isLast {
      isLast = try take(1) == 1
      switch try take(2) {
      case 0: try copyStored()
      case 1: try copy(Self.fixedLiterals, Self.fixedDistances)
      case 2:
        let (literals, distances) = try readCodes()
        try copy(literals, distances)
      default: throw Failure()
      }
    }
    return output
  }

  private mutating func take(_ count: Int) throws -> Int {
    while bitCount < count {
      guard position < bytes.endIndex else { throw Failure() }
      bits |= Int(bytes[position]) << bitCount
      position += 1
      bitCount += 8
    }
    defer {
      bits >>= count
      bitCount -= count
    }
    return bits & (1 << count - 1)
  }

  private mutating func symbol(_ codes: Codes) throws -> Int {
    var (code, first, index) = (0, 0, 0)
    for length in 1..<16 {
      code |= try take(1)
      let count = codes.counts[length]
      if code - count < first {
        guard codes.symbols.indices.contains(index + code - first) else { throw Failure() }
        return codes.symbols[index + code - first]
      }
      index += count
      first = (first + count) << 1
      code <<= 1
    }
    throw Failure()
  }

  private mutating func copyStored() throws {
    (bits, bitCount) = (0, 0)
    guard position + 4 <= bytes.endIndex else { throw Failure() }
    let count = Int(bytes[position]) | Int(bytes[position + 1]) << 8
    position += 4
    guard position + count <= bytes.endIndex, output.count + count <= limit else { throw Failure() }
    output += bytes[position..<(position + count)]
    position += count
  }

  private mutating func copy(_ literals: Codes, _ distances: Codes) throws {
    while true {
      let symbol = try symbol(literals)
      if symbol < 256 {
        guard output.count < limit else { throw Failure() }
        output.append(UInt8(symbol))
        continue
      }
      if symbol == 256 { return }
      guard symbol - 257 < Self.lengths.count else { throw Failure() }
      let (base, extra) = Self.lengths[symbol - 257]
      let count = base + (try take(extra))
      let place = try self.symbol(distances)
      guard place < Self.distances.count else { throw Failure() }
      let distance = Self.distances[place].base + (try take(Self.distances[place].extra))
      guard distance <= output.count, output.count + count <= limit else { throw Failure() }
      for _ in 0..<count { output.append(output[output.count - distance]) }
    }
  }

  private mutating func readCodes() throws -> (Codes, Codes) {
    let (literals, distances, count) = (try take(5) + 257, try take(5) + 1, try take(4) + 4)
    var lengths = [Int](repeating: 0, count: 19)
    for index in Self.order.prefix(count) { lengths[index] = try take(3) }
    let codes = Codes(lengths[...])
    lengths = []
    while lengths.count < literals + distances {
      switch try symbol(codes) {
      case 16:
        guard let last = lengths.last else { throw Failure() }
        lengths += Array(repeating: last, count: 3 + (try take(2)))
      case 17: lengths += Array(repeating: 0, count: 3 + (try take(3)))
      case 18: lengths += Array(repeating: 0, count: 11 + (try take(7)))
      case let length: lengths.append(length)
      }
    }
    guard lengths.count == literals + distances else { throw Failure() }
    return (Codes(lengths[..<literals]), Codes(lengths[literals...]))
  }

  private static let order = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]

  private static let fixedLiterals = Codes(
    (0..<288).map { $0 < 144 ? 8 : $0 < 256 ? 9 : $0 < 280 ? 7 : 8 }[...])
  private static let fixedDistances = Codes([Int](repeating: 5, count: 30)[...])

  /// The shortest length of each symbol from 257 on, and how many bits are added to it.
  private static let lengths: [(base: Int, extra: Int)] =
    ranges(
      from: 3, counts: [8, 4, 4, 4, 4, 4]) + [(258, 0)]
  private static let distances: [(base: Int, extra: Int)] = ranges(
    from: 1, counts: [4] + [Int](repeating: 2, count: 13))

  private static func ranges(from first: Int, counts: [Int]) -> [(base: Int, extra: Int)] {
    var base = first
    return counts.enumerated().flatMap { extra, count in
      (0..<count).map { _ in
        defer { base += 1 << extra }
        return (base, extra)
      }
    }
  }
}
