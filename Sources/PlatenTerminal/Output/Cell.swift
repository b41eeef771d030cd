/// The style of a cell.
package struct CellStyle: Hashable, Sendable {
  package struct Attributes: OptionSet, Hashable, Sendable {
    package let rawValue: UInt8

    package init(rawValue: UInt8) { self.rawValue = rawValue }

    package static let bold = Attributes(rawValue: 1)
    package static let faint = Attributes(rawValue: 2)
    package static let italic = Attributes(rawValue: 4)
    package static let underline = Attributes(rawValue: 8)
    package static let reverse = Attributes(rawValue: 16)
    package static let strikethrough = Attributes(rawValue: 32)
  }

  package var foreground = TerminalColor.standard
  package var background = TerminalColor.standard
  package var attributes: Attributes = []

  package init(
    foreground: TerminalColor = .standard, background: TerminalColor = .standard, attributes: Attributes = []
  ) {
    self.foreground = foreground
    self.background = background
    self.attributes = attributes
  }

  package static let plain = CellStyle()
}

/// The content of a cell: a scalar, or a longer cluster by its index in a ``ClusterTable``.
struct Glyph: Hashable, Sendable {
  let code: UInt32

  static let space = Glyph(scalar: " ")
  static let upperHalf = Glyph(scalar: "▀")
  static let lowerHalf = Glyph(scalar: "▄")

  /// Whether it is three quarters of a cell: the corner of a filled box.
  var isCutCorner: Bool { code == 0x2599 || code == 0x259B || code == 0x259C || code == 0x259F }

  /// The right half of a wide cluster.
  static let continuation = Glyph(code: 0)

  init(scalar: Unicode.Scalar) { code = scalar.value }

  private init(code: UInt32) { self.code = code }

  /// Scalars end at 0x10FFFF: the top bit marks clusters.
  init(clusterIndex: Int) { code = UInt32(clusterIndex) | 1 << 31 }

  var clusterIndex: Int? { code >> 31 == 1 ? Int(code & 0x7FFF_FFFF) : nil }
}

/// One cell of the screen.
struct Cell: Hashable, Sendable {
  var glyph: Glyph
  var style: CellStyle

  static let empty = Cell(glyph: .space, style: .plain)
}

/// The clusters of more than one scalar on the screen, each stored once.
struct ClusterTable: Sendable {
  private(set) var texts: [String] = []
  private var indices: [String: Int] = [:]

  /// More than any screen shows at a time; earlier clusters are dropped then.
  static let limit = 1 << 16

  var isFull: Bool { texts.count >= Self.limit }

  mutating func glyph(for text: String) -> Glyph {
    if let index = indices[text] { return Glyph(clusterIndex: index) }
    indices[text] = texts.count
    texts.append(text)
    return Glyph(clusterIndex: texts.count - 1)
  }

  mutating func removeAll() {
    texts.removeAll()
    indices.removeAll()
  }
}
