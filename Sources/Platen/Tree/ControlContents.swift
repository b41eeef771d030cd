/// A button.
package struct ButtonContent: Equatable, Sendable {
  package enum Role: Sendable { case normal, cancel, destructive }
  package enum Style: Sendable { case automatic, plain, bordered, borderedProminent, borderless }

  package var role: Role
  package var style: Style

  package init(role: Role = .normal, style: Style = .automatic) {
    self.role = role
    self.style = style
  }
}

/// A switch.
package struct ToggleContent: Equatable, Sendable {
  package var isOn: Bool

  package init(isOn: Bool) { self.isOn = isOn }
}

/// A text field, a secure field or a text editor, as it is to be shown.
///
/// Offsets are UTF-16 offsets into ``text``.
package struct FieldContent: Equatable, Sendable {
  package enum Kind: Sendable { case field, editor }
  package enum Style: Sendable { case automatic, plain, roundedBorder, squareBorder }

  package var kind: Kind
  /// What is displayed. For a secure field this is one mark (`•`) for each grapheme cluster: the text
  /// itself never gets here, and offsets count marks.
  package var text: String
  package var selection: EditSelection
  /// What an input method is composing, underlined while it does.
  package var marked: Range<Int>?
  /// Shown while the text is empty.
  package var placeholder: TextContent?
  /// The name of the field, for assistive technology and for tests.
  package var label: String
  package var isSecure: Bool
  /// Whether Return inserts a line break and lines wrap.
  package var isMultiline: Bool
  /// The least and the most lines shown; nil where nothing was said.
  package var minLines: Int?
  package var maxLines: Int?
  package var style: Style
  package var traits: InputTraits
  package var font: Font
  package var foreground: Paint
  package var alignment: TextAlignment

  package init(kind: Kind, label: String) {
    self.kind = kind
    self.label = label
    text = ""
    selection = EditSelection(caret: 0)
    isSecure = false
    isMultiline = kind == .editor
    style = .automatic
    traits = InputTraits()
    font = .body
    foreground = .system(.primary)
    alignment = .leading
  }
}

/// Hints for the platform's input method and keyboard.
package struct InputTraits: Hashable, Sendable {
  package var keyboardType: UIKeyboardType = .default
  package var contentType: UITextContentType?
  package var submitLabel: SubmitLabel = .return
  package var autocapitalization: TextInputAutocapitalization = .sentences
  package var disablesAutocorrection = false

  package init() {}
}
