import Platen

/// What AppKit draws into: in a view's `draw(_:)` the view.
public final class NSGraphicsContext: NSObject {
  /// What Core Graphics draws into.
  public let cgContext: CGContext

  /// Creates a context of one of Core Graphics. `flipped` is ignored: y grows downwards.
  public init(cgContext: CGContext, flipped: Bool) { self.cgContext = cgContext }

  /// The context that the thread draws into; nil outside of a drawing. Setting it draws into that one from now on.
  public class var current: NSGraphicsContext? {
    get { UIGraphicsGetCurrentContext().map { NSGraphicsContext(cgContext: $0, flipped: true) } }
    set {
      UIGraphicsPopContext()
      if let newValue { UIGraphicsPushContext(newValue.cgContext) }
    }
  }

  /// Whether y grows downwards: always.
  public var isFlipped: Bool { true }
  /// Saves colours, lines, transform and clip.
  public func saveGraphicsState() { cgContext.saveGState() }
  /// Restores what was saved last.
  public func restoreGraphicsState() { cgContext.restoreGState() }
  /// Saves those of the current context, and which one that is. Does nothing outside of a drawing.
  public class func saveGraphicsState() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    UIGraphicsPushContext(context)
  }
  /// Draws into the context again that was current when they were saved last, and restores them.
  public class func restoreGraphicsState() {
    UIGraphicsPopContext()
    UIGraphicsGetCurrentContext()?.restoreGState()
  }
  /// Does nothing: everything is drawn with the view.
  public func flushGraphics() {}
}
