import SwiftUI

/// A UIKit field with a delegate, among SwiftUI's views; the delegate's calls are shown below it.
struct DelegatePage: View {
  @State private var expiry = ""
  @State private var events: [String] = []

  var body: some View {
    Form {
      Section("Card") {
        LabeledContent("Expires") {
          ExpiryField(text: $expiry) { events = Array((events + [$0]).suffix(6)) }
        }
        Text(expiry.isEmpty ? "Month and year, as 12/27" : "Expires \(expiry)")
          .foregroundStyle(.secondary)
      }
      Section("What the delegate hears") {
        ForEach(Array(events.enumerated()), id: \.offset) { Text($0.element) }
      }
    }
  }
}

/// Four digits with a slash between them, formatted by a UITextFieldDelegate.
private struct ExpiryField: UIViewRepresentable {
  @Binding var text: String
  let report: (String) -> Void

  func makeUIView(context: Context) -> UITextField {
    let field = UITextField()
    field.accessibilityLabel = "Expires"
    field.placeholder = "MM/YY"
    field.borderStyle = .roundedRect
    field.clearButtonMode = .whileEditing
    field.keyboardType = .numberPad
    field.textContentType = .creditCardExpiration
    field.delegate = context.coordinator
    // A number pad has no Return key: the toolbar above it has a button instead.
    let done = UIBarButtonItem(
      systemItem: .done, primaryAction: UIAction { [weak field] _ in field?.resignFirstResponder() })
    let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    bar.items = [.flexibleSpace(), done]
    field.inputAccessoryView = bar
    field.addAction(UIAction { [weak field] _ in text = field?.text ?? "" }, for: .editingChanged)
    return field
  }

  func updateUIView(_ field: UITextField, context: Context) {
    if (field.text ?? "") != text { field.text = text }
  }

  func makeCoordinator() -> Coordinator { Coordinator(text: $text, report: report) }

  final class Coordinator: NSObject, UITextFieldDelegate {
    private let text: Binding<String>
    private let report: (String) -> Void

    init(text: Binding<String>, report: @escaping (String) -> Void) {
      self.text = text
      self.report = report
    }

    func textFieldDidBeginEditing(_ textField: UITextField) { report("did begin editing") }

    func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
      report("did end editing")
    }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
      report("should return")
      return true
    }

    func textFieldShouldClear(_ textField: UITextField) -> Bool {
      report("should clear")
      return true
    }

    func textField(
      _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool {
      report("should change \(range.length) at \(range.location) to “\(string)”")
      let old = textField.text ?? ""
      guard let swiftRange = Range(range, in: old) else { return false }
      let digits = old.replacingCharacters(in: swiftRange, with: string).filter(\.isNumber).prefix(4)
      let formatted = digits.count > 2 ? "\(digits.prefix(2))/\(digits.dropFirst(2))" : String(digits)
      textField.text = formatted
      text.wrappedValue = formatted
      return false
    }
  }
}

#Preview("A field with a delegate") {
  DelegatePage()
}
