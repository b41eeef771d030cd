import Foundation

/// The screen of a program. There are no screens here: it has the size of the window.
@MainActor @preconcurrency public final class UIScreen: NSObject {
  /// The window of the view that is being evaluated, or else the one that the requests of the program apply to; see
  /// ``UIApplication``.
  public static let main = UIScreen()

  /// The window that the program is called for, or its active one.
  package static var source: (any ApplicationWindow)? { UIApplication.shared.activeSource }

  /// The size of the current window in points; nil before it is known.
  package static var windowSize: CGSize? { source?.screenSize }

  /// Whether the current window is dark; nil where that is not known.
  package static var isDark: Bool? { source?.isDark }

  /// Whether the user of the current window prefers little motion.
  package static var reducesMotion: Bool { source?.reducesMotion ?? false }

  private override init() { super.init() }

  /// The window's size in points, at the origin. A view that reads it is evaluated again when the size changes. While
  /// there is no window the size is 393 by 852 points.
  public var bounds: CGRect { CGRect(origin: .zero, size: Self.windowSize ?? CGSize(width: 393, height: 852)) }

  /// The traits of the current window.
  public var traitCollection: UITraitCollection { .current }

  /// The pixels per point: what a browser reports, 1 elsewhere.
  public var scale: CGFloat { Self.source?.screenScale ?? 1 }

  /// The same as ``scale``.
  public var nativeScale: CGFloat { scale }

  /// The window's size in pixels.
  public var nativeBounds: CGRect {
    let (size, scale) = (bounds.size, scale)
    return CGRect(x: 0, y: 0, width: size.width * scale, height: size.height * scale)
  }
}
