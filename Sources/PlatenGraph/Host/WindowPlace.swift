/// The size of a host's window, and the readers of each of its values. A window that gets its size or is resized does
/// not evaluate the views that read its scale, as each view of UIKit does for its traits.
@MainActor package final class WindowPlace {
  /// In points, as the last layout or the front end has reported; zero before.
  package internal(set) var size = CGSize.zero { didSet { if size != oldValue { didChange(\.size) } } }
  /// Pixels for each point.
  var scale: CGFloat = 1 { didSet { if scale != oldValue { didChange(\.scale) } } }
  /// Whether the window is dark; nil before it is known.
  var isDark: Bool? { didSet { if isDark != oldValue { didChange(\.isDark) } } }
  /// Whether the user prefers little motion.
  var reducesMotion = false { didSet { if reducesMotion != oldValue { didChange(\.reducesMotion) } } }
  private var readers: [PartialKeyPath<WindowPlace>: ReaderSet] = [:]

  /// A value of the window, for a view that is evaluated again when this value changes.
  func read<Value>(_ value: KeyPath<WindowPlace, Value>) -> Value {
    if readers[value] == nil { readers[value] = ReaderSet() }
    readers[value]?.noteRead()
    return self[keyPath: value]
  }

  private func didChange(_ value: PartialKeyPath<WindowPlace>) { readers[value]?.invalidate() }

  /// Sets the window's size in points, for a front end that lays out by itself.
  package func set(_ size: CGSize, scale: CGFloat) {
    self.size = size
    self.scale = scale
  }
}
