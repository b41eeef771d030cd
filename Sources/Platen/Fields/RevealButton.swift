private enum RevealButtonKey: EnvironmentKey { static let defaultValue = false }

extension EnvironmentValues {
  /// Whether the button here shows and hides the text of a field.
  var isRevealButton: Bool {
    get { self[RevealButtonKey.self] }
    set { self[RevealButtonKey.self] = newValue }
  }
}

/// A secure field with a button that shows its text.
struct _RevealableField<FieldLabel: View> {
  let core: _FieldCore<FieldLabel>
  @State private var isRevealed = false
  @Environment(\.nodeScope) private var scope
  @Environment(\.secureOptions) private var options
  @Environment(\.fieldRules) private var rules
  @Environment(\.characterCount) private var count

  nonisolated init(core: _FieldCore<FieldLabel>) { self.core = core }
}

extension _RevealableField: View {
  private var hasNotes: Bool { rules != nil || count != nil }

  @ViewBuilder private var field: some View {
    if hasNotes { _ValidatedField(core: core, count: count) } else { core }
  }

  var body: some View {
    HStack(alignment: hasNotes ? .firstTextBaseline : .center) {
      field.environment(\.secureOptions.isRevealed, isRevealed || options.isRevealed).environment(\.nodeScope, scope)
      // It is a control of its own: the focus states, the look and the attributes are the field's.
      Button {
        isRevealed.toggle()
      } label: {
        Image(systemName: isRevealed ? "eye.slash" : "eye").accessibilityLabel(.own(isRevealed ? "Hide" : "Show"))
      }
      .buttonStyle(.borderless)
      .environment(\.isRevealButton, true)
      .environment(\.focusTargets, FocusTargets())
    }
    .environment(\.nodeScope, NodeScope())
  }
}
