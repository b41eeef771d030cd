import TextControls
import TextEditing

/// A field in a window with a keyboard, whose calls, events and notifications are logged.
@MainActor struct LoggedField {
  let log: EventLog
  let window: UIWindow
  let field: UITextField
  let delegate: LoggingDelegate

  init(
    _ text: String? = nil, field: UITextField = UITextField(), in window: UIWindow? = nil, log: EventLog? = nil,
    name: String = "", keyboard: Bool = false
  ) {
    let prefix = name.isEmpty ? "" : "\(name)."
    self.log = log ?? EventLog()
    self.window = window ?? UIWindow()
    self.field = field
    delegate = LoggingDelegate(self.log, name: prefix)
    if keyboard {
      self.window.scene.keyboard.frame = CGRect(x: 0, y: 500, width: 400, height: 300)
      self.log.observeKeyboard()
    }
    self.window.addSubview(field)
    field.text = text
    field.delegate = delegate
    watch(prefix)
  }

  private func watch(_ prefix: String) {
    let events: [(UIControl.Event, String)] = [
      (.editingDidBegin, "editingDidBegin"), (.editingChanged, "editingChanged"), (.editingDidEnd, "editingDidEnd"),
    ]
    for (event, name) in events {
      field.addAction(UIAction { [log] _ in log.append("E \(prefix)\(name)") }, for: event)
    }
    log.observe(UITextField.textDidBeginEditingNotification, from: field, as: "\(prefix)didBegin")
    log.observe(UITextField.textDidChangeNotification, from: field, as: "\(prefix)didChange")
    log.observe(UITextField.textDidEndEditingNotification, from: field, as: "\(prefix)didEnd")
  }

  /// Begins the editing and drops the entries.
  func begun() -> LoggedField {
    field.becomeFirstResponder()
    _ = log.take()
    return self
  }

  func type(_ text: String) { for character in text { field.receive(.insert(String(character))) } }

  func select(_ range: Range<Int>) {
    field.receive(.select(EditSelection(range)))
    _ = log.take()
  }
}
