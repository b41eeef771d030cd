import EditingTestSupport
import PlatenGraph
import PlatenTesting
import SwiftUI
import TextControls
import TextEditing

/// A field on a screen, bound to a value that its program can set.
@MainActor struct BoundField {
  let screen: Screen
  let handle: FieldHandle
  /// The bound value; `nil` for none.
  let value: () -> String?
  /// The text that the bound value is written as.
  let written: () -> String
  /// The value of a text while it is edited; `nil` for none.
  let read: (String) -> String?
  /// The value of a text when editing ends; `nil` for none.
  let readCommitted: (String) -> String?
  /// Whether a text without a value leaves the program without one, and not with the value it had.
  let isOptional: Bool
  /// Has the program set a random value.
  let assign: (inout RandomEdits) -> Void
  /// What random texts are made of, where that is not the same as in all fields of the kind.
  var atoms: [String]?
  /// Whether the program keeps what it is given. Otherwise its text is what the field shows.
  let keepsValues: Bool
  /// The same editing without a program.
  let mirror: TextInputLifeCycle

  /// The value that a changed text gives the program.
  func expected(_ read: String?, before: String?) -> String? { read ?? (isOptional ? nil : before) }

  /// The characters that the field shows for a text.
  func shows(_ text: String) throws -> Bool {
    let shown = try handle.text
    return mirror.options.isSecure ? shown.utf16.count == text.utf16.count : shown.hasSameUnits(as: text)
  }

  /// Performs a command in both: as a key where it is one, with the clipboard otherwise as it is.
  func perform(_ command: EditCommand, asKey: Bool) throws {
    var command = command
    // A selection in marks of a text that is not there yet is none.
    if mirror.options.isSecure, case .replace(let range, let text, _) = command {
      command = .replace(range, with: text, selection: nil)
    }
    mirror.perform(command)
    switch command {
    case .insert(let text) where asKey && text.count == 1 && text.allSatisfy({ $0.isLetter || $0.isNumber }):
      try screen.type(text)
    case .delete(.backward, .grapheme) where asKey: try screen.press(.delete)
    case .undo where asKey: try screen.press("z", modifiers: .control)
    case .redo where asKey: try screen.press("z", modifiers: [.control, .shift])
    default:
      if let node = screen.host.focus.node { screen.host.send(.edit(command), to: node.id) }
      screen.update()
    }
  }
}

/// The names of the fields on a screen.
enum BoundLabel {
  static let field = "Value"
  /// A second field, which takes the focus away.
  static let other = "Other"
}

extension BoundField {
  @MainActor @Observable fileprivate final class Model<Value> {
    var value: Value
    init(_ value: Value) { self.value = value }
    var binding: Binding<Value> { Binding(get: { self.value }, set: { self.value = $0 }) }
  }

  private struct Page<Field: View>: View {
    let field: Field
    var body: some View {
      field.accessibilityLabel(BoundLabel.field)
      TextField(BoundLabel.other, text: .constant(""))
    }
  }

  private init<Field: View>(
    _ field: Field, _ options: EditingOptions, _ format: EditFormat?, isOptional: Bool, keepsValues: Bool = true,
    value: @escaping () -> String?, written: @escaping () -> String, read: @escaping (String) -> String?,
    readCommitted: @escaping (String) -> String?, assign: @escaping (inout RandomEdits) -> Void
  ) async throws {
    screen = await Screen(Page(field: field))
    handle = try screen.field(BoundLabel.field)
    mirror = TextInputLifeCycle(session: EditingSession(options: options, format: format))
    (self.value, self.written, self.read, self.readCommitted) = (value, written, read, readCommitted)
    (self.isOptional, self.keepsValues, self.assign) = (isOptional, keepsValues, assign)
    try handle.focus()
    mirror.setText(written(), caret: .end)
    followFocus()
  }

  /// The field has the focus again, which may have selected its text.
  func followFocus() {
    mirror.beginEditing()
    guard case .field(let content)? = screen.host.focus.node?.content else { return }
    mirror.carryOut(.select(content.selection))
  }

  private static let options = EditingOptions(deletesPastRestored: true)

  /// A field with a value in a format, formatted while it is typed.
  static func value<Style: ParseableFormatStyle>(
    _ style: Style, _ random: @escaping (inout RandomEdits) -> Style.FormatInput, _ edits: inout RandomEdits
  ) async throws -> BoundField where Style.FormatOutput == String {
    let model = Model(random(&edits))
    return try await BoundField(
      TextField("", value: model.binding, format: style).liveFormatting(), options, style.fieldFormat,
      isOptional: false, value: { "\(model.value)" }, written: { style.format(model.value) },
      read: { text in (try? style.value(of: text)).map { "\($0)" } },
      readCommitted: { text in (try? style.committedValue(of: text)).map { "\($0)" } },
      assign: { model.value = random(&$0) })
  }

  /// The same where the program may have no value.
  static func optional<Style: ParseableFormatStyle>(
    _ style: Style, _ random: @escaping (inout RandomEdits) -> Style.FormatInput, _ edits: inout RandomEdits
  ) async throws -> BoundField where Style.FormatOutput == String {
    let model = Model<Style.FormatInput?>(edits.bool() ? nil : random(&edits))
    return try await BoundField(
      TextField("", value: model.binding, format: style).liveFormatting(), options, style.fieldFormat,
      isOptional: true, value: { model.value.map { "\($0)" } }, written: { model.value.map(style.format) ?? "" },
      read: { text in text.isEmpty ? nil : (try? style.value(of: text)).map { "\($0)" } },
      readCommitted: { text in text.isEmpty ? nil : (try? style.committedValue(of: text)).map { "\($0)" } },
      assign: { model.value = $0.bool(4) ? nil : random(&$0) })
  }

  /// The kinds of fields that have a text for a value.
  enum TextKind: CaseIterable {
    case line, editor, secure
    /// The program changes what it is given.
    case capitals, digits, limited

    /// The text that the program makes of one.
    fileprivate func changed(_ text: String) -> String {
      switch self {
      case .line, .editor, .secure: text
      case .capitals: text.uppercased()
      case .digits: text.filter(\.isNumber)
      case .limited: String(text.prefix(8))
      }
    }
  }

  /// A field with a text.
  static func text(
    _ kind: TextKind, _ random: @escaping (inout RandomEdits) -> String, _ edits: inout RandomEdits
  ) async throws -> BoundField {
    let random = kind == .secure ? { $0.text(0...12, from: RandomField.digits) } : random
    let model = Model(kind.changed(random(&edits)))
    let text = Binding(get: { model.value }, set: { model.value = kind.changed($0) })
    var options = options
    (options.isMultiline, options.isSecure) = (kind == .editor, kind == .secure)
    let view =
      switch kind {
      case .editor: AnyView(TextEditor(text: text))
      case .secure: AnyView(SecureField("", text: text))
      default: AnyView(TextField("", text: text))
      }
    var field = try await BoundField(
      view, options, nil, isOptional: false, keepsValues: [.line, .editor, .secure].contains(kind),
      value: { model.value }, written: { model.value }, read: { $0 }, readCommitted: { $0 },
      assign: { model.value = kind.changed(random(&$0)) })
    // An offset in marks is one in the text.
    if kind == .secure { field.atoms = RandomField.digits + ["a", "B", " ", "/", "-"] }
    return field
  }
}
