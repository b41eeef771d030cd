import Dispatch

extension DispatchQueue: @retroactive Scheduler {
  /// A time on libdispatch's clock, which stops while the machine sleeps.
  public struct SchedulerTimeType: Strideable, Hashable, Sendable {
    /// Distances are in seconds.
    public typealias Stride = SchedulerStride

    /// The time as libdispatch has it.
    public var dispatchTime: DispatchTime

    /// Creates a time.
    public init(_ time: DispatchTime) { dispatchTime = time }

    /// The seconds from this time to another, negative for an earlier one.
    public func distance(to other: Self) -> Stride {
      let (from, to) = (dispatchTime.uptimeNanoseconds, other.dispatchTime.uptimeNanoseconds)
      return Stride((Double(to) - Double(from)) / 1e9)
    }

    /// This time plus a number of seconds.
    public func advanced(by stride: Stride) -> Self { Self(dispatchTime + stride.timeInterval) }

    /// Hashes the time.
    public func hash(into hasher: inout Hasher) { hasher.combine(dispatchTime.rawValue) }
  }

  /// How work is added to the queue.
  public struct SchedulerOptions {
    /// The quality of service, unspecified by default.
    public var qos: DispatchQoS
    /// The flags of the work item, none by default.
    public var flags: DispatchWorkItemFlags

    /// Creates options.
    public init(qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = []) {
      self.qos = qos
      self.flags = flags
    }
  }

  /// The current time.
  public var now: SchedulerTimeType { SchedulerTimeType(.now()) }

  /// Always 0.
  public var minimumTolerance: SchedulerTimeType.Stride { 0 }

  /// Runs `action` on the queue as soon as possible.
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    // Work is sent to the scheduler's queue without a Sendable requirement, as in Combine.
    async(qos: options?.qos ?? .unspecified, flags: options?.flags ?? []) { action() }
  }

  /// Runs `action` on the queue at a time. The tolerance is ignored.
  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    asyncAfter(deadline: date.dispatchTime, qos: options?.qos ?? .unspecified, flags: options?.flags ?? []) { action() }
  }

  /// Runs `action` on the queue at a time and then at an interval, until the result is cancelled or released. The
  /// tolerance is passed to the timer as its leeway. The options are ignored.
  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    repeating(from: date.dispatchTime, every: interval, tolerance: tolerance, action)
  }

  /// Runs `action` on the queue at an interval until the result is cancelled or released.
  func repeating(
    from start: DispatchTime, every interval: SchedulerStride, tolerance: SchedulerStride,
    _ action: @escaping () -> Void
  ) -> AnyCancellable {
    let timer = DispatchSource.makeTimerSource(queue: self)
    timer.schedule(
      deadline: start, repeating: interval.dispatchInterval, leeway: max(tolerance, .nanoseconds(0)).dispatchInterval)
    timer.setEventHandler { action() }
    timer.resume()
    return AnyCancellable { timer.cancel() }
  }
}
