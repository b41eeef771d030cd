extension Timer {
  /// Creates a timer that calls a method of `target` with itself. It keeps the target until it is invalidated.
  public convenience init(
    timeInterval interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool
  ) {
    self.init(timeInterval: interval, repeats: repeats, block: Self.block(target, selector))
  }

  /// Starts a timer that calls a method of `target` with itself. It keeps the target until it is invalidated.
  @discardableResult public class func scheduledTimer(
    timeInterval interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool
  ) -> Timer {
    scheduledTimer(withTimeInterval: interval, repeats: repeats, block: block(target, selector))
  }

  private static func block(_ target: Any, _ selector: Selector) -> @Sendable (Timer) -> Void {
    let target = TimerTarget(object: target)
    return { timer in
      let call = TimerCall(target: target, timer: timer)
      MainThread.run { _ = selector.perform(on: call.target.object, call.timer) }
    }
  }
}

/// The target of a timer. Its methods are called on the main thread.
private struct TimerTarget: @unchecked Sendable {
  let object: Any
}

/// What a timer of another thread hands to the main one.
private struct TimerCall: @unchecked Sendable {
  let target: TimerTarget
  let timer: Timer
}
