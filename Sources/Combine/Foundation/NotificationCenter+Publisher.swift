import Foundation
import OpenCombine

extension NotificationCenter {
  /// Publishes the notifications of a name.
  public struct Publisher: OpenCombine.Publisher {
    public typealias Output = Notification
    public typealias Failure = Never

    public let center: NotificationCenter
    public let name: Notification.Name
    public let object: AnyObject?

    public init(center: NotificationCenter, name: Notification.Name, object: AnyObject? = nil) {
      self.center = center
      self.name = name
      self.object = object
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Notification, S.Failure == Never {
      subscriber.receive(subscription: NotificationSubscription(self, downstream: subscriber))
    }
  }

  public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
    Publisher(center: self, name: name, object: object)
  }
}

extension NotificationCenter.Publisher: Equatable {
  public static func == (first: Self, second: Self) -> Bool {
    first.center === second.center && first.name == second.name && first.object === second.object
  }
}

/// Passes on as many notifications as were asked for; those beyond are dropped.
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
