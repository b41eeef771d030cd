import CTerminal
import Foundation

/// Notices when other processes have written to the terminal that is taken over, such as jobs of the shell.
@MainActor final class OtherWriters {
  private let descriptor: Int32
  /// Called when one has written, and none has shortly before.
  private let onStart: () -> Void
  /// Called when nothing more was written for a while.
  private let onPause: () -> Void
  private var isWaiting = false
  private var hasMore = false
  private var isEnded = false

  /// How long nothing has to be written.
  private static let pause = Duration.milliseconds(40)
  /// How long it is waited for that.
  private static let longest = Duration.milliseconds(400)

  /// Nil where that can't be found out.
  init?(_ events: any DescriptorEvents, onStart: @escaping () -> Void, onPause: @escaping () -> Void) {
    descriptor = cterminal_watch_others()
    self.onStart = onStart
    self.onPause = onPause
    guard descriptor >= 0 else { return nil }
    events.watch(descriptor, whenReleased: { [descriptor] in close(descriptor) }) { [weak self] in self?.noteWrite() }
  }

  /// Forgets what was written up to now, because everything is drawn again.
  func forget() {
    _ = cterminal_take_writes(descriptor)
    isWaiting = false
  }

  /// Called before the descriptor is closed.
  func end() { isEnded = true }

  private func noteWrite() {
    guard !isEnded, cterminal_take_writes(descriptor) else { return }
    hasMore = true
    guard !isWaiting else { return }
    isWaiting = true
    onStart()
    Task { [weak self] in
      let end = ContinuousClock.now + Self.longest
      while let self, isWaiting, hasMore, ContinuousClock.now < end {
        hasMore = false
        try? await Task.sleep(for: Self.pause)
      }
      guard let self, isWaiting, !isEnded else { return }
      isWaiting = false
      onPause()
    }
  }
}
