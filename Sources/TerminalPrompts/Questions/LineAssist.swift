import PlatenGraph

/// What helps to fill a line: earlier answers and suggestions.
struct LineAssist: Sendable {
  var history: PromptHistory?
  var suggestions: PromptSuggestions?

  /// How long typing must have paused before suggestions are looked for that take time.
  static var pause: Duration { .milliseconds(150) }
}

/// Where the user is among earlier answers and suggestions.
struct LinePlace: Equatable {
  /// The suggestions for the text.
  var found: [String] = []
  /// The highlighted suggestion; nil while the text itself is meant.
  var row: Int?
  /// Whether suggestions are on their way.
  var isLooking = false
  /// How many answers back; 0 for the text itself, which `typed` keeps meanwhile.
  var age = 0
  var typed = ""
  /// The earlier answers that what is typed searches, the newest first, each once; nil while it is the answer.
  var earlier: ChoiceFilter?

  var isSearching: Bool { earlier != nil }

  /// The answer that is an age older than the text.
  func entry(of history: PromptHistory) -> String {
    age == 0 ? typed : history.entries[history.entries.count - age]
  }
}
