import Platen

/// A text of several lines.
struct LinesQuestion: View {
  let title: String
  let help: String?
  let placeholder: String
  let rule: AnswerRule<String>
  let finish: PromptFinish<String>
  @State var text: String
  @State private var problem: String?

  var body: some View {
    QuestionFrame(
      title: title, help: help, problem: problem,
      keys: [("enter", "new line"), ("ctrl-d", "confirm"), ("esc", "cancel")]
    ) {
      // As many rows as there are lines, within limits.
      TextField(text: $text, prompt: Text(verbatim: placeholder), axis: .vertical) { Text(verbatim: title) }
        .labelsHidden()
        .textFieldStyle(.plain)
        .lineLimit(3...12)
        .questionFieldWidth()
        .onChange(of: text) { problem = nil }
        .onKeyPress(phases: [.down, .repeat]) { press($0) }
    }
  }

  private func press(_ key: KeyPress) -> KeyPress.Result {
    switch key.key {
    case .tab: return .handled
    case .return where key.modifiers.isEmpty:
      text += "\n"
      return .handled
    case "d" where key.modifiers == .control && !text.isEmpty: submit()
    default: return .ignored
    }
    return .handled
  }

  private func submit() {
    switch rule.answer(text) {
    case .value(let value): finish(value)
    case .wrong(let reason): problem = reason
    }
  }
}

/// The first line that is not empty, with a mark if there are others; nil for none.
@Sendable private func firstLine(_ text: String) -> String? {
  let lines = text.split(separator: "\n", maxSplits: 1)
  return lines.first.map { lines.count > 1 ? "\($0) …" : String($0) }
}

extension Question where Value == String {
  /// A text of several lines. Return breaks a line, Control-D confirms. In plain lines a line with a single dot ends it.
  ///
  /// - Parameters:
  ///   - title: What is asked.
  ///   - help: A sentence below the title.
  ///   - standard: The text that is there at first.
  ///   - placeholder: What the empty field shows.
  ///   - validate: Throws or returns the reason why a text is not valid; nil where it is.
  public static func lines(
    _ title: String, help: String? = nil, default standard: String = "", placeholder: String = "",
    validate: @escaping @MainActor @Sendable (String) throws -> String? = { _ in nil }
  ) -> Question {
    let rule = AnswerRule<String>(parse: { $0 }, validate: validate)
    return Question(title, summary: firstLine) { lines in
      while true {
        lines.say("\(title) (several lines; a line with a single . ends them):")
        if let help { lines.say(help) }
        var text: [String] = []
        while true {
          let line = try await lines.ask("> ")
          if line == "." { break }
          text.append(line)
        }
        switch rule.answer(text.isEmpty ? standard : text.joined(separator: "\n")) {
        case .value(let value): return value
        case .wrong(let reason):
          guard lines.console.isInteractive else { throw PromptError.rejected(reason) }
          lines.say("  ! \(reason)")
        }
      }
    } view: { finish in
      LinesQuestion(
        title: title, help: help, placeholder: placeholder, rule: rule, finish: finish, text: standard)
    }
  }
}
