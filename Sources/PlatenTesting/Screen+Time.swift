import Platen

/// The clock of a screen: it stands still until a test lets time pass.
final class TestTime {
  var seconds = 0.0
}

extension Screen {
  /// Lets `seconds` pass at once: what moves is then where it would be, and what is due has happened.
  ///
  /// Time passes in frames of a sixtieth of a second, so that what ends on the way is followed by what it starts.
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

  /// Whether something is on its way.
  public var isMoving: Bool { host.animator.isMoving }
}
