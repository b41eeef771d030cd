import Foundation

extension Timer {
  /// Publishes the current date at an interval while it is connected. Call `autoconnect()` to start with the first
  /// subscriber.
  public final class TimerPublisher: ConnectablePublisher {
    /// The values are dates.
    public typealias Output = Date
    /// It never fails.
    public typealias Failure = Never

    /// The seconds between two dates.
    public let interval: TimeInterval
    /// The seconds by which a date may be late; nil for none.
    public let tolerance: TimeInterval?
    /// The run loop that the dates are published on.
    public let runLoop: RunLoop
    /// Kept and ignored: the timer runs in the loop's default mode, and on the main loop in every mode.
    public let mode: RunLoop.Mode
    /// Kept and ignored: a run loop has no options here.
    public let options: RunLoop.SchedulerOptions?
    private let dates = PassthroughSubject<Date, Never>()

    /// Creates a publisher; see `publish(every:tolerance:on:in:options:)`.
    public init(
      interval: TimeInterval, tolerance: TimeInterval? = nil, runLoop: RunLoop, mode: RunLoop.Mode,
      options: RunLoop.SchedulerOptions? = nil
    ) {
      self.interval = interval
      self.tolerance = tolerance
      self.runLoop = runLoop
      self.mode = mode
      self.options = options
    }

    /// Adds a subscriber. Nothing is published until ``connect()`` is called.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Date, S.Failure == Never {
      dates.subscribe(subscriber)
    }

    /// Starts the timer. It runs until the result is cancelled or released.
    public func connect() -> any Cancellable {
      // An interval of zero would occupy the thread without end.
      let interval = RunLoop.SchedulerTimeType.Stride(Swift.max(interval, 0.0001))
      return runLoop.schedule(
        after: runLoop.now.advanced(by: interval), interval: interval, tolerance: .init(tolerance ?? 0),
        options: options
      ) { [dates] in dates.send(Date()) }
    }
  }

  /// A publisher of the current date every `interval` seconds. It starts when it is connected; `mode` and `options` are
  /// ignored.
  public static func publish(
    every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop, in mode: RunLoop.Mode,
    options: RunLoop.SchedulerOptions? = nil
  ) -> TimerPublisher {
    TimerPublisher(interval: interval, tolerance: tolerance, runLoop: runLoop, mode: mode, options: options)
  }
}
