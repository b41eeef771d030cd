import SwiftUI
import UIKit

/// What a field tells its owner about. Only the first method has to be there.
@objc protocol CodeFieldOwner {
  func codeChanged(_ code: String)
  @objc optional func code(
    _ code: String, mayContain text: String
  ) -> Bool
  @objc optional func codeEnded()
  @objc optional func codeCleared() -> String
}

/// A field with a bar of buttons, its actions given by selectors.
class CodeUIField: UITextField {
  @IBOutlet weak var owner: CodeFieldOwner?
  @IBInspectable var maximumLength: Int = 6
  @objc dynamic var presses = 0
  /// Marked for appearances.
  @objc dynamic var lineLength: CGFloat = 1 { didSet { line?.frame.size.width = lineLength } }
  private var line: UIView?
  static weak var last: CodeUIField?

  override init(frame: CGRect) {
    super.init(frame: frame)
    addTarget(self, action: #selector(changed(_:)), for: .editingChanged)
    addTarget(self, action: #selector(self.ended), for: .editingDidEnd)
    let bar = UIToolbar()
    bar.items = [
      UIBarButtonItem(title: "Dash", style: .plain, target: self, action: #selector(CodeUIField.dash)),
      UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil),
      UIBarButtonItem(
        barButtonSystemItem: .done, target: nil, action: #selector(UIResponder.resignFirstResponder)),
    ]
    inputAccessoryView = bar
    line = UIView(frame: CGRect(x: 0, y: 0, width: lineLength, height: 1))
  }

  required init?(coder: NSCoder) { nil }

  @objc private func changed(_ sender: UITextField) { owner?.codeChanged(sender.text ?? "") }

  @objc func ended() {
    owner?.codeEnded?()
    if let text = owner?.codeCleared?() { owner?.codeChanged("\(text)") }
  }

  @IBAction func dash(_ sender: UIBarButtonItem) {
    presses += 1
    insertText("\(sender.title == "Dash" ? "-" : "")")
  }
}

struct CodeField: UIViewRepresentable {
  @Binding var text: String
  @Binding var log: [String]

  func makeCoordinator() -> Coordinator { Coordinator(self) }

  func makeUIView(context: Context) -> CodeUIField {
    let field = CodeUIField()
    CodeUIField.last = field
    field.owner = context.coordinator
    field.delegate = context.coordinator
    field.addTarget(
      context.coordinator, action: #selector(context.coordinator.began(field:)), for: .editingDidBegin)
    NotificationCenter.default.addObserver(
      context.coordinator, selector: #selector(Coordinator.noted), name: .codeNote, object: nil)
    return field
  }

  func updateUIView(_ field: CodeUIField, context: Context) { context.coordinator.parent = self }

  @objcMembers class Coordinator: NSObject, UITextFieldDelegate, CodeFieldOwner {
    var parent: CodeField

    init(_ parent: CodeField) { self.parent = parent }

    deinit { NotificationCenter.default.removeObserver(self) }

    func began(field: UITextField) { parent.log.append("began") }

    func noted(_ notification: Notification) { parent.log.append("noted") }

    func codeChanged(_ code: String) { parent.text = code }

    func code(_ code: String, mayContain text: String) -> Bool { text != "x" }

    func codeEnded() {
      parent.log.append("ended")
      NotificationCenter.default.post(name: .codeNote, object: nil)
    }

    func textField(
      _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool {
      let owner = (textField as? CodeUIField)?.owner
      return owner?.code?(textField.text ?? "", mayContain: string) ?? true
    }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
      textField.resignFirstResponder()
      return textField.delegate?.textFieldShouldClear?(textField) ?? false
    }
  }
}

extension Notification.Name {
  static let codeNote = Notification.Name("codeNote")
}

extension CodeUIField {
  static func setLineLength(_ length: CGFloat) {
    CodeUIField.appearance().lineLength = length
    CodeUIField.appearance().textColor = .red
  }
}
