/// How the frame of a view is drawn: its corners, border, background and shadow.
///
/// A layer belongs to a view, see ``UIView/layer``; there are no layers of a program's own and no sublayers. Front ends
/// draw what they draw of SwiftUI's modifiers of the same names: a terminal has borders and backgrounds of whole cells,
/// and no shadows.
@MainActor @preconcurrency open class CALayer: NSObject {
  private weak var view: UIView?

  init(_ view: UIView) { self.view = view }

  /// The radius of the corners in points, of the background and the border, and of the content where it is clipped. 0
  /// by default.
  open var cornerRadius: CGFloat = 0 { didSet { changed() } }
  /// Kept and ignored: all corners are round. All of them by default.
  open var maskedCorners: CACornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]
  /// Kept and ignored: corners are arcs of circles. `.circular` by default.
  open var cornerCurve = CALayerCornerCurve.circular
  /// The width of the border in points, inside the frame. 0, the default, draws none.
  open var borderWidth: CGFloat = 0 { didSet { changed() } }
  /// The colour of the border, black by default. Nil draws none.
  open var borderColor: CGColor? = CGColor(gray: 0, alpha: 1) { didSet { changed() } }
  /// The colour behind the content. Nil, the default, draws none. It is not the view's `backgroundColor`, which is
  /// ignored.
  open var backgroundColor: CGColor? { didSet { changed() } }
  /// Whether the content is clipped to the frame and its corners. False by default.
  open var masksToBounds = false { didSet { changed() } }
  /// The colour of the shadow, black by default. Nil draws none.
  open var shadowColor: CGColor? = CGColor(gray: 0, alpha: 1) { didSet { changed() } }
  /// The opacity of the shadow, from 0 to 1. 0, the default, draws none.
  open var shadowOpacity: Float = 0 { didSet { changed() } }
  /// The distance of the shadow from the view in points, 3 upwards by default.
  open var shadowOffset = CGSize(width: 0, height: -3) { didSet { changed() } }
  /// The blur of the shadow in points, 3 by default.
  open var shadowRadius: CGFloat = 3 { didSet { changed() } }
  /// A name for the program to recognize the layer by. Nil by default.
  open var name: String?

  /// The rectangle of the view in its superview's coordinates, in points.
  open var frame: CGRect {
    get { view?.frame ?? .zero }
    set { view?.frame = newValue }
  }

  /// The size of ``frame`` at the origin.
  open var bounds: CGRect {
    get { view?.bounds ?? .zero }
    set { view?.bounds = newValue }
  }

  private func changed() { view?.setNeedsDisplay() }
}

/// The corners of a layer.
public struct CACornerMask: OptionSet, Sendable {
  /// One bit for each corner.
  public let rawValue: UInt

  /// Creates a set of corners.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The upper left corner.
  public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)
  /// The upper right corner.
  public static let layerMaxXMinYCorner = CACornerMask(rawValue: 2)
  /// The lower left corner.
  public static let layerMinXMaxYCorner = CACornerMask(rawValue: 4)
  /// The lower right corner.
  public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 8)
}

/// The curve of a layer's corners. Front ends draw arcs of circles for all of them.
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
  /// The name of the curve.
  public let rawValue: String

  /// Creates a curve of that name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// An arc of a circle.
  public static let circular = CALayerCornerCurve(rawValue: "circular")
  /// A curve that begins earlier and more gently.
  public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}

extension _ViewHierarchy where Self: UIView {
  /// How the frame of the view is drawn. Created at the first use.
  public var layer: CALayer {
    if let ownLayer { return ownLayer }
    let layer = CALayer(self)
    ownLayer = layer
    return layer
  }
}

extension UIView {
  /// Whether the content is clipped to the frame: the layer's `masksToBounds`. False by default.
  public var clipsToBounds: Bool {
    get { ownLayer?.masksToBounds ?? false }
    set { if newValue != clipsToBounds { layer.masksToBounds = newValue } }
  }
}
