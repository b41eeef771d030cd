/// How large a host's window is, and who has asked.
@MainActor final class WindowPlace {
  /// In points, as the last layout or the front end has told; zero before.
  var size = CGSize.zero { didSet { if size != oldValue { readers.invalidate() } } }
  /// How many pixels make a point.
  var scale: CGFloat = 1 { didSet { if scale != oldValue { readers.invalidate() } } }
  private let readers = ReaderSet()

  private static weak var last: WindowPlace?

  /// Views of this window are going to be evaluated.
  func isLast() {
    guard Self.last !== self else { return }
    Self.last = self
    UIScreen.window = {
      guard let place = Tracking.reader?.host.window ?? Self.last else { return nil }
      place.readers.noteRead()
      return place.size == .zero ? nil : (place.size, place.scale)
    }
  }
}

extension ViewHost {
  /// The size of the window in points.
  package var windowSize: CGSize { window.size }

  /// A front end that lays out by itself tells how large the window is, in points.
  package func setWindow(_ size: CGSize, scale: CGFloat) {
    window.size = size
    window.scale = scale
  }
}
