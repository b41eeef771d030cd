extension Text: _LeafView {
  public func _content(in environment: EnvironmentValues) -> _NodeContentBox {
    _NodeContentBox(.text(resolve(in: environment.textResolution)))
  }
}

extension Image: _LeafView {
  public func _content(in environment: EnvironmentValues) -> _NodeContentBox {
    _NodeContentBox(.image(resolve(in: environment.textResolution)))
  }
}

extension Color: _LeafView {
  public func _content(in environment: EnvironmentValues) -> _NodeContentBox {
    _NodeContentBox(.shape(ShapeContent(path: .rectangle, fill: paint)))
  }
}

extension _PaintedShape: _LeafView {
  public func _content(in environment: EnvironmentValues) -> _NodeContentBox {
    _NodeContentBox(.shape(resolve(foreground: environment.foreground, tint: environment.tint)))
  }
}

extension Shape {
  /// A shape as a view is filled with the foreground.
  public func _content(in environment: EnvironmentValues) -> _NodeContentBox {
    _NodeContentBox(.shape(ShapeContent(path: path, fill: environment.foreground)))
  }
}
