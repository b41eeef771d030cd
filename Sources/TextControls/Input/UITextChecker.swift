import CEnchant

/// Finds misspelled words, and words in their place.
///
/// It asks the dictionaries of the system through the library enchant, in programs that are built with the trait
/// `SpellChecking`. Without the trait, without the library (`libenchant-2-2` and a dictionary such as `hunspell-en-us`)
/// and for a language without a dictionary nothing is found. Ranges are in UTF-16 units.
@MainActor @preconcurrency open class UITextChecker: NSObject {
  /// The words that this checker takes for right. Empty by default.
  open var ignoredWords: [String]?

  /// The words that the program has learned, for all checkers.
  private static var learned: Set<String> = []
  private static var dictionaries: [String: OpaquePointer] = [:]

  /// Creates a checker.
  public override init() { super.init() }

  /// The languages of the dictionaries, such as `en_US`. Empty where nothing can be checked.
  open class var availableLanguages: [String] {
    var languages: [String] = []
    withUnsafeMutablePointer(to: &languages) { place in
      platen_dictionary_list(place) { language, context in
        context?.assumingMemoryBound(to: [String].self).pointee.append(String(cString: language))
      }
    }
    return languages.sorted()
  }

  /// Enchant has `en_US` where Apple has `en-US` too.
  private static func dictionary(_ language: String) -> OpaquePointer? {
    let name = language.replacing("-", with: "_")
    if let dictionary = dictionaries[name] { return dictionary }
    let dictionary = platen_dictionary_open(name)
    if let dictionary { dictionaries[name] = dictionary }
    return dictionary
  }

  // MARK: checking

  /// The first misspelled word in a range, from an offset on; with `wrap` after that from the start of the range.
  /// `NSNotFound` where there is none.
  open func rangeOfMisspelledWord(
    in stringToCheck: String, range: NSRange, startingAt startingOffset: Int, wrap wrapFlag: Bool, language: String
  ) -> NSRange {
    let none = NSRange(location: NSNotFound, length: 0)
    guard let dictionary = Self.dictionary(language) else { return none }
    let words = Self.words(of: stringToCheck, in: range)
    let after = words.filter { $0.range.location >= startingOffset }
    let before = wrapFlag ? words.filter { $0.range.location < startingOffset } : []
    for word in after + before where !knows(word.text, dictionary) { return word.range }
    return none
  }

  private func knows(_ word: String, _ dictionary: OpaquePointer) -> Bool {
    if Self.learned.contains(word) || ignoredWords?.contains(word) ?? false { return true }
    return platen_dictionary_knows(dictionary, word, word.utf8.count)
  }

  private struct Word {
    let text: String
    let range: NSRange
  }

  /// The words in a range: letters, with apostrophes between them. What has digits in it is none.
  private static func words(of text: String, in range: NSRange) -> [Word] {
    let string = text as NSString
    guard range.location >= 0, range.length >= 0, range.location + range.length <= string.length else { return [] }
    let letters = "\\p{L}[\\p{L}\\p{M}]*"
    let pattern = "(?<![\\p{L}\\p{M}\\p{N}])\(letters)(?:['\u{2019}]\(letters))*(?![\\p{L}\\p{N}])"
    let expression = try? NSRegularExpression(pattern: pattern)
    return (expression?.matches(in: text, range: range) ?? []).map {
      Word(text: string.substring(with: $0.range), range: $0.range)
    }
  }

  /// Words in the place of a misspelled one, the best first; nil where there is no dictionary.
  open func guesses(forWordRange range: NSRange, in string: String, language: String) -> [String]? {
    guard let dictionary = Self.dictionary(language), let word = Self.word(range, of: string) else { return nil }
    return Self.suggestions(for: word, dictionary)
  }

  /// Words that begin as a word does, among those that the dictionary has in its place; nil where there is no
  /// dictionary. Enchant completes no words, so that there are few.
  open func completions(forPartialWordRange range: NSRange, in string: String, language: String) -> [String]? {
    guard let dictionary = Self.dictionary(language), let word = Self.word(range, of: string) else { return nil }
    let start = word.lowercased()
    let learned = Self.learned.filter { $0.lowercased().hasPrefix(start) }.sorted()
    return learned
      + Self.suggestions(for: word, dictionary).filter { $0.lowercased().hasPrefix(start) && $0.count > word.count }
  }

  private static func word(_ range: NSRange, of string: String) -> String? {
    let text = string as NSString
    guard range.location >= 0, range.length > 0, range.location + range.length <= text.length else { return nil }
    return text.substring(with: range)
  }

  private static func suggestions(for word: String, _ dictionary: OpaquePointer) -> [String] {
    var suggestions: [String] = []
    withUnsafeMutablePointer(to: &suggestions) { place in
      platen_dictionary_suggest(dictionary, word, word.utf8.count, place) { suggestion, context in
        context?.assumingMemoryBound(to: [String].self).pointee.append(String(cString: suggestion))
      }
    }
    return suggestions
  }

  // MARK: words of the program

  /// Takes a word for right in this checker.
  open func ignoreWord(_ wordToIgnore: String) { ignoredWords = (ignoredWords ?? []) + [wordToIgnore] }

  /// Takes a word for right in all checkers, until the program ends.
  open class func learnWord(_ word: String) { learned.insert(word) }

  /// Whether the program has learned a word.
  open class func hasLearnedWord(_ word: String) -> Bool { learned.contains(word) }

  /// Forgets a word that the program has learned.
  open class func unlearnWord(_ word: String) { learned.remove(word) }
}
