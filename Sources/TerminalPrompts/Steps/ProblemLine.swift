import Platen

/// Why what is entered is not valid.
struct ProblemLine: View {
  let problem: String

  @Environment(\.asksInLines) private var asksInLines

  var body: some View {
    // Lines have the sign that they have before any reason, which is read aloud as a pause.
    Text(verbatim: "\(asksInLines ? "!" : "✗") \(problem)").foregroundStyle(.red)
  }
}

extension Prompt {
  /// What is written where nothing is entered: a stroke, or in lines, which may be read aloud, a word that is not among
  /// the others.
  static func nothing(inLines asksInLines: Bool, beside others: [String] = []) -> String {
    let word = words("None")
    return asksInLines && !others.contains(word) ? word : "–"
  }
}
