#if Web
import Platen

/// How a stretch of a text with attributes looks: an element to be shown in, without the text.
struct TextLook: Equatable, Sendable {
  /// In UTF-16 units of the text as the browser has it.
  var length: Int
  /// Elements within one another, the innermost without contents; nil for what looks as all of the field does.
  var element: Element?

  /// The looks of a field's text; nil where all of it looks the same.
  static func looks(of content: FieldContent) -> [TextLook]? {
    guard let runs = content.runs, content.isMultiline, !content.isSecure else { return nil }
    var looks: [TextLook] = []
    for run in runs {
      // As `FieldState.displayed` has line breaks.
      let text = run.text.utf16
      let count = text.contains(0x0D) ? run.text.replacing("\r\n", with: "\n").utf16.count : text.count
      append(TextLook(length: count, element: TextMarkup.wrapper(of: run)), to: &looks)
    }
    return looks
  }

  /// The looks after an edit, by the same rule as in the page's script: what is inserted looks as what it replaces
  /// began, or as what is before it.
  static func looks(_ looks: [TextLook], after splice: TextSplice) -> [TextLook] {
    let range = splice.range
    let place = range.isEmpty ? max(range.lowerBound - 1, 0) : range.lowerBound
    var inserted = TextLook(length: splice.inserted.count, element: nil)
    var before: [TextLook] = []
    var after: [TextLook] = []
    var offset = 0
    for look in looks {
      let end = offset + look.length
      if place >= offset, place < end { inserted.element = look.element }
      append(TextLook(length: min(end, range.lowerBound) - offset, element: look.element), to: &before)
      append(TextLook(length: end - max(offset, range.upperBound), element: look.element), to: &after)
      offset = end
    }
    append(inserted, to: &before)
    for look in after { append(look, to: &before) }
    return before
  }

  private static func append(_ look: TextLook, to looks: inout [TextLook]) {
    guard look.length > 0 else { return }
    if let last = looks.last, last.element == look.element {
      looks[looks.count - 1].length += look.length
    } else {
      looks.append(look)
    }
  }
}

/// What the browser is known to show of a field's looks.
struct KnownLooks {
  private var looks: [TextLook]?
  /// The version they were sent with, until a report tells that it was taken over.
  private var pendingVersion: Int?

  /// The text was edited in the browser; `base` is the version that the report names.
  mutating func edit(_ splice: TextSplice, base: Int) {
    if let pendingVersion {
      if base < pendingVersion { looks = nil }
      self.pendingVersion = nil
    }
    looks = looks.map { TextLook.looks($0, after: splice) }
  }

  mutating func forget() { (looks, pendingVersion) = (nil, nil) }

  func differ(from new: [TextLook]?) -> Bool { new != nil && new != looks }

  mutating func send(_ new: [TextLook]?, version: Int) { (looks, pendingVersion) = (new, new == nil ? nil : version) }
}
#endif
