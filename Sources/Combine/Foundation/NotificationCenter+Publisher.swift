import Foundation

extension NotificationCenter {
  /// Publishes the notifications of a name. Notifications beyond the subscriber's demand are dropped. It never
  /// completes.
  public struct Publisher: OpenCombine.Publisher {
    /// The values are notifications.
    public typealias Output = Notification
    /// It never fails.
    public typealias Failure = Never

    /// The centre whose notifications are published.
    public let center: NotificationCenter
    /// The name of the notifications.
    public let name: Notification.Name
    /// Publishes only notifications of this object; nil for those of every object. Held as long as the publisher is.
    public let object: AnyObject?

    /// Creates a publisher; see `publisher(for:object:)`.
    public init(center: NotificationCenter, name: Notification.Name, object: AnyObject? = nil) {
      self.center = center
      self.name = name
      self.object = object
    }

    /// Adds an observer for the subscriber, which is removed when the subscription is cancelled. Notifications arrive
    /// on the thread that posts them.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Notification, S.Failure == Never {
      subscriber.receive(subscription: NotificationSubscription(self, downstream: subscriber))
    }
  }

  /// A publisher of the notifications of a name, sent by `object` or with nil by every object.
  public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
    Publisher(center: self, name: name, object: object)
  }
}

extension NotificationCenter.Publisher: Equatable {
  /// Publishers are equal when they have the same centre, name and object.
  public static func == (first: Self, second: Self) -> Bool {
    first.center === second.center && first.name == second.name && first.object === second.object
  }
}

/// Forwards as many notifications as the subscriber requested; others are dropped.
private final class NotificationSubscription<Downstream: Subscriber>: Subscription, @unchecked Sendable
where Downstream.Input == Notification, Downstream.Failure == Never {
  private let lock = NSLock()
  private let center: NotificationCenter
  private var downstream: Downstream?
  private var demand = Subscribers.Demand.none
  private var observer: (any NSObjectProtocol)?

  init(_ publisher: NotificationCenter.Publisher, downstream: Downstream) {
    center = publisher.center
    self.downstream = downstream
    observer = center.addObserver(forName: publisher.name, object: publisher.object, queue: nil) { [weak self] in
      self?.receive($0)
    }
  }

  private func receive(_ notification: Notification) {
    let target: Downstream? = lock.withLock {
      guard demand > 0 else { return nil }
      demand -= 1
      return downstream
    }
    guard let more = target?.receive(notification), more > 0 else { return }
    request(more)
  }

  func request(_ demand: Subscribers.Demand) { lock.withLock { self.demand += demand } }

  func cancel() {
    let observer = lock.withLock {
      defer { self.observer = nil }
      downstream = nil
      return self.observer
    }
    if let observer { center.removeObserver(observer) }
  }
}
