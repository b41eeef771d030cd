/// The label of a button that has a role and no label of its own.
public struct DefaultButtonLabel {
  let role: ButtonRole

  nonisolated init(role: ButtonRole) { self.role = role }
}

extension DefaultButtonLabel: View {
  /// The views that this one is made of.
  public var body: some View { Text(.own(words)) }

  private var words: LocalizedStringKey {
    switch role {
    case .destructive: "Delete"
    case .cancel: "Cancel"
    case .close: "Close"
    case .confirm: "Done"
    default: "OK"
    }
  }
}

extension Button where Label == DefaultButtonLabel {
  /// A button with the usual title of its role. It shows text in toolbars too, where Apple's (SwiftUI 26) shows a
  /// symbol.
  @preconcurrency nonisolated public init(role: ButtonRole, action: @escaping @MainActor () -> Void) {
    self.init(role: role, action: action) { DefaultButtonLabel(role: role) }
  }
}
