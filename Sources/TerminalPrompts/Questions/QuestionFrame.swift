import Platen

/// The parts that every question has: its title, help, the field, what is wrong, and a line of keys.
struct QuestionFrame<Content: View>: View {
  let title: String
  var help: String?
  /// Why the answer is not valid; nil where nothing is wrong.
  var problem: String?
  /// Keys and what they do.
  var keys: [(key: String, effect: String)] = []
  @ViewBuilder var content: Content

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Text(verbatim: title).bold()
      if let help { Text(verbatim: help).foregroundStyle(.secondary) }
      content
      if let problem { Text(verbatim: "✗ \(problem)").foregroundStyle(.red) }
      Text(verbatim: keys.map { "\($0.key) \($0.effect)" }.joined(separator: " · ")).foregroundStyle(.tertiary)
    }
  }
}

extension View {
  /// The width of a field: no wider than it has to be to be read at a glance.
  func questionFieldWidth() -> some View { frame(maxWidth: 480, alignment: .leading) }
}
