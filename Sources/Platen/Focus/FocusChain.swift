private enum FocusChainKey: EnvironmentKey { static let defaultValue: Int? = nil }

extension EnvironmentValues {
  /// The number of the fields that Return moves the focus through.
  var focusChain: Int? {
    get { self[FocusChainKey.self] }
    set { self[FocusChainKey.self] = newValue }
  }
}

/// Fields that Return moves the focus through.
struct _FocusChainView<Content> {
  let content: Content
  let moves: Bool
  @State private var number = ScopeNumber.next()

  nonisolated init(content: Content, moves: Bool) {
    self.content = content
    self.moves = moves
  }
}

extension _FocusChainView: View where Content: View {
  var body: some View { content.environment(\.focusChain, moves ? number : nil) }
}

extension View {
  /// Whether Return in a field of the view moves the focus to the next field of it, in reading order.
  ///
  /// ```swift
  /// Form {
  ///   TextField("Street", text: $street)
  ///   TextField("City", text: $city)
  /// }
  /// .submitMovesFocus()
  /// .submitLabel(.next)
  /// ```
  ///
  /// The actions of `onSubmit` run first, and the focus stays where they have moved it. Fields that are disabled are
  /// left out, and those inside another such modifier belong to that alone. In the last field Return does what it does
  /// without the modifier. In a browser the focus moves without waiting for the program.
  nonisolated public func submitMovesFocus(_ moves: Bool = true) -> some View {
    _FocusChainView(content: self, moves: moves)
  }
}

extension FieldInput {
  /// The next field of the chain, where there is one.
  private var nextInChain: Node? {
    guard let chain = environment.focusChain, let nodeID, let node = host.nodes[nodeID] else { return nil }
    if environment.returnMovesFocus { return host.focus.nextValue(after: node) }
    return host.focus.next(after: node) {
      if case .field(let field) = $0.content { field.chain == chain } else { false }
    }
  }

  /// Moves the focus on after Return, unless the program moves it. False at the end of the chain.
  func moveAlongChain() -> Bool {
    guard nextInChain != nil else { return false }
    host.focus.afterUpdate { [weak self] in
      guard let self, host.focus.node?.id == nodeID, let next = nextInChain else { return }
      if host.focus.leavesChainsToFrontEnd { host.focus.move(to: next.id) } else { host.focus.enter(next.id) }
    }
    return true
  }
}
