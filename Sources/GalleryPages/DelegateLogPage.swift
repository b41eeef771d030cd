import Observation
import SwiftUI

/// The notifications of UIKit's fields: their delegates' methods, their control events (E) and their notifications (N),
/// in order.
///
/// A delegate refuses “!” and the end of editing while the text ends in “?”, and the second field is removed when the
/// user types “bye”.
struct DelegateLogPage: View {
  @State private var log = DelegateLog()
  @State private var hasSecond = true
  @State private var other = ""
  @State private var written = ""

  var body: some View {
    Form {
      Section("Fields") {
        LabeledContent("First") { LoggedField(name: "First", log: log) }
        if hasSecond {
          LabeledContent("Second") {
            LoggedField(name: "Second", log: log) { if $0 == "bye" { hasSecond = false } }
          }
        }
        LabeledContent("PIN") { LoggedField(name: "PIN", log: log, isSecure: true) }
        TextField("Other", text: $other)
      }
      Section("What was told") {
        ForEach(Array(log.entries.suffix(4).enumerated()), id: \.offset) { Text($0.element) }
        Button("Write log") {
          written = log.json
          print(written)
        }
        if !written.isEmpty { Text(written).accessibilityIdentifier("result") }
      }
    }
  }
}

/// The notifications, in order.
@Observable final class DelegateLog {
  private(set) var entries: [String] = []

  func note(_ entry: String) { entries.append(entry) }

  var json: String {
    guard let data = try? JSONEncoder().encode(["log": entries]) else { return "" }
    return String(decoding: data, as: UTF8.self)
  }
}

/// A UITextField that logs all its notifications.
private struct LoggedField: UIViewRepresentable {
  let name: String
  let log: DelegateLog
  var isSecure = false
  var changed: @MainActor (String) -> Void = { _ in }

  func makeUIView(context: Context) -> UITextField {
    let field = Field()
    field.accessibilityLabel = name
    field.borderStyle = .roundedRect
    field.clearButtonMode = isSecure ? .never : .whileEditing
    field.isSecureTextEntry = isSecure
    field.delegate = context.coordinator
    field.note = context.coordinator.note
    context.coordinator.watch(field, changed)
    return field
  }

  func updateUIView(_ field: UITextField, context: Context) {}

  func makeCoordinator() -> FieldLogger { FieldLogger(name, log) }

  /// Backspace in an empty field reaches no delegate.
  private final class Field: UITextField {
    var note: ((String) -> Void)?

    override func deleteBackward() {
      note?("deleteBackward")
      super.deleteBackward()
    }
  }
}

private final class FieldLogger: NSObject, UITextFieldDelegate {
  private let name: String
  private let log: DelegateLog
  private nonisolated(unsafe) var observers: [any NSObjectProtocol] = []

  init(_ name: String, _ log: DelegateLog) {
    self.name = name
    self.log = log
  }

  deinit { for observer in observers { NotificationCenter.default.removeObserver(observer) } }

  func note(_ entry: String) { log.note("\(name) \(entry)") }

  func watch(_ field: UITextField, _ changed: @escaping @MainActor (String) -> Void) {
    let events: [(UIControl.Event, String)] = [
      (.editingDidBegin, "editingDidBegin"), (.editingChanged, "editingChanged"), (.editingDidEnd, "editingDidEnd"),
    ]
    for (event, name) in events { field.addAction(UIAction { [weak self] _ in self?.note("E \(name)") }, for: event) }
    field.addAction(UIAction { [weak field] _ in changed(field?.text ?? "") }, for: .editingChanged)
    let notifications: [(Notification.Name, String)] = [
      (UITextField.textDidBeginEditingNotification, "didBegin"), (UITextField.textDidChangeNotification, "didChange"),
      (UITextField.textDidEndEditingNotification, "didEnd"),
    ]
    for (name, word) in notifications {
      observers.append(
        NotificationCenter.default.addObserver(forName: name, object: field, queue: nil) { [weak self] _ in
          MainActor.assumeIsolated { self?.note("N \(word)") }
        })
    }
  }

  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    note("shouldBegin")
    return true
  }

  func textFieldDidBeginEditing(_ textField: UITextField) { note("didBegin") }

  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
    note("shouldEnd")
    return textField.text?.hasSuffix("?") != true
  }

  func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) { note("didEnd") }

  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool {
    // The text of a secure field is not logged.
    let shown = textField.isSecureTextEntry ? String(repeating: "•", count: string.count) : string
    note("shouldChange \(range.location)+\(range.length) \(shown)")
    return string != "!"
  }

  func textFieldDidChangeSelection(_ textField: UITextField) { note("selection") }

  func textFieldShouldClear(_ textField: UITextField) -> Bool {
    note("shouldClear")
    return true
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    note("shouldReturn")
    return true
  }
}

#Preview("What delegates are told") {
  DelegateLogPage()
}
