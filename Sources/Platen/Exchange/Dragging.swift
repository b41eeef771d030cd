import UniformTypeIdentifiers

/// Makes a view one that can be dragged.
public struct _DragModifier {
  let items: @MainActor () -> [DragItem]
}

extension _DragModifier: _WrapperModifier, RespondingModifier {
  /// The node's content in an environment. For the graph.
  public func _content(in environment: EnvironmentValues) -> _NodeContentBox {
    var content = GestureContent()
    content.isDragSource = environment.isEnabled
    let isEnabled = environment.isEnabled
    return _NodeContentBox(.decoration(.effect(.gesture(content)))) { $0.isEnabled = isEnabled }
  }

  package func _makeResponder(in host: ViewHost) -> any NodeResponder { DragResponder(self) }

  package func _update(_ responder: any NodeResponder) { (responder as? DragResponder)?.modifier = self }
}

private final class DragResponder: DragSource {
  var modifier: _DragModifier

  init(_ modifier: _DragModifier) { self.modifier = modifier }

  func handle(_ event: NodeEvent) -> Bool { false }

  func beginDrag() -> [DragItem] { modifier.items() }
}

extension View {
  /// Lets the user drag the view to a view that takes its value: of the program, and from a window or a page of other
  /// programs as well. In a terminal it is dragged by the mouse, in the program alone.
  nonisolated public func draggable<T: Transferable>(_ payload: @autoclosure @escaping () -> T) -> some View {
    nonisolated(unsafe) let payload = payload
    return modifier(
      _DragModifier {
        let provider = NSItemProvider()
        let value = payload()
        provider.register(value)
        return [provider.wholeItem]
      })
  }

  /// Lets the user drag the view to a view that takes its value. `preview` is ignored: front ends show the view itself,
  /// or a pointer.
  nonisolated public func draggable<V: View, T: Transferable>(
    _ payload: @autoclosure @escaping () -> T, @ViewBuilder preview: () -> V
  ) -> some View { draggable(payload()) }

  /// Lets the user drag the view to a view that takes one of the provider's forms.
  nonisolated public func onDrag(_ data: @escaping () -> NSItemProvider) -> some View {
    nonisolated(unsafe) let data = data
    return modifier(_DragModifier { [data().wholeItem] })
  }

  /// Lets the user drag the view to a view that takes one of the provider's forms. `preview` is ignored.
  nonisolated public func onDrag<V: View>(
    _ data: @escaping () -> NSItemProvider, @ViewBuilder preview: () -> V
  ) -> some View { onDrag(data) }
}
