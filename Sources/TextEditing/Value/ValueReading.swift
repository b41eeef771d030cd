/// What an edited text means for the value behind it: the rules that ``ValueSession`` and the fields of views share.
///
/// - A text that an input method is composing means nothing yet.
/// - The text that a value was shown as means that value, whole: a format may show less of it, as a name without its
///   middle name. So does that of an earlier value which undo brings back.
/// - Any other text is parsed. Where that gives nothing, the value becomes ``valueOfNone``, or stays as it is.
package struct ValueReading<Value> {
  /// The value of a text that can't be parsed; nil where the value stays as it is then.
  package var valueOfNone: Value?
  /// What the program, or the end of editing, has given the field, the latest last: undo can bring back each of them.
  private var shown: [(value: Value, text: String)] = []

  package init(valueOfNone: Value?) {
    self.valueOfNone = valueOfNone
  }

  /// A value is shown as `text` now; nil where the text alone is known.
  package mutating func show(_ value: Value?, as text: String) {
    shown.removeAll { $0.text.hasSameUnits(as: text) }
    guard let value else { return }
    shown.append((value, text))
    if shown.count > 100 { shown.removeFirst() }
  }

  /// Undo brings back none of the texts that were shown before, or they are those of another format.
  package mutating func forgetShown() { shown = [] }

  /// The value of the text of a session; nil where the value stays as it is.
  package func value(of session: EditingSession, _ parse: (String) -> Value?) -> Value? {
    session.marked == nil ? value(of: session.text, parse) : nil
  }

  /// The value of a text; nil where the value stays as it is.
  package func value(of text: String, _ parse: (String) -> Value?) -> Value? { known(text, parse) ?? valueOfNone }

  /// The value that a text itself means; nil where it can't be parsed.
  package func known(_ text: String, _ parse: (String) -> Value?) -> Value? {
    shown.last { $0.text.hasSameUnits(as: text) }.map { $0.value } ?? parse(text)
  }
}

extension ValueReading: Sendable where Value: Sendable {}
