/// Whether a button is held down, and who has asked.
///
/// Front ends tell of it only for buttons whose style has read it, or that repeat their action: any other press costs
/// nothing but the action.
@MainActor final class ButtonPress {
  private let held = StateBox(false)
  private let watched = StateBox(false)
  private weak var host: ViewHost?
  private var timer: Int?
  /// Whether the action runs again and again while the button is held.
  var repeats = false
  /// Whether the press that is going on is one of those.
  private var isRepeating = false
  /// Whether the action has run while the button was held, so that letting go does not run it once more.
  private var hasRepeated = false

  init(_ host: ViewHost) { self.host = host }

  /// Seconds until a button that is held runs its action for the first time, between two times, and within which a
  /// press that ends is told to have been one.
  private static let delay = (first: 0.4, next: 0.1, end: 0.3)

  /// Whether the button is held down. Whoever reads it is evaluated again when that changes.
  nonisolated var isPressed: Bool {
    if !watched.value { watched.write(true) }
    return held.read()
  }

  /// Whether anybody has asked.
  var isWatched: Bool { watched.read() }

  /// The button, which is the node `id`, is held down now, or let go. What repeats its action does so for as long as it
  /// is held and can be pressed.
  func set(_ isHeld: Bool, of id: NodeID) {
    held.write(isHeld)
    host?.holdDidChange(of: id, isHeld)
    if isHeld {
      hasRepeated = false
      wait(repeats ? Self.delay.first : nil) { $0.repeatPress(of: id) }
    } else {
      // Let go elsewhere it is not pressed, and the next press is one of its own.
      wait(hasRepeated ? Self.delay.end : nil) { $0.hasRepeated = false }
    }
  }

  /// Runs the action as any press does: as it is now, and only where it can be pressed.
  private func repeatPress(of id: NodeID) {
    guard held.value, let host else { return }
    isRepeating = true
    let isDone = host.send(.press, to: id)
    isRepeating = false
    guard isDone else { return }
    hasRepeated = true
    wait(Self.delay.next) { $0.repeatPress(of: id) }
  }

  /// Does something after some seconds, and nothing else that was waited for.
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

  /// Whether a press is the end of one that has run its action while it lasted.
  func isRepeatedAlready() -> Bool {
    guard !isRepeating else { return false }
    defer { hasRepeated = false }
    return hasRepeated
  }
}

/// The press of the button that a view is, kept with the view's place in the graph.
struct ButtonPressProperty: GraphProperty, GraphComparable {
  private(set) var press: ButtonPress?

  nonisolated init() {}

  mutating func install(in slot: inout AnyObject?, of element: _Element) {
    let press = slot as? ButtonPress ?? ButtonPress(element.host)
    slot = press
    self.press = press
  }

  static func isSame(_ first: Self, _ second: Self) -> Bool { true }
}
