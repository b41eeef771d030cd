import TextControls

/// The calls, events and notifications of a field, in order: `S` for the delegate's methods, `E` for control events,
/// `N` for notifications.
@MainActor final class EventLog {
  private(set) var entries: [String] = []
  private var tokens: [any NSObjectProtocol] = []

  func append(_ entry: String) { entries.append(entry) }

  /// Returns the entries and clears the log.
  func take() -> [String] {
    defer { entries = [] }
    return entries
  }

  func observe(_ name: Notification.Name, from object: AnyObject? = nil, as entry: String) {
    let token = NotificationCenter.default.addObserver(forName: name, object: object, queue: nil) { [weak self] _ in
      MainActor.assumeIsolated { self?.append("N \(entry)") }
    }
    tokens.append(token)
  }

  func observeKeyboard() {
    observe(UIResponder.keyboardWillShowNotification, as: "keyboardWillShow")
    observe(UIResponder.keyboardDidShowNotification, as: "keyboardDidShow")
    observe(UIResponder.keyboardWillHideNotification, as: "keyboardWillHide")
    observe(UIResponder.keyboardDidHideNotification, as: "keyboardDidHide")
    observe(UIResponder.keyboardWillChangeFrameNotification, as: "keyboardWillChangeFrame")
    observe(UIResponder.keyboardDidChangeFrameNotification, as: "keyboardDidChangeFrame")
  }

  isolated deinit { for token in tokens { NotificationCenter.default.removeObserver(token) } }
}
