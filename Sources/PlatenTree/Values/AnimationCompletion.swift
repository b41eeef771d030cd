/// The closure to call when all animations of one `withAnimation` have ended.
package final class AnimationCompletion: @unchecked Sendable {
  private let action: () -> Void
  private var running = 0
  private var isDone = false
  /// Whether some host has taken changes made with it.
  package var isTaken = false

  package init(_ action: @escaping () -> Void) { self.action = action }

  package func begin() { running += 1 }

  package func end() {
    running -= 1
    finishIfIdle()
  }

  /// Called when the changes have been evaluated: nothing may move at all.
  package func finishIfIdle() {
    guard running <= 0, !isDone else { return }
    isDone = true
    action()
  }
}
