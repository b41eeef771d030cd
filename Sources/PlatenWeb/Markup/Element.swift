#if Web
/// An HTML or SVG element to be, as a value: what the page is serialized from, and what an insertion sends.
///
/// Styles are kept apart from attributes because the page's security policy refuses `style` attributes:
/// the script sets them through the CSS object model.
struct Element: Equatable, Sendable {
  /// What an element holds besides its children.
  enum Content: Equatable, Sendable {
    case element(Element)
    case text(String)
  }

  /// What can't be said with an attribute: the state of an input is a property of its DOM object.
  struct Field: Equatable, Sendable {
    /// The text, or nil for a secure field, whose text never leaves the server.
    var value: String?
    /// How many marks a secure field shows.
    var markCount: Int
    /// UTF-16 offsets of the ends of the selection (marks in a secure field).
    var anchor: Int
    var head: Int
    /// The last message of the browser about the field that the server has dealt with.
    var sequence: Int
    /// The number that the browser names when it has taken this text over.
    var version: Int
    /// Private text that is shown for now: a page that is served leaves it out, as it would be an attribute there.
    var isRevealed = false
    /// How the stretches of a text with attributes look.
    var looks: [TextLook]?
  }

  var tag: String
  /// The identity in the document; nil for what is never addressed.
  var id: String?
  var classes: [String] = []
  var attributes: [String: String] = [:]
  var style: [String: String] = [:]
  var contents: [Content] = []
  /// Set for text inputs.
  var field: Field?
  /// Set for check boxes.
  var isChecked: Bool?

  init(_ tag: String, id: String? = nil, classes: [String] = []) {
    self.tag = tag
    self.id = id
    self.classes = classes
  }

  /// Attributes as they stand in the document, the classes among them.
  var allAttributes: [String: String] {
    guard !classes.isEmpty else { return attributes }
    var all = attributes
    all["class"] = classes.joined(separator: " ")
    return all
  }

  mutating func append(_ element: Element) { contents.append(.element(element)) }
  mutating func append(_ text: String) { contents.append(.text(text)) }
}
#endif
