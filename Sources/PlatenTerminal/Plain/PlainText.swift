/// Text that is written to a terminal as it is.
///
/// It has no control characters but line breaks, since they would be commands to the terminal: what is asked and shown may
/// come from anywhere, as the names of files and branches do, and the answers of a server.
package struct PlainText: Equatable, Sendable {
  /// What is written.
  package let characters: String

  /// Text with its line breaks.
  package init(_ text: String) {
    characters = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map {
      String($0).shownLine()
    }.joined(separator: "\n")
  }

  /// The end of a line.
  package static let lineBreak = PlainText("\n")

  /// Text that ends its line.
  package static func line(_ text: String) -> PlainText { PlainText(text + "\n") }
}

extension String {
  /// One line for a terminal, without control characters; a tab is a space.
  ///
  /// - Parameter breaks: What is between two lines of the text.
  package func shownLine(breaks: String = " / ") -> String {
    let line = split(whereSeparator: \.isNewline).joined(separator: breaks)
    let scalars = line.unicodeScalars.map { $0 == "\t" ? " " : $0 }.filter { !$0.isControl }
    return String(String.UnicodeScalarView(scalars))
  }

  /// One line for a terminal, without white space around it.
  package var plainLine: String { shownLine().trimmingPrefix { $0.isWhitespace }.trimmedEnd }
}

extension Substring {
  /// Without white space at its end.
  var trimmedEnd: String {
    var rest = self
    while let last = rest.last, last.isWhitespace { rest.removeLast() }
    return String(rest)
  }
}
