import Foundation

/// The screen of a program. There are no screens here: it has the size of the window.
@MainActor @preconcurrency public final class UIScreen: NSObject {
  /// The window of the view that is being evaluated, or of the one evaluated last.
  public static let main = UIScreen()

  /// The size in points and the pixels per point of the current window; nil when there is none. Set by the host of the
  /// views.
  package static var window: @MainActor () -> (size: CGSize, scale: CGFloat)? = { nil }

  /// The size of the current window in points; nil before it is known.
  package static var windowSize: CGSize? { window()?.size }

  /// Whether the current window is dark; nil where that is not known. Set by the host of the views.
  package static var isDark: @MainActor () -> Bool? = { nil }

  /// Whether the user of the current window prefers little motion. Set by the host of the views.
  package static var reducesMotion: @MainActor () -> Bool = { false }

  private override init() { super.init() }

  /// The window's size in points, at the origin. A view that reads it is evaluated again when the size changes. While
  /// there is no window the size is 393 by 852 points.
  public var bounds: CGRect { CGRect(origin: .zero, size: Self.window()?.size ?? CGSize(width: 393, height: 852)) }

  /// The traits of the current window.
  public var traitCollection: UITraitCollection { .current }

  /// The pixels per point: what a browser reports, 1 elsewhere.
  public var scale: CGFloat { Self.window()?.scale ?? 1 }

  /// The same as ``scale``.
  public var nativeScale: CGFloat { scale }

  /// The window's size in pixels.
  public var nativeBounds: CGRect {
    let (size, scale) = (bounds.size, scale)
    return CGRect(x: 0, y: 0, width: size.width * scale, height: size.height * scale)
  }
}
