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
      keys: [
        QuestionKey("enter", "new line", []), QuestionKey("ctrl-d", "confirm", on: [KeyChord("d", .control)]), .cancel,
      ]
    ) {
      // As many rows as there are lines, within limits.
      TextField(text: $text, prompt: Text(verbatim: placeholder), axis: .vertical) { Text(verbatim: title) }
        .labelsHidden()
        .textFieldStyle(.plain)
        .lineLimit(3...12)
        .questionFieldWidth()
        .onChange(of: text) { problem = nil }
        .keyBindings(Self.keys)
        .onKeyPress("d", phases: [.down, .repeat]) { press($0) }
    }
  }

  /// There is no other field to go to, and no line to submit: Tab and Return insert what they do in an editor.
  private static let keys: FrontEndKeyBindings = {
    typealias Entry = FrontEndKeyBindings.Entry
    let breaks: [(KeyEquivalent, EventModifiers)] = [
      (.return, []), (.return, .shift), (.return, .option), ("j", .control), ("m", .control),
    ]
    return FrontEndKeyBindings(
      breaks.map { Entry($0, modifiers: $1, in: .text, to: .edit(.insert("\n"))) } + [
        Entry(.tab, in: .text, to: .edit(.insert("\t"))),
        Entry("i", modifiers: .control, in: .text, to: .edit(.insert("\t"))),
        Entry(.tab, modifiers: .shift, in: .text, to: .nothing),
      ])
  }()

  /// Control-D confirms, also an empty text: the check decides whether that is an answer.
  private func press(_ key: KeyPress) -> KeyPress.Result {
    guard key.modifiers == .control else { return .ignored }
    submit()
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

/// The next line of a text; nil at its end. A user ends it with Control-D also where there is no line yet; a script has
/// no answer then.
@MainActor private func next(in lines: PromptLines, isFirst: Bool) async throws -> String? {
  guard let line = try await lines.line("> ") else {
    guard !isFirst || lines.console.endsByKey else { throw PromptError.endOfInput }
    return nil
  }
  return line == "." ? nil : line
}

extension Question where Value == String {
  /// A text of several lines. Return breaks a line, Control-D confirms, also an empty text where the check allows it.
  /// In plain lines a line with a single dot ends it, or the end of the input. At a terminal that is Control-D.
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
        while let line = try await next(in: lines, isFirst: text.isEmpty) { text.append(line) }
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
