private enum ButtonExpansionKey: EnvironmentKey { static let defaultValue: Bool? = nil }

extension EnvironmentValues {
  /// Whether what the button here expands and collapses is expanded; nil where it does neither.
  var buttonExpansion: Bool? {
    get { self[ButtonExpansionKey.self] }
    set { self[ButtonExpansionKey.self] = newValue }
  }
}

/// The button that expands and collapses a disclosure group or a section: a chevron, and a label.
struct _ExpansionButton<Label: View> {
  let isExpanded: Binding<Bool>
  let label: Label

  nonisolated init(isExpanded: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.isExpanded = isExpanded
    self.label = label()
  }
}

extension _ExpansionButton: View {
  var body: some View {
    Button {
      isExpanded.wrappedValue.toggle()
    } label: {
      HStack {
        Image(decorativeSystemName: isExpanded.wrappedValue ? "chevron.down" : "chevron.forward")
        label
      }
    }
    .buttonStyle(.plain)
    .environment(\.buttonExpansion, isExpanded.wrappedValue)
  }
}
