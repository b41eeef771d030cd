extension Color: _LeafView {
  /// The node's content in an environment. For the graph.
  public func _content(in environment: EnvironmentValues) -> _NodeContentBox {
    _NodeContentBox(.leaf(.shape(ShapeContent(path: .rectangle, fill: paint))))
  }
}

extension _PaintedShape: _LeafView {
  /// The node's content in an environment. For the graph.
  public func _content(in environment: EnvironmentValues) -> _NodeContentBox {
    let background = environment.paint(of: BackgroundStyle()._source)
    let content = resolve(foreground: environment.foreground, tint: environment.tint, background: background)
    return _NodeContentBox(.leaf(.shape(content)))
  }
}

extension Shape {
  /// A shape used as a view is filled with the foreground style.
  @MainActor public func _content(in environment: EnvironmentValues) -> _NodeContentBox {
    _NodeContentBox(.leaf(.shape(ShapeContent(path: path, fill: environment.foreground))))
  }
}
