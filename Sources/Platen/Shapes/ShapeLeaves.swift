extension Color: _LeafView {
  /// The node's content in an environment. For the graph.
  public func _content(in environment: EnvironmentValues) -> _NodeContentBox {
    _NodeContentBox(.leaf(.shape(ShapeContent(path: .rectangle, fill: paint))))
  }
}

extension _PaintedShape: _LeafView {
  /// The node's content in an environment. For the graph.
  public func _content(in environment: EnvironmentValues) -> _NodeContentBox {
    _NodeContentBox(.leaf(.shape(resolve(in: environment))))
  }
}

extension Shape {
  /// A shape used as a view is filled with the foreground style.
  @MainActor public func _content(in environment: EnvironmentValues) -> _NodeContentBox {
    _NodeContentBox(.leaf(.shape(ShapeContent(path: path, fill: environment.foreground))))
  }
}
