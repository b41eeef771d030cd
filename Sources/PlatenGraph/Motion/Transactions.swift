/// How the changes of one host are to be shown, from the moment they are made until they are nodes.
@MainActor package final class Transactions {
  @Hosted private var host: ViewHost
  /// The transaction of the current evaluation; nil where it has none.
  package internal(set) var current: Transaction?
  /// Animated changes that wait for their elements to evaluate, or for their containers to set their children.
  private var byElement: [ObjectIdentifier: Transaction] = [:]
  private var byContainer: [ObjectIdentifier: Transaction] = [:]
  private var ofRoot: Transaction?
  private var completions: [AnimationCompletion] = []
  /// The nodes below which the next layout animates changed frames, with the transaction of each.
  private var layouts: [NodeID: Transaction] = [:]

  init(host: ViewHost) { self.host = host }

  /// The transaction of a change that is made now, if it sets anything about animations.
  private var arriving: Transaction? {
    let transaction = current ?? Transaction.current
    guard transaction.animation != nil || transaction.disablesAnimations else { return nil }
    if let completion = transaction.completion, !completion.isTaken {
      completion.isTaken = true
      completions.append(completion)
      if transaction.isTimed { host.animator.layoutWillChange(transaction) }
    }
    return transaction
  }

  /// Records the transaction of the change for which an element will be evaluated.
  func note(_ element: _Element) {
    guard let transaction = arriving else { return }
    byElement[ObjectIdentifier(element)] = transaction
  }

  /// Runs `body`, which evaluates, with another transaction than the one around it.
  package func with(changing transform: (inout Transaction) -> Void, _ body: () -> Void) {
    let outer = current
    var inner = outer ?? Transaction()
    // A withTransaction that disables animations wins over the modifiers inside.
    if !inner.disablesAnimations { transform(&inner) }
    current = inner
    body()
    current = outer
  }

  /// The next layout animates the frames at and below a node.
  func noteLayout(of node: Node, _ transaction: Transaction) {
    guard transaction.animation != nil, !transaction.disablesAnimations else { return }
    layouts[transaction.isScoped ? node.id : host.root.id] = transaction
    host.animator.layoutWillChange(transaction)
  }

  /// Sets a node's children, and starts the transitions of those inserted and removed.
  func setChildren(_ children: [Node], of node: Node, _ transaction: Transaction?) {
    let old = node.children
    let isFirst = host.updates.count <= 1
    if !host.matches.isUnused, !isFirst, let transaction { host.matches.note(from: old, to: children, transaction) }
    host.recorder.setChildren(children, of: node)
    let bringsOwn = old.contains { $0.transition != nil } || children.contains { $0.transition != nil }
    guard transaction != nil || bringsOwn, !isFirst, !old.elementsEqual(children, by: ===) else { return }
    let transaction = transaction ?? Transaction()
    let (before, after) = (Set(old.map(\.id)), Set(children.map(\.id)))
    for child in old where !after.contains(child.id) && !child.content.isOfWindow {
      host.animator.nodeDidLeave(child, node, transaction)
    }
    for child in children where !before.contains(child.id) && !child.content.isOfWindow {
      host.animator.nodeDidEnter(child, transaction)
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

  // MARK: taking

  /// The transaction of the change for which the element is evaluated.
  func take(for element: _Element) -> Transaction? {
    byElement.isEmpty ? nil : byElement.removeValue(forKey: ObjectIdentifier(element))
  }

  /// Records the transaction of the change for which a container will set its children.
  func noteRebuild(of container: any NodeContainer) {
    if let arriving { byContainer[ObjectIdentifier(container)] = arriving }
  }

  func noteRootRebuild() { ofRoot = arriving ?? ofRoot }

  func take(forRebuildOf container: any NodeContainer) -> Transaction? {
    byContainer.isEmpty ? nil : byContainer.removeValue(forKey: ObjectIdentifier(container))
  }

  func takeForRoot() -> Transaction? {
    defer { ofRoot = nil }
    return ofRoot
  }

  /// All containers have set their children.
  func forgetRebuilds() { byContainer.removeAll() }

  /// How the node, and what is in it, moves to its place in this layout.
  func layout(of id: NodeID) -> Transaction? { layouts.isEmpty ? nil : layouts[id] }

  /// How the node, or the whole window, moves to its place in this layout.
  func layout(ofNodeOrRoot id: NodeID) -> Transaction? { layouts[id] ?? layouts[host.root.id] }

  /// The layout has placed everything.
  func layoutDidEnd() { layouts.removeAll() }

  /// Whether any change waits to be reported as ended.
  var hasCompletions: Bool { !completions.isEmpty }
}

extension NodeContent {
  /// Whether it is a part of the window that front ends show and hide by their own means.
  fileprivate var isOfWindow: Bool {
    switch self {
    case .container(.modal), .container(.panel), .container(.popup), .container(.page), .container(.bar): true
    default: false
    }
  }
}
