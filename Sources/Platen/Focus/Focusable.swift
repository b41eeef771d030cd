/// Makes a view that is no control focusable, by a node around it that can have the focus.
public struct _FocusableModifier {
  let isFocusable: Bool
  /// Called with true when the node gains the focus, and with false when it loses it.
  let onChange: (Bool) -> Void
}

extension _FocusableModifier: _WrapperModifier, RespondingModifier {
  /// The node's content in an environment. For the graph.
  public func _content(in environment: EnvironmentValues) -> _NodeContentBox {
    var content = GestureContent()
    content.isFocusable = isFocusable
    content.keys = environment.keyActions.keys
    content.hidesFocus = !environment.isFocusEffectEnabled
    let isEnabled = environment.isEnabled
    let isFocusable = isFocusable && environment.allowsFocus
    let scope = environment.nodeScope
    return _NodeContentBox(.decoration(.effect(.gesture(content)))) {
      $0.isEnabled = isEnabled
      $0.isFocusable = isFocusable
      // What has the focus is what is spoken.
      $0.accessibilityLabel = scope.accessibilityLabel
      $0.accessibilityValue = scope.accessibilityValue
      $0.help = scope.help
      $0.accessibilityIdentifier = scope.accessibilityIdentifier
    }
  }

  package func _makeResponder(in host: ViewHost) -> any NodeResponder { FocusableSession(self) }

  package func _update(_ responder: any NodeResponder) { (responder as? FocusableSession)?.modifier = self }
}

/// Answers for a view that takes the focus.
@MainActor final class FocusableSession: KeyActionTaking {
  var modifier: _FocusableModifier
  var keyActions = KeyActions()

  init(_ modifier: _FocusableModifier) { self.modifier = modifier }

  func shouldGainFocus() -> Bool { true }
  func shouldLoseFocus() -> Bool { true }
  func didGainFocus() { modifier.onChange(true) }
  func didLoseFocus() { modifier.onChange(false) }
  func press(_ key: KeyPress) -> KeyPress.Result { keyActions.run(key) }

  // A click gives the focus, which the front end does; nothing else is done with it here.
  func handle(_ event: NodeEvent) -> Bool { false }
}

/// Makes a view focusable and sets `isFocused` in the environment of its content.
struct FocusableView: ViewModifier {
  @State private var isFocused = false
  private let isFocusable: Bool

  nonisolated init(isFocusable: Bool) { self.isFocusable = isFocusable }

  func body(content: Content) -> some View {
    content
      .environment(\.isFocused, isFocused)
      .modifier(_FocusableModifier(isFocusable: isFocusable) { isFocused = $0 })
  }
}

private enum FocusEffectKey: EnvironmentKey { static let defaultValue = true }

extension EnvironmentValues {
  /// Whether what has the focus is shown as such.
  public var isFocusEffectEnabled: Bool {
    get { self[FocusEffectKey.self] }
    set { self[FocusEffectKey.self] = newValue }
  }
}
