import EditingTestSupport
import Foundation
import TextEditing

/// Enters random texts into fields in several ways, and edits them at random.
struct RandomEntry {
  /// The number of commands performed.
  private(set) var steps = 0
  private(set) var tally: Tally

  init(_ tally: Tally) { self.tally = tally }

  /// One round with a field.
  mutating func round(_ field: RandomField, seed: UInt64) {
    var edits = RandomEdits(seed: seed)
    switch edits.int(1...3) {
    case 1: enterWhole(field, &edits)
    case 2 where field.readsEveryText: enterAny(field, &edits)
    default: edit(field, &edits)
    }
  }

  /// Counts a check.
  private mutating func expect(_ isTrue: Bool, _ field: RandomField, _ fault: @autoclosure () -> String) {
    if isTrue { tally.agree() } else { tally.differ("\(field.name): \(fault())") }
  }

  private mutating func perform(_ command: EditCommand, _ session: inout EditingSession) -> [EditEffect] {
    steps += 1
    return session.perform(command)
  }

  // MARK: Ways of entering

  /// Key by key; `nil` if a key is refused and `acceptsRefusals` is false.
  private mutating func typed(_ text: String, _ field: RandomField, acceptsRefusals: Bool) -> EditingSession? {
    var session = EditingSession(format: field.format)
    for character in text {
      let effects = perform(.insert(String(character)), &session)
      if !acceptsRefusals, effects == [.refused(.format)] { return nil }
    }
    return session
  }

  private mutating func pasted(_ pieces: [String], _ field: RandomField) -> EditingSession {
    var session = EditingSession(format: field.format)
    for piece in pieces { _ = perform(.paste(piece), &session) }
    return session
  }

  private func pieces(of text: String, _ edits: inout RandomEdits) -> [String] {
    var characters = Array(text)[...]
    var pieces: [String] = []
    while !characters.isEmpty {
      let count = edits.int(1...characters.count)
      pieces.append(String(characters.prefix(count)))
      characters = characters.dropFirst(count)
    }
    return pieces
  }

  /// A whole value gives the same field in every way, and the value.
  private mutating func enterWhole(_ field: RandomField, _ edits: inout RandomEdits) {
    let (text, value) = field.whole(&edits)
    let parts = pieces(of: text, &edits)
    let sessions = [
      typed(text, field, acceptsRefusals: true) ?? EditingSession(), pasted([text], field), pasted(parts, field),
    ]
    for (way, session) in zip(["typed", "pasted", "pasted as \(parts)"], sessions) {
      check(session, field, text)
      let found = field.value(session.text) ?? "no value"
      expect(found == value, field, "“\(text)” \(way) is “\(session.text)”, \(found), not \(value)")
      guard field.hasOneText else { continue }
      expect(
        session.text == sessions[1].text, field, "“\(text)” \(way) is “\(session.text)”, not “\(sessions[1].text)”")
    }
  }

  /// A text of which no key is refused is the same field in every way.
  private mutating func enterAny(_ field: RandomField, _ edits: inout RandomEdits) {
    let text = edits.text(0...12, from: field.atoms)
    guard let first = typed(text, field, acceptsRefusals: false) else { return }
    check(first, field, text)
    let parts = pieces(of: text, &edits)
    for pieces in [[text], parts] {
      let session = pasted(pieces, field)
      expect(
        session.state == first.state, field, "“\(text)” pasted as \(pieces) is \(session.state), typed \(first.state)")
    }
  }

  /// Types, pastes and deletes at random places.
  private mutating func edit(_ field: RandomField, _ edits: inout RandomEdits) {
    var session = pasted([field.whole(&edits).text], field)
    for _ in 0..<40 {
      let before = session.text
      let command = edits.command(for: session.state, atoms: field.atoms)
      _ = perform(command, &session)
      guard session.marked == nil else { continue }
      check(session, field, "\(command) in “\(before)”")
    }
    _ = perform(.unmark, &session)
    let end = session.text
    var undone = 0
    while session.canUndo {
      _ = perform(.undo, &session)
      undone += 1
    }
    for _ in 0..<undone { _ = perform(.redo, &session) }
    expect(session.text == end, field, "“\(session.text)” after undo and redo of “\(end)”")
  }

  // MARK: Checks

  private mutating func check(_ session: EditingSession, _ field: RandomField, _ context: @autoclosure () -> String) {
    let state = session.state
    expect(state.faults.isEmpty, field, "\(state.faults) in “\(state.text)” after \(context())")
    guard let (own, read) = field.readings?(state.text), let own else { return }
    expect(own == read, field, "“\(state.text)” is \(own), for Foundation \(read ?? "nothing"), after \(context())")
  }
}
