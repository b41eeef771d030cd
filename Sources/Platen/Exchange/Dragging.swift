import UniformTypeIdentifiers

/// Makes a view one that can be dragged.
public struct _DragModifier {
  let items: @MainActor () -> [DragItem]
  var handlers = DragHandlers()
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

/// The source of a drag.
final class DragResponder: DragSource {
  var modifier: _DragModifier
  private var session: DragSession?

  init(_ modifier: _DragModifier) { self.modifier = modifier }

  func handle(_ event: NodeEvent) -> Bool { false }

  func beginDrag() -> [DragItem] {
    let items = modifier.items()
    session = DragSession(items)
    return items
  }

  func dragDidMove() {
    report(.initial)
    report(.active)
  }

  func dragDidEnd(_ outcome: DragOutcome) {
    report(.ended(DropOperation(outcome)))
    session = nil
  }

  private func report(_ phase: DragSession.Phase) {
    session?.phase = phase
    guard let session else { return }
    for action in modifier.handlers.updated { action(session) }
  }
}

/// Makes a view one that can be dragged, with what the modifiers around it say about that.
struct _DragSourceModifier {
  let items: @MainActor () -> [DragItem]
  @Environment(\.dragHandlers) private var handlers

  nonisolated init(items: @escaping @MainActor () -> [DragItem]) { self.items = items }
}

extension _DragSourceModifier: ViewModifier {
  func body(content: Content) -> some View { content.modifier(_DragModifier(items: items, handlers: handlers)) }
}

extension View {
  /// Lets the user drag the view to a view that takes its value: of the program, and from a window or a page of other
  /// programs as well. In a terminal it is dragged by the mouse, in the program alone.
  nonisolated public func draggable<T: Transferable>(_ payload: @autoclosure @escaping () -> T) -> some View {
    nonisolated(unsafe) let payload = payload
    return modifier(
      _DragSourceModifier {
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
    return modifier(_DragSourceModifier { [data().wholeItem] })
  }

  /// Lets the user drag the view to a view that takes one of the provider's forms. `preview` is ignored.
  nonisolated public func onDrag<V: View>(
    _ data: @escaping () -> NSItemProvider, @ViewBuilder preview: () -> V
  ) -> some View { onDrag(data) }

  /// Lets the user drag the view to a view that takes one of the forms of the provider that `action` makes. Nothing is
  /// dragged where that is nil, nor without an action.
  @ViewBuilder nonisolated public func itemProvider(_ action: (() -> NSItemProvider?)?) -> some View {
    if let action {
      modifier(Self.sourceModifier(action))
    } else {
      self
    }
  }

  nonisolated private static func sourceModifier(_ action: @escaping () -> NSItemProvider?) -> _DragSourceModifier {
    nonisolated(unsafe) let action = action
    return _DragSourceModifier { action().map { [$0.wholeItem] } ?? [] }
  }
}
