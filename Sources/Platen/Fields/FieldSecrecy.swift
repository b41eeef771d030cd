import TextEditing

/// How a field keeps its text from being seen.
@MainActor struct FieldSecrecy {
  /// Whether marks are shown in place of the text.
  private(set) var isMasked = false
  /// What is shown for each character: one UTF-16 unit, so that offsets count marks.
  private(set) var mark = SecureMask.defaultMark
  /// Whether the character typed last is shown for a moment.
  private(set) var showsTyping = false
  private var replacesAfterLeaving = false
  /// The focus was here and has moved elsewhere.
  var wasLeft = false
  private var protection = FieldProtection()
  /// The index of the character that is shown for now.
  private(set) var shownCharacter: Int?
  private var hiding: Task<Void, Never>?

  mutating func update(_ environment: EnvironmentValues, isSecure: Bool) {
    let isRedacted = environment.isPrivate
    let options = environment.secureOptions
    isMasked = isRedacted || (isSecure && !options.isRevealed)
    mark = options.mark
    showsTyping = isSecure && options.showsTyping
    replacesAfterLeaving = isSecure && options.replacesAfterLeaving
    if !isMasked { hideCharacter() }
    protection.isOn = isSecure && options.protectsProcess
  }

  /// The field is removed.
  mutating func end() {
    hideCharacter()
    protection.isOn = false
  }

  /// Whether the next edit replaces the whole text, as with Apple's fields.
  var replacesAll: Bool { replacesAfterLeaving && wasLeft }

  /// Shows a character for a moment; `hide` is called when that is over.
  mutating func show(_ index: Int, hide: @escaping @MainActor () -> Void) {
    hideCharacter()
    shownCharacter = index
    hiding = Task { @MainActor in
      try? await Task.sleep(for: .milliseconds(1_500))
      if !Task.isCancelled { hide() }
    }
  }

  /// True when there was one to hide.
  @discardableResult mutating func hideCharacter() -> Bool {
    hiding?.cancel()
    hiding = nil
    defer { shownCharacter = nil }
    return shownCharacter != nil
  }
}

extension FieldInput {
  /// Shows what was just typed for a moment, where the program enables that, and nothing after any other edit.
  func noteTyping(_ command: EditCommand, since before: EditingState) {
    let text: String? =
      switch command {
      case .insert(let text): text
      case .replace(_, let text, _): text
      default: nil
      }
    let state = controller.session.state
    guard secrecy.showsTyping, secrecy.isMasked, let text, text.count == 1, state.text != before.text else {
      _ = secrecy.hideCharacter()
      return
    }
    let caret = SecureMask(state.text).mark(at: state.selection.head)
    guard caret > 0 else { return }
    secrecy.show(caret - 1) { [weak self] in
      guard let self else { return }
      if secrecy.hideCharacter() { setNeedsEvaluation() }
    }
  }
}
