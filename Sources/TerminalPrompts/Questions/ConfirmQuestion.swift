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
        switch line.lowercased().filter({ !$0.isWhitespace }) {
        case "": .value(standard)
        case "y", "yes": .value(true)
        case "n", "no": .value(false)
        default: .wrong("Answer y or n.")
        }
      }
    } view: { finish in
      ConfirmQuestion(title: title, help: help, standard: standard, finish: finish)
    }
  }
}
