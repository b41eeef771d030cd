/// The settings of the secure fields in a view.
struct SecureOptions: Equatable, Sendable {
  var mark = SecureMask.defaultMark
  var isRevealed = false
  var hasRevealButton = false
  var showsTyping = false
  var replacesAfterLeaving = false
  var protectsProcess = true
}

private enum SecureOptionsKey: EnvironmentKey { static let defaultValue = SecureOptions() }
private enum PrivacySensitiveKey: EnvironmentKey { static let defaultValue = false }
private enum RedactionReasonsKey: EnvironmentKey { static let defaultValue: RedactionReasons = [] }

extension EnvironmentValues {
  var secureOptions: SecureOptions {
    get { self[SecureOptionsKey.self] }
    set { self[SecureOptionsKey.self] = newValue }
  }

  var isPrivacySensitive: Bool {
    get { self[PrivacySensitiveKey.self] }
    set { self[PrivacySensitiveKey.self] = newValue }
  }

  /// The reasons for which views are redacted.
  public var redactionReasons: RedactionReasons {
    get { self[RedactionReasonsKey.self] }
    set { self[RedactionReasonsKey.self] = newValue }
  }

  /// Whether the contents of the view are hidden, as redacted ones or as private ones.
  var isPrivate: Bool {
    let reasons = redactionReasons
    return reasons.contains(.placeholder) || (reasons.contains(.privacy) && isPrivacySensitive)
  }
}

extension View {
  /// The mark that a secure field shows for each character, `•` by default.
  ///
  /// A character that takes more than one UTF-16 unit can't be a mark: the field shows the default one.
  nonisolated public func secureFieldMark(_ mark: Character) -> some View {
    environment(\.secureOptions.mark, mark.utf16.count == 1 ? mark : SecureMask.defaultMark)
  }

  /// Whether secure fields show their text for now.
  ///
  /// The field stays the same one: the caret, the selection and the focus stay where they are. What it shows can still
  /// be neither copied nor cut, and gets into no undo history.
  ///
  /// ```swift
  /// SecureField("Password", text: $password).secureFieldRevealed(isShown)
  /// Toggle("Show", isOn: $isShown)
  /// ```
  nonisolated public func secureFieldRevealed(_ isRevealed: Bool = true) -> some View {
    environment(\.secureOptions.isRevealed, isRevealed)
  }

  /// Whether secure fields have a button that shows their text, and hides it again.
  ///
  /// What is said of ``secureFieldRevealed(_:)`` is so of the text that it shows. In a browser it is shown without
  /// waiting for the program where all of it has been typed since the page was loaded.
  ///
  /// ```swift
  /// SecureField("Password", text: $password).secureFieldRevealButton()
  /// ```
  nonisolated public func secureFieldRevealButton(_ isVisible: Bool = true) -> some View {
    environment(\.secureOptions.hasRevealButton, isVisible)
  }

  /// Whether a secure field shows the character typed last for a moment, as telephones do.
  nonisolated public func secureFieldShowsTyping(_ showsTyping: Bool = true) -> some View {
    environment(\.secureOptions.showsTyping, showsTyping)
  }

  /// Whether the first edit after coming back to a secure field replaces the whole text, as Apple's fields do. By
  /// default it is edited in place.
  nonisolated public func secureFieldReplacesTextOnReturn(_ replaces: Bool = true) -> some View {
    environment(\.secureOptions.replacesAfterLeaving, replaces)
  }

  /// Whether the memory of the process is protected while a secure field in the view is shown, as it is by default: no
  /// debugger of the same user can attach, no other program can read it, and a crash writes no core file.
  ///
  /// Switch it off while you debug. The process is as it was before once no such field is shown.
  nonisolated public func secureFieldProtectsProcess(_ protects: Bool = true) -> some View {
    environment(\.secureOptions.protectsProcess, protects)
  }

  /// Marks what is private: with `redacted(reason: .privacy)` around it, it is hidden.
  nonisolated public func privacySensitive(_ sensitive: Bool = true) -> some View {
    environment(\.isPrivacySensitive, sensitive)
  }

  /// Hides texts and the contents of fields: all with `.placeholder`, the private ones with `.privacy`.
  nonisolated public func redacted(reason: RedactionReasons) -> some View {
    transformEnvironment(with: reason) { values, reason in values.redactionReasons.formUnion(reason) }
  }

  /// Reverts `redacted(reason:)` of the views around this one.
  nonisolated public func unredacted() -> some View { environment(\.redactionReasons, []) }
}
