#if GTK
/// Which frames of a display's clock an animation shows. A frame that is drawn within the clock's interval is followed
/// by the next one. One that takes longer, as blurred shapes do without a graphics processor, leaves as much time as it
/// took to keys, to input methods and to assistive technology, which are answered between two frames.
struct FramePace {
  /// The time between two frames of a display with 60 of them a second, in microseconds.
  static let interval = 16_667

  private var start: Int?
  private var end = 0
  private var duration = 0

  /// Whether a frame is to be shown at a time in microseconds; its end is expected if so.
  mutating func begins(at time: Int) -> Bool {
    guard duration <= Self.interval || time - end >= duration else { return false }
    start = time
    return true
  }

  /// The clock's frame has been drawn. Without effect if ``begins(at:)`` was false.
  mutating func ends(at time: Int) {
    guard let start else { return }
    duration = time - start
    end = time
    self.start = nil
  }
}
#endif
