/// Writes the changes of a line behind a question, so that a screen reader reads them. The line may be longer than the
/// window is wide. Of a secret line nothing is written.
struct LineWriter {
  /// What has changed a line.
  enum Change {
    /// Only what is new is written.
    case typing
    /// One character was deleted before or after the caret: it is written at its place before it disappears.
    case deletion(isBackward: Bool)
    /// What has disappeared is written in a line of its own, if that is more than a character.
    case removal
  }

  let question: String
  let isSecret: Bool
  /// The columns of the window.
  var columns: Int
  private var characters: [Character] = []
  private var caret = 0
  private var output = ""
  private let width = CharacterWidth()

  init(question: String, isSecret: Bool, columns: Int) {
    self.question = question
    self.isSecret = isSecret
    self.columns = max(columns, 1)
  }

  /// What is to be written to the terminal.
  mutating func takeOutput() -> String {
    defer { output = "" }
    return output
  }

  mutating func ring() { output += "\u{7}" }

  mutating func moveToEnd() { move(to: characters.count) }

  // MARK: - Changes

  /// Shows the line as it is now, with the caret before a character.
  mutating func show(_ new: [Character], caret newCaret: Int, _ change: Change) {
    guard new != characters else { return move(to: newCaret) }
    // The same characters may stand on both sides of what has changed.
    let mostBefore = min(caret, newCaret)
    let before = zip(characters, new).prefix { $0 == $1 }.prefix(mostBefore).count
    let mostAfter = min(characters.count, new.count) - before
    let after = zip(characters.reversed(), new.reversed()).prefix { $0 == $1 }.prefix(mostAfter).count
    let old = before..<characters.count - after
    let isWhole = old.count + after == characters.count - before && new.count == before + after
    switch change {
    case .deletion(let isBackward): writeDeleted(isBackward ? max(caret - 1, 0) : min(caret, characters.count - 1))
    case .removal where old.count == 1 && isWhole: writeDeleted(old.lowerBound)
    case .removal where old.count > 1:
      let deleted = String(characters[old])
      (characters, caret) = (new, newCaret)
      return writeLine(PlainWords.process("Deleted: %@", deleted))
    case .removal, .typing: break
    }
    moveCursor(from: caret, to: before)
    let end = column(of: characters.count)
    (characters, caret) = (new, newCaret)
    write(from: before, over: end)
  }

  /// Writes a character once more at its place, which the cursor then has.
  private mutating func writeDeleted(_ index: Int) {
    guard !isSecret, characters.indices.contains(index) else { return }
    move(to: index)
    output.append(characters[index])
    leaveLastColumn(at: column(of: index + 1))
    moveCursor(from: index + 1, to: index)
  }

  /// Writes words in a line of their own, and the question and the line again.
  mutating func writeLine(_ words: String) {
    guard !isSecret else { return }
    output += "\r\n" + words
    writeAgain()
  }

  /// Writes the question and the line in a new row.
  mutating func writeAgain() {
    output += "\r\n" + question
    if !isSecret { output += String(characters) }
    let end = characters.count
    leaveLastColumn(at: column(of: end))
    moveCursor(from: end, to: caret)
  }

  // MARK: - Output

  /// The columns that characters take; none where they are not shown.
  private func shownColumns(_ range: Range<Int>) -> Int {
    isSecret ? 0 : characters[range].reduce(0) { $0 + width.columns(of: $1) }
  }

  /// The column of a place in the line, counted on over the rows.
  private func column(of index: Int) -> Int { width.columns(of: question) + shownColumns(0..<index) }

  /// Writes the line from a place on, with blanks up to a column where it has ended before, and returns to the caret.
  private mutating func write(from index: Int, over oldEnd: Int) {
    guard !isSecret else { return }
    let blanks = max(oldEnd - column(of: characters.count), 0)
    output += String(characters[index...]) + String(repeating: " ", count: blanks)
    let end = column(of: characters.count) + blanks
    leaveLastColumn(at: end)
    output += Self.movement(from: end, to: column(of: caret), columns: columns)
  }

  /// After the last column of a row the cursor waits there: a blank takes it to the next row.
  private mutating func leaveLastColumn(at column: Int) {
    if column > 0, column.isMultiple(of: columns) { output += " \u{8}" }
  }

  private mutating func move(to index: Int) {
    moveCursor(from: caret, to: index)
    caret = index
  }

  private mutating func moveCursor(from: Int, to: Int) {
    output += Self.movement(from: column(of: from), to: column(of: to), columns: columns)
  }

  private static func movement(from: Int, to: Int, columns: Int) -> String {
    let rows = to / columns - from / columns
    let distance = to % columns - from % columns
    var output = ""
    if rows < 0 { output += "\u{1B}[\(-rows)A" }
    if rows > 0 { output += "\u{1B}[\(rows)B" }
    // A screen reader follows backspaces best.
    if distance < 0 { output += String(repeating: "\u{8}", count: -distance) }
    if distance > 0 { output += "\u{1B}[\(distance)C" }
    return output
  }
}
