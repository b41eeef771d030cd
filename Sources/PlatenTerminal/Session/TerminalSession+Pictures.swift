import PlatenGraph

// Pictures over the cells of a full screen.
extension TerminalSession {
  /// Whether pictures are shown in sixels. What multiplexes terminals does not pass them on as they are.
  var showsSixels: Bool {
    queries.hasSixels && cellPixels != nil && !placement.isInline && !capabilities.showsPictures
      && !capabilities.isMultiplexed
  }

  /// The bytes that show the frame and its pictures. Where a picture is shown, nothing is seen of its half cells: where
  /// it is transparent there is what is below it.
  func renderWithPictures() -> [UInt8] {
    let isCleared = !renderer.shows(buffer)
    // In the last row the terminal would scroll after sixels.
    let shown = painter.painted.filter { picture in
      (!showsSixels || picture.visible.maxY < buffer.height) && buffer.cells(in: picture.visible) == picture.cells
    }
    for picture in shown { buffer.replace(picture.below, in: picture.visible) }
    guard showsSixels, let cellPixels else {
      return renderer.render(buffer) + kittyPictures.show(shown, isCleared: isCleared)
    }
    for area in sixelPictures.places(leftBy: shown) { renderer.forget(area) }
    let before = isCleared ? nil : renderer.shown
    let bytes = renderer.render(buffer)
    return bytes
      + sixelPictures.show(
        shown, before: before, cell: cellPixels, ground: { [theme] in theme.components(of: $0.style.background) },
        painter.pictures.picture)
  }
}
