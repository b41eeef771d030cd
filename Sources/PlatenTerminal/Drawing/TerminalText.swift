import PlatenGraph

/// The size of texts in a terminal, for views that divide its rows.
package enum TerminalText {
  /// The rows of a text in so many columns; nil for any number of them.
  package static func rows(of text: String, columns: Int?) -> Int {
    TextLines([TextRun(text)], width: columns, lineLimit: nil, characterWidth: CharacterWidth()).lines.count
  }
}
