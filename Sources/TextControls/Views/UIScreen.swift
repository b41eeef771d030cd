import Foundation

/// What a program's window is seen on: here, the window itself.
@MainActor public final class UIScreen: NSObject {
  /// The window of the view that is evaluated just now, or of the one that was last.
  public static let main = UIScreen()

  /// Size in points and pixels to a point of the window that is shown just now; nil where none is. Set by who shows
  /// views.
  package static var window: @MainActor () -> (size: CGSize, scale: CGFloat)? = { nil }

  private override init() { super.init() }

  /// The window's size in points, at the origin. A view that reads it is evaluated again when it is another. Where
  /// there is no window it is that of a telephone.
  public var bounds: CGRect { CGRect(origin: .zero, size: Self.window()?.size ?? CGSize(width: 393, height: 852)) }

  /// How many pixels make a point: 1 but in a browser that says otherwise.
  public var scale: CGFloat { Self.window()?.scale ?? 1 }

  public var nativeScale: CGFloat { scale }

  /// The window's size in pixels.
  public var nativeBounds: CGRect {
    let (size, scale) = (bounds.size, scale)
    return CGRect(x: 0, y: 0, width: size.width * scale, height: size.height * scale)
  }
}
