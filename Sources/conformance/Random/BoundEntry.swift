import EditingTestSupport
import PlatenTesting
import TextEditing

/// Edits a bound field at random while its program sets the value now and then.
///
/// The field shows what the same editing without a program gives; the program has the value of the text; a value that
/// the program sets is shown; and when editing ends the text is that of the value.
@MainActor final class BoundEntry {
  /// The number of steps taken.
  private(set) var steps = 0
  private(set) var tally = Tally()
  private let name: String
  private let seed: UInt64
  private let field: BoundField
  /// Whether the text has been edited since it was last made from the value.
  private var isEdited = false
  private var isComposing = false
  /// The text that the last value was shown as, which means all of that value.
  private var shown: (text: String, value: String?)
  private var log: [Step] = []

  private enum Step: CustomStringConvertible {
    case edit(EditCommand, asKey: Bool)
    /// Return, or the focus goes to another field and back.
    case submit, leave
    /// The program sets the value.
    case assign

    var description: String {
      switch self {
      case .edit(let command, _): "\(command)".replacing(/\w+\.(?=\w)/, with: "")
      case .submit: "submit"
      case .leave: "leave"
      case .assign: "assign"
      }
    }
  }

  init(name: String, seed: UInt64, _ field: BoundField) {
    (self.name, self.seed, self.field) = (name, seed, field)
    shown = (field.mirror.session.text, field.value())
  }

  /// Takes steps until there is a difference: what follows it would differ as well.
  func run(_ count: Int, _ edits: inout RandomEdits, atoms: [String]) {
    do {
      try expectShown()
      for _ in 0..<count where tally.unexplained.isEmpty {
        let step = randomStep(&edits, atoms)
        steps += 1
        log.append(step)
        switch step {
        case .edit(let command, let asKey): try edit(command, asKey)
        case .submit: try end { try field.handle.submit() }
        case .leave: try leave()
        case .assign: try assign(&edits)
        }
      }
    } catch {
      tally.differ(describe("\(error)"))
    }
  }

  private func randomStep(_ edits: inout RandomEdits, _ atoms: [String]) -> Step {
    switch edits.int(1...30) {
    case 1: .submit
    case 2: .leave
    case 3...4: .assign
    default: .edit(edits.command(for: field.mirror.session.state, atoms: atoms), asKey: edits.bool())
    }
  }

  // MARK: Steps

  private func edit(_ command: EditCommand, _ asKey: Bool) throws {
    let before = (text: field.mirror.session.text, value: field.value())
    try field.perform(command, asKey: asKey)
    if !field.keepsValues { try followProgram() }
    let session = field.mirror.session
    if !session.text.hasSameUnits(as: before.text) { isEdited = true }
    guard session.marked == nil else {
      isComposing = true
      return try expectShown()
    }
    let hasComposed = isComposing
    isComposing = false
    try expectShown()
    guard field.keepsValues else { return }
    let isRead = hasComposed || !session.text.hasSameUnits(as: before.text)
    expect(
      field.value(), isRead ? value(of: session.text, field.read, before: before.value) : before.value,
      "value of “\(session.text)”")
  }

  private func value(of text: String, _ read: (String) -> String?, before: String?) -> String? {
    text.hasSameUnits(as: shown.text) ? shown.value : field.expected(read(text), before: before)
  }

  /// The program may have changed the text that it was given.
  private func followProgram() throws {
    guard field.mirror.session.marked == nil else { return }
    field.mirror.rewrite(to: field.written())
  }

  private func leave() throws {
    try end { try field.screen.field(BoundLabel.other).focus() }
    field.mirror.endEditing()
    try field.handle.focus()
    field.followFocus()
    try expectShown()
  }

  /// Editing ends: the program has the text's value, and the text is the value's own.
  private func end(_ body: () throws -> Void) throws {
    if field.mirror.session.marked != nil { try edit(.unmark, false) }
    let value = field.value()
    let text = field.mirror.session.text
    let isRead = isEdited && text != field.written()
    let expected = isRead ? self.value(of: text, field.readCommitted, before: value) : value
    try body()
    if field.keepsValues { expect(field.value(), expected, "value of “\(text)” when editing ends") }
    showValue(isEdited ? .endOfEditing : .end)
    isEdited = false
    try expectShown()
  }

  /// The text of the value.
  private func showValue(_ caret: CaretPolicy) {
    field.mirror.setText(field.written(), caret: caret)
    shown = (field.mirror.session.text, field.value())
  }

  private func assign(_ edits: inout RandomEdits) throws {
    if field.mirror.session.marked != nil { try edit(.unmark, false) }
    let before = field.value()
    field.assign(&edits)
    let value = field.value()
    field.screen.update()
    expect(field.value(), value, "value that the program has set")
    if value != before {
      showValue(.end)
      isEdited = false
    }
    try expectShown()
  }

  // MARK: Checks

  private func expectShown() throws {
    let session = field.mirror.session
    let (text, selection, marked) = (try field.handle.text, try field.handle.selection, try field.handle.marked)
    let isSame =
      try field.shows(session.text) && selection == session.selection.range && marked == session.marked
    let faults = EditingState(text: text, selection: EditSelection(selection), marked: marked).faults
    if isSame, faults.isEmpty { return tally.agree() }
    let found = "“\(text)” \(selection) \(String(describing: marked))"
    let wanted = "“\(session.text)” \(session.selection.range) \(String(describing: session.marked))"
    tally.differ(describe("\(found), not \(wanted) \(faults)"))
  }

  private func expect(_ found: String?, _ expected: String?, _ what: @autoclosure () -> String) {
    if found == expected { return tally.agree() }
    tally.differ(describe("\(what()) is \(found ?? "none"), not \(expected ?? "none")"))
  }

  private func describe(_ fault: String) -> String { "\(name), seed \(seed): \(fault), after \(log.suffix(12))" }
}
