import Foundation
import PlatenGraph

extension TerminalSession: NodeFrontEnd {
  package var mainQueueMayHaveWork: Bool { programMayHaveWork() }

  package func show(_ patches: [Patch]) {
    for patch in patches {
      switch patch {
      case .update(let node, let old, _):
        damage.add(node)
        if node.id == expected?.focus, node.isSecretField { expected = nil }
        if !needsHints { needsHints = !node.content.hasSameHints(as: old) }
      case .insert(let node, _, _):
        setNeedsDraw()
        if !needsSpacing { needsSpacing = node.first { $0.holdsRows } != nil }
      case .remove(let node, _, _):
        setNeedsDraw()
        state.forget(node)
      case .scroll(let node, let anchor):
        setNeedsDraw()
        scrollTarget = (node.id, anchor)
      case .move: setNeedsDraw()
      }
    }
  }

  package func updateDidEnd() {
    if hasLostFocus { return restoreFocus() }
    draw()
  }

  package func show(_ step: Animator.Step) {
    if !step.changed.isEmpty { setNeedsDraw() }
  }

  /// Fifteen frames a second, which slow connections can transmit.
  package var frameClock: FrontEndClock { .timer(1.0 / 15) }

  package var keyBindings: FrontEndKeyBindings { endKeys.contains(.escape) ? Self.promptBindings : Self.bindings }

  package var platformClipboard: (any Clipboard)? { clipboard }

  package var opensLinks: Bool { openLink != nil }

  package var linkSchemes: Set<String>? { nil }

  package func open(_ link: URL) -> Bool { openLink?(link) ?? false }
}
