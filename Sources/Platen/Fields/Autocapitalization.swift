import TextEditing

private enum AppliesAutocapitalizationKey: EnvironmentKey { static let defaultValue = false }

extension EnvironmentValues {
  /// Whether autocapitalization applies to letters that hardware keys type.
  var appliesAutocapitalization: Bool {
    get { self[AppliesAutocapitalizationKey.self] }
    set { self[AppliesAutocapitalizationKey.self] = newValue }
  }

  /// The capitals that a session makes of what is typed. In addresses it makes none.
  var capitalization: EditingOptions.Capitalization {
    guard appliesAutocapitalization else { return .none }
    switch inputTraits.keyboardType {
    case .emailAddress, .URL, .webSearch: return .none
    default: break
    }
    switch inputTraits.autocapitalization.type {
    case .none: return .none
    case .words: return .words
    case .sentences: return .sentences
    case .allCharacters: return .allCharacters
    }
  }
}

extension View {
  /// Has `textInputAutocapitalization(_:)` apply to letters typed with hardware keys too.
  ///
  /// Without it, as with SwiftUI, only a screen keyboard applies it: a hardware keyboard has a Shift key. It changes
  /// single letters that are typed, and nothing that is pasted, composed or private; a letter that is changed back to
  /// small after deleting it stays so.
  nonisolated public func appliesAutocapitalization(_ applies: Bool = true) -> some View {
    environment(\.appliesAutocapitalization, applies)
  }
}
