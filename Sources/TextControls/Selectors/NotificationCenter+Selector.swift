extension NotificationCenter {
  /// Calls a method of `observer`, which is held weakly, for notifications. Those of other threads arrive on the main
  /// one afterwards.
  public func addObserver(
    _ observer: Any, selector: Selector, name: Notification.Name?, object: Any?
  ) {
    SelectorObservers.shared.add(observer as AnyObject, selector, name: name, object: object, to: self)
  }

  /// Stops calling methods of the observer.
  public func removeObserver(_ observer: AnyObject) {
    SelectorObservers.shared.remove(observer, name: nil, object: nil, from: self)
    removeObserver(observer as Any)
  }

  /// Stops calling methods of the observer for notifications of a name, an object or both.
  public func removeObserver(_ observer: AnyObject, name: Notification.Name?, object: Any?) {
    SelectorObservers.shared.remove(observer, name: name, object: object, from: self)
    removeObserver(observer as Any, name: name, object: object)
  }
}

/// The observers with selectors. Foundation's centre has those with closures alone.
private final class SelectorObservers: @unchecked Sendable {
  static let shared = SelectorObservers()

  private struct Registration {
    weak var observer: AnyObject?
    weak var center: NotificationCenter?
    let name: Notification.Name?
    let object: ObjectIdentifier?
    let token: any NSObjectProtocol
  }

  /// The object whose method is called; read on the main thread alone.
  private final class Observer: @unchecked Sendable {
    weak var object: AnyObject?

    init(_ object: AnyObject) { self.object = object }
  }

  /// What is sent from thread to thread: read on the main one alone.
  private struct Delivery: @unchecked Sendable { let notification: Notification }

  private let lock = NSLock()
  private var registrations: [Registration] = []

  func add(
    _ observer: AnyObject, _ selector: Selector, name: Notification.Name?, object: Any?, to center: NotificationCenter
  ) {
    let target = Observer(observer)
    let token = center.addObserver(forName: name, object: object, queue: nil) { notification in
      let delivery = Delivery(notification: notification)
      MainThread.run {
        if let observer = target.object { _ = selector.perform(on: observer, delivery.notification) }
      }
    }
    lock.withLock {
      removeReleased()
      registrations.append(
        Registration(
          observer: observer, center: center, name: name, object: object.map { ObjectIdentifier($0 as AnyObject) },
          token: token))
    }
  }

  func remove(_ observer: AnyObject, name: Notification.Name?, object: Any?, from center: NotificationCenter) {
    let object = object.map { ObjectIdentifier($0 as AnyObject) }
    lock.withLock {
      removeReleased()
      take { item in
        item.observer === observer && item.center === center && (name == nil || item.name == name)
          && (object == nil || item.object == object)
      }
    }
  }

  private func removeReleased() { take { $0.observer == nil } }

  private func take(where isMeant: (Registration) -> Bool) {
    for item in registrations where isMeant(item) { item.center?.removeObserver(item.token as Any) }
    registrations.removeAll(where: isMeant)
  }
}
