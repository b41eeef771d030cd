import PlatenGraph
import TextEditing

/// A line that is edited in place, for a screen reader: the cursor of the terminal stands at the caret, nothing is
/// drawn that is not the text, and what is deleted or selected is written.
///
/// A value: ``handle(_:)`` returns what is to be written. The editing is that of an `EditingSession`, with the keys of
/// terminals; a ``LineWriter`` writes its changes.
struct AccessibleLine {
  /// What a key leads to.
  enum Outcome: Equatable {
    case going
    /// Return; Tab in a form.
    case done
    /// Shift-Tab in a form.
    case back
    /// Control-C, Control-Q or Escape.
    case cancelled
    /// Control-D in an empty line.
    case endOfInput
  }

  /// What was cut or copied, for this line and those after it.
  var clipboard: String
  private let request: LineRequest
  private var session: EditingSession
  private var writer: LineWriter

  init(question: String, request: LineRequest = LineRequest(), columns: Int, clipboard: String = "") {
    self.request = request
    self.clipboard = clipboard
    session = EditingSession(options: request.options, format: request.format)
    writer = LineWriter(question: question, isSecret: request.isSecret, columns: columns)
  }

  var isSecret: Bool { request.isSecret }
  var text: String { session.text }

  /// The columns of the window.
  var columns: Int {
    get { writer.columns }
    set { writer.columns = max(newValue, 1) }
  }

  /// Handles an event of the input; returns what is to be written.
  mutating func handle(_ event: InputEvent) -> (outcome: Outcome, output: String) {
    var outcome = Outcome.going
    switch event {
    case .text(let text): perform(.insert(text))
    case .paste(let text): paste(text)
    case .pasteRest(let text): paste(text.withSpaceForFirstBreaks)
    case .key(let key) where key.phase != .release: outcome = press(key)
    case .key, .mouse, .focus, .answer: break
    }
    if outcome != .going { writer.moveToEnd() }
    return (outcome, writer.takeOutput())
  }

  /// What is pasted may have control characters of eight bits, which would be commands where it is written.
  private mutating func paste(_ text: String) {
    func isText(_ scalar: Unicode.Scalar) -> Bool { !scalar.isControl || scalar == "\n" || scalar == "\t" }
    guard !text.isEmpty else { return }
    guard !text.unicodeScalars.allSatisfy(isText) else { return perform(.paste(text)) }
    perform(.paste(String(String.UnicodeScalarView(text.unicodeScalars.filter(isText)))))
  }

  // MARK: - Keys

  private mutating func press(_ key: KeyInput) -> Outcome {
    guard let press = KeyPress(key) else { return .going }
    for intent in FrontEndKeyBindings.readline.intents(for: press, in: .line) {
      if let outcome = carryOut(intent, of: press) { return outcome }
    }
    if !key.text.isEmpty, press.modifiers.isDisjoint(with: [.control, .command]) { perform(.insert(key.text)) }
    return .going
  }

  /// Nil for what has no effect in a line.
  private mutating func carryOut(_ intent: KeyIntent, of press: KeyPress) -> Outcome? {
    switch intent {
    case .edit(.delete(.forward, .grapheme)) where press.key == "d" && session.utf16Count == 0: return .endOfInput
    case .edit(let command): perform(command)
    case .paste: if !clipboard.isEmpty { paste(clipboard) }
    // Escape.
    case .deselect: return .cancelled
    case .redraw: writer.writeAgain()
    case .submit: return .done
    case .moveFocus(let forward, _) where request.canGoBack: return forward ? .done : .back
    case .interrupt, .quit: return .cancelled
    default: return nil
    }
    return .going
  }

  // MARK: - Editing

  private mutating func perform(_ command: EditCommand) {
    let selection = session.selection
    var effects = session.perform(command)
    if effects.contains(.refused(.format)), session.utf16Count == 0, isException(command) {
      session.format = nil
      effects = session.perform(command)
    } else if session.utf16Count == 0, session.format == nil, request.format != nil {
      session.format = request.format
    }
    for case .copy(let text) in effects { clipboard = text }
    show(command, since: selection)
    if effects.contains(.refused(.format)) || effects.contains(.refused(.limit)) { writer.ring() }
  }

  private func isException(_ command: EditCommand) -> Bool {
    switch command {
    case .insert(let text), .paste(let text): request.exceptions.contains(text)
    default: false
    }
  }

  /// Writes what a command has changed. A secret is not taken out of the session's memory.
  private mutating func show(_ command: EditCommand, since before: EditSelection) {
    guard !isSecret else { return }
    let text = session.text
    let selection = session.selection
    let caret = text.prefix(upTo: String.Index(utf16Offset: selection.head, in: text)).count
    let change: LineWriter.Change =
      switch command {
      case .delete(let direction, .grapheme) where before.isCaret: .deletion(isBackward: direction.isBackward)
      case .delete, .cut, .undo, .redo: .removal
      default: before.isCaret ? .typing : .removal
      }
    writer.show(Array(text), caret: caret, change)
    if !selection.isCaret, selection != before {
      writer.writeLine(PlainWords.process("Selected: %@", "\(text.slice(utf16: selection.range))"))
    }
  }
}

extension String {
  /// The part between two offsets, which are boundaries of characters.
  fileprivate func slice(utf16 range: Range<Int>) -> Substring {
    self[String.Index(utf16Offset: range.lowerBound, in: self)..<String.Index(utf16Offset: range.upperBound, in: self)]
  }
}
