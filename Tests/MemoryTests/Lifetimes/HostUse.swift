import Platen
import SwiftUI
import Testing

/// Uses a view by the words on it, independent of the stage that shows it.
extension ViewHost {
  func press(button label: String) throws {
    let button = try #require(
      root.first { node in
        if case .control(is ButtonContent) = node.content { node.plainText.contains(label) } else { false }
      }, "there is no button \(label)")
    send(.press, to: button.id)
  }

  func focus(field label: String) throws {
    let field = try #require(
      root.first { node in
        if case .field(let field) = node.content {
          field.label.contains(label) || field.placeholder?.plainText.contains(label) == true
            || node.attributes.accessibilityLabel == label
        } else {
          false
        }
      }, "there is no field \(label)")
    #expect(focus.move(to: field.id))
  }

  func type(_ text: String, in label: String) throws {
    try focus(field: label)
    let id = try #require(focus.focusedID)
    // A terminal selects the line that has the first focus.
    send(.edit(.move(.forward, .document, extending: false)), to: id)
    send(.edit(.insert(text)), to: id)
  }
}
