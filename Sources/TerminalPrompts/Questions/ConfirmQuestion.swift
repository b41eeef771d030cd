import Platen

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

  private var current: Bool { answer ?? standard }

  var body: some View {
    QuestionFrame(
      title: title, help: help, problem: problem,
      keys: Self.keys
    ) {
      HStack(spacing: 16) {
        option("Yes", isChosen: current)
        option("No", isChosen: !current)
      }
      .focusable()
      .focusEffectDisabled()
      .accessibilityElement(children: .ignore)
      .accessibilityLabel(Text(verbatim: "\(title): \(current ? "Yes" : "No")"))
      .onKeyPress(phases: [.down, .repeat]) { press($0) }
      .onPasteCommand(of: [.plainText]) { items in
        if let pasted = items.first?.text.flatMap(Self.answer) { choose(pasted) }
      }
    }
  }

  private static let keys: [QuestionKey] = {
    func chords(_ keys: [KeyEquivalent]) -> [KeyChord] { keys.map { KeyChord($0, []) } }
    return [
      QuestionKey("←→", "change", on: chords([.tab, .space]), "The other answer"),
      QuestionKey(
        "y/n", "choose",
        [
          KeyMeaning(chords(["y", .leftArrow, .upArrow, "h", "k"]), "Yes"),
          KeyMeaning(chords(["n", .rightArrow, .downArrow, "l", "j"]), "No"),
        ]),
      .confirm, .cancel, .unused([KeyChord(.tab, .shift)] + QuestionKey.up + QuestionKey.down),
    ]
  }()

  /// What a text answers; nil for neither yes nor no.
  static func answer(_ text: String) -> Bool? {
    switch text.lowercased().filter({ !$0.isWhitespace }) {
    case "y", "yes": true
    case "n", "no": false
    default: nil
    }
  }

  private func option(_ name: String, isChosen: Bool) -> some View {
    Text(verbatim: isChosen ? "❯ \(name)" : "  \(name)")
      .bold(isChosen)
      .foregroundStyle(isChosen ? AnyShapeStyle(.tint) : AnyShapeStyle(.secondary))
  }

  private func press(_ key: KeyPress) -> KeyPress.Result {
    guard key.modifiers.isDisjoint(with: [.control, .command, .option]) else { return .ignored }
    switch key.key {
    case .leftArrow, .upArrow: choose(true)
    case .rightArrow, .downArrow: choose(false)
    // A space behind a word ends it.
    case .space where !typed.isEmpty: typed += " "
    case .tab, .space: choose(!current)
    case .delete where !typed.isEmpty: typed = ""
    case .return: submit()
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
    switch letter {
    case "h" where typed.isEmpty, "k" where typed.isEmpty: choose(true)
    case "l" where typed.isEmpty, "j" where typed.isEmpty: choose(false)
    // Behind a whole word another one begins, so that "yn" is no. The "y" in "nay" is part of its word.
    case "y" where isAtWord, "n" where isAtWord: (answer, typed) = (letter == "y", String(letter))
    default: typed.append(letter)
    }
  }

  private var isAtWord: Bool { typed.isEmpty || Self.answer(typed) != nil }

  private func submit() {
    if let first = typed.first, first != "y", first != "n" {
      (typed, problem) = ("", Self.reason)
    } else {
      finish(current)
    }
  }

  /// Why a text is no answer.
  static var reason: String { "Answer y or n." }
}

extension Question where Value == Bool {
  /// Yes or no. The keys y and n, or words that begin with them, choose; Return confirms. Other words are refused.
  ///
  /// - Parameters:
  ///   - title: What is asked.
  ///   - help: A sentence below the title.
  ///   - standard: The answer that is chosen at first. Leave it false where yes can't be undone.
  public static func confirm(_ title: String, help: String? = nil, default standard: Bool = false) -> Question {
    Question(title, summary: { $0 ? "Yes" : "No" }) { lines in
      if let help { lines.say(help) }
      return try await lines.ask("\(title) (y/n) [\(standard ? "y" : "n")]: ") { line in
        if line.allSatisfy(\.isWhitespace) { return .value(standard) }
        return ConfirmQuestion.answer(line).map { .value($0) } ?? .wrong(ConfirmQuestion.reason)
      }
    } view: { finish in
      ConfirmQuestion(title: title, help: help, standard: standard, finish: finish)
    }
  }
}
