import Platen
import PlatenTerminal

/// The parts that every question has: its title, help, the field, what is wrong, and a line of keys.
struct QuestionFrame<Content: View>: View {
  let title: String
  var help: String?
  /// Why the answer is not valid; nil where nothing is wrong.
  var problem: String?
  /// Keys and what they do.
  var keys: [QuestionKey] = []
  @ViewBuilder var content: Content
  @Environment(\.terminalRows) private var rows
  @Environment(\.terminalColumns) private var columns

  /// The rows of the terminal below which the keys are left out, for what is asked.
  private static var fewRows: Int { 7 }

  private var showsKeys: Bool { rows.map { $0 >= Self.fewRows } ?? true }

  /// The rows that the content has, if no line of the other parts is broken.
  private var contentRows: Int? {
    rows.map { max($0 - 1 - (help == nil ? 0 : 1) - (problem == nil ? 0 : 1) - (showsKeys ? 1 : 0), 1) }
  }

  /// The columns of the terminal below which each key has a line.
  private static var fewColumns: Int { 20 }

  /// Broken between keys, not inside of what is said of one.
  private var keyLine: String {
    let shown = keys.compactMap { key in key.key.map { "\($0) \(Prompt.words(LocalizedStringKey(key.effect)))" } }
    if let columns, columns < Self.fewColumns { return shown.joined(separator: "\n") }
    let items = shown.map { item in
      item.replacing(" ", with: "\u{A0}").replacing("/", with: "/\u{2060}")
    }
    return items.joined(separator: "\u{A0}· ")
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Text(verbatim: title).bold()
      if let help { Text(verbatim: help).foregroundStyle(.secondary) }
      content.environment(\.questionRows, contentRows).keyMeanings(keys.flatMap(\.meanings))
      if let problem { Text(verbatim: "✗ \(problem)").foregroundStyle(.red) }
      if showsKeys {
        Text(verbatim: keyLine).foregroundStyle(.tertiary)
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
}
