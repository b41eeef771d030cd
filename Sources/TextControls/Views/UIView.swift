/// A rectangle that shows something and can hold other views.
///
/// As much of it as text input needs: the hierarchy, and what a front end shows of it. Front ends lay out; frames are
/// kept for programs that read them back.
@MainActor @preconcurrency open class UIView: UIResponder {
  open var frame: CGRect
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: frame.size) }
    set { frame.size = newValue.size }
  }
  open var center: CGPoint {
    get { CGPoint(x: frame.midX, y: frame.midY) }
    set { frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2) }
  }
  open var tag = 0
  open var isHidden = false { didSet { setNeedsDisplay() } }
  open var alpha: CGFloat = 1 { didSet { setNeedsDisplay() } }
  open var isUserInteractionEnabled = true { didSet { setNeedsDisplay() } }
  open var backgroundColor: UIColor? { didSet { setNeedsDisplay() } }
  open var tintColor: UIColor! = .tintColor { didSet { setNeedsDisplay() } }
  open var translatesAutoresizingMaskIntoConstraints = true
  open var autoresizingMask: AutoresizingMask = []
  var layoutPriorities = LayoutPriorities()
  /// The name that assistive technology says, and that tests find the view by.
  open var accessibilityLabel: String? { didSet { setNeedsDisplay() } }
  open var accessibilityIdentifier: String? { didSet { setNeedsDisplay() } }
  open var accessibilityHint: String? { didSet { setNeedsDisplay() } }

  public private(set) weak var superview: UIView?
  public private(set) var subviews: [UIView] = []
  /// Who shows the view and what is in it.
  package weak var displayer: (any ViewDisplayer)?

  public init(frame: CGRect) {
    self.frame = frame
    super.init()
  }

  public required init?(coder: NSCoder) {
    frame = .zero
    super.init()
  }

  public override convenience init() { self.init(frame: .zero) }

  // MARK: hierarchy

  /// The window that the view is in.
  open var window: UIWindow? { superview?.window }

  open override var next: UIResponder? { superview }

  package override var scene: ResponderScene { window?.ownScene ?? .headless }

  open func addSubview(_ view: UIView) { insertSubview(view, at: subviews.count) }

  /// Puts the view among the others; an index out of range goes to the nearest end. A view can't be put into itself.
  open func insertSubview(_ view: UIView, at index: Int) {
    guard !isDescendant(of: view) else { return }
    let window = window
    if view.window !== window { view.resignWithin() }
    view.willMove(toSuperview: self)
    view.willMove(toWindow: window)
    view.superview?.forget(view)
    view.superview = self
    subviews.insert(view, at: min(max(0, index), subviews.count))
    didAddSubview(view)
    view.didMoveToSuperview()
    view.tellOfWindow()
    setNeedsDisplay()
  }

  /// Takes the view out. Editing in it ends, whatever a delegate says to that [D].
  open func removeFromSuperview() {
    guard let superview else { return }
    resignWithin()
    // A delegate that was told of the end may have taken it out already.
    guard self.superview === superview else { return }
    willMove(toSuperview: nil)
    willMove(toWindow: nil)
    superview.willRemoveSubview(self)
    superview.forget(self)
    self.superview = nil
    didMoveToSuperview()
    tellOfWindow()
    superview.setNeedsDisplay()
  }

  private func forget(_ view: UIView) { subviews.removeAll { $0 === view } }

  private func tellOfWindow() {
    didMoveToWindow()
    for view in subviews { view.tellOfWindow() }
  }

  /// Ends the editing in this view and below it, asked and not obeyed.
  package func resignWithin() {
    guard let responder = firstResponderWithin else { return }
    responder.scene.resign(responder, force: true)
  }

  /// Whether this is `view` or lies inside it.
  open func isDescendant(of view: UIView) -> Bool {
    var current: UIView? = self
    while let candidate = current {
      if candidate === view { return true }
      current = candidate.superview
    }
    return false
  }

  open func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for view in subviews { if let found = view.viewWithTag(tag) { return found } }
    return nil
  }

  open func didAddSubview(_ subview: UIView) {}
  open func willRemoveSubview(_ subview: UIView) {}
  open func willMove(toSuperview newSuperview: UIView?) {}
  open func didMoveToSuperview() {}
  open func willMove(toWindow newWindow: UIWindow?) {}
  open func didMoveToWindow() {}

  // MARK: editing

  private var firstResponderWithin: UIView? {
    guard let view = scene.firstResponder as? UIView, view.isDescendant(of: self) else { return nil }
    return view
  }

  /// Has the field inside that is being edited resign. With `force` its delegate is asked and not obeyed [D].
  @discardableResult open func endEditing(_ force: Bool) -> Bool {
    guard let view = firstResponderWithin else { return false }
    return force ? view.scene.resign(view, force: true) : view.resignFirstResponder()
  }

  // MARK: layout and display

  open var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric) }
  public static let noIntrinsicMetric: CGFloat = -1

  open func sizeThatFits(_ size: CGSize) -> CGSize { frame.size }
  open func sizeToFit() { frame.size = sizeThatFits(frame.size) }
  open func invalidateIntrinsicContentSize() { setNeedsDisplay() }
  open func setNeedsLayout() {}
  open func layoutIfNeeded() { layoutSubviews() }
  open func layoutSubviews() {}

  /// Has the view shown anew, by whoever shows it or one of those around it.
  open func setNeedsDisplay() {
    var current: UIView? = self
    while let view = current {
      if let displayer = view.displayer { return displayer.viewNeedsDisplay(self) }
      current = view.superview
    }
  }
}

/// Shows a view and those inside it.
@MainActor package protocol ViewDisplayer: AnyObject {
  /// `view`, or the order of those inside it, looks different now.
  func viewNeedsDisplay(_ view: UIView)
}

/// The root of a hierarchy of views, with a first responder of its own.
@MainActor @preconcurrency open class UIWindow: UIView {
  package let ownScene = ResponderScene()

  open override var window: UIWindow? { self }
  open private(set) var isKeyWindow = false

  open func makeKeyAndVisible() {
    isKeyWindow = true
    isHidden = false
  }
}
