import Foundation

extension RunLoop: @retroactive Scheduler {
  /// A date, by the clock of the calendar.
  public struct SchedulerTimeType: Strideable, Hashable, Codable, Sendable {
    /// Distances are in seconds.
    public typealias Stride = SchedulerStride

    /// The date.
    public var date: Date

    /// Creates a time.
    public init(_ date: Date) { self.date = date }

    /// The seconds from this time to another, negative for an earlier one.
    public func distance(to other: Self) -> Stride { Stride(other.date.timeIntervalSince(date)) }

    /// This time plus a number of seconds.
    public func advanced(by stride: Stride) -> Self { Self(date.addingTimeInterval(stride.timeInterval)) }
  }

  /// The options of a run loop: there are none.
  public struct SchedulerOptions: Sendable {}

  /// The current date.
  public var now: SchedulerTimeType { SchedulerTimeType(Date()) }

  /// Always 0.
  public var minimumTolerance: SchedulerTimeType.Stride { 0 }

  /// Runs `action` on the run loop as soon as possible.
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    // The main thread may run another loop, such as a window system's, which serves the main queue as well.
    if self === RunLoop.main { DispatchQueue.main.async { action() } } else { perform { action() } }
  }

  /// Runs `action` on the run loop at a time. The tolerance is ignored.
  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    if self === RunLoop.main {
      DispatchQueue.main.asyncAfter(deadline: .now() + max(0, date.date.timeIntervalSinceNow)) { action() }
    } else {
      add(Timer(fire: date.date, interval: 0, repeats: false) { _ in action() }, forMode: .default)
    }
  }

  /// Runs `action` on the run loop at a time and then at an interval, until the result is cancelled or released. The
  /// tolerance is used on the main loop alone.
  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    if self === RunLoop.main {
      let start = DispatchTime.now() + max(0, date.date.timeIntervalSinceNow)
      return DispatchQueue.main.repeating(from: start, every: interval, tolerance: tolerance, action)
    }
    let timer = Timer(fire: date.date, interval: interval.timeInterval, repeats: true) { _ in action() }
    add(timer, forMode: .default)
    return AnyCancellable { timer.invalidate() }
  }
}

extension OperationQueue: @retroactive Scheduler {
  /// Times are dates, as for a run loop.
  public typealias SchedulerTimeType = RunLoop.SchedulerTimeType

  /// The options of an operation queue: there are none.
  public struct SchedulerOptions: Sendable {}

  /// The current date.
  public var now: SchedulerTimeType { SchedulerTimeType(Date()) }

  /// Always 0.
  public var minimumTolerance: SchedulerTimeType.Stride { 0 }

  /// Runs `action` on the operation queue as soon as possible.
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    addOperation { action() }
  }

  /// Runs `action` on the operation queue at a time. The tolerance is ignored.
  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    DispatchQueue.global().asyncAfter(deadline: .now() + max(0, date.date.timeIntervalSinceNow)) {
      self.addOperation { action() }
    }
  }

  /// Runs `action` on the operation queue at a time and then at an interval, until the result is cancelled or released.
  /// The tolerance is passed to the timer as its leeway.
  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    let start = DispatchTime.now() + max(0, date.date.timeIntervalSinceNow)
    return DispatchQueue.global().repeating(from: start, every: interval, tolerance: tolerance) {
      self.addOperation { action() }
    }
  }
}
