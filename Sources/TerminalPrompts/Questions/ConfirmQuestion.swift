import Platen

/// Yes or no, side by side.
struct ConfirmQuestion: View {
  let title: String
  let help: String?
  let standard: Bool
  let finish: PromptFinish<Bool>
  @State private var answer: Bool?

  private var current: Bool { answer ?? standard }

  var body: some View {
    QuestionFrame(
      title: title, help: help, keys: [("←→", "change"), ("enter", "confirm"), ("y/n", "answer"), ("esc", "cancel")]
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
        if let pasted = items.first?.text.flatMap(Self.answer) { answer = pasted }
      }
    }
  }

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
    case .leftArrow, .upArrow, "h", "k": answer = true
    case .rightArrow, .downArrow, "l", "j": answer = false
    case .tab, .space: answer = !current
    case .return: finish(current)
    case "y", "Y": finish(true)
    case "n", "N": finish(false)
    default: return .ignored
    }
    return .handled
  }
}

extension Question where Value == Bool {
  /// Yes or no. The keys y and n answer at once.
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
        return ConfirmQuestion.answer(line).map { .value($0) } ?? .wrong("Answer y or n.")
      }
    } view: { finish in
      ConfirmQuestion(title: title, help: help, standard: standard, finish: finish)
    }
  }
}
