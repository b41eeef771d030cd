/// What is drawn behind the content of a view: corners, border, background and shadow of a rectangle, and other layers
/// inside it.
///
/// A layer belongs to a view, see ``UIView/layer``, or is one of a program's own that is put into another. Front ends
/// draw the corners, the border, the background and the shadow of a view's layer as SwiftUI's modifiers of the same
/// names: a terminal has borders and backgrounds of whole cells, and no shadows. The layers inside it are drawn as a
/// `Canvas` is, behind the content of the view.
@MainActor @preconcurrency open class CALayer: NSObject {
  private weak var view: UIView?
  private var ownFrame = CGRect.zero
  private var inner: [CALayer] = []
  private var animations: [AnimationRun] = []
  /// What the layers of other modules keep, by a name.
  package final var kept: [String: Any] = [:]

  /// Creates a layer of zero size, which shows nothing.
  public override init() { super.init() }

  /// Creates a layer with the appearance of another.
  public init(layer: Any) {
    super.init()
    guard let layer = layer as? CALayer else { return }
    ownFrame = layer.frame
    (cornerRadius, maskedCorners, cornerCurve) = (layer.cornerRadius, layer.maskedCorners, layer.cornerCurve)
    (borderWidth, borderColor) = (layer.borderWidth, layer.borderColor)
    (backgroundColor, masksToBounds, opacity) = (layer.backgroundColor, layer.masksToBounds, layer.opacity)
    (shadowColor, shadowOpacity) = (layer.shadowColor, layer.shadowOpacity)
    (shadowOffset, shadowRadius) = (layer.shadowOffset, layer.shadowRadius)
    kept = layer.kept
  }

  /// Creates a layer of zero size. Nothing is read from the coder.
  public required init?(coder: NSCoder) { super.init() }

  /// A new layer of the class, for a view whose `layerClass` it is. For the framework.
  open class func _make() -> CALayer { CALayer() }

  /// Makes the layer that of a view.
  final func belong(to view: UIView) { self.view = view }

  // MARK: appearance

