extension Image: _LeafView {
  /// The node's content in an environment. For the graph.
  public func _content(in environment: EnvironmentValues) -> _NodeContentBox {
    var image = resolve(in: environment.textResolution)
    var environment = environment
    if let ownRenderingMode { environment.symbolRenderingMode = ownRenderingMode }
    image.adopt(environment)
    return _NodeContentBox(.leaf(.image(image)))
  }
}
