import Foundation
import Platen

/// A field with the results that the tool finds for its text.
struct SearchQuestion<Value: Sendable>: View {
  let title: String
  let help: String?
  let placeholder: String
  let results: @Sendable (String) async throws -> [Value]
  let name: @Sendable (Value) -> String
  let finish: PromptFinish<Value>
  @State private var text = ""
  @State private var found: [Value] = []
  /// The text that the results are for; nil while they are on their way.
  @State private var foundText: String?
  /// The text that Return was pressed for before its results were there: the first of them is the answer.
  @State private var submitted: String?
  @State private var row = 0
  @State private var problem: String?

  /// How long typing must have paused before the tool is asked.
  private static var pause: Duration { .milliseconds(150) }

  var body: some View {
    QuestionFrame(title: title, help: help, problem: problem, keys: keys) {
      OptionsField(title: title, prompt: placeholder, text: $text)
        .onSubmit(submit)
        .onKeyPress(phases: [.down, .repeat]) { press($0) }
        .task(id: text) { await search() }
      if foundText == nil {
        Spinner(text: Prompt.words("Searching"))
      } else if found.isEmpty, problem == nil {
        Text(verbatim: "  \(Prompt.words("Nothing found."))").foregroundStyle(.secondary)
      }
      ChoiceRows(rows: found.map(name), highlighted: row, matching: text)
    }
  }

  private var keys: [QuestionKey] {
    // Return waits for results that are on their way. Where there are none, nothing is moved to or confirmed.
    let confirms = found.isEmpty && foundText == text ? [] : [QuestionKey.confirm]
    return (found.isEmpty ? [] : [.move]) + confirms + [
      text.isEmpty ? .cancel : .clear, .unused(QuestionKey.up + QuestionKey.down + QuestionKey.tab),
    ]
  }

  private func press(_ key: KeyPress) -> KeyPress.Result {
    if key.key == .tab { return .handled }
    if key.key == .escape, !text.isEmpty {
      text = ""
      return .handled
    }
    guard let next = RowMove.row(after: key, from: row, of: found.count) else { return .ignored }
    (row, submitted) = (next, nil)
    return .handled
  }

  private func submit() {
    if foundText != text {
      submitted = text
    } else if found.indices.contains(row) {
      finish(found[row])
    }
  }

  private func search() async {
    let wanted = text
    if submitted != wanted { submitted = nil }
    // The first results need no pause.
    if foundText != nil || !wanted.isEmpty {
      foundText = nil
      try? await Task.sleep(for: Self.pause)
    }
    guard !Task.isCancelled else { return }
    do {
      let new = try await results(wanted)
      guard !Task.isCancelled else { return }
      (found, row, problem) = (new, 0, nil)
    } catch {
      guard !Task.isCancelled else { return }
      (found, row, problem) = ([], 0, AnswerRule<Value>.reason(error))
    }
    foundText = wanted
    guard submitted == wanted else { return }
    submitted = nil
    if text == wanted, let first = found.first { finish(first) }
  }
}

extension Question {
  /// One of the results that the tool finds for what is typed: in a database, on a server.
  ///
  /// - Parameters:
  ///   - title: What is asked.
  ///   - help: A sentence below the title.
  ///   - placeholder: What the empty field shows; nil for “Type to search” in the language of the program's texts.
  ///   - results: Finds what matches a text, which is empty at first. It is called when the typing pauses, and
  ///     cancelled when the user types on. The reason of an error that it throws is shown.
  ///   - name: The words for a result.
  public static func search(
    _ title: String, help: String? = nil, placeholder: String? = nil,
    results: @escaping @Sendable (String) async throws -> [Value],
    name: @escaping @Sendable (Value) -> String = { "\($0)" }
  ) -> Question {
    Question(title, summary: { name($0) }) { lines in
      if let help { lines.say(help) }
      return try await lines.ask("\(title) (\(Prompt.words("text to search for"))): ") { line in
        let found = try await results(line)
        let choices = ChoiceLines(options: found.map(name))
        if found.isEmpty { return .wrong(Prompt.words("Nothing found.")) }
        if found.count == 1 { return .value(found[0]) }
        if let exact = choices.option(line) { return .value(found[exact]) }
        choices.list(Prompt.words("\(found.count) found:"), nil, to: lines)
        let answer = try await lines.ask("\(Prompt.words("Number or name")): ")
        if answer.isEmpty { return .wrong(Prompt.words("An answer is needed.")) }
        return choices.option(answer).map { .value(found[$0]) } ?? .wrong("There is no result “\(answer)”.")
      }
    } view: { finish in
      SearchQuestion(
        title: title, help: help, placeholder: placeholder ?? Prompt.words("Type to search"), results: results,
        name: name, finish: finish)
    }
  }
}