  /// The radius of the corners in points, of the background and the border, and of the content where it is clipped. 0
  /// by default.
  open var cornerRadius: CGFloat = 0 { didSet { setNeedsDisplay() } }
  /// Kept and ignored: all corners are round. All of them by default.
  open var maskedCorners: CACornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]
  /// Kept and ignored: corners are arcs of circles. `.circular` by default.
  open var cornerCurve = CALayerCornerCurve.circular
  /// The width of the border in points, inside the frame. 0, the default, draws none.
  open var borderWidth: CGFloat = 0 { didSet { setNeedsDisplay() } }
  /// The colour of the border, black by default. Nil draws none.
  open var borderColor: CGColor? = CGColor(gray: 0, alpha: 1) { didSet { setNeedsDisplay() } }
  /// The colour behind the content. Nil, the default, draws none. It is not the view's `backgroundColor`, which is
  /// ignored.
  open var backgroundColor: CGColor? { didSet { setNeedsDisplay() } }
  /// Whether the content is clipped to the frame and its corners. False by default.
  open var masksToBounds = false { didSet { setNeedsDisplay() } }
  /// The opacity of the layer and what is in it, from 0 to 1. 1 by default. A view has this of its layer and its own
  /// `alpha`, multiplied.
  open var opacity: Float = 1 { didSet { setNeedsDisplay() } }
  /// Whether the layer and what is in it are not drawn. False by default. That of a view's layer is ignored: hide the
  /// view.
  open var isHidden = false { didSet { setNeedsDisplay() } }
  /// The layer whose opaque parts are the only ones of this one that are drawn. The outline of a layer counts, see
  /// `CAShapeLayer`, and for others their frame and corners. Nil by default.
  open var mask: CALayer? {
    didSet {
      mask?.masked = self
      setNeedsDisplay()
    }
  }
  /// The layer that this one is the mask of.
  private weak var masked: CALayer?
  /// The colour of the shadow, black by default. Nil draws none.
  open var shadowColor: CGColor? = CGColor(gray: 0, alpha: 1) { didSet { setNeedsDisplay() } }
  /// The opacity of the shadow, from 0 to 1. 0, the default, draws none.
  open var shadowOpacity: Float = 0 { didSet { setNeedsDisplay() } }
  /// The distance of the shadow from the layer in points, 3 upwards by default.
  open var shadowOffset = CGSize(width: 0, height: -3) { didSet { setNeedsDisplay() } }
  /// The blur of the shadow in points, 3 by default.
  open var shadowRadius: CGFloat = 3 { didSet { setNeedsDisplay() } }
  /// A name for the program to recognize the layer by. Nil by default.
  open var name: String?
  /// Kept for the program to read: front ends draw in the pixels that they have. 1 by default.
  open var contentsScale: CGFloat = 1
  /// Kept and ignored: layers are not drawn into pictures first. False by default.
  open var shouldRasterize = false
  /// Kept and ignored. 1 by default.
  open var rasterizationScale: CGFloat = 1
  /// Whether what is behind the layer is not seen through it. Kept and ignored; false by default.
  open var isOpaque = false
  /// Kept and ignored: a layer is drawn as it is. Nil by default.
  open var filters: [Any]?
  /// Kept and ignored: what is behind a layer is drawn as it is. Nil by default.
  open var backgroundFilters: [Any]?
  /// Kept and ignored. Nil by default.
  open var compositingFilter: Any?
  /// Whether the layer is drawn again when its size changes, as it is in any case. False by default.
  open var needsDisplayOnBoundsChange = false

  // MARK: place

  /// The rectangle in the coordinates of the layer around it, in points; that of a view's layer is the view's.
  open var frame: CGRect {
    get { view?.frame ?? ownFrame }
    set {
      guard newValue != frame else { return }
      if let view { view.frame = newValue } else { ownFrame = newValue }
      setNeedsDisplay()
    }
  }

  /// The size of ``frame`` at the origin.
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: frame.size) }
    set {
      // The position stays, which is where the anchor point is.
      let place = position
      frame = CGRect(
        x: place.x - newValue.width * anchorPoint.x, y: place.y - newValue.height * anchorPoint.y,
        width: newValue.width, height: newValue.height)
    }
  }

  /// Which point of the layer ``position`` is about, as shares of its size: its middle by default.
  /// Setting it moves the layer: the position stays.
  open var anchorPoint = CGPoint(x: 0.5, y: 0.5) {
    didSet {
      frame.origin.x += (oldValue.x - anchorPoint.x) * frame.width
      frame.origin.y += (oldValue.y - anchorPoint.y) * frame.height
      setNeedsDisplay()
    }
  }

  /// The place of the ``anchorPoint`` in the layer around it, in points.
  open var position: CGPoint {
    get { CGPoint(x: frame.minX + frame.width * anchorPoint.x, y: frame.minY + frame.height * anchorPoint.y) }
    set {
      frame.origin = CGPoint(
        x: newValue.x - frame.width * anchorPoint.x, y: newValue.y - frame.height * anchorPoint.y)
    }
  }

  /// How far in front of the others in the same layer it is drawn: those of a higher one later. 0 by default.
  open var zPosition: CGFloat = 0 { didSet { setNeedsDisplay() } }

  // MARK: layers inside

  /// The layer that this one is in; nil for one in none.
  open private(set) weak var superlayer: CALayer?

  /// The layers in this one, in the order in which they are drawn; nil for none.
  open var sublayers: [CALayer]? {
    get { inner.isEmpty ? nil : inner }
    set {
      let new = newValue ?? []
      for layer in inner where !new.contains(where: { $0 === layer }) { layer.removeFromSuperlayer() }
      for layer in new { addSublayer(layer) }
    }
  }

  /// Adds a layer over the others in this one. A layer can't be added to itself or to one inside it; that is ignored.
  open func addSublayer(_ layer: CALayer) { insertSublayer(layer, at: UInt32(inner.count)) }

  /// Adds a layer among the others. An index out of range is clamped.
  open func insertSublayer(_ layer: CALayer, at index: UInt32) {
    var current: CALayer? = self
    while let outer = current {
      if outer === layer { return }
      current = outer.superlayer
    }
    layer.removeFromSuperlayer()
    inner.insert(layer, at: min(Int(index), inner.count))
    layer.superlayer = self
    setNeedsDisplay()
  }

  /// Adds a layer behind another, or behind all where that is not in this one.
  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    if layer.superlayer === self { layer.removeFromSuperlayer() }
    insertSublayer(layer, at: UInt32(inner.firstIndex { $0 === sibling } ?? 0))
  }

  /// Adds a layer over another, or over all where that is not in this one.
  open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    if layer.superlayer === self { layer.removeFromSuperlayer() }
    insertSublayer(layer, at: UInt32(inner.firstIndex { $0 === sibling }.map { $0 + 1 } ?? inner.count))
  }

  /// Puts a layer in the place of another, which is removed. Does nothing where that is not in this one.
  open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
    guard oldLayer !== newLayer, oldLayer.superlayer === self else { return }
    insertSublayer(newLayer, below: oldLayer)
    oldLayer.removeFromSuperlayer()
  }

  /// Removes the layer from the one that it is in.
  open func removeFromSuperlayer() {
    guard let superlayer else { return }
    superlayer.inner.removeAll { $0 === self }
    self.superlayer = nil
    superlayer.setNeedsDisplay()
  }

  // MARK: display

  /// Draws the layer again soon.
  open func setNeedsDisplay() {
    if let view { view.setNeedsDisplay() } else { (superlayer ?? masked)?.setNeedsDisplay() }
  }

  /// Draws the layer again soon. The rectangle is ignored.
  open func setNeedsDisplay(_ rect: CGRect) { setNeedsDisplay() }
  /// Draws the layer again soon.
  open func setNeedsLayout() { setNeedsDisplay() }
  /// Calls ``layoutSublayers()``.
  open func layoutIfNeeded() { layoutSublayers() }
  /// Called before the layer is drawn. Does nothing; for subclasses, which set the frames of the layers inside.
  open func layoutSublayers() {}

  // MARK: animations

  /// Runs an animation, in the place of one with the same key. What it changes is not seen: layers show their own
  /// values, as views do. Its delegate is notified of the beginning, and of the end once its time is over.
  open func add(_ animation: CAAnimation, forKey key: String?) {
    let key = key ?? UUID().uuidString
    removeAnimation(forKey: key)
    let run = AnimationRun(of: animation, forKey: key)
    animations.append(run)
    run.begin { [weak self] over in self?.animations.removeAll { $0 === over } }
  }

  /// The animation with a key that runs, or is kept after its end; nil for none.
  open func animation(forKey key: String) -> CAAnimation? { animations.first { $0.key == key }?.animation }

  /// The keys of the animations that run or are kept after their end; nil for none.
  open func animationKeys() -> [String]? { animations.isEmpty ? nil : animations.map(\.key) }

  /// Stops an animation; its delegate is notified.
  open func removeAnimation(forKey key: String) {
    guard let index = animations.firstIndex(where: { $0.key == key }) else { return }
    animations.remove(at: index).stop()
  }

  /// Stops all animations; their delegates are notified.
  open func removeAllAnimations() { for key in animations.map(\.key) { removeAnimation(forKey: key) } }

  /// What is shown: the layer itself, as animations change nothing.
  open func presentation() -> Self? { self }
  /// The layer with the values that the program has set: itself.
  open func model() -> Self { self }
}

extension _ViewHierarchy where Self: UIView {
  /// How the frame of the view is drawn, and what is drawn behind its content. Created at the first use.
  public var layer: CALayer {
    if let ownLayer { return ownLayer }
    let layer = (Self.self.layerClass as? CALayer.Type)?._make() ?? CALayer()
    layer.belong(to: self)
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
