import PlatenGraph

// Pictures over the cells of a full screen.
extension TerminalSession {
  /// Whether pictures are shown in sixels. What multiplexes terminals does not pass them on as they are.
  var showsSixels: Bool {
    queries.hasSixels && cellPixels != nil && !placement.isInline && !capabilities.showsPictures
      && !capabilities.isMultiplexed
  }

  /// The bytes that show the frame and its pictures.
  func renderWithPictures() -> [UInt8] {
    let isCleared = !renderer.shows(buffer)
    guard showsSixels, let cellPixels else {
      return renderer.render(buffer) + kittyPictures.show(painter.painted, in: buffer, isCleared: isCleared)
    }
    for area in sixelPictures.prepare(painter.painted, in: buffer) { renderer.forget(area) }
    let before = isCleared ? nil : renderer.shown
    let bytes = renderer.render(buffer)
    return bytes
      + sixelPictures.show(
        before: before, cell: cellPixels, ground: theme.assumedBackground, painter.pictures.picture)
  }
}
