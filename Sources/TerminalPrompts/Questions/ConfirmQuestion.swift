import Platen
import PlatenTerminal

/// Yes or no, side by side.
struct ConfirmQuestion: View {
  let title: String
  let help: String?
  let standard: Bool
  let finish: PromptFinish<Bool>
  @State private var answer: Bool?
  /// The word that is being typed. Its first letter chooses, and the rest of it has no other meaning.
  @State private var typed = ""
  @State private var problem: String?
  @Environment(\.layoutDirection) private var direction

  /// Whether Yes is at the left, as it is where lines begin there.
  private var isYesLeft: Bool { direction == .leftToRight }

  private var current: Bool { answer ?? standard }

  var body: some View {
    QuestionFrame(
      title: title, help: help, problem: problem,
      keys: isYesLeft ? Self.keys : Self.mirroredKeys
    ) {
      HStack(spacing: 16) {
        option(Self.words.yes, isChosen: current)
        option(Self.words.no, isChosen: !current)
      }
      .focusable()
      .focusEffectDisabled()
      .accessibilityElement(children: .ignore)
      .accessibilityLabel(Text(verbatim: "\(title): \(Self.words.of(current))"))
      .onKeyPress(phases: [.down, .repeat]) { press($0) }
      .onPasteCommand(of: [.plainText]) { items in
        if let pasted = items.first?.text.flatMap(Self.words.answer(in:)) { choose(pasted) }
      }
    }
  }

  nonisolated static let words = ConfirmWords(yes: Prompt.words("Yes"), no: Prompt.words("No"))

  private static let keys = keys(isYesLeft: true)
  private static let mirroredKeys = keys(isYesLeft: false)

  private static func keys(isYesLeft: Bool) -> [QuestionKey] {
    let words = ConfirmQuestion.words
    func chords(_ keys: [KeyEquivalent]) -> [KeyChord] { keys.map { KeyChord($0, []) } }
    // The letters of the words, the arrows, and the letters for them that have no other meaning.
    func chords(for answer: Bool, _ arrows: [KeyEquivalent], _ letters: [Character]) -> [KeyChord] {
      let unused = letters.filter { words.answer(to: $0) == nil }
      return chords(words.letters(for: answer).map { KeyEquivalent($0) } + arrows + unused.map { KeyEquivalent($0) })
    }
    return [
      QuestionKey("←→", "change", on: chords([.tab, .space]), "The other answer"),
      QuestionKey(
        "\(words.yesLetter)/\(words.noLetter)", "choose",
        [
          KeyMeaning(
            chords(for: true, [isYesLeft ? .leftArrow : .rightArrow, .upArrow], [isYesLeft ? "h" : "l", "k"]), "Yes"),
          KeyMeaning(
            chords(for: false, [isYesLeft ? .rightArrow : .leftArrow, .downArrow], [isYesLeft ? "l" : "h", "j"]), "No"),
        ]),
      .confirm, .cancel, .unused([KeyChord(.tab, .shift)] + QuestionKey.up + QuestionKey.down),
    ]
  }

  private func option(_ name: String, isChosen: Bool) -> some View {
    MarkedRow(mark: isChosen ? "❯ " : "  ", words: Text(verbatim: name))
      .bold(isChosen)
      .foregroundStyle(isChosen ? AnyShapeStyle(.tint) : AnyShapeStyle(.secondary))
  }

  private func press(_ key: KeyPress) -> KeyPress.Result {
    if QuestionKey.confirms(key) {
      submit()
      return .handled
    }
    guard key.modifiers.isDisjoint(with: [.control, .command, .option]) else { return .ignored }
    switch key.key {
    case .leftArrow: choose(isYesLeft)
    case .rightArrow: choose(!isYesLeft)
    case .upArrow: choose(true)
    case .downArrow: choose(false)
    // A space behind a word ends it.
    case .space where !typed.isEmpty: typed += " "
    case .tab, .space: choose(!current)
    case .delete where !typed.isEmpty: typed = ""
    default:
      guard key.characters.count == 1, let letter = key.characters.lowercased().first,
        letter.isLetter || letter.isNumber
      else { return .ignored }
      type(letter)
    }
    return .handled
  }

  private func choose(_ value: Bool) {
    (answer, typed, problem) = (value, "", nil)
  }

  private func type(_ letter: Character) {
    problem = nil
    // Behind a whole word another one begins, so that "yn" is no. The "y" in "nay" is part of its word.
    if isAtWord, let value = Self.words.answer(to: letter) { return (answer, typed) = (value, String(letter)) }
    switch letter {
    case "h" where typed.isEmpty: choose(isYesLeft)
    case "l" where typed.isEmpty: choose(!isYesLeft)
    case "k" where typed.isEmpty: choose(true)
    case "j" where typed.isEmpty: choose(false)
    default: typed.append(letter)
    }
  }

  private var isAtWord: Bool { typed.isEmpty || Self.words.answer(in: typed) != nil }

  private func submit() {
    if let first = typed.first, Self.words.answer(to: first) == nil {
      (typed, problem) = ("", Self.reason)
    } else {
      finish(current)
    }
  }

  /// Why a text is no answer.
  static var reason: String {
    Prompt.words("Answer \(String(words.yesLetter)) or \(String(words.noLetter)).")
  }
}

extension Question where Value == Bool {
  /// Yes or no. The first letters of the two words, or words that begin with them, choose; Return confirms. Other words
  /// are refused. Where the words are in another language, y and n choose as well.
  ///
  /// - Parameters:
  ///   - title: What is asked.
  ///   - help: A sentence below the title.
  ///   - standard: The answer that is chosen at first. Leave it false where yes can't be undone.
  public static func confirm(_ title: String, help: String? = nil, default standard: Bool = false) -> Question {
    Question(title, summary: { ConfirmQuestion.words.of($0) }) { lines in
      if let help { lines.say(help) }
      let words = ConfirmQuestion.words
      let letters = "\(words.yesLetter)/\(words.noLetter)"
      return try await lines.ask("\(title) (\(letters)) [\(standard ? words.yesLetter : words.noLetter)]: ") { line in
        if line.allSatisfy(\.isWhitespace) { return .value(standard) }
        return words.answer(in: line).map { .value($0) } ?? .wrong(ConfirmQuestion.reason)
      }
    } view: { finish in
      ConfirmQuestion(title: title, help: help, standard: standard, finish: finish)
    }
  }
}
