import TextEditing

/// What a field's text is read from and written to: a text, a value with a format, a value with a formatter.
protocol FieldSource {
  @MainActor func makeDriver() -> FieldDriver
  /// Passes a new value of the view to the driver that an older one made. False when the driver is of another kind.
  @MainActor func update(_ driver: FieldDriver) -> Bool
  /// Whether it is the same place with the same format.
  func isSame(as other: any FieldSource) -> Bool
  /// Whether it is known to be another place, or one for values of another kind: what was typed for the other one
  /// belongs there.
  func isOtherPlace(than other: any FieldSource) -> Bool
  /// Whether text is formatted the same way, wherever it comes from.
  func hasSameFormat(as other: any FieldSource) -> Bool
}

/// When a field writes its value.
public struct TextFieldValueUpdate: Hashable, Sendable {
  enum Moment: Hashable, Sendable { case whileTyping, onCommit, onSubmitOnly }

  let moment: Moment

  /// At each edit that leaves a text which can be parsed.
  public static let whileTyping = TextFieldValueUpdate(moment: .whileTyping)
  /// On Return and when the editing ends.
  public static let onCommit = TextFieldValueUpdate(moment: .onCommit)
  /// On Return alone; when the editing ends without it, the text becomes the value's own again.
  public static let onSubmitOnly = TextFieldValueUpdate(moment: .onSubmitOnly)
}

/// The text of a field after the end of its editing.
enum CommittedText {
  /// That of the value which was typed, or of the last one where the typed text can't be parsed. Undoing it brings back
  /// what was typed.
  case typed(String)
  /// Another one, which the program has: what can be undone begins there.
  case program(String)
}

/// Keeps a field's text and its value together.
///
/// Three things are separate: the text shown, the value in the binding, and the value that the field itself last wrote
/// or showed. In one place the program has changed the value only where the binding differs from the last of these; a
/// field that is given another place begins again.
@MainActor class FieldDriver {
  /// What validates the typing: a live format, a formatter's checks, or nothing. `isLive` is what the program requests;
  /// nil where it leaves that to the format.
  func editFormat(isLive: Bool?) -> EditFormat? { nil }

  /// The text for the value as it is now.
  func display() -> String { "" }

  /// The user has edited the text.
  func textDidChange(in session: EditingSession) {}

  /// A composition has ended and left the text as it was.
  func compositionDidEnd(in session: EditingSession) {}

  /// The text that has to be shown instead of `text`, when the program has changed the value; nil when `text` is kept.
  func correction(of text: TextStorage, isEditing: Bool) -> String? { nil }

  /// The text for the program's value; nil where ``canBeLate`` is false.
  var boundText: String? { nil }

  /// Whether the field can keep a text that the program takes later.
  var canBeLate: Bool { false }

  /// Whether the value is known to be written at once, and to be read as it was written.
  var takesAtOnce: Bool { false }

  /// Whether the value is the text itself, with attributes or without.
  var isText: Bool { false }

  /// The field shows `text` for the value now.
  func didShow(_ text: TextStorage) {}

  /// Undo brings back none of the texts that were shown before, or they are those of another format.
  func forgetShown() {}

  /// The format is about to be replaced. Reads what the text means in it, and returns what writes that in the new one:
  /// nil where the text is to stay.
  func translation(of text: TextStorage, isEdited: Bool) -> () -> String? { { nil } }

  /// Return, or the end of the editing: the value is written if it may be, and its text is returned; nil when `text` is
  /// kept.
  func commit(_ text: TextStorage, isSubmit: Bool, isEdited: Bool) -> CommittedText? { nil }

  /// An action of the program is about to run, which may read the value: it is written as at the end of the editing,
  /// and the text stays as it was typed. False where nothing has to be written.
  func writeValue(of text: TextStorage) -> Bool { false }

  /// The typing of a long text has paused: the program is notified.
  func flush() {}

  /// Whether a text waits to be written to a binding that can't make it when it is read.
  var hasUnwrittenText: Bool { false }

  /// Has ``flush()`` called when the typing pauses.
  var setNeedsFlush: () -> Void = {}

  /// The number that a text means, for rules about numbers; nil where it means none.
  func number(in text: String) -> Double? {
    try? FloatingPointFormatStyle<Double>(locale: locale).parseStrategy.parse(text)
  }

  /// What a text has to be for the field to read it; nil where it reads any.
  var expectedText: ExpectedText? { nil }

  /// The selection has changed.
  func selectionDidChange(in session: EditingSession) {}

  /// The selection that the program has set; nil where it has set none.
  func takeSelection() -> EditSelection? { nil }

  /// The text in stretches of one style; nil where all of it has the same.
  func runs(in environment: EnvironmentValues) -> [TextRun]? { nil }

  /// A command is about to be carried out.
  func willPerform(_ command: EditCommand, in session: EditingSession, _ environment: EnvironmentValues) {}

  /// The next command moves text within the field.
  func willMove(_ move: TextMove) {}

  /// The next command replaces several ranges, which are in their order, by the same text.
  func willReplace(_ ranges: [Range<Int>], with replacement: String) {}

  /// A command has been carried out, whether or not it has changed anything.
  func didPerform(in session: EditingSession) {}

  /// The text that is to be pasted for what is on the clipboard, with its styles, if the field keeps any.
  func textToPaste(_ content: ClipboardText, in environment: EnvironmentValues) -> String { content.text }

  /// What has just been copied, as HTML; nil where texts have no styles.
  func markup(ofCopied text: String, in environment: EnvironmentValues) -> String? { nil }

  /// Gives the selection a trait, or takes it away. False where texts have no attributes.
  func toggle(_ trait: TextTrait, of session: EditingSession, in environment: EnvironmentValues) -> FormatResult {
    .unavailable
  }

  /// What came of a request for formatting.
  enum FormatResult {
    /// Texts have no attributes here.
    case unavailable
    /// What is typed next is formatted.
    case typing
    /// The selected text is formatted.
    case text
  }

  /// The change of formatting is a step now that can be undone.
  func didRecordFormat(in session: EditingSession) {}

  /// Where cut and copied text keeps its attributes.
  var pasteboard: RichPasteboard?

  /// When values are written, from the environment; nil for the source's own default.
  var valueUpdate: TextFieldValueUpdate?

  /// The language and region for formats that name none.
  var locale: Locale = .current
}

// MARK: texts

/// A text that is written at each edit.
struct StringSource {
  let text: Binding<String>
}

extension StringSource: FieldSource {
  func makeDriver() -> FieldDriver { StringDriver(text) }

  func update(_ driver: FieldDriver) -> Bool {
    guard let driver = driver as? StringDriver else { return false }
    driver.text = text
    return true
  }

  func isSame(as other: any FieldSource) -> Bool {
    guard let other = other as? StringSource else { return false }
    return text.location.isSame(as: other.text.location)
  }

  func isOtherPlace(than other: any FieldSource) -> Bool {
    guard let other = other as? StringSource else { return true }
    return text.location.isOther(than: other.text.location)
  }

  func hasSameFormat(as other: any FieldSource) -> Bool { other is StringSource }
}
