extension Image: _LeafView {
  /// The node's content in an environment. For the graph.
  public func _content(in environment: EnvironmentValues) -> _NodeContentBox {
    var image = resolve(in: environment.textResolution)
    var environment = environment
    if let ownRenderingMode { environment.symbolRenderingMode = ownRenderingMode }
    image.adopt(environment)
    let isSymbol = image.systemName != nil
    var box = _NodeContentBox(.leaf(.image(image)))
    if isSymbol { box.castShadow(environment.foregroundShadow) }
    return box
  }
}
