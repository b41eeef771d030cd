/// A view that reports user input as events.
///
/// `addTarget(_:action:for:)` takes a method (`Form.nameChanged`), or a ``Selector`` of one, which the plugin
/// ObjectiveCSpellings makes of `#selector(Form.nameChanged)`.
@MainActor @preconcurrency open class UIControl: UIView {
  /// The events of a control.
  public struct Event: OptionSet, Hashable, Sendable {
    /// The bits of the set, as in UIKit.
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The beginning of a touch. No front end sends it.
    public static let touchDown = Event(rawValue: 1 << 0)
    /// A repeated touch. No front end sends it.
    public static let touchDownRepeat = Event(rawValue: 1 << 1)
    /// A movement of a touch inside of the control. No front end sends it.
    public static let touchDragInside = Event(rawValue: 1 << 2)
    /// A movement of a touch outside of the control. No front end sends it.
    public static let touchDragOutside = Event(rawValue: 1 << 3)
    /// A touch that has moved into the control. No front end sends it.
    public static let touchDragEnter = Event(rawValue: 1 << 4)
    /// A touch that has left the control. No front end sends it.
    public static let touchDragExit = Event(rawValue: 1 << 5)
    /// A press of a button, by pointer, key or touch.
    public static let touchUpInside = Event(rawValue: 1 << 6)
    /// The end of a touch outside of the control. No front end sends it.
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    /// A touch that the system has ended. No front end sends it.
    public static let touchCancel = Event(rawValue: 1 << 8)
    /// A change of a control's value. No control here sends it; a subclass of the program may.
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// A press of a button, or Return in a text field.
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    /// The choice of an action in a button's menu.
    public static let menuActionTriggered = Event(rawValue: 1 << 14)
    /// The beginning of editing in a text field.
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    /// A change of a text field's text by the user; not when the program sets it.
    public static let editingChanged = Event(rawValue: 1 << 17)
    /// The end of editing in a text field.
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    /// Return in a text field. A field with a target for it resigns first responder.
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    /// All events of touches.
    public static let allTouchEvents = Event(rawValue: 0xFFF)
    /// All events of text fields.
    public static let allEditingEvents = Event(rawValue: 0xF0000)
    /// All events, those of the program included.
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
  }

  /// The state of a control. A control can be in several states at once.
  public struct State: OptionSet, Sendable {
    /// The bits of the set, as in UIKit.
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// None of the other states: the empty set.
    public static let normal: State = []
    /// The control is highlighted, see ``UIControl/isHighlighted``.
    public static let highlighted = State(rawValue: 1)
    /// The control is not enabled, see ``UIControl/isEnabled``.
    public static let disabled = State(rawValue: 2)
    /// The control is selected, see ``UIControl/isSelected``.
    public static let selected = State(rawValue: 4)
    /// The control is first responder.
    public static let focused = State(rawValue: 8)
  }

  /// Where the content of a control is between its upper and its lower edge.
  public enum ContentVerticalAlignment: Int, Sendable { case center, top, bottom, fill }

  /// Where the content of a control is between its left and its right edge.
  public enum ContentHorizontalAlignment: Int, Sendable { case center, left, right, fill, leading, trailing }

  /// Kept and ignored: front ends centre content in the height of a control. `.center` by default.
  open var contentVerticalAlignment = ContentVerticalAlignment.center
  /// Kept and ignored: a field aligns its text by `textAlignment`, and a button its title in the middle. `.center` by
  /// default.
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center
  /// Where the content is, with the edges at which a line begins and ends as left or right.
  open var effectiveContentHorizontalAlignment: ContentHorizontalAlignment {
    let isRightToLeft = traitCollection.layoutDirection == .rightToLeft
    switch contentHorizontalAlignment {
    case .leading: return isRightToLeft ? .right : .left
    case .trailing: return isRightToLeft ? .left : .right
    default: return contentHorizontalAlignment
    }
  }

  /// Whether the control responds to user input, true by default. A field that is disabled while it is being edited
  /// resigns first responder.
  open var isEnabled = true { didSet { if isEnabled != oldValue { enabledDidChange() } } }
  /// Whether the control is selected, false by default. A selected button is drawn prominently, as for the main action.
  open var isSelected = false { didSet { if isSelected != oldValue { controlStateDidChange() } } }
  /// Whether the control is highlighted, false by default. Front ends neither set it nor show it.
  open var isHighlighted = false { didSet { if isHighlighted != oldValue { controlStateDidChange() } } }
  /// Whether a press opens the control's menu and runs no action. False by default.
  open var showsMenuAsPrimaryAction = false
  /// Whether a touch that has begun in the control lasts. Always false: front ends report presses alone.
  open var isTracking: Bool { false }
  /// Whether a touch is inside the control. Always false: front ends report presses alone.
  open var isTouchInside: Bool { false }

  /// The state that ``isEnabled``, ``isSelected``, ``isHighlighted`` and ``UIResponder/isFirstResponder`` make up.
  open var state: State {
    var state: State = []
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    if isHighlighted { state.insert(.highlighted) }
    if isFirstResponder { state.insert(.focused) }
    return state
  }

  private struct Handler {
    var events: Event
    let action: UIAction
    weak var target: AnyObject?
    let isTargeted: Bool
    var selector: Selector?

    var isAlive: Bool { !isTargeted || target != nil }
  }

