import PlatenGraph

// Why a button is disabled.
extension PlainForm {
  /// What is wrong with the fields, or else which are empty; empty where nothing is.
  var missing: String {
    let (wrong, _, empty) = faults
    return Self.list(wrong.isEmpty ? empty : wrong)
  }

  /// What is to be entered yet; nil where nothing is. Empty fields may be what a disabled button waits for.
  var openEntries: String? {
    let isWaiting = items.contains { PlainButton($0, words)?.isEnabled == false }
    let open = isWaiting ? missing : Self.list(faults.wrong)
    return open.isEmpty ? nil : open
  }

  /// Notes the texts that were written after a button was pressed.
  func noteAnswer(_ texts: [NodeID]) {
    if let lastPress, !texts.isEmpty { answers[lastPress.button] = texts }
  }

  /// Has the user asked again what is wrong, which is written already; a script has given its answers.
  func askWrongAgain() {
    guard console.isInteractive else { return }
    for node in faults.nodes { answered.remove(node) }
  }

  /// Says what is wrong where a button was pressed, and nothing has been written since: it has refused without a word,
  /// or with the words of the time before, which are written again.
  func sayWhyNothingHappens() {
    defer { lastPress = nil }
    guard let lastPress, lastPress.lines == linesWritten else { return }
    let wrong = Self.list(faults.wrong)
    if !wrong.isEmpty {
      line("  ! " + words("Not complete: %@", wrong))
      return askWrongAgain()
    }
    let answer = answers[lastPress.button] ?? []
    for item in items {
      if let id = item.id, answer.contains(id), let text = shown[id] { line(text) }
    }
  }

  /// Reasons in one line. Before a semicolon there is no full stop.
  private static func list(_ reasons: [String]) -> String {
    let inner = reasons.dropLast().map { reason in
      reason.hasSuffix(".") || reason.hasSuffix("。") ? String(reason.dropLast()) : reason
    }
    return (inner + reasons.suffix(1)).joined(separator: "; ")
  }

  /// What is wrong with the answer of a control, which is no field of text, as far as the form has said it.
  private func fault(of item: PlainItem) -> (node: NodeID, reason: String)? {
    switch item {
    case .control(let node, _), .toggle(let node, _):
      guard node.attributes.isEnabled, let answer = node.controlAnswer, let problem = answer.problem
      else { return nil }
      return (node.id, "\(answer.name): \(problem.plainLine)")
    default: return nil
    }
  }

  /// What is wrong with the fields, with their nodes, and which are empty. A form that says of some fields that they
  /// are required says of the others that they are not: these are not named.
  private var faults: (wrong: [String], nodes: [NodeID], empty: [String]) {
    var (wrong, nodes, empty): ([String], [NodeID], [String]) = ([], [], [])
    var saysWhatIsRequired = false
    for item in items {
      if let (node, fault) = fault(of: item) {
        // Several controls may give one answer.
        if !wrong.contains(fault) { wrong.append(fault) }
        nodes.append(node)
      }
      guard case .field(let node, let label) = item, case .field(let field) = node.content, node.attributes.isEnabled
      else { continue }
      if field.isRequired { saysWhatIsRequired = true }
      if field.isRequired, field.storage.isEmpty {
        wrong.append(words("%@ is required", label))
        nodes.append(node.id)
      } else if let validation = field.validation {
        wrong.append("\(label): \(validation.message.plainLine)")
        nodes.append(node.id)
      } else if field.storage.isEmpty {
        empty.append(words("%@ is empty", label))
      }
    }
    return (wrong, nodes, saysWhatIsRequired ? [] : empty)
  }
}

extension Node {
  /// What is known of the answer of a control, which may be known of the control with its label.
  var controlAnswer: ControlAnswer? {
    var node: Node? = self
    while let current = node {
      if let answer = current.attributes.accessibilityDetails.answer { return answer }
      node = current.parent
    }
    return nil
  }
}
