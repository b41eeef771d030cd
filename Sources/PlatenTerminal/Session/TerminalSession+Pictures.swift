import PlatenGraph

// Pictures over the cells.
extension TerminalSession {
  /// Whether pictures are shown in sixels. What multiplexes terminals does not pass them on as they are.
  var showsSixels: Bool {
    queries.hasSixels && cellPixels != nil && !capabilities.showsPictures && !capabilities.isMultiplexed
  }

  /// The bytes that show the frame and its pictures. Where a picture is shown, nothing is seen of its half cells: where
  /// it is transparent there is what is below it.
  func renderWithPictures() -> [UInt8] {
    let height = frameRows
    // In the last row the terminal would scroll after sixels.
    let shown = painter.painted.filter { picture in
      picture.visible.maxY < height + (showsSixels ? 0 : 1) && buffer.cells(in: picture.visible) == picture.cells
    }
    for picture in shown { buffer.replace(picture.below, in: picture.visible) }
    let frame = height == buffer.height ? buffer : buffer.resized(height: height)
    let isCleared = !renderer.continues(with: frame)
    guard showsSixels, let cellPixels else {
      let bytes = renderer.render(frame)
      return bytes + kittyPictures.show(shown, isCleared: isCleared, renderer.motion(to:))
    }
    for area in sixelPictures.places(leftBy: shown) { renderer.forget(area) }
    let before = isCleared ? nil : renderer.shown?.resized(height: height)
    let bytes = renderer.render(frame)
    return bytes
      + sixelPictures.show(
        shown, before: before, cell: cellPixels, ground: { [theme] in theme.components(of: $0.style.background) },
        renderer.motion(to:), painter.pictures.picture)
  }
}
