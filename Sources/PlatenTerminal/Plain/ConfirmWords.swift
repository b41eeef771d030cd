/// The words for yes and no, and the letters that choose them: those of English, and those of the program's language.
package struct ConfirmWords: Sendable {
  package let yes: String
  package let no: String
  /// The letters that are shown.
  package let yesLetter: Character
  package let noLetter: Character

  package init(yes: String, no: String) {
    (self.yes, self.no) = (yes, no)
    let own = (Self.letter(of: yes), Self.letter(of: no))
    // Each of the letters has one meaning.
    if let yesLetter = own.0, let noLetter = own.1, yesLetter != noLetter, yesLetter != "n", noLetter != "y" {
      (self.yesLetter, self.noLetter) = (yesLetter, noLetter)
    } else {
      (yesLetter, noLetter) = ("y", "n")
    }
  }

  /// The first letter, where it is of an alphabet with capitals: one of another script may be no single key.
  private static func letter(of word: String) -> Character? {
    guard let first = word.lowercased().first, first.isLowercase else { return nil }
    return first
  }

  package func of(_ answer: Bool) -> String { answer ? yes : no }

  /// The letters that choose an answer.
  package func letters(for answer: Bool) -> [Character] {
    let (own, english): (Character, Character) = answer ? (yesLetter, "y") : (noLetter, "n")
    return own == english ? [own] : [own, english]
  }

  /// What a letter answers; nil for neither yes nor no.
  package func answer(to letter: Character) -> Bool? {
    [true, false].first { letters(for: $0).contains(letter) }
  }

  /// What a text answers; nil for neither yes nor no.
  package func answer(in text: String) -> Bool? {
    let word = text.lowercased().filter { !$0.isWhitespace }
    if word.count == 1, let letter = word.first, let answer = answer(to: letter) { return answer }
    switch word {
    case "yes", yes.lowercased(): return true
    case "no", no.lowercased(): return false
    default: return nil
    }
  }
}
