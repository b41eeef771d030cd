import PlatenGraph
import TextEditing

/// What a line is read for: the rules by which it is edited.
package struct LineRequest: Sendable {
  package var options: EditingOptions
  /// Formats the line while it is typed.
  package var format: EditFormat?
  /// Answers that are no text of the field: the format need not accept them.
  package var exceptions: [String]

  /// Whether the user can go back to the question before instead of answering.
  package var canGoBack = false

  /// Whether nothing of the line is shown.
  package var isSecret: Bool { options.isSecure }

  /// A line without a format.
  package init(isSecret: Bool = false) {
    options = EditingOptions(isSecure: isSecret)
    format = nil
    exceptions = []
  }

  /// The text of a field.
  init(_ field: FieldContent, exceptions: [String]) {
    options = field.rules?.options ?? EditingOptions()
    options.isMultiline = false
    options.isSecure = field.isSecure
    format = field.rules?.format
    self.exceptions = exceptions
  }
}
