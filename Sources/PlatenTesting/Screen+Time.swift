import PlatenGraph

/// The clock of a screen. It is stopped until a test advances it.
final class TestTime {
  var seconds = 0.0
}

extension Screen {
  /// Advances the clock of animations and timers by `seconds`, without waiting.
  ///
  /// The time passes in frames of a sixtieth of a second, so that an animation which starts at the end of another is
  /// run too.
  public func advance(by seconds: Double) async {
    let end = time.seconds + max(seconds, 0)
    while time.seconds < end {
      time.seconds = min(time.seconds + 1.0 / 60, end)
      guard host.animator.isMoving || host.animator.nextEvent.map({ $0 <= time.seconds }) == true else { continue }
      _ = host.animator.advance()
      update()
    }
    await settle()
  }

  /// Whether an animation is in progress.
  public var isMoving: Bool { host.animator.isMoving }
}
