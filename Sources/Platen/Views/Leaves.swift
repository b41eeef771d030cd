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
    var box = _NodeContentBox(.text(text))
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

extension Image: _LeafView {
  /// The node's content in an environment. For the graph.
  public func _content(in environment: EnvironmentValues) -> _NodeContentBox {
    var image = resolve(in: environment.textResolution)
    image.adopt(environment)
    return _NodeContentBox(.image(image))
  }
}

extension Color: _LeafView {
  /// The node's content in an environment. For the graph.
  public func _content(in environment: EnvironmentValues) -> _NodeContentBox {
    _NodeContentBox(.shape(ShapeContent(path: .rectangle, fill: paint)))
  }
}

extension _PaintedShape: _LeafView {
  /// The node's content in an environment. For the graph.
  public func _content(in environment: EnvironmentValues) -> _NodeContentBox {
    _NodeContentBox(.shape(resolve(foreground: environment.foreground, tint: environment.tint)))
  }
}

extension Shape {
  /// A shape used as a view is filled with the foreground style.
  @MainActor public func _content(in environment: EnvironmentValues) -> _NodeContentBox {
    _NodeContentBox(.shape(ShapeContent(path: path, fill: environment.foreground)))
  }
}
