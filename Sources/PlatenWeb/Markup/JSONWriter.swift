#if Web
import PlatenGraph

/// Writes JSON without white space (RFC 8259).
struct JSONWriter {
  private(set) var text = ""
  private var needsComma = false

  var isEmpty: Bool { text.isEmpty }

  mutating func beginArray() {
    separate()
    text += "["
    needsComma = false
  }

  mutating func endArray() {
    text += "]"
    needsComma = true
  }

  mutating func beginObject() {
    separate()
    text += "{"
    needsComma = false
  }

  mutating func endObject() {
    text += "}"
    needsComma = true
  }

  mutating func key(_ name: String) {
    string(name)
    text += ":"
    needsComma = false
  }

  mutating func string(_ value: String) {
    separate()
    JSONString.append(value, to: &text)
    needsComma = true
  }

  mutating func integer(_ value: Int) {
    separate()
    text += String(value)
    needsComma = true
  }

  mutating func boolean(_ value: Bool) {
    separate()
    text += value ? "true" : "false"
    needsComma = true
  }

  mutating func null() {
    separate()
    text += "null"
    needsComma = true
  }

  private mutating func separate() {
    if needsComma { text += "," }
    needsComma = false
  }
}

extension JSONWriter {
  /// A string or null.
  mutating func stringOrNull(_ value: String?) {
    if let value { string(value) } else { null() }
  }

  /// `{"name": "value", …}`, in a stable order; nil values become null.
  mutating func dictionary(_ values: [String: String?]) {
    beginObject()
    for (name, value) in values.sorted(by: { $0.key < $1.key }) {
      key(name)
      stringOrNull(value)
    }
    endObject()
  }

  /// An element as the script builds it: tag, id, attributes, style, contents, and the state of an input.
  mutating func element(_ element: Element) {
    beginArray()
    string(element.tag)
    stringOrNull(element.id)
    dictionary(element.allAttributes)
    dictionary(element.style)
    contents(element.contents)
    if let field = element.field {
      self.field(field)
    } else if let isChecked = element.isChecked {
      boolean(isChecked)
    }
    endArray()
  }

  /// A single text is written as it is, without an array around it.
  mutating func contentsOrText(_ contents: [Element.Content]) {
    if contents.count == 1, case .text(let text) = contents[0] { string(text) } else { self.contents(contents) }
  }

  private mutating func contents(_ contents: [Element.Content]) {
    beginArray()
    for content in contents {
      switch content {
      case .element(let child): element(child)
      case .text(let text): string(text)
      }
    }
    endArray()
  }

  /// A field's state: text or number of marks, selection, sequence, version, styled runs.
  mutating func field(_ field: Element.Field) {
    beginArray()
    if let value = field.value { string(value) } else { integer(field.markCount) }
    integer(field.anchor)
    integer(field.head)
    integer(field.sequence)
    integer(field.version)
    runsIfAny(field.styledRuns)
    endArray()
  }

  /// Each range as its length and its element or null.
  mutating func runsIfAny(_ styledRuns: [StyledRun]?) {
    guard let styledRuns else { return }
    beginArray()
    for run in styledRuns {
      beginArray()
      integer(run.length)
      if let element = run.element { self.element(element) } else { null() }
      endArray()
    }
    endArray()
  }
}
#endif
