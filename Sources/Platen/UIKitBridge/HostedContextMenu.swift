/// Puts a node around a view that opens a menu of UIKit's, which is made when it opens.
struct _UIKitMenuModifier {
  let source: ContextMenuSource
}

extension _UIKitMenuModifier: _WrapperModifier, RespondingModifier {
  func _content(in environment: EnvironmentValues) -> _NodeContentBox {
    let isEnabled = environment.isEnabled
    return _NodeContentBox(.decoration(.effect(.contextMenu))) { $0.isEnabled = isEnabled }
  }

  package func _makeResponder(in host: ViewHost) -> any NodeResponder { HostedContextMenu(source) }

  package func _update(_ responder: any NodeResponder) { (responder as? HostedContextMenu)?.source = source }
}

/// Answers for the node around a view with a context menu.
private final class HostedContextMenu: EditMenuResponder {
  var source: ContextMenuSource

  init(_ source: ContextMenuSource) { self.source = source }

  func handle(_ event: NodeEvent) -> Bool { false }

  func openEditMenu() -> EditMenuPresentation? { EditMenuPresentation(of: source) }
}
