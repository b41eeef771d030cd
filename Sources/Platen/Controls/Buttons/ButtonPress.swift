/// Whether a button is held down, and whether its style reads that.
///
/// Front ends report it only for buttons whose style has read it, or that repeat their action; any other press costs
/// nothing but the action.
@MainActor final class ButtonPress {
  private let held = StateBox(false)
  private let watched = StateBox(false)
  private weak var host: ViewHost?
  private var timer: Int?
  /// Whether the action runs again and again while the button is held.
  var repeats = false
  /// Whether the current press is such a repetition.
  private var isRepeating = false
  /// Whether the action has run while the button was held, so that the release does not run it once more.
  private var hasRepeated = false

  init(_ host: ViewHost) { self.host = host }

  /// Seconds until a button that is held first runs its action, between two repetitions, and after a release, within
  /// which front ends may still report its press.
  private static let delay = (first: 0.4, next: 0.1, end: 0.3)

  /// Whether the button is held down. A view that reads it is evaluated again when that changes.
  nonisolated var isPressed: Bool {
    if !watched.value { watched.write(true) }
    return held.read()
  }

  /// Whether a style has read `isPressed`.
  var isWatched: Bool { watched.read() }

  /// The button, which is the node `id`, is held down or released. A button that repeats its action does so while it is
  /// held and enabled.
  func set(_ isHeld: Bool, of id: NodeID) {
    held.write(isHeld)
    host?.buttonPresses.holdDidChange(of: id, isHeld)
    if isHeld {
      hasRepeated = false
      wait(repeats ? Self.delay.first : nil) { $0.repeatPress(of: id) }
    } else {
      // A release outside of the button reports no press, and the next press is a separate one.
      wait(hasRepeated ? Self.delay.end : nil) { $0.hasRepeated = false }
    }
  }

  /// Runs the current action as any press does, if the button is enabled.
  private func repeatPress(of id: NodeID) {
    guard held.value, let host else { return }
    isRepeating = true
    let isDone = host.send(.press, to: id)
    isRepeating = false
    guard isDone else { return }
    hasRepeated = true
    wait(Self.delay.next) { $0.repeatPress(of: id) }
  }

  /// Runs a closure after some seconds, and cancels the one scheduled before; nil only cancels.
  private func wait(_ seconds: Double?, then act: @escaping @MainActor (ButtonPress) -> Void) {
    guard let animator = host?.animator else { return }
    if let timer { animator.cancel(timer) }
    timer = seconds.map { seconds in
      animator.schedule(at: animator.clock() + seconds) { [weak self] in
        guard let self else { return }
        timer = nil
        act(self)
      }
    }
  }

  /// Whether a press ends one that has already run its action while the button was held.
  func isRepeatedAlready() -> Bool {
    guard !isRepeating else { return false }
    defer { hasRepeated = false }
    return hasRepeated
  }
}

/// The press state of a button, kept with the view's position in the graph.
@propertyWrapper struct ButtonPressProperty: GraphProperty, GraphComparable {
  private(set) var wrappedValue: ButtonPress?

  nonisolated init() {}

  mutating func install(in slot: inout AnyObject?, of element: _Element) {
    let press = slot as? ButtonPress ?? ButtonPress(element.host)
    slot = press
    wrappedValue = press
  }

  static func isSame(_ first: Self, _ second: Self) -> Bool { true }
}
