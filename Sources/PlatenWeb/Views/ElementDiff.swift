#if Web
/// Writes the differences between two elements of the same identity as operations.
@MainActor enum ElementDiff {
  /// - Returns: false if the elements have different tags: then one has to replace the other.
  static func write(from old: Element, to new: Element, into message: inout ServerMessage) -> Bool {
    guard let identifier = new.id, old.id == new.id, old.tag == new.tag else { return false }
    let attributes = changes(from: old.allAttributes, to: new.allAttributes)
    if !attributes.isEmpty { message.append(.attributes(of: identifier, attributes)) }
    let style = changes(from: old.style, to: new.style)
    if !style.isEmpty { message.append(.style(of: identifier, style)) }
    if let isChecked = new.isChecked, isChecked != old.isChecked { message.append(.checked(identifier, isChecked)) }
    if old.contents != new.contents { writeContents(from: old, to: new, identifier, into: &message) }
    return true
  }

  private static func writeContents(
    from old: Element, to new: Element, _ identifier: String, into message: inout ServerMessage
  ) {
    guard old.contents.count == new.contents.count else {
      return message.append(.contents(of: identifier, new.contents))
    }
    let changes = zip(old.contents, new.contents).enumerated().filter { $0.element.0 != $0.element.1 }
    let pairs = changes.compactMap { change -> (Element, Element)? in
      guard case (.element(let old), .element(let new)) = change.element, new.id != nil else { return nil }
      return old.id == new.id && old.tag == new.tag ? (old, new) : nil
    }
    if pairs.count == changes.count {
      for (old, new) in pairs { _ = write(from: old, to: new, into: &message) }
      return
    }
    let texts = changes.compactMap { change -> (Int, String)? in
      guard case (.text, .text(let text)) = change.element else { return nil }
      return (change.offset, text)
    }
    guard new.contents.count > 1, texts.count == changes.count else {
      return message.append(.contents(of: identifier, new.contents))
    }
    for (index, text) in texts { message.append(.text(of: identifier, at: index, text)) }
  }

  private static func changes(from old: [String: String], to new: [String: String]) -> [String: String?] {
    var result: [String: String?] = [:]
    for (name, value) in new where old[name] != value { result[name] = .some(value) }
    for name in old.keys where new[name] == nil { result[name] = .some(nil) }
    return result
  }
}
#endif
