import Foundation

extension PersonNameComponents {
  /// Reads the components of a written name: titles, given, middle and family names, suffixes, and a nickname in
  /// quotes.
  ///
  /// Every text is accepted. Empty text gives empty components, so that the user can clear a field.
  public struct ParseStrategy: Foundation.ParseStrategy, Sendable {
    /// The locale whose order of given and family name is used; the user's while it is `.autoupdatingCurrent`.
    public var locale: Locale

    /// Creates a strategy.
    public init(locale: Locale = .autoupdatingCurrent) {
      self.locale = locale
    }

    /// The components of a name. Never throws.
    public func parse(_ value: String) throws -> PersonNameComponents {
      var name = PersonNameComponents()
      let text = Self.takeNickname(from: value, into: &name)
      if let comma = text.firstIndex(where: { $0 == "," || $0 == "،" || $0 == "，" }) {
        let after = Self.words(text[text.index(after: comma)...])
        // "Clark, Thomas" has the family name first, "Thomas Clark, Jr." does not.
        if let first = after.first, !NameParticles.isSuffix(first) {
          Self.assignInverted(family: Self.words(text[..<comma]), rest: after, to: &name)
          return name
        }
      }
      var words = Self.words(text)
      Self.takeTitles(from: &words, into: &name)
      let order = NameOrder(of: words.joined(), locale: locale)
      if order.script == .katakana || order.script == .kana {
        words = words.flatMap { $0.split(whereSeparator: { $0 == "・" || $0 == "･" }).map(String.init) }
      }
      if order.isUnspaced, words.count == 1 {
        assignUnspaced(words[0], order.script, to: &name)
      } else if order.isFamilyFirst {
        name.familyName = words.count > 1 ? words.removeFirst() : nil
        if order.isMiddleFirst { words = words.suffix(1) + words.dropLast() }
        name.givenName = words.first
        if words.count > 1 { name.middleName = words.dropFirst().joined(separator: " ") }
        // A single word is a given name in every order.
      } else {
        Self.assign(words, to: &name)
      }
      return name
    }

    private static func words(_ text: some StringProtocol) -> [String] {
      String(text).split(whereSeparator: { $0.isWhitespace || $0 == "," || $0 == "，" || $0 == "،" }).map { String($0) }
    }

    /// `Thomas "Tom" Clark`: the quoted word is the nickname.
    private static func takeNickname(from text: String, into name: inout PersonNameComponents) -> String {
      for (open, close) in [("\"", "\""), ("“", "”"), ("(", ")"), ("「", "」")] as [(Character, Character)] {
        guard let start = text.firstIndex(of: open),
          let end = text[text.index(after: start)...].firstIndex(of: close)
        else { continue }
        let nickname = text[text.index(after: start)..<end].trimmingCharacters(in: .whitespaces)
        guard !nickname.isEmpty else { continue }
        name.nickname = nickname
        return String(text[..<start]) + " " + String(text[text.index(after: end)...])
      }
      return text
    }

    private static func takeTitles(from words: inout [String], into name: inout PersonNameComponents) {
      var prefixes: [String] = []
      while words.count > 1, NameParticles.isPrefix(words[0]) { prefixes.append(words.removeFirst()) }
      var suffixes: [String] = []
      while words.count > 1, let last = words.last, NameParticles.isSuffix(last) {
        suffixes.insert(words.removeLast(), at: 0)
      }
      if !prefixes.isEmpty { name.namePrefix = prefixes.joined(separator: " ") }
      if !suffixes.isEmpty { name.nameSuffix = suffixes.joined(separator: " ") }
    }

    private static func assign(_ words: [String], to name: inout PersonNameComponents) {
      guard let first = words.first else { return }
      name.givenName = first
      guard words.count > 1 else { return }
      var start = words.count - 1
      // "Ludwig van Beethoven": lower-case particles belong to the family name.
      while start > 1, NameParticles.isParticle(words[start - 1]) { start -= 1 }
      name.familyName = words[start...].joined(separator: " ")
      if start > 1 { name.middleName = words[1..<start].joined(separator: " ") }
    }

    private static func assignInverted(family: [String], rest: [String], to name: inout PersonNameComponents) {
      var family = family
      var prefixes: [String] = []
      while family.count > 1, NameParticles.isPrefix(family[0]) { prefixes.append(family.removeFirst()) }
      var rest = rest
      takeTitles(from: &rest, into: &name)
      if !prefixes.isEmpty {
        name.namePrefix = (prefixes + [name.namePrefix].compactMap { $0 }).joined(separator: " ")
      }
      if !family.isEmpty { name.familyName = family.joined(separator: " ") }
      name.givenName = rest.first
      if rest.count > 1 { name.middleName = rest.dropFirst().joined(separator: " ") }
    }

    /// A name without spaces. Where the family name ends is a guess: two characters for known compound names and for
    /// the usual Japanese ones, one otherwise.
    private func assignUnspaced(_ word: String, _ script: NameOrder.Script, to name: inout PersonNameComponents) {
      let count = word.count
      guard count > 1 else {
        name.givenName = word
        return
      }
      let isJapanese = script == .kana || locale.language.languageCode?.identifier == "ja"
      var length = 1
      if count > 2, NameParticles.isCompoundFamilyName(String(word.prefix(2))) {
        length = 2
      } else if isJapanese, count > 2, !NameParticles.isShortJapaneseFamilyName(String(word.prefix(1))) {
        length = 2
      }
      name.familyName = String(word.prefix(length))
      name.givenName = String(word.dropFirst(length))
    }
  }
}
