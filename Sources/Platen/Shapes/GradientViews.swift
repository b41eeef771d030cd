// A gradient as a view fills the proposed size.

/// A style that is a view by itself.
public protocol _StyleView: ShapeStyle, _LeafView {}

extension _StyleView {
  /// The node's content in an environment. For the graph.
  @MainActor public func _content(in environment: EnvironmentValues) -> _NodeContentBox {
    let paint = environment.paint(of: _source)
    return _NodeContentBox(.leaf(.shape(ShapeContent(path: .rectangle, fill: paint))))
  }
}

extension LinearGradient: _StyleView {}
extension MeshGradient: _StyleView {}
extension RadialGradient: _StyleView {}
extension EllipticalGradient: _StyleView {}
extension AngularGradient: _StyleView {}
