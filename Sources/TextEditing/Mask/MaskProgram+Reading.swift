extension MaskProgram {
  /// The characters in tokens, and the separators that end optional and repeated ones, of a text that has every literal
  /// of the mask in its place. `nil` if the text has not.
  func reading(of text: [Character], isTrailing: Bool, guide: Character?) -> [Character]? {
    guard isTrailing else { return Self.found(elements, text, hasSeparators: true, guide: guide) }
    // The literals at its start are shown however little is typed, and positions without a character are left out after
    // them.
    guard text.count >= prefix, zip(elements, text).prefix(prefix).allSatisfy({ $0.character.isSame(as: $1) }) else {
      return nil
    }
    return Self.found(
      elements[prefix...].reversed(), text[prefix...].reversed(), hasSeparators: false, guide: guide)?.reversed()
  }

  private static func found(
    _ elements: [MaskElement], _ text: [Character], hasSeparators: Bool, guide: Character?
  ) -> [Character]? {
    var search = Search(elements: elements, text: text, hasSeparators: hasSeparators, guide: guide)
    return search.run(0, 0, isRepeating: false, passesToken: false) ? search.found : nil
  }

  /// Tries tokens before literals, and takes back what leads nowhere.
  private struct Search {
    let elements: [MaskElement]
    let text: [Character]
    let hasSeparators: Bool
    let guide: Character?
    var found: [Character] = []
    /// Bounds what a contrived mask can cost.
    var budget = 2_000

    mutating func run(_ place: Int, _ index: Int, isRepeating: Bool, passesToken: Bool) -> Bool {
      if place == text.count { return true }
      budget -= 1
      guard index < elements.count, budget > 0 else { return false }
      let element = elements[index]
      let character = text[place]
      let count = found.count
      guard element.step.isToken else {
        guard element.character.isSame(as: character) else { return false }
        if passesToken, hasSeparators { found.append(character) }
        if run(place + 1, index + 1, isRepeating: false, passesToken: false) { return true }
        found.removeLast(found.count - count)
        return false
      }
      if element.token.take(character)?.isSame(as: character) == true {
        found.append(character)
        let next = element.step.isRepeated ? index : index + 1
        if run(place + 1, next, isRepeating: element.step.isRepeated, passesToken: false) { return true }
        found.removeLast(found.count - count)
      }
      if guide?.isSame(as: character) == true, run(place + 1, index + 1, isRepeating: false, passesToken: false) {
        return true
      }
      guard element.step.isOptional || isRepeating else { return false }
      return run(place, index + 1, isRepeating: false, passesToken: true)
    }
  }
}
