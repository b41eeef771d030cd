/// The lines of earlier frames that a terminal has moved out of the window: it moves them back when it gets larger.
struct MovedLines: Equatable, Sendable {
  /// The columns that are used of each.
  var lines: [Int] = []
  /// Whether the last of them is the beginning of a line whose rest was in the window. The terminal joins what is
  /// written there to it.
  var isCut = false
}
