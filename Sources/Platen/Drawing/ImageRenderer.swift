import Foundation

/// Makes an image of a view that is not shown.
///
/// The image is a drawing of the shapes, texts, pictures and symbols of the view, as sharp in any size. As with
/// SwiftUI's, fields and other controls of the platform are not in it. Sizes of texts are estimated from their fonts, and
/// each image is made of the view as it first appears: nothing has been typed or loaded.
@MainActor @preconcurrency public final class ImageRenderer<Content: View>: ObservableObject {
  /// Sends when what the image is made of has been set.
  nonisolated(unsafe) public let objectWillChange = ObservableObjectPublisher()
  /// The view.
  public var content: Content { willSet { objectWillChange.send() } }
  /// The size that is proposed to the view, in points. `.unspecified` by default.
  public var proposedSize = ProposedViewSize.unspecified { willSet { objectWillChange.send() } }
  /// The pixels per point that the image says it has. 1 by default.
  public var scale: CGFloat = 1 { willSet { objectWillChange.send() } }
  /// Whether nothing is seen through the image. Kept and ignored; false by default.
  public var isOpaque = false { willSet { objectWillChange.send() } }
  /// How colours are computed. Kept and ignored; `.nonLinear` by default.
  public var colorMode = ColorRenderingMode.nonLinear { willSet { objectWillChange.send() } }

  /// Creates a renderer of a view.
  public init(content: Content) { self.content = content }

  /// The image; nil where the view has no size.
  public var uiImage: UIImage? {
    let context = drawn()
    return context.size.width > 0 && context.size.height > 0 ? UIImage(drawnBy: context, scale: scale) : nil
  }

  /// The image in the vocabulary of Core Graphics; nil where the view has no size.
  public var cgImage: CGImage? { uiImage?.cgImage }

  /// Calls `renderer` with the size of the view and what draws it into a context, with the upper left corner of the
  /// view at the origin. `rasterizationScale` is ignored: drawings have no pixels.
  public func render(
    rasterizationScale: CGFloat = 1, renderer: (_ size: CGSize, _ context: (CGContext) -> Void) -> Void
  ) {
    let drawn = drawn()
    renderer(drawn.size) { $0.draw(drawn) }
  }

  private func drawn() -> CGContext {
    let shown = UIScreen.source as? ViewHost
    let drawn = DrawnView(content, proposedSize: proposedSize, shown?.rootEnvironment ?? EnvironmentValues())
    return CGContext(drawn.context, size: drawn.size)
  }
}

extension CGContext {
  /// Draws what another context has drawn, from the origin.
  fileprivate func draw(_ other: CGContext) {
    guard other.size.width > 0, other.size.height > 0 else { return }
    draw(UIImage(drawnBy: other), in: CGRect(origin: .zero, size: other.size))
  }
}
