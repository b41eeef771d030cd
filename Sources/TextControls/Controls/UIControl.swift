/// A view that a person acts on, and that reports it as events.
///
/// `addTarget(_:action:for:)` takes a method (`Form.nameChanged`) where UIKit takes a selector: there are none without
/// the Objective-C runtime.
@MainActor open class UIControl: UIView {
  /// What happened to a control.
  public struct Event: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let touchDown = Event(rawValue: 1 << 0)
    public static let touchUpInside = Event(rawValue: 1 << 6)
    public static let valueChanged = Event(rawValue: 1 << 12)
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    public static let menuActionTriggered = Event(rawValue: 1 << 14)
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    public static let editingChanged = Event(rawValue: 1 << 17)
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    /// Return in a text field.
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    public static let allTouchEvents = Event(rawValue: 0xFFF)
    public static let allEditingEvents = Event(rawValue: 0xF0000)
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
  }

  /// What a control looks and behaves like.
  public struct State: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let normal: State = []
    public static let highlighted = State(rawValue: 1)
    public static let disabled = State(rawValue: 2)
    public static let selected = State(rawValue: 4)
    public static let focused = State(rawValue: 8)
  }

  /// True by default. A disabled control is used by nobody; a field that is disabled while it is edited resigns [K].
  open var isEnabled = true { didSet { if isEnabled != oldValue { enabledDidChange() } } }
  open var isSelected = false
  open var isHighlighted = false

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

    var isAlive: Bool { !isTargeted || target != nil }
  }

  private var handlers: [Handler] = []

  func enabledDidChange() {
    if !isEnabled { resignWithin() }
    setNeedsDisplay()
  }

  // MARK: actions

  /// Runs `action` on the events. One with the same identifier is replaced for these events [D].
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
    handlers.append(Handler(events: controlEvents, action: action, target: nil, isTargeted: false))
  }

  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
  }

  open func removeAction(identifiedBy identifier: UIAction.Identifier, for controlEvents: Event) {
    remove(controlEvents) { $0.action.identifier == identifier }
  }

  /// Runs a closure on the events.
  public func addHandler(for controlEvents: Event, _ handler: @escaping @MainActor (UIControl) -> Void) {
    addAction(UIAction { if let control = $0.sender as? UIControl { handler(control) } }, for: controlEvents)
  }

  /// Calls a method of `target`, which is held weakly, on the events.
  ///
  /// ```swift
  /// field.addTarget(self, action: Form.nameChanged, for: .editingChanged)
  /// ```
  public func addTarget<Target: AnyObject>(
    _ target: Target, action: @escaping @MainActor (Target) -> () -> Void, for controlEvents: Event
  ) {
    addTargeted(target, for: controlEvents) { target, _ in action(target)() }
  }

  /// Calls a method of `target` that takes the control; see the method without.
  public func addTarget<Target: AnyObject, Sender: UIControl>(
    _ target: Target, action: @escaping @MainActor (Target) -> (Sender) -> Void, for controlEvents: Event
  ) {
    addTargeted(target, for: controlEvents) { target, sender in
      if let sender = sender as? Sender { action(target)(sender) }
    }
  }

  private func addTargeted<Target: AnyObject>(
    _ target: Target, for controlEvents: Event, _ call: @escaping @MainActor (Target, Any?) -> Void
  ) {
    let action = UIAction { [weak target] action in if let target { call(target, action.sender) } }
    handlers.append(Handler(events: controlEvents, action: action, target: target, isTargeted: true))
  }

  /// Removes the methods of `target`, or with nil those of all targets, from the events.
  public func removeTarget(_ target: AnyObject?, for controlEvents: Event) {
    remove(controlEvents) { $0.isTargeted && (target == nil || $0.target === target) }
  }

  private func remove(_ events: Event, where isMeant: (Handler) -> Bool) {
    for index in handlers.indices where isMeant(handlers[index]) { handlers[index].events.subtract(events) }
    handlers.removeAll { $0.events.isEmpty || !$0.isAlive }
  }

  /// The events that something is registered for.
  open var allControlEvents: Event { handlers.reduce(into: []) { if $1.isAlive { $0.formUnion($1.events) } } }

  /// Runs what is registered for the events, in the order it was registered.
  open func sendActions(for controlEvents: Event) {
    for handler in handlers where !handler.events.isDisjoint(with: controlEvents) && handler.isAlive {
      sendAction(handler.action)
    }
  }

  /// Runs an action with the control as its sender.
  open func sendAction(_ action: UIAction) { action.performWithSender(self, target: nil) }
}
