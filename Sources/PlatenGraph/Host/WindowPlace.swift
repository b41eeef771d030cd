/// The size of a host's window, and its readers.
@MainActor package final class WindowPlace {
  /// In points, as the last layout or the front end has reported; zero before.
  package internal(set) var size = CGSize.zero { didSet { if size != oldValue { readers.invalidate() } } }
  /// Pixels for each point.
  var scale: CGFloat = 1 { didSet { if scale != oldValue { readers.invalidate() } } }
  /// Whether the window is dark; nil before it is known.
  var isDark: Bool? { didSet { if isDark != oldValue { readers.invalidate() } } }
  /// Whether the user prefers little motion.
  var reducesMotion = false { didSet { if reducesMotion != oldValue { readers.invalidate() } } }
  private let readers = ReaderSet()

  private static weak var last: WindowPlace?

  /// Views of this window are going to be evaluated.
  func isLast() {
    guard Self.last !== self else { return }
    Self.last = self
    UIScreen.isDark = {
      guard let place = Tracking.reader?.host.window ?? Self.last else { return nil }
      place.readers.noteRead()
      return place.isDark
    }
    UIScreen.reducesMotion = {
      guard let place = Tracking.reader?.host.window ?? Self.last else { return false }
      place.readers.noteRead()
      return place.reducesMotion
    }
    UIScreen.window = {
      guard let place = Tracking.reader?.host.window ?? Self.last else { return nil }
      place.readers.noteRead()
      return place.size == .zero ? nil : (place.size, place.scale)
    }
  }

  /// Sets the window's size in points, for a front end that lays out by itself.
  package func set(_ size: CGSize, scale: CGFloat) {
    self.size = size
    self.scale = scale
  }
}
