import Dispatch

/// One run of an animation in a layer: its delegate is notified of the beginning and of the end. An animation may run in
/// several layers.
@MainActor final class AnimationRun {
  let key: String
  let animation: CAAnimation
  private var isRunning = true

  init(of animation: CAAnimation, forKey key: String) {
    self.animation = animation
    self.key = key
  }

  /// Notifies the delegate, and again when the time is over. `forget` is called then, unless the layer keeps the
  /// animation.
  func begin(forget: @escaping @MainActor (AnimationRun) -> Void) {
    animation.delegate?.animationDidStart(animation)
    let time = animation.wholeDuration
    guard time < Self.endless else { return }
    let delay = max(0, animation.beginTime > 0 ? animation.beginTime - ProcessInfo.processInfo.systemUptime : 0)
    DispatchQueue.main.asyncAfter(deadline: .now() + delay + time) { [weak self] in
      MainActor.assumeIsolated {
        guard let self, self.isRunning else { return }
        self.isRunning = false
        if self.animation.isRemovedOnCompletion { forget(self) }
        self.animation.delegate?.animationDidStop(self.animation, finished: true)
      }
    }
  }

  /// Seconds from which on an animation has no end, as one that is repeated without a limit.
  private static let endless = 1e9

  /// Ends the run before its time.
  func stop() {
    guard isRunning else { return }
    isRunning = false
    animation.delegate?.animationDidStop(animation, finished: false)
  }
}
