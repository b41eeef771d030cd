/// What is typed while the focus is in a list, to select the row that begins with it.
///
/// A letter within a second continues what was typed before, as in Apple's lists. What continues it may be found in the
/// row itself; what begins it is found in the next row, and from the first one again after the last.
@MainActor final class TypedSelection {
  private var text = ""
  private var list: NodeID?
  private var end = -Double.infinity

  /// Seconds within which a key continues what was typed.
  private static let pause = 1.0
  /// The most characters that a name is compared with.
  private static let longest = 256

  /// Whether a key at that time continues what was typed in a list.
  func isContinued(in list: Node, at time: Double) -> Bool { self.list == list.id && time < end && !text.isEmpty }

  /// Notes what is typed. Returns all of it, and whether the row with the focus may be the one that is found.
  func take(_ typed: String, in list: Node, at time: Double) -> (text: String, includesCurrent: Bool) {
    let isContinued = isContinued(in: list, at: time)
    if !isContinued { text = "" }
    if text.count < Self.longest { text += typed }
    self.list = list.id
    end = time + Self.pause
    return (text, isContinued)
  }
}

extension KeyDispatch {
  /// Whether what is typed where the focus is goes on with the name of a row.
  func continuesTypedSelection(_ typed: String) -> Bool {
    guard typed == " ", let (_, list) = rowForTyping else { return false }
    return host.typedSelection.isContinued(in: list, at: host.animator.clock())
  }

  /// Selects the row whose text begins with what is typed. False where the focus is not in a list with a selection, or
  /// in a field, and where no row does.
  func selectTyped(_ typed: String) -> Bool {
    guard let first = typed.first, first.isWhitespace ? continuesTypedSelection(typed) : first.isVisible,
      let (row, list) = rowForTyping
    else { return false }
    host.noteActivity()
    let (text, includesCurrent) = host.typedSelection.take(typed, in: list, at: host.animator.clock())
    var found = self.row(named: text, in: list, after: row, includesCurrent: includesCurrent)
    // The same letter again goes to the next row that begins with it.
    if found == nil, text.allSatisfy({ $0 == text.first }) {
      found = self.row(named: typed, in: list, after: row, includesCurrent: false)
    }
    guard let found else { return false }
    host.inContext { found.rowEditing?.selectByTyping() }
    // A field in the row would take what is typed next.
    if let first = FocusOrder.first(in: found, forward: true), first === found || first.content.control != nil {
      host.focus.move(into: found)
    } else {
      host.recorder.scroll(to: found, anchor: nil)
    }
    host.settle()
    return true
  }

  /// The row with the focus whose list is searched by typing, and that list.
  private var rowForTyping: (row: Node, list: Node)? {
    guard let focused = host.focus.node, let row = focused.outward(where: { $0.isRow }),
      let list = row.outward(where: { $0.isList }), focused === row || focused.content.control?.role == .button
    else { return nil }
    guard case .container(.row(let content)) = row.content, content.isSelectable else { return nil }
    return (row, list)
  }

  /// The first row after another one that begins with a text. Rows that are not there yet are made, as many as a user
  /// scrolls by in some seconds.
  private func row(named text: String, in list: Node, after current: Node, includesCurrent: Bool) -> Node? {
    let wanted = FoldedTitles.folded(text)
    for _ in 0..<Self.mostLoads {
      let items = list.rowsAndPlaceholders
      guard let index = items.firstIndex(where: { $0 === current }) else { return nil }
      let start = includesCurrent ? index : index + 1
      var placeholder: Node?
      for item in items[start...] + items[..<start] {
        if item.isRowPlaceholder {
          placeholder = item
          break
        }
        if let name = item.rowEditing?.typedName, FoldedTitles.folded(name).starts(with: wanted) { return item }
      }
      guard let placeholder, case .leaf(.rowPlaceholder(let content)) = placeholder.content else { return nil }
      let share = min(Double(Self.rowsPerLoad) / Double(max(content.count, 1)), 1)
      guard placeholder.responder?.handle(.makeRows(from: 0, to: share)) == true else { return nil }
      host.settle()
    }
    return nil
  }

  private static var mostLoads: Int { 10 }
  private static var rowsPerLoad: Int { 400 }
}

extension Node {
  fileprivate var isList: Bool {
    if case .container(.form(let form)) = content { form.isList } else { false }
  }

  /// The rows in a list, in its sections too, and the placeholders of those that are not there yet.
  fileprivate var rowsAndPlaceholders: [Node] {
    var items: [Node] = []
    func gather(_ node: Node) {
      for child in node.children {
        if child.isRow || child.isRowPlaceholder { items.append(child) } else if !child.isList { gather(child) }
      }
    }
    gather(self)
    return items
  }
}

extension Character {
  /// Whether it is no control character, and none of those by which platforms name keys (U+F700 and those after it).
  var isVisible: Bool {
    unicodeScalars.allSatisfy { scalar in
      switch scalar.properties.generalCategory {
      case .control, .privateUse, .surrogate, .unassigned: false
      default: true
      }
    }
  }
}
