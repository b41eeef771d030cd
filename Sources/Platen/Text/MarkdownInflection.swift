import Foundation

/// The agreement of a noun with the number before it, where a text asks for it: `^[\(count) seat](inflect: true)`.
///
/// English alone: the last word takes its plural, unless the first number is one or the word has it already.
extension Markdown {
  /// The runs with the words of their arguments taken into account, and without marks of what was to be inflected.
  ///
  /// - Parameter words: The words of an argument, by its number; nil for one with more than words.
  package static func inflected(_ runs: [Run], language: String?, words: (Int) -> String?) -> [Run] {
    guard runs.contains(where: { $0.inflection != nil }) else { return runs }
    var result = runs
    if language == "en" {
      for group in Set(runs.compactMap(\.inflection)) {
        let members = runs.indices.filter { runs[$0].inflection == group }
        let texts = members.map { index in
          switch runs[index].piece {
          case .literal(let text): text
          case .argument(let number): words(number)
          }
        }
        guard let number = firstNumber(in: texts.compactMap(\.self).joined()), number != "1",
          let last = members.last, let text = texts.last ?? nil
        else { continue }
        let plural = withPluralAtItsEnd(text)
        if plural != text { result[last].piece = .literal(plural) }
      }
    }
    return joined(result)
  }

  private static func firstNumber(in text: String) -> Substring? {
    text.split { !$0.isNumber && !".,".contains($0) }.first { $0.contains(where: \.isNumber) }
  }

  /// Neighbours of one style are one run again.
  private static func joined(_ runs: [Run]) -> [Run] {
    var joined: [Run] = []
    for var run in runs {
      run.inflection = nil
      if let last = joined.last, last.style == run.style, last.destination == nil, run.destination == nil,
        case .literal(let before) = last.piece, case .literal(let text) = run.piece
      {
        joined[joined.count - 1].piece = .literal(before + text)
      } else {
        joined.append(run)
      }
    }
    return joined
  }

  private static func withPluralAtItsEnd(_ text: String) -> String {
    let end = text.lastIndex { $0.isLetter }.map { text.index(after: $0) } ?? text.startIndex
    let start = text[..<end].lastIndex { !$0.isLetter }.map { text.index(after: $0) } ?? text.startIndex
    guard start < end else { return text }
    return text[..<start] + EnglishNoun.plural(of: String(text[start..<end])) + text[end...]
  }
}

/// English nouns in the plural, by their endings and with the usual exceptions.
enum EnglishNoun {
  private static let irregular = [
    "person": "people", "child": "children", "man": "men", "woman": "women", "foot": "feet", "tooth": "teeth",
    "goose": "geese", "mouse": "mice", "ox": "oxen", "die": "dice", "leaf": "leaves", "half": "halves",
    "shelf": "shelves", "loaf": "loaves", "thief": "thieves", "potato": "potatoes", "tomato": "tomatoes",
    "hero": "heroes", "echo": "echoes", "criterion": "criteria",
  ]
  private static let unchanging: Set = ["sheep", "fish", "deer", "aircraft", "people", "children", "men", "women"]

  /// The plural of a word in the singular; a word that ends as plurals do stays as it is.
  static func plural(of word: String) -> String {
    let lower = word.lowercased()
    if unchanging.contains(lower) { return word }
    let isUpper = word.count > 1 && word == word.uppercased()
    func ending(_ letters: String) -> String { isUpper ? letters.uppercased() : letters }
    if let plural = irregular[lower] { return String(word.prefix(1)) + ending(String(plural.dropFirst())) }
    if lower.hasSuffix("s"), !["ss", "us", "is"].contains(where: lower.hasSuffix) { return word }
    if lower.hasSuffix("sis") || lower.hasSuffix("xis") { return word.dropLast(2) + ending("es") }
    if ["s", "x", "z", "ch", "sh"].contains(where: lower.hasSuffix) { return word + ending("es") }
    if lower.hasSuffix("y"), let before = lower.dropLast().last, !"aeiou".contains(before) {
      return word.dropLast() + ending("ies")
    }
    if lower.hasSuffix("ife") { return word.dropLast(2) + ending("ves") }
    return word + ending("s")
  }
}

extension LocalizedArgument {
  /// The words of the argument for the agreement with what is around it; nil for one that is more than words.
  func plainWords(in locale: Locale) -> String? {
    switch self {
    case .text, .attributed, .image: nil
    default: string(in: locale)
    }
  }
}