  private var handlers: [Handler] = [] {
    didSet { if handlers.isEmpty != oldValue.isEmpty { setNeedsDisplay() } }
  }

  func enabledDidChange() {
    if !isEnabled { resignWithin() }
    controlStateDidChange()
  }

  /// The control is in another ``state``.
  func controlStateDidChange() { setNeedsDisplay() }

  /// Never called: front ends report presses alone. Returns true; for subclasses, which call super.
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  /// Never called: front ends report presses alone. Returns true; for subclasses, which call super.
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  /// Never called: front ends report presses alone. Does nothing; for subclasses, which call super.
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
  /// Never called: front ends report presses alone. Does nothing; for subclasses, which call super.
  open func cancelTracking(with event: UIEvent?) {}

  // MARK: actions

  /// Runs `action` on the events. It replaces an action with the same identifier for these events.
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
    handlers.append(Handler(events: controlEvents, action: action, target: nil, isTargeted: false))
  }

  /// Removes the action with the same identifier from the events.
  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
  }

  /// Removes the action with this identifier from the events.
  open func removeAction(identifiedBy identifier: UIAction.Identifier, for controlEvents: Event) {
    remove(controlEvents) { $0.action.identifier == identifier }
  }

  // Final where they take closures: the vtables of subclasses would name these methods otherwise than they are named.

  /// Runs a closure with the control on the events. It can't be removed; use ``addAction(_:for:)`` for one that can.
  public final func addHandler(for controlEvents: Event, _ handler: @escaping @MainActor (UIControl) -> Void) {
    addAction(UIAction { if let control = $0.sender as? UIControl { handler(control) } }, for: controlEvents)
  }

  /// Calls a method of `target`, which is held weakly, on the events.
  ///
  /// ```swift
  /// field.addTarget(self, action: Form.nameChanged, for: .editingChanged)
  /// ```
  public final func addTarget<Target: AnyObject>(
    _ target: Target, action: @escaping @MainActor (Target) -> () -> Void, for controlEvents: Event
  ) {
    addTargeted(target, for: controlEvents) { target, _ in action(target)() }
  }

  /// Calls a method of `target` that takes the control. The target is held weakly.
  public final func addTarget<Target: AnyObject, Sender: UIControl>(
    _ target: Target, action: @escaping @MainActor (Target) -> (Sender) -> Void, for controlEvents: Event
  ) {
    addTargeted(target, for: controlEvents) { target, sender in
      if let sender = sender as? Sender { action(target)(sender) }
    }
  }

  /// Calls a method of `target`, which is held weakly, with the control if it takes an argument. Without a target the
  /// first responder's method is called, see ``UIApplication/sendAction(_:to:from:for:)``.
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
    guard let target = target.map({ $0 as AnyObject }) else {
      let sending = UIAction { UIApplication.shared.sendAction(action, to: nil, from: $0.sender, for: nil) }
      handlers.append(Handler(events: controlEvents, action: sending, isTargeted: false, selector: action))
      return
    }
    addTargeted(target, selector: action, for: controlEvents) { _ = action.perform(on: $0, $1) }
  }

  /// Removes a method of `target`, or with nil of all targets, from the events; without a method all of them.
  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
    let target = target.map { $0 as AnyObject }
    remove(controlEvents) {
      ($0.isTargeted || $0.selector != nil) && (target == nil || $0.target === target)
        && (action == nil || $0.selector == action)
    }
  }

  private final func addTargeted<Target: AnyObject>(
    _ target: Target, selector: Selector? = nil, for controlEvents: Event,
    _ call: @escaping @MainActor (Target, Any?) -> Void
  ) {
    let action = UIAction { [weak target] action in if let target { call(target, action.sender) } }
    handlers.append(
      Handler(events: controlEvents, action: action, target: target, isTargeted: true, selector: selector))
  }

  /// Removes the methods of `target`, or with nil those of all targets, from the events.
  public func removeTarget(_ target: AnyObject?, for controlEvents: Event) {
    remove(controlEvents) { $0.isTargeted && (target == nil || $0.target === target) }
  }

  private func remove(_ events: Event, where isMeant: (Handler) -> Bool) {
    for index in handlers.indices where isMeant(handlers[index]) { handlers[index].events.subtract(events) }
    handlers.removeAll { $0.events.isEmpty || !$0.isAlive }
  }

  /// The names of the methods of a target that are called on all of the events; nil where there are none. Methods that
  /// were given as closures have no name.
  open func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
    let target = target.map { $0 as AnyObject }
    let names = handlers.compactMap { handler -> String? in
      guard handler.isAlive, handler.events.isSuperset(of: controlEvent), handler.target === target else { return nil }
      return handler.selector?.description
    }
    return names.isEmpty ? nil : names
  }

  /// The events with at least one action or target.
  open var allControlEvents: Event { handlers.reduce(into: []) { if $1.isAlive { $0.formUnion($1.events) } } }

  /// Runs the actions and the targets' methods for the events, in the order in which they were added.
  open func sendActions(for controlEvents: Event) {
    for handler in handlers where !handler.events.isDisjoint(with: controlEvents) && handler.isAlive {
      sendAction(handler.action)
    }
  }

  /// Runs an action with the control as its sender.
  open func sendAction(_ action: UIAction) { action.performWithSender(self, target: nil) }
}
