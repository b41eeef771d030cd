import Testing
import TextEditing

extension EditingState {
  /// Whether an offset lies on a grapheme cluster boundary of the text.
  func isBoundary(_ offset: Int) -> Bool {
    guard (0...text.utf16.count).contains(offset) else { return false }
    let index = text.utf16.index(text.startIndex, offsetBy: offset)
    return index == text.endIndex || text.index(before: text.index(after: index)) == index
  }

  /// What is wrong with the state, empty if nothing.
  var faults: [String] {
    var faults: [String] = []
    if !isBoundary(selection.anchor) { faults.append("anchor \(selection.anchor) inside a cluster or out of range") }
    if !isBoundary(selection.head) { faults.append("head \(selection.head) inside a cluster or out of range") }
    if let marked, marked.isEmpty || marked.lowerBound < 0 || marked.upperBound > text.utf16.count {
      faults.append("marked \(marked) of \(text.utf16.count)")
    }
    return faults
  }
}

/// Performs random commands and checks what holds after each, then undoes and redoes everything.
func checkRandomEdits(
  _ start: EditingSession, seed: UInt64, steps: Int = 60, atoms: [String] = RandomEdits.atoms,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  var edits = RandomEdits(seed: seed)
  var session = start
  var seen = [session.text]
  var log: [String] = []
  for _ in 0..<steps {
    let command = edits.command(for: session.state, atoms: atoms)
    let before = session.state
    let couldUndo = session.canUndo
    log.append("\(command)")
    // A command may end a composition first: a state on the way that undo may stop at.
    var committed = session
    committed.perform(.unmark)
    seen.append(committed.text)
    let effects = session.perform(command)
    let after = session.state
    let context: Comment = "seed \(seed): \(before) \(log.suffix(3)) → \(after)"
    #expect(after.faults.isEmpty, context, sourceLocation: sourceLocation)
    #expect(
      effects.contains(.textChanged) == !before.text.utf8.elementsEqual(after.text.utf8), context,
      sourceLocation: sourceLocation)
    #expect(
      effects.contains(.selectionChanged) == (before.selection != after.selection), context,
      sourceLocation: sourceLocation)
    #expect(
      effects.contains(.markedChanged) == (before.marked != after.marked), context, sourceLocation: sourceLocation)
    if case .undo = command {
      #expect(seen.contains(after.text), "undo invented a text; \(context)", sourceLocation: sourceLocation)
      #expect(
        couldUndo || effects == [.refused(session.options.isSecure ? .secure : .nothingToUndo)], context,
        sourceLocation: sourceLocation)
    }
    if case .redo = command {
      #expect(seen.contains(after.text), "redo invented a text; \(context)", sourceLocation: sourceLocation)
    }
    seen.append(after.text)
    if !after.faults.isEmpty { return }
  }
  session.perform(.unmark)
  let end = session.text
  var count = 0
  while session.canUndo {
    session.perform(.undo)
    count += 1
  }
  if !session.options.isSecure, session.options.undoDepth > steps {
    #expect(
      session.text.utf8.elementsEqual(start.text.utf8), "seed \(seed): undoing all", sourceLocation: sourceLocation)
  }
  while session.canRedo {
    session.perform(.redo)
    count -= 1
  }
  if count == 0 {
    #expect(session.text.utf8.elementsEqual(end.utf8), "seed \(seed): redoing all", sourceLocation: sourceLocation)
  }
}
