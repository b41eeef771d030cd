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

  /// A value of the window, for a view that is evaluated again when the window changes.
  func read<Value>(_ value: KeyPath<WindowPlace, Value>) -> Value {
    readers.noteRead()
    return self[keyPath: value]
  }

  /// Sets the window's size in points, for a front end that lays out by itself.
  package func set(_ size: CGSize, scale: CGFloat) {
    self.size = size
    self.scale = scale
  }
}
