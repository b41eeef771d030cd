import PlatenGraph

/// What a terminal with sixel graphics shows of pictures: each over the cells in which it is drawn.
///
/// Its pixels are in the screen's cells: a cell that is written again has lost them, and a picture is sent again when
/// any of its cells was.
struct SixelPictures {
  private struct Place: Hashable {
    let data: ImageData
    let rect: CellRect
    let visible: CellRect
    let below: [Cell]
  }

  private var places: [NodeID: Place] = [:]
  private var encoded: [Place: String] = [:]

  /// More are not kept at a time.
  private static let most = 16

  /// Forgets the pictures that are not shown any more where they were. Returns their cells, which have to be written
  /// again.
  mutating func places(leftBy wanted: [PaintedPicture]) -> [CellRect] {
    var places: [NodeID: Place] = [:]
    for picture in wanted { places[picture.id] = Self.place(of: picture) }
    let gone = self.places.filter { places[$0.key] != $0.value }
    for id in gone.keys { self.places[id] = nil }
    return gone.values.map(\.visible)
  }

  /// The bytes that show pictures, after the cells of the frame.
  ///
  /// - Parameters:
  ///   - before: The screen before the frame; nil where it was cleared.
  ///   - cell: The pixels of a cell.
  ///   - ground: The colour of a cell, behind what is partly transparent.
  ///   - goTo: What moves the cursor to the beginning of an area.
  ///   - picture: The pixels of a picture, where they are known.
  mutating func show(
    _ wanted: [PaintedPicture], before: CellBuffer?, cell: (width: Int, height: Int), ground: (Cell) -> RGB,
    _ goTo: (CellRect) -> String, _ picture: (ImageData) -> Picture?
  ) -> [UInt8] {
    var output = ""
    for shown in wanted {
      let place = Self.place(of: shown)
      if places[shown.id] == place, let before, before.cells(in: shown.visible) == shown.below { continue }
      guard let pixels = picture(shown.data) else { continue }
      if encoded.count >= Self.most { encoded = [:] }
      let sixels = encoded[place] ?? Self.encode(pixels, place, cell, shown.below.map(ground))
      encoded[place] = sixels
      places[shown.id] = place
      output += "\u{1B}7" + goTo(shown.visible) + sixels + "\u{1B}8"
    }
    return Array(output.utf8)
  }

  private static func place(of picture: PaintedPicture) -> Place {
    Place(data: picture.data, rect: picture.rect, visible: picture.visible, below: picture.below)
  }

  private static func encode(
    _ picture: Picture, _ place: Place, _ cell: (width: Int, height: Int), _ grounds: [RGB]
  ) -> String {
    let (rect, visible) = (place.rect, place.visible)
    let width = rect.width * cell.width
    let samples = picture.scaled(width: width, height: rect.height * cell.height)
    let first = ((visible.y - rect.y) * cell.height, (visible.x - rect.x) * cell.width)
    return SixelEncoder.encode(width: visible.width * cell.width, height: visible.height * cell.height) { x, y in
      let sample = samples[(first.0 + y) * width + first.1 + x]
      guard sample.alpha >= 0.05 else { return nil }
      return grounds[y / cell.height * visible.width + x / cell.width].mixed(with: sample.color, sample.alpha)
    }
  }
}
