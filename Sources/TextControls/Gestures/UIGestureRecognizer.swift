/// Notices what the user does with a pointer or a finger on a view, and calls methods for that.
@MainActor @preconcurrency open class UIGestureRecognizer: NSObject {
  /// How far the gesture is.
  public enum State: Int, Sendable {
    case possible, began, changed, ended, cancelled, failed

    /// The state of a gesture that is over as soon as it is recognized.
    public static var recognized: State { .ended }
  }

  /// How far the gesture is. Of one that is over when it is recognized `.ended` while its methods are called; otherwise
  /// `.possible`. Subclasses that notice gestures of their own set it.
  open var state = State.possible
  /// Whether the gesture is noticed, true by default.
  open var isEnabled = true {
    didSet {
      if !isEnabled { cancel() }
      view?.setNeedsDisplay()
    }
  }
  /// The gesture may not begin until the pointer is up.
  private var hasFailed = false
  /// Kept and ignored: controls inside the view have their events first. True by default.
  open var cancelsTouchesInView = true
  /// Kept and ignored; false by default.
  open var delaysTouchesBegan = false
  /// Kept and ignored; true by default.
  open var delaysTouchesEnded = true
  /// Kept and ignored; true by default.
  open var requiresExclusiveTouchType = true
  /// The view that has the recognizer. Nil by default.
  public internal(set) weak var view: UIView?
  /// Asked whether the gesture may begin. Held weakly, nil by default.
  open weak var delegate: (any UIGestureRecognizerDelegate)?
  /// A name for the program to recognize the gesture by. Nil by default.
  open var name: String?

  private struct Target {
    weak var object: AnyObject?
    let action: Selector
  }

  private var targets: [Target] = []
  /// Called with the methods of the targets, before them. Nil by default.
  package var action: ((UIGestureRecognizer) -> Void)?
  private var place = CGPoint.zero

  /// Creates a recognizer that calls a method of an object, which is held weakly: without an argument or with the
  /// recognizer.
  public init(target: Any?, action: Selector?) {
    super.init()
    if let target, let action { addTarget(target, action: action) }
  }

  /// Creates a recognizer that calls no method.
  public override convenience init() { self.init(target: nil, action: nil) }

  /// Calls a method of an object, which is held weakly, as well.
  open func addTarget(_ target: Any, action: Selector) {
    targets.append(Target(object: target as AnyObject, action: action))
  }

  /// Calls a method no longer; with nil those of all objects, or all methods.
  open func removeTarget(_ target: Any?, action: Selector?) {
    let object = target.map { $0 as AnyObject }
    targets.removeAll {
      (object == nil || $0.object === object) && (action == nil || $0.action == action)
    }
  }

  /// Where the gesture was, in points of the view's coordinates, whatever view is given.
  open func location(in view: UIView?) -> CGPoint { place }

  /// The same for a finger: there is one.
  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint { place }

  /// The number of fingers or pointers: 1.
  open var numberOfTouches: Int { 1 }

  /// Kept and ignored: the gestures of a view are noticed together, several taps before one.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {}

  /// Never called: front ends report gestures, not touches. Does nothing; for subclasses.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  /// Never called: front ends report gestures, not touches. Does nothing; for subclasses.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  /// Never called: front ends report gestures, not touches. Does nothing; for subclasses.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
  /// Never called: front ends report gestures, not touches. Does nothing; for subclasses.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
  /// Called when the gesture is over. Does nothing; for subclasses.
  open func reset() {}

  private var mayBegin: Bool {
    isEnabled && (view?.gestureRecognizerShouldBegin(self) ?? true)
      && (delegate?.gestureRecognizerShouldBegin(self) ?? true)
  }

  /// The user has made the gesture.
  package func recognize(at place: CGPoint) {
    guard mayBegin else { return }
    self.place = place
    // A press that lasts has a beginning.
    if self is UILongPressGestureRecognizer { notify(.began) }
    notify(.ended)
  }

