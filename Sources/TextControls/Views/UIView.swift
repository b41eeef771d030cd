/// A view with subviews.
///
/// It has what text input needs: the hierarchy, and the properties that a front end shows. Front ends lay out by
/// themselves; frames are kept for programs that read them.
@MainActor @preconcurrency open class UIView: UIResponder, UITraitChangeObservable {
  /// The rectangle that the program has set, in points: that of ``frame`` until the view is laid out.
  package final var givenFrame: CGRect
  /// The size in which the view was drawn last, in points; nil for a view that nothing is drawn in.
  package final var drawnSize: CGSize?
  /// The rectangle in the superview's coordinates, in points. Kept for the program to read; the height of an input view
  /// is taken from it. A view that draws, or has layers of the program's own, has the size that it was laid out in.
  open var frame: CGRect {
    get { CGRect(origin: givenFrame.origin, size: drawnSize ?? givenFrame.size) }
    set { (givenFrame, drawnSize) = (newValue, nil) }
  }
  /// The size of ``frame`` at the origin. Setting it sets the size.
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: frame.size) }
    set { frame.size = newValue.size }
  }
  /// The centre of ``frame``. Setting it moves the frame.
  open var center: CGPoint {
    get { CGPoint(x: frame.midX, y: frame.midY) }
    set { givenFrame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2) }
  }
  /// A number for the program to find the view by, see ``viewWithTag(_:)``. 0 by default.
  open var tag = 0
  /// Whether the view and its subviews are not shown. False by default.
  open var isHidden = false { didSet { setNeedsDisplay() } }
  /// The opacity, from 0 to 1. 1 by default. What can't be seen takes no clicks and no focus.
  open var alpha: CGFloat = 1 { didSet { setNeedsDisplay() } }
  /// Where an image is in the view. Kept and ignored: front ends show the whole image. `.scaleToFill` by default.
  open var contentMode = ContentMode.scaleToFill
  /// Kept and ignored: disable a control with its `isEnabled`. True by default.
  open var isUserInteractionEnabled = true { didSet { setNeedsDisplay() } }
  /// Shown by text views, by text fields without a border, by the cells of tables and collections and the content views
  /// of the latter, and ignored by other views. Nil by default.
  open var backgroundColor: UIColor? {
    didSet {
      setNeedsDisplay()
      noteAppearance(\UIView.backgroundColor, backgroundColor)
    }
  }
  /// Kept and ignored: controls take the tint of the SwiftUI view around them. `.tintColor` by default.
  open var tintColor: UIColor! = .tintColor {
    didSet {
      setNeedsDisplay()
      if tintColor != oldValue { noteTint() }
      noteAppearance(\UIView.tintColor, tintColor)
    }
  }
  /// The space between the edges and the views of a stack that is arranged within it, in points; ignored elsewhere. 8
  /// on all sides by default.
  open var layoutMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8) {
    didSet {
      setNeedsDisplay()
      if layoutMargins != oldValue { layoutMarginsDidChange() }
    }
  }
  /// The direction of what the view shows, where it is not that of its place. Kept for the program to read, see
  /// ``effectiveUserInterfaceLayoutDirection``; front ends take the direction of the place. `.unspecified` by default.
  open var semanticContentAttribute = UISemanticContentAttribute.unspecified
  /// Kept and ignored: constraints count in any case. True by default.
  open var translatesAutoresizingMaskIntoConstraints = true
  /// Kept and ignored. Empty by default.
  open var autoresizingMask: AutoresizingMask = []
  /// Whether the view takes all touches while one is in it. Kept and ignored: there is one pointer. False by default.
  open var isExclusiveTouch = false
  /// Whether the view takes several touches. Kept and ignored: there is one pointer. False by default.
  open var isMultipleTouchEnabled = false
  /// Kept and ignored; true by default.
  open var clearsContextBeforeDrawing = true
  /// Whether subviews follow a change of the size. Kept and ignored: front ends lay out by themselves. True by default.
  open var autoresizesSubviews = true
  /// Kept and ignored; true by default.
  open var insetsLayoutMarginsFromSafeArea = true
  /// Kept and ignored; false by default.
  open var preservesSuperviewLayoutMargins = false
  /// The pixels per point with which the view is drawn. Kept and ignored: front ends draw with those of the screen.
  open var contentScaleFactor: CGFloat = 1
  /// The appearance of the view, in place of that of its surroundings. Kept and ignored; `.unspecified` by default.
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
  /// How the tint is shown. Kept and ignored; `.automatic` by default.
  open var tintAdjustmentMode = TintAdjustmentMode.automatic
  /// A name by which the state of the view is restored. Kept and ignored; nil by default.
  open var restorationIdentifier: String?
  var ownIsOpaque = true
  var ownObservations = ViewObservations()
  /// The observations by names, which end with the view.
  final var namedObservations: [NamedObservation] = []
  var layoutPriorities = LayoutPriorities()
  /// The active constraints that the view is one of the two views of.
  package var layoutConstraints: [NSLayoutConstraint] = []
  var ownGuides: [Int: UILayoutGuide] = [:]
  /// The gestures that are noticed on the view.
  package var ownGestures: [UIGestureRecognizer] = []
  /// The interactions of the view.
  package var ownInteractions: [any UIInteraction] = []
  /// The later views that this represents, see ``appearance()``.
  var representedScope: AppearanceScope?
  /// The settings for views in certain containers that the view has been given.
  var containedSettings: Set<Int> = []
  /// The traits of a view that SwiftUI's views surround.
  final var ownTraits: UITraitCollection?
  /// The handlers for changes of the traits. For the framework.
  public private(set) lazy var _traitChanges = _TraitChangesReference()
  /// The layer, once the program has used it.
  package internal(set) var ownLayer: CALayer?
  /// The name that assistive technology reads, and that tests find the view by. Nil by default.
  open var accessibilityLabel: String? { didSet { setNeedsDisplay() } }
  /// An identifier for tests, which the user never sees. Nil by default.
  open var accessibilityIdentifier: String? { didSet { setNeedsDisplay() } }
  /// An explanation that assistive technology reads, shown as help by front ends that have tooltips. Nil by default.
  open var accessibilityHint: String? { didSet { setNeedsDisplay() } }
  /// The language of the text of a label, as `de-DE`: a page has it for assistive technology. Nil is the program's.
  open var accessibilityLanguage: String? { didSet { setNeedsDisplay() } }

  /// Whether assistive technology reads the view as one element. Kept and ignored: it reads what front ends show. False
  /// by default.
  open var isAccessibilityElement = false
  /// Whether assistive technology ignores what is in the view. Kept and ignored; false by default.
  open var accessibilityElementsHidden = false
  /// Whether assistive technology ignores what is beside the view. Kept and ignored, as what is presented is modal by
  /// itself; false by default.
  open var accessibilityViewIsModal = false
  /// What the view has, in words, for assistive technology. Nil, the default, is what the view shows.
  open var accessibilityValue: String? { didSet { setNeedsDisplay() } }
  /// What assistive technology is to know of the view beside what it is: a heading, a button, a link, an image, a
  /// switch, a search field, or that it is selected. Others are kept and ignored. Empty by default.
  open var accessibilityTraits = UIAccessibilityTraits() { didSet { setNeedsDisplay() } }

  private weak var outer: UIView?
  private var inner: [UIView] = []
  /// The view that this one is in, whatever its class.
  package var outerView: UIView? { outer }
  /// The views in this one, whatever their classes.
  package var innerViews: [UIView] { inner }
  /// Shows the view and its subviews; nil unless the view is the root of a representable or of an input view.
  package weak var displayer: (any ViewDisplayer)?
  /// The controller whose view this is.
  package weak var viewController: UIViewController?

  /// Creates a view with a frame in points.
  public init(frame: CGRect) {
    givenFrame = frame
    super.init()
    AppearanceSettings.shared.apply(to: self)
  }

  /// Creates a view with a frame of zero. Nothing is read from the coder.
  public required init?(coder: NSCoder) {
    givenFrame = .zero
    super.init()
    AppearanceSettings.shared.apply(to: self)
  }

  /// Creates a view with a frame of zero.
  public override convenience init() { self.init(frame: .zero) }

  /// A stand-in for the later views of the class: they begin with what is set in it. The background and tint colours
  /// count, and the fonts, colours and borders of fields, text views and labels; other settings of it change nothing.
  /// In files of the plugin ObjectiveCSpellings the properties of a program's own class count that are `dynamic` and
  /// have a `didSet`, where the class has an `init(frame:)`.
  /// Views that are there already stay as they are.
  open class func appearance() -> UIView { standIn { UIView(frame: .zero) } }

  // MARK: hierarchy

  /// The window that the view is in, whatever its class.
  package var outerWindow: UIWindow? { outer?.outerWindow }

  open override var next: UIResponder? {
    viewController ?? (superview as? any SwiftUIWindow)?.controllerOfViews ?? superview
  }

  package override var scene: ResponderScene { window?.ownScene ?? .headless }

  /// Adds a view after the others. It is removed from its former superview first.
  open func addSubview(_ view: UIView) { insertSubview(view, at: subviews.count) }

  /// Adds a view among the others. An index out of range is clamped. A view can't be added to itself or to a view
  /// inside it; that is ignored.
  open func insertSubview(_ view: UIView, at index: Int) {
    guard !isDescendant(of: view) else { return }
    let window = window
    if view.window !== window { view.resignWithin() }
    view.willMove(toSuperview: self)
    view.willMove(toWindow: window)
    view.superview?.forget(view)
    view.outer = self
    inner.insert(view, at: min(max(0, index), inner.count))
    didAddSubview(view)
    view.didMoveToSuperview()
    view.windowDidChange()
    setNeedsDisplay()
  }

  /// Removes the view from its superview. A field inside that is being edited resigns, whatever its delegate answers.
  open func removeFromSuperview() {
    guard let superview else { return }
    resignWithin()
    // A delegate that was notified of the end may have removed the view already.
    guard outer === superview else { return }
    willMove(toSuperview: nil)
    willMove(toWindow: nil)
    superview.willRemoveSubview(self)
    superview.forget(self)
    outer = nil
    didMoveToSuperview()
    windowDidChange()
    superview.setNeedsDisplay()
  }

  func moveSubview(from old: Int, to new: Int) { inner.insert(inner.remove(at: old), at: new) }

  func swapSubviews(_ first: Int, _ second: Int) { inner.swapAt(first, second) }

  private func forget(_ view: UIView) { inner.removeAll { $0 === view } }

  private func windowDidChange() {
    AppearanceSettings.shared.applyContained(to: self)
    didMoveToWindow()
    if window != nil { updateConstraints() }
    viewController?.viewDidMoveToWindow(window)
    for view in subviews { view.windowDidChange() }
  }

  /// Whether this view is `view` or is inside it.
  open func isDescendant(of view: UIView) -> Bool {
    var current: UIView? = self
    while let candidate = current {
      if candidate === view { return true }
      current = candidate.superview
    }
    return false
  }

  /// This view or the first one below it with a tag; nil when there is none.
  open func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for view in subviews { if let found = view.viewWithTag(tag) { return found } }
    return nil
  }

  /// Called after a subview was added. Does nothing; for subclasses.
  open func didAddSubview(_ subview: UIView) {}
  /// Called before a subview is removed. Does nothing; for subclasses, which call super.
  open func willRemoveSubview(_ subview: UIView) {}
  /// Called before the superview changes; nil when the view is being removed. Does nothing; for subclasses.
  open func willMove(toSuperview newSuperview: UIView?) {}
  /// Called after the superview changed. Does nothing; for subclasses.
  open func didMoveToSuperview() {}
  /// Called before the window changes; nil when the view is being removed. Does nothing; for subclasses.
  open func willMove(toWindow newWindow: UIWindow?) {}
  /// Called after the window changed, for each subview as well. Does nothing; for subclasses.
  open func didMoveToWindow() {}

  // MARK: traits

  /// The traits of the place in which the view is shown.
  open var traitCollection: UITraitCollection {
    ownTraits ?? viewController?.traitCollection ?? outerView?.traitCollection ?? .current
  }

  /// Called after ``traitCollection`` changed. Does nothing; for subclasses, which call super.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  // MARK: editing

  /// Makes the field inside this view that is being edited resign. With `force` its delegate is asked and its answer
  /// ignored. False when no field inside is being edited, or when it refuses.
  @discardableResult open func endEditing(_ force: Bool) -> Bool {
    guard let view = firstResponderWithin else { return false }
    return force ? view.scene.resign(view, force: true) : view.resignFirstResponder()
  }

  // MARK: hits

  /// Whether a point of the view's coordinates is inside it. Not called by front ends, which find by themselves what
  /// the user presses; for programs that call it, and for subclasses.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

  /// The deepest view with a point of this view's coordinates, by the frames that the program has set; nil for none.
  /// Not called by front ends, which find by themselves what the user presses.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard !isHidden, isUserInteractionEnabled, alpha >= 0.01, self.point(inside: point, with: event) else { return nil }
    for view in innerViews.reversed() {
      if let found = view.hitTest(view.convert(point, from: self), with: event) { return found }
    }
    return self
  }

  /// Adds a recognizer, which the view it was added to before loses. Does nothing else; for subclasses, which call
  /// super.
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { attach(gestureRecognizer) }
  /// Removes a recognizer.
  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { detach(gestureRecognizer) }
  /// Whether a gesture of the view may begin: true, unless a subclass overrides it.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// How the view is shown below the pointer. Kept and ignored; nil by default.
  open var hoverStyle: UIHoverStyle?

  /// Called after ``tintColor`` was set, for the views inside as well. Does nothing; for subclasses, which call super.
  open func tintColorDidChange() {}
  /// Called after ``layoutMargins`` were set. Does nothing; for subclasses, which call super.
  open func layoutMarginsDidChange() {}
  /// Never called: there are no parts of a window to avoid. Does nothing; for subclasses, which call super.
  open func safeAreaInsetsDidChange() {}

  private func noteTint() {
    tintColorDidChange()
    for view in innerViews { view.noteTint() }
  }

  // MARK: constraints

  /// Whether the class is laid out by constraints. Never asked: constraints count in any case. False by default.
  open class var requiresConstraintBasedLayout: Bool { false }
  /// What of the frame constraints are about. Never asked: zero by default.
  open var alignmentRectInsets: UIEdgeInsets { .zero }
  /// The view whose baseline is that of the first line: this one, unless a subclass overrides it.
  open var forFirstBaselineLayout: UIView { self }
  /// The view whose baseline is that of the last line: this one, unless a subclass overrides it.
  open var forLastBaselineLayout: UIView { self }

  /// Does nothing: constraints count as soon as they are active.
  open func setNeedsUpdateConstraints() {}
  /// Always false: constraints count as soon as they are active.
  open func needsUpdateConstraints() -> Bool { false }
  /// Calls ``updateConstraints()``.
  open func updateConstraintsIfNeeded() { updateConstraints() }
  /// Called by ``updateConstraintsIfNeeded()``, and when the view moves to a window. Does nothing; for subclasses,
  /// which call super.
  open func updateConstraints() {}

  // MARK: layout and display

  /// The size of the content in points, ``noIntrinsicMetric`` for a side without one. Only the height of an input view
  /// is used.
  open var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric) }

  /// The size that suits the view, in points: that of ``frame``, unless a subclass overrides it.
  open func sizeThatFits(_ size: CGSize) -> CGSize { givenFrame.size }
  /// The size that suits the view in points, whatever its constraints: ``sizeThatFits(_:)``.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize { sizeThatFits(targetSize) }
  /// The target's size on sides with the priority `.required`, that of ``sizeThatFits(_:)`` on others, in points.
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority width: UILayoutPriority,
    verticalFittingPriority height: UILayoutPriority
  ) -> CGSize {
    systemLayoutSizeFitting(targetSize).with(targetSize, width: width == .required, height: height == .required)
  }
  /// Sets the size of ``frame`` to ``sizeThatFits(_:)``.
  open func sizeToFit() { frame.size = sizeThatFits(frame.size) }
  /// Updates the view on the screen after its intrinsic size changed.
  open func invalidateIntrinsicContentSize() { setNeedsDisplay() }
  /// Calls ``layoutSubviews()`` before the next time that the view is shown.
  open func setNeedsLayout() {
    guard !isInLayout else { return }
    isLaidOut = false
    setNeedsDisplay()
  }
  /// Calls ``layoutSubviews()``.
  open func layoutIfNeeded() { layoutSubviews() }
  /// Called before the view is shown, by ``layoutIfNeeded()``, and each time a view that draws, or has layers of the
  /// program's own, is laid out in another size. Does nothing; for subclasses.
  open func layoutSubviews() {}
  /// The class of ``layer``: `CALayer`, or one of Core Animation's other ones. A subclass of the program's own is
  /// ignored.
  open class var layerClass: AnyClass { CALayer.self }
  /// Draws the view, into the context of `UIGraphicsGetCurrentContext()` and by the methods of paths, colours, texts
  /// and images. Does nothing; for subclasses. What it draws is behind the content of the view.
  ///
  /// - Parameter rect: The whole of ``bounds``.
  open func draw(_ rect: CGRect) { isUndrawn = true }
  /// Whether the class draws nothing of its own, after ``draw(_:)``.
  package final var isUndrawn = false
  /// Whether the view is being drawn: what it changes then is drawn in the same pass.
  package final var isBeingDrawn = false
  /// Whether the view has drawn something of its own after a number of changes.
  package final var drawingTrial: (count: Int, draws: Bool)?
  /// How often the view or its layers have changed.
  package final var displayCount = 0
  /// Whether ``layoutSubviews()`` was called since the last ``setNeedsLayout()``.
  final var isLaidOut = false
  final var isInLayout = false

  /// Updates the view on the screen. It is sent to the nearest view around it that has a displayer.
  open func setNeedsDisplay() {
    ownObservations.check()
    guard !isBeingDrawn else { return }
    displayCount += 1
    var current: UIView? = self
    while let view = current {
      if let displayer = view.displayer { return displayer.viewNeedsDisplay(self) }
      current = view.superview
    }
  }
}
