import PlatenGraph

/// The pixels of pictures that are shown, and their colours in cells.
@MainActor final class PictureCache {
  private enum Entry {
    case loading
    case ready(Picture)
    /// What is no picture in PNG.
    case unknown
  }

  private struct Size: Hashable {
    let data: ImageData
    let columns: Int
    let rows: Int
  }

  private var pictures: [ImageData: Entry] = [:]
  private var samples: [Size: [Picture.Sample]] = [:]
  /// Called when a picture is read that could not be drawn before.
  var onReady: () -> Void = {}

  /// Pictures of more bytes are read while the program goes on.
  private static let fewBytes = 1 << 14
  /// More are not kept at a time.
  private static let most = 64

  /// The colours of the upper and the lower half of each cell of an area, row by row. Nil where there is no picture, or
  /// it is not read yet.
  func halves(of data: ImageData, columns: Int, rows: Int) -> [Picture.Sample]? {
    guard data.type == "image/png" else { return nil }
    let size = Size(data: data, columns: columns, rows: rows)
    if let known = samples[size] { return known }
    guard let picture = picture(data) else { return nil }
    if samples.count >= Self.most { samples = [:] }
    let halves = picture.scaled(width: columns, height: rows * 2)
    samples[size] = halves
    return halves
  }

  /// The pixels of a picture in PNG; nil until they are read.
  func picture(_ data: ImageData) -> Picture? {
    if case .ready(let picture)? = pictures[data] { return picture }
    guard pictures[data] == nil else { return nil }
    if pictures.count >= Self.most { pictures = [:] }
    let bytes = [UInt8](data.bytes)
    guard bytes.count > Self.fewBytes else {
      let picture = PNGDecoder.decode(bytes)
      pictures[data] = picture.map { .ready($0) } ?? .unknown
      return picture
    }
    pictures[data] = .loading
    Task.detached { [weak self] in
      let picture = PNGDecoder.decode(bytes)
      await self?.add(picture, for: data)
    }
    return nil
  }

  private func add(_ picture: Picture?, for data: ImageData) {
    pictures[data] = picture.map { .ready($0) } ?? .unknown
    if picture != nil { onReady() }
  }
}