  /// The user continues a gesture that lasts, or begins it; false where it may not begin.
  func proceed(at place: CGPoint) -> Bool {
    self.place = place
    guard state == .possible else {
      notify(.changed)
      return true
    }
    guard !hasFailed, mayBegin else {
      hasFailed = true
      return false
    }
    notify(.began)
    return true
  }

  /// The user has ended a gesture that lasts.
  func end(at place: CGPoint) {
    hasFailed = false
    guard state != .possible else { return }
    self.place = place
    notify(.ended)
  }

  /// Ends a gesture that lasts without its end, as where its view is removed; also called when the pointer is up.
  package func cancel() {
    hasFailed = false
    if state == .began || state == .changed { notify(.cancelled) }
  }

  private func notify(_ state: State) {
    self.state = state
    action?(self)
    for target in targets {
      if let object = target.object { _ = target.action.perform(on: object, self) }
    }
    guard state == .ended || state == .cancelled else { return }
    self.state = .possible
    reset()
  }
}

/// Asked about gestures. UIKit's methods are optional; here each has a default implementation.
@MainActor @preconcurrency public protocol UIGestureRecognizerDelegate: NSObjectProtocol {
  /// Whether the gesture may be recognized.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
  /// Never called: the gestures of a view are noticed together.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  /// Never called: the gestures of a view are noticed together.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  /// Never called: the gestures of a view are noticed together.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  /// Never called: front ends report gestures, not touches, and controls inside the view have theirs first.
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool
  /// Never called: front ends report gestures, not presses.
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive press: UIPress) -> Bool
  /// Never asked: front ends report what the pointer did.
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent) -> Bool
}

extension UIGestureRecognizerDelegate {
  /// Default implementation: true.
  public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent) -> Bool { true }
  /// Default implementation: true.
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    true
  }
  /// Default implementation: false.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
  /// Default implementation: false.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
  /// Default implementation: false.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
  /// Default implementation: true.
  public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
    true
  }
  /// Default implementation: true.
  public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive press: UIPress) -> Bool {
    true
  }
}

/// One tap or click, or several in a row. A key performs it too, where the view can have the focus.
@MainActor @preconcurrency open class UITapGestureRecognizer: UIGestureRecognizer {
  /// The number of taps in a row, 1 by default.
  open var numberOfTapsRequired = 1 { didSet { view?.setNeedsDisplay() } }
  /// Kept and ignored: taps are of one finger or pointer. 1 by default.
  open var numberOfTouchesRequired = 1
}

/// A press that lasts for a time. Its methods are called twice when it has lasted: with `.began` and with
/// `.ended`.
@MainActor @preconcurrency open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// How long the view must be held, in seconds. 0.5 by default.
  open var minimumPressDuration: TimeInterval = 0.5 { didSet { view?.setNeedsDisplay() } }
  /// How far the pointer may move meanwhile, in points. 10 by default.
  open var allowableMovement: CGFloat = 10 { didSet { view?.setNeedsDisplay() } }
}

extension UIView {
  /// The recognizers of the view, in the order in which they were added. Taps, long presses, drags and swipes are
  /// noticed; other recognizers are kept.
  public var gestureRecognizers: [UIGestureRecognizer]? {
    get { ownGestures.isEmpty ? nil : ownGestures }
    set {
      for gesture in ownGestures { removeGestureRecognizer(gesture) }
      for gesture in newValue ?? [] { addGestureRecognizer(gesture) }
    }
  }

  func attach(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
    gestureRecognizer.view = self
    ownGestures.append(gestureRecognizer)
    setNeedsDisplay()
  }

  func detach(_ gestureRecognizer: UIGestureRecognizer) {
    ownGestures.removeAll { $0 === gestureRecognizer }
    if gestureRecognizer.view === self { gestureRecognizer.view = nil }
    setNeedsDisplay()
  }
}
