/// The element of a modifier that sets traits of rows, and makes rows of its views where no container around does.
class RowMakingElement<Content: View, Modifier: ViewModifier>: _ModifierElement<Content, Modifier> {
  /// Arranges the rows; nil where the container around does.
  private final var model: ListModel?

  /// Makes rows of the views, unless a form, a list or another modifier around does.
  final func makeRowsIfNeeded() {
    if !Tracking.untracked({ environment.isInRow }) { model = ListModel() }
  }

  final func arrangeRows(_ nodes: [Node]) -> [Node] { model?.arrange(nodes, in: self) ?? nodes }

  // What further modifiers set inside is shown in the same rows.
  final override var writesEnvironment: Bool { model != nil }

  final override func write(to environment: inout EnvironmentValues) {
    guard let model else { return }
    environment.list = model
    environment.rowPlace = .modified
  }

  override func forEachChild(_ body: (_Element) -> Void) {
    super.forEachChild(body)
    model?.forEachRow(body)
  }
}
