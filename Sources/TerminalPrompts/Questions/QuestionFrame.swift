import Platen
import PlatenTerminal

/// The parts that every question has: its title, help, the field, what is wrong, and a line of keys.
struct QuestionFrame<Content: View>: View {
  let title: String
  var help: String?
  /// What limits the answer, in a line of its own.
  var limits: String?
  /// Why the answer is not valid; nil where nothing is wrong.
  var problem: String?
  /// Keys and what they do.
  var keys: [QuestionKey] = []
  /// The rows of the content besides its field and its list.
  var otherRows = 0
  @ViewBuilder var content: Content
  @Environment(\.terminalRows) private var rows
  @Environment(\.terminalColumns) private var columns
  @Environment(\.layoutDirection) private var direction

  /// The rows of the terminal below which the keys are left out, for what is asked.
  private static var fewRows: Int { 7 }

  private var showsKeys: Bool { rows.map { $0 >= Self.fewRows } ?? true }

  private var keyLine: KeyLine { KeyLine(keys, columns: columns) }

  /// The lines of keys that are shown: in a low window those of the first keys, so that what is asked for has as many
  /// rows as where the keys are left out.
  private var keyRows: Int {
    showsKeys ? min(keyLine.lines.count, rows.map { $0 - Self.fewRows + 1 } ?? .max) : 0
  }

  /// The rows of a field and the list below it.
  private var contentRows: Int? {
    guard let rows else { return nil }
    let texts = [title, help, limits, problem.map(Self.line)].compactMap(\.self)
    let used = texts.reduce(keyRows) { $0 + TerminalText.rows(of: $1, columns: columns) }
    return max(rows - used - otherRows, 1)
  }

  private static func line(of problem: String) -> String { "✗ \(problem)" }

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Text(verbatim: title).bold()
      if let help { Text(verbatim: help).foregroundStyle(.secondary) }
      if let limits { Text(verbatim: limits).foregroundStyle(.secondary) }
      content.environment(\.questionRows, contentRows).keyMeanings(keys.flatMap(\.meanings))
      if let problem { Text(verbatim: Self.line(of: problem)).foregroundStyle(.red) }
      if showsKeys {
        let keyLine = keyLine
        ForEach(0..<keyRows, id: \.self) { keyLine.view(of: $0, direction) }
      }
    }
  }
}

private enum QuestionRowsKey: EnvironmentKey { static let defaultValue: Int? = nil }

extension EnvironmentValues {
  /// The rows of a terminal that the content of a question has; nil for as many as it takes.
  var questionRows: Int? {
    get { self[QuestionRowsKey.self] }
    set { self[QuestionRowsKey.self] = newValue }
  }
}

extension View {
  /// The width of a field: no wider than it has to be to be read at a glance.
  func questionFieldWidth() -> some View { frame(maxWidth: 480, alignment: .leading) }

  /// The style of the line in which a question is answered: its text is taken as it is typed.
  func questionField() -> some View {
    textFieldStyle(.plain)
      .autocorrectionDisabled()
      .questionFieldWidth()
  }
}
