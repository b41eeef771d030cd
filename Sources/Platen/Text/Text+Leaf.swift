extension Text: _LeafView {
  /// The node's content in an environment. For the graph.
  public func _content(in environment: EnvironmentValues) -> _NodeContentBox {
    var shown = self
    if case .attributed(let text) = storage, let definition = environment.formattingDefinition {
      shown.storage = .attributed(definition.applied(to: text))
    }
    let (resolved, next) = TextClock.run({ environment.hostReference.host?.animator.date ?? Date() }) {
      shown.resolve(in: environment.textResolution)
    }
    var text = resolved
    if environment.isPrivate { text.redact() }
    text.isSelectable = environment.textIsSelectable
    var box = _NodeContentBox(.leaf(.text(text)))
    box.next = next
    return box
  }
}

extension TextContent {
  /// Replaces all characters but white space by blocks, and removes links.
  mutating func redact() {
    for index in runs.indices {
      runs[index].text = String(runs[index].text.map { $0.isWhitespace ? $0 : "▒" })
      runs[index].link = nil
    }
  }
}
