/// The content of a clipboard: text, and, where there is one, the same text with its attributes.
package struct ClipboardText: Equatable, Sendable {
  package var text: String
  /// As HTML, as other programs have written it.
  package var html: String?

  package init(text: String, html: String? = nil) {
    self.text = text
    self.html = html
  }
}
