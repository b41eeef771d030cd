#if Web
/// The value of an HTML or SVG element: pages are serialized from it, and insertions send it.
///
/// Styles are separate from attributes because the page's security policy refuses `style` attributes: the script sets
/// them through the CSS object model.
struct Element: Equatable, Sendable {
  /// The contents of an element other than its children.
  enum Content: Equatable, Sendable {
    case element(Element)
    case text(String)
  }

  /// State that is no attribute: the state of an input is a property of its DOM object.
  struct Field: Equatable, Sendable {
    /// The text, or nil for a secure field, whose text never leaves the server.
    var value: String?
    /// The number of marks in a secure field.
    var markCount: Int
    /// UTF-16 offsets of the ends of the selection (marks in a secure field).
    var anchor: Int
    var head: Int
    /// The last message of the browser about the field that the server has handled.
    var sequence: Int
    /// The number that the browser sends after it has applied this text.
    var version: Int
    /// Revealed secure text: a served page omits it, because it would be an attribute there.
    var isRevealed = false
    /// The attributes of the ranges of a text.
    var styledRuns: [StyledRun]?
  }

  var tag: String
  /// The identity in the document; nil for an element that is never addressed.
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

  /// The attributes of the document, with the classes.
  var allAttributes: [String: String] {
    guard !classes.isEmpty else { return attributes }
    var all = attributes
    all["class"] = classes.joined(separator: " ")
    return all
  }

  /// Whether the Tab key leads to it, or would but for its attribute.
  var isTabStop: Bool {
    attributes["tabindex"] != nil
      || ["input", "textarea", "select", "button", "a", "summary", "rich-editor"].contains(tag)
  }

  mutating func append(_ element: Element) { contents.append(.element(element)) }
  mutating func append(_ text: String) { contents.append(.text(text)) }
}
#endif
