import Foundation

extension NotificationCenter {
  /// Calls a delegate, if there is one, and then notifies the observers.
  @MainActor static func post<Delegate>(
    _ name: Notification.Name, of object: Any, userInfo: [AnyHashable: Any]? = nil, to delegate: Delegate?,
    _ call: (Delegate, Notification) -> Void
  ) {
    let notification = Notification(name: name, object: object, userInfo: userInfo)
    if let delegate { call(delegate, notification) }
    self.default.post(notification)
  }
}
