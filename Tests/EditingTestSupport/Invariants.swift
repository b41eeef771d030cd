import TextEditing

extension EditingState {
  /// Whether an offset is on a grapheme cluster boundary of the text.
  package func isBoundary(_ offset: Int) -> Bool {
    guard (0...text.utf16.count).contains(offset) else { return false }
    let index = text.utf16.index(text.startIndex, offsetBy: offset)
    return index == text.endIndex || text.index(before: text.index(after: index)) == index
  }

  /// The violated invariants of the state; empty if there are none.
  package var faults: [String] {
    var faults: [String] = []
    if !isBoundary(selection.anchor) { faults.append("anchor \(selection.anchor) inside a cluster or out of range") }
    if !isBoundary(selection.head) { faults.append("head \(selection.head) inside a cluster or out of range") }
    if let marked, marked.isEmpty || marked.lowerBound < 0 || marked.upperBound > text.utf16.count {
      faults.append("marked \(marked) of \(text.utf16.count)")
    }
    return faults
  }
}

/// Performs random commands and returns the invariants violated after one of them; empty if there are none.
package func faultsOfRandomEdits(
  _ start: EditingSession, seed: UInt64, steps: Int = 60, atoms: [String] = RandomEdits.atoms
) -> [String] {
  var edits = RandomEdits(seed: seed)
  var session = start
  var seen = [session.text]
  var log: [String] = []
  var faults: [String] = []
  func check(_ condition: Bool, _ what: @autoclosure () -> String) {
    if !condition { faults.append("seed \(seed): " + what()) }
  }
  for _ in 0..<steps {
    let command = edits.command(for: session.state, atoms: atoms)
    let before = session.state
    let couldUndo = session.canUndo
    log.append("\(command)")
    // A command may end a composition first: an intermediate state at which undo may stop.
    var committed = session
    committed.perform(.unmark)
    seen.append(committed.text)
    let effects = session.perform(command)
    let after = session.state
    let context = ": \(before) \(log.suffix(3)) → \(after)"
    check(after.faults.isEmpty, after.faults.joined(separator: ", ") + context)
    check(effects.contains(.textChanged) == !before.text.utf8.elementsEqual(after.text.utf8), "textChanged" + context)
    check(effects.contains(.selectionChanged) == (before.selection != after.selection), "selectionChanged" + context)
    check(effects.contains(.markedChanged) == (before.marked != after.marked), "markedChanged" + context)
    if case .undo = command {
      check(seen.contains(after.text), "undo invented a text" + context)
      let refusal = EditEffect.refused(session.options.isSecure ? .secure : .nothingToUndo)
      check(couldUndo || effects == [refusal], "undo without anything to undo" + context)
    }
    if case .redo = command { check(seen.contains(after.text), "redo invented a text" + context) }
    seen.append(after.text)
    if !faults.isEmpty { return faults }
  }
  session.perform(.unmark)
  let end = session.text
  seen.append(end)
  var count = 0
  while session.canUndo {
    session.perform(.undo)
    check(seen.contains(session.text), "undoing all invented \(session.text)")
    count += 1
  }
  if !session.options.isSecure, session.options.undoDepth > steps {
    check(session.text.utf8.elementsEqual(start.text.utf8), "undoing all gave \(session.text), not \(start.text)")
  }
  for _ in 0..<count {
    session.perform(.redo)
    check(seen.contains(session.text), "redoing all invented \(session.text)")
  }
  check(session.text.utf8.elementsEqual(end.utf8), "redoing all gave \(session.text), not \(end)")
  return faults
}
