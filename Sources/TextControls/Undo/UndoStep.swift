/// A step of an undo manager: what the program has registered, or an edit of a text.
struct UndoStep {
  struct Action {
    let target: ObjectIdentifier
    let perform: @MainActor () -> Void
  }

  var actions: [Action] = []
  var name = ""
  private(set) weak var text: (any UndoableText)?
  let isProgram: Bool

  /// Creates a step of the program's.
  init(actions: [Action] = []) {
    self.actions = actions
    isProgram = true
  }

  /// Creates the step of a text.
  init(_ text: any UndoableText) {
    self.text = text
    isProgram = false
  }

  /// Whether it can be carried out: a text may have been released.
  var isLive: Bool { isProgram || text != nil }
}

extension [UndoStep] {
  /// Adds so many steps of a text at the end; a negative number removes its last or its first ones.
  @MainActor mutating func follow(_ text: any UndoableText, by count: Int, removesLast: Bool) {
    if count >= 0 {
      for _ in 0..<count { append(UndoStep(text)) }
    } else if removesLast {
      for _ in count..<0 { if let index = lastIndex(where: { $0.text === text }) { remove(at: index) } }
    } else {
      var rest = -count
      removeAll { step in
        guard rest > 0, step.text === text else { return false }
        rest -= 1
        return true
      }
    }
  }
}
