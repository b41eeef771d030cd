/// What a button of a role is called that the program gives no label.
public struct DefaultButtonLabel {
  let role: ButtonRole

  nonisolated init(role: ButtonRole) { self.role = role }
}

extension DefaultButtonLabel: View {
  public var body: some View { Text(words) }

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
  /// A button of a role that is called as buttons of the role are. After Apple's (SwiftUI 26), which shows a symbol
  /// in bars; words say the same to everybody.
  @preconcurrency nonisolated public init(role: ButtonRole, action: @escaping @MainActor () -> Void) {
    self.init(role: role, action: action) { DefaultButtonLabel(role: role) }
  }
}
