extension Color: _LeafView {
  /// The node's content in an environment. For the graph.
  public func _content(in environment: EnvironmentValues) -> _NodeContentBox {
    _NodeContentBox(.leaf(.shape(ShapeContent(path: .rectangle, fill: paint))))
  }
}

extension _PaintedShape: _LeafView {
  /// The node's content in an environment. For the graph.
  public func _content(in environment: EnvironmentValues) -> _NodeContentBox {
    var box = _NodeContentBox(.leaf(.shape(resolve(in: environment))))
    box.castShadow((stroke ?? fill)?.shadow(in: environment) ?? fill?.shadow(in: environment))
    return box
  }
}

extension Shape {
  /// A shape used as a view is filled with the foreground style.
  @MainActor public func _content(in environment: EnvironmentValues) -> _NodeContentBox {
    var box = _NodeContentBox(.leaf(.shape(ShapeContent(path: path, fill: environment.foreground))))
    box.castShadow(environment.foregroundShadow)
    return box
  }
}

extension _NodeContentBox {
  /// Gives the node the shadow of the style that it is painted with.
  mutating func castShadow(_ shadow: ShadowContent?) {
    guard let shadow else { return }
    let adjust = self.adjust
    self.adjust = { attributes in
      adjust(&attributes)
      attributes.styleShadow = shadow
    }
  }
}
