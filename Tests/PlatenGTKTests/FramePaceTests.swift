#if GTK
import Testing

@testable import PlatenGTK

/// The frames that an animation shows, by how long their drawing takes.
@Suite struct FramePaceTests {
  /// The frames shown in a second of a clock with 60 frames, each of which takes `duration` to draw.
  private func shown(duration: Int) -> (count: Int, share: Double) {
    var pace = FramePace()
    var time: Int = 0
    var count = 0
    while time < 1_000_000 {
      let start = time
      if pace.begins(at: time) {
        time += duration
        count += 1
      }
      pace.ends(at: time)
      // The clock comes at its next interval, or at once where that has passed.
      time = max(start + FramePace.interval, time + 1)
    }
    return (count, Double(count) * Double(duration) / 1_000_000)
  }

  @Test(arguments: [100, 8_000, 16_000]) func `each frame of the clock is shown if it is drawn in time`(
    _ duration: Int
  ) {
    #expect(shown(duration: duration).count >= 59)
  }

  @Test(arguments: [20_000, 50_000, 200_000]) func `slow drawing leaves half of the time`(
    _ duration: Int
  ) {
    let (count, share) = shown(duration: duration)
    #expect(count > 1)
    #expect(share <= 0.6)
  }

  @Test func `drawing that becomes fast again is shown at each frame`() {
    var pace = FramePace()
    let first = pace.begins(at: 0)
    pace.ends(at: 100_000)
    let tooEarly = pace.begins(at: 150_000)
    pace.ends(at: 150_001)
    let later = pace.begins(at: 200_000)
    pace.ends(at: 201_000)
    let next = pace.begins(at: 216_667)
    #expect(first && !tooEarly && later && next)
  }
}
#endif
