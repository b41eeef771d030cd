import TextControls
import TextEditing
import TextFormats

/// Finds misspelled words, and words in their place: ``UITextChecker`` by AppKit's names. Without its dictionaries
/// nothing is found. Ranges are in UTF-16 units.
@MainActor @preconcurrency open class NSSpellChecker: NSObject {
  /// The checker of the program.
  public static let shared = NSSpellChecker()
  /// Whether there is a checker: it exists from the beginning.
  open class var sharedSpellCheckerExists: Bool { true }

  private let checker = UITextChecker()
  private static var lastTag = 0
  private var ignored: [Int: [String]] = [:]
  private var chosenLanguage: String?

  /// Creates a checker.
  public override init() { super.init() }

  /// A number for a document, whose ignored words are its own.
  open class func uniqueSpellDocumentTag() -> Int {
    lastTag += 1
    return lastTag
  }

  /// Forgets the ignored words of a document.
  open func closeSpellDocument(withTag tag: Int) { ignored[tag] = nil }

  // MARK: languages

  /// The languages of the dictionaries, such as `en_US`. Empty where nothing can be checked.
  open var availableLanguages: [String] { UITextChecker.availableLanguages }
  /// The languages of the user with a dictionary.
  open var userPreferredLanguages: [String] { availableLanguages.filter { $0 == userLanguage } }
  /// Whether the language is found in the text. Kept and ignored: it is the one that is set. False by default.
  open var automaticallyIdentifiesLanguages = false

  /// The user's language where it has a dictionary, or else the first dictionary of that language without its region.
  private var userLanguage: String {
    let locale = UserLocale.current
    let name = locale.identifier(.icu)
    if availableLanguages.contains(name) { return name }
    let code = locale.language.languageCode?.identifier ?? "en"
    return availableLanguages.first { $0 == code || $0.hasPrefix(code + "_") } ?? name
  }

  /// The language that is checked: the one that was set, or else the user's.
  open func language() -> String { chosenLanguage ?? userLanguage }
  /// Sets the language that is checked. False where there is no dictionary of it.
  @discardableResult open func setLanguage(_ language: String) -> Bool {
    guard availableLanguages.contains(language.replacing("-", with: "_")) else { return false }
    chosenLanguage = language
    return true
  }

  // MARK: checking

  /// The first misspelled word from an offset on, or from the beginning; a range of no length at `NSNotFound` for none.
  open func checkSpelling(of stringToCheck: String, startingAt startingOffset: Int) -> NSRange {
    checkSpelling(
      of: stringToCheck, startingAt: startingOffset, language: nil, wrap: true, inSpellDocumentWithTag: 0,
      wordCount: nil)
  }

  /// The first misspelled word from an offset on, and with `wrap` from the beginning; `NSNotFound` for none. The words
  /// are counted where `wordCount` is given.
  open func checkSpelling(
    of stringToCheck: String, startingAt startingOffset: Int, language: String?, wrap wrapFlag: Bool,
    inSpellDocumentWithTag tag: Int, wordCount: UnsafeMutablePointer<Int>?
  ) -> NSRange {
    wordCount?.pointee = countWords(in: stringToCheck, language: language)
    checker.ignoredWords = ignored[tag]
    return checker.rangeOfMisspelledWord(
      in: stringToCheck, range: NSRange(location: 0, length: (stringToCheck as NSString).length),
      startingAt: startingOffset, wrap: wrapFlag, language: language ?? self.language())
  }

  /// The number of words in a text, by the boundaries of Unicode Annex 29 at which the arrow keys stop, which are not
  /// those of languages that write no spaces.
  open func countWords(in stringToCount: String, language: String?) -> Int {
    let text = TextStorage(stringToCount)
    var (offset, count) = (0, 0)
    while offset < text.utf16Count {
      let end = text.wordEnd(after: offset)
      if text.slice(offset..<end).contains(where: { $0.isLetter || $0.isNumber }) { count += 1 }
      offset = end
    }
    return count
  }

  /// Words in the place of a misspelled one, the best first; nil where there is no dictionary.
  open func guesses(
    forWordRange range: NSRange, in string: String, language: String?, inSpellDocumentWithTag tag: Int
  ) -> [String]? { checker.guesses(forWordRange: range, in: string, language: language ?? self.language()) }

  /// The best word in the place of a misspelled one; nil where there is none.
  open func correction(
    forWordRange range: NSRange, in string: String, language: String, inSpellDocumentWithTag tag: Int
  ) -> String? { guesses(forWordRange: range, in: string, language: language, inSpellDocumentWithTag: tag)?.first }

  /// Words that begin as a word does; nil where there is no dictionary.
  open func completions(
    forPartialWordRange range: NSRange, in string: String, language: String?, inSpellDocumentWithTag tag: Int
  ) -> [String]? { checker.completions(forPartialWordRange: range, in: string, language: language ?? self.language()) }

  // MARK: words of the program and of documents

  /// Takes a word for right in a document.
  open func ignoreWord(_ wordToIgnore: String, inSpellDocumentWithTag tag: Int) {
    ignored[tag, default: []].append(wordToIgnore)
  }
  /// The words that are taken for right in a document; nil for none.
  open func ignoredWords(inSpellDocumentWithTag tag: Int) -> [String]? { ignored[tag] }
  /// Sets the words that are taken for right in a document.
  open func setIgnoredWords(_ words: [String], inSpellDocumentWithTag tag: Int) { ignored[tag] = words }
  /// Takes a word for right, until the program ends.
  open func learnWord(_ word: String) { UITextChecker.learnWord(word) }
  /// Whether the program has learned a word.
  open func hasLearnedWord(_ word: String) -> Bool { UITextChecker.hasLearnedWord(word) }
  /// Forgets a word that the program has learned.
  open func unlearnWord(_ word: String) { UITextChecker.unlearnWord(word) }
}
