import Foundation

extension NSWindow {
  /// Calls the delegate, and posts the notification.
  func notify(_ name: Notification.Name, _ call: (any NSWindowDelegate, Notification) -> Void) {
    NotificationCenter.post(name, of: self, to: delegate, call)
  }

  func didBecomeKey() { notify(Self.didBecomeKeyNotification) { $0.windowDidBecomeKey($1) } }
  func didBecomeMain() { notify(Self.didBecomeMainNotification) { $0.windowDidBecomeMain($1) } }
  func didResignKey() { notify(Self.didResignKeyNotification) { $0.windowDidResignKey($1) } }
  func didResignMain() { notify(Self.didResignMainNotification) { $0.windowDidResignMain($1) } }
}
