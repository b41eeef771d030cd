/// A piece of HTML: a tag, or text between tags with its character references resolved.
enum HTMLToken: Equatable {
  case start(String, attributes: [String: String])
  case end(String)
  case text(String)
}

/// Takes HTML apart the way browsers do with what is not written well (HTML, 13.2.5): nothing is an error. Comments,
/// declarations and the contents of `script` and `style` are left out.
struct HTMLTokens: Sequence, IteratorProtocol {
  private var rest: Substring
  /// The element whose contents are no markup, until its end tag.
  private var rawElement: String?

  /// - Parameter html: of a clipboard's fragment the part between its comments, when it has them.
  init(_ html: String) {
    rest = html[...]
    if let start = html.firstRange(of: "<!--StartFragment-->") { rest = html[start.upperBound...] }
    if let end = rest.firstRange(of: "<!--EndFragment-->") { rest = rest[..<end.lowerBound] }
  }

  mutating func next() -> HTMLToken? {
    while !rest.isEmpty {
      if let name = rawElement {
        rawElement = nil
        rest = rest.firstRange(of: "</" + name, ignoringCase: true).map { rest[$0.lowerBound...] } ?? ""
        continue
      }
      guard rest.first == "<" else { return .text(takeText()) }
      let after = rest.dropFirst()
      if after.hasPrefix("!--") {
        rest = after.firstRange(of: "-->").map { after[$0.upperBound...] } ?? ""
      } else if let first = after.first, first == "!" || first == "?" {
        rest = after.firstIndex(of: ">").map { after[after.index(after: $0)...] } ?? ""
      } else if let token = takeTag() {
        return token
      } else {
        rest = after
        return .text("<")
      }
    }
    return nil
  }

  private mutating func takeText() -> String {
    let end = rest.firstIndex(of: "<") ?? rest.endIndex
    defer { rest = rest[end...] }
    return HTMLReferences.resolved(rest[..<end])
  }

  private mutating func takeTag() -> HTMLToken? {
    var text = rest.dropFirst()
    let isEnd = text.first == "/"
    if isEnd { text = text.dropFirst() }
    guard let first = text.first, first.isASCII, first.isLetter else { return nil }
    let name = text.prefix { !$0.isWhitespace && $0 != ">" && $0 != "/" }
    text = text[name.endIndex...]
    var attributes: [String: String] = [:]
    while let (key, value) = Self.takeAttribute(&text) {
      // Of two attributes of one name the first counts.
      if attributes[key] == nil { attributes[key] = value }
    }
    rest = text
    let tag = name.lowercased()
    if isEnd { return .end(tag) }
    if ["script", "style", "title", "textarea", "noscript", "iframe"].contains(tag) { rawElement = tag }
    return .start(tag, attributes: attributes)
  }

  /// The next attribute; nil at the end of the tag, which is consumed then.
  private static func takeAttribute(_ text: inout Substring) -> (String, String)? {
    text = text.drop { $0.isWhitespace || $0 == "/" }
    guard let first = text.first else { return nil }
    if first == ">" {
      text = text.dropFirst()
      return nil
    }
    // A name has one character at least, be it an equals sign.
    let name = text.prefix(1) + text.dropFirst().prefix { !$0.isWhitespace && !"=>/".contains($0) }
    text = text.dropFirst(name.count).drop(while: \.isWhitespace)
    guard text.first == "=" else { return (name.lowercased(), "") }
    text = text.dropFirst().drop(while: \.isWhitespace)
    let value: Substring
    if let quote = text.first, quote == "\"" || quote == "'" {
      text = text.dropFirst()
      value = text.prefix { $0 != quote }
      text = text[value.endIndex...].dropFirst()
    } else {
      value = text.prefix { !$0.isWhitespace && $0 != ">" }
      text = text[value.endIndex...]
    }
    return (name.lowercased(), HTMLReferences.resolved(value))
  }
}

extension Substring {
  /// Where an ASCII text is in this one, whatever the case of its letters.
  fileprivate func firstRange(of word: String, ignoringCase: Bool) -> Range<Index>? {
    var place = self
    while let start = place.firstIndex(of: word.first ?? " ") {
      let end = index(start, offsetBy: word.count, limitedBy: endIndex) ?? endIndex
      if self[start..<end].lowercased() == word.lowercased() { return start..<end }
      place = self[index(after: start)...]
    }
    return nil
  }
}
