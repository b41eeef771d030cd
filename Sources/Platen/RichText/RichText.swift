/// A text with attributes behind an editing session: what the session does to the characters, done to both.
///
/// The session knows characters alone. Each of its undo steps has a text with attributes on either side here, and so
/// do changes of attributes, which the session keeps as steps that change no character. Texts share what is the same,
/// so that a step costs what it changes.
struct RichText {
  private(set) var text: AttributedString
  /// What the person or the program has chosen for what is typed next.
  var chosen: AttributeContainer?

  init(_ text: AttributedString) { self.text = text }

  var string: String { String(text.characters) }

  /// The session has put `inserted` in the place of a range, in UTF-16 offsets.
  mutating func replace(_ range: Range<Int>, with inserted: String) {
    let place = text.indexRange(range)
    var attributes = AttributeContainer()
    if !inserted.isEmpty {
      let selection =
        range.isEmpty
        ? AttributedTextSelection(insertionPoint: place.lowerBound, typingAttributes: chosen)
        : AttributedTextSelection(range: place)
      attributes = chosen ?? selection.typingAttributes(in: text)
    }
    text.replaceSubrange(place, with: AttributedString(inserted, attributes: attributes))
  }
}
