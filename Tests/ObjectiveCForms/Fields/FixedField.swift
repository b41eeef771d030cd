import SwiftUI
import UIKit

/// A field that can be copied from and not pasted into.
class FixedUIField: UITextField {
  override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    if action == #selector(UIResponderStandardEditActions.paste(_:)) || action == #selector(cut) { return false }
    return super.canPerformAction(action, withSender: sender)
  }
}

struct FixedField: UIViewRepresentable {
  let text: String

  func makeUIView(context: Context) -> FixedUIField {
    let field = FixedUIField()
    field.text = text
    return field
  }

  func updateUIView(_ field: FixedUIField, context: Context) {}
}
