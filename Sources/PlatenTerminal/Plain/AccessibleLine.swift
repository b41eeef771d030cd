/// A line that is edited in place, for a screen reader: the cursor of the terminal stands at the caret, nothing is
/// drawn that is not the text, and what is deleted is written.
///
/// A value: ``handle(_:)`` returns what is to be written. The line may be longer than the window is wide.
struct AccessibleLine {
  /// What a key leads to.
  enum Outcome: Equatable {
    case going
    /// Return.
    case done
    /// Control-C or Escape.
    case cancelled
    /// Control-D in an empty line.
    case endOfInput
  }

  /// The words before the line, which are written again after others.
  let question: String
  let isSecret: Bool
  /// The columns of the window.
  var columns: Int
  private(set) var characters: [Character] = []
  private(set) var caret = 0
  private var output = ""
  private let width = CharacterWidth()

  init(question: String, isSecret: Bool, columns: Int) {
    self.question = question
    self.isSecret = isSecret
    self.columns = max(columns, 1)
  }

  var text: String { String(characters) }

  /// Handles an event of the input; returns what is to be written.
  mutating func handle(_ event: InputEvent) -> (outcome: Outcome, output: String) {
    output = ""
    var outcome = Outcome.going
    switch event {
    case .text(let text): insert(text)
    case .paste(let text): insert(String(text.map { $0.isNewline ? " " : $0 }))
    case .key(let key) where key.phase != .release: outcome = press(key)
    case .key, .mouse, .focus, .answer: break
    }
    if outcome != .going { move(to: characters.count) }
    return (outcome, output)
  }

  private mutating func press(_ key: KeyInput) -> Outcome {
    let isControl = key.modifiers.contains(.control)
    let isWord = isControl || key.modifiers.contains(.alt)
    switch key.code {
    case .enter,
      .character("j") where isControl:
      return .done
    case .escape,
      .character("c") where isControl:
      return .cancelled
    case .character("d") where isControl:
      if characters.isEmpty { return .endOfInput }
      delete(caret..<min(caret + 1, characters.count))
    case .backspace: delete((isWord ? wordStart : max(caret - 1, 0))..<caret)
    case .delete: delete(caret..<(isWord ? wordEnd : min(caret + 1, characters.count)))
    case .character("w") where isControl: delete(wordStart..<caret)
    case .character("u") where isControl: delete(0..<caret)
    case .character("k") where isControl: delete(caret..<characters.count)
    case .character("l") where isControl: writeAgain()
    case .left: move(to: isWord ? wordStart : max(caret - 1, 0))
    case .right: move(to: isWord ? wordEnd : min(caret + 1, characters.count))
    case .home,
      .character("a") where isControl:
      move(to: 0)
    case .end,
      .character("e") where isControl:
      move(to: characters.count)
    default: if !key.text.isEmpty, !isWord { insert(key.text) }
    }
    return .going
  }

  // MARK: - Words

  private var wordStart: Int {
    var index = caret
    while index > 0, characters[index - 1].isWhitespace { index -= 1 }
    while index > 0, !characters[index - 1].isWhitespace { index -= 1 }
    return index
  }

  private var wordEnd: Int {
    var index = caret
    while index < characters.count, characters[index].isWhitespace { index += 1 }
    while index < characters.count, !characters[index].isWhitespace { index += 1 }
    return index
  }

  // MARK: - Changes

  private mutating func insert(_ text: String) {
    // A mark joins the character before it, and that one is written again.
    let start = max(caret - 1, 0)
    let before = characters[start..<caret]
    let new = Array(String(before) + text.filter { !$0.unicodeScalars.allSatisfy(\.isControl) })
    let isJoined = !new.starts(with: before)
    let first = isJoined ? start : caret
    if isJoined { moveCursor(from: caret, to: start) }
    characters.replaceSubrange(start..<caret, with: new)
    caret = start + new.count
    write(from: first, erasing: 0)
  }

  /// Deletes characters, and writes what they were: one at its place before it disappears, more in a line of their own.
  private mutating func delete(_ range: Range<Int>) {
    guard !range.isEmpty else { return }
    let deleted = String(characters[range])
    let columns = shownColumns(range)
    move(to: range.lowerBound)
    if range.count == 1, !isSecret {
      put(deleted)
      leaveLastColumn(at: column(of: range.upperBound))
      moveCursor(from: range.upperBound, to: range.lowerBound)
    }
    characters.removeSubrange(range)
    if range.count > 1, !isSecret {
      output += "\r\nDeleted: \(deleted)"
      writeAgain()
    } else {
      write(from: caret, erasing: columns)
    }
  }

  // MARK: - Output

  /// The columns that characters take; none where they are not shown.
  private func shownColumns(_ range: Range<Int>) -> Int {
    isSecret ? 0 : characters[range].reduce(0) { $0 + width.columns(of: $1) }
  }

  /// The column of a place in the line, counted on over the rows.
  private func column(of index: Int) -> Int { width.columns(of: question) + shownColumns(0..<index) }

  private mutating func put(_ text: String) { if !isSecret { output += text } }

  /// Writes the line from a place on, with blanks over what was there, and returns to the caret.
  private mutating func write(from index: Int, erasing blanks: Int) {
    guard !isSecret else { return }
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

  /// Writes the question and the line in a new row.
  private mutating func writeAgain() {
    let place = caret
    caret = characters.count
    output += "\r\n" + question
    put(text)
    leaveLastColumn(at: column(of: caret))
    move(to: place)
  }
}
