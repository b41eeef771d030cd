// How changes are to be shown, from the moment they are made until they are nodes.

extension ViewHost {
  /// The transaction of a change that is made now, if it says anything about animations.
  var arrivingTransaction: Transaction? {
    let transaction = transaction ?? Transaction.current
    guard transaction.animation != nil || transaction.disablesAnimations else { return nil }
    if let completion = transaction.completion, !completion.isTaken {
      completion.isTaken = true
      completions.append(completion)
      if transaction.isTimed { animator.layoutWillChange(transaction) }
    }
    return transaction
  }

  func noteTransaction(of element: _Element) {
    guard let transaction = arrivingTransaction else { return }
    elementTransactions[ObjectIdentifier(element)] = transaction
  }

  /// Runs `body`, which evaluates, with another transaction than the one around it.
  package func withTransaction(changing transform: (inout Transaction) -> Void, _ body: () -> Void) {
    let outer = transaction
    var inner = outer ?? Transaction()
    // A withTransaction that disables animations wins over the modifiers inside.
    if !inner.disablesAnimations { transform(&inner) }
    transaction = inner
    body()
    transaction = outer
  }

  func noteLayout(of node: Node, _ transaction: Transaction) {
    guard transaction.animation != nil, !transaction.disablesAnimations else { return }
    layoutTransactions[transaction.isScoped ? node.id : root.id] = transaction
    animator.layoutWillChange(transaction)
  }

  /// Sets a node's children, and starts the transitions of those inserted and removed.
  func setChildren(_ children: [Node], of node: Node, _ transaction: Transaction?) {
    let old = node.children
    if !matches.isUnused, updateCount > 1, let transaction { noteMatches(from: old, to: children, transaction) }
    recorder.setChildren(children, of: node)
    let bringsOwn = old.contains { $0.transition != nil } || children.contains { $0.transition != nil }
    guard transaction != nil || bringsOwn, updateCount > 1, !old.elementsEqual(children, by: ===) else { return }
    let transaction = transaction ?? Transaction()
    let (before, after) = (Set(old.map(\.id)), Set(children.map(\.id)))
    for child in old where !after.contains(child.id) && !child.content.isOfWindow {
      animator.nodeDidLeave(child, node, transaction)
    }
    for child in children where !before.contains(child.id) && !child.content.isOfWindow {
      animator.nodeDidEnter(child, transaction)
    }
    noteLayout(of: node, transaction)
  }

  /// Ends the completions whose changes are evaluated and have animated nothing.
  func finishCompletions() -> Bool {
    guard !completions.isEmpty else { return false }
    let batch = completions
    completions.removeAll()
    for completion in batch { completion.finishIfIdle() }
    return true
  }
}

extension NodeContent {
  /// Whether it is a part of the window that front ends show and hide by their own means.
  fileprivate var isOfWindow: Bool {
    switch self {
    case .modal, .panel, .popup, .page, .bar: true
    default: false
    }
  }
}
