/// Of a button that expands and collapses a group: whether the group is expanded, and its number.
struct ButtonExpansion: Equatable {
  var isExpanded: Bool
  var number: Int
}

private enum ButtonExpansionKey: EnvironmentKey { static let defaultValue: ButtonExpansion? = nil }

extension EnvironmentValues {
  /// What the button here expands and collapses; nil where it does neither.
  var buttonExpansion: ButtonExpansion? {
    get { self[ButtonExpansionKey.self] }
    set { self[ButtonExpansionKey.self] = newValue }
  }
}

/// The button that expands and collapses a disclosure group or a section: a chevron, and a label.
struct _ExpansionButton<Label> {
  let isExpanded: Binding<Bool>
  let number: Int
  let label: Label

  nonisolated init(isExpanded: Binding<Bool>, of number: Int, @ViewBuilder label: () -> Label) {
    self.isExpanded = isExpanded
    self.number = number
    self.label = label()
  }
}

extension _ExpansionButton: View where Label: View {
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
    .environment(\.buttonExpansion, ButtonExpansion(isExpanded: isExpanded.wrappedValue, number: number))
  }
}

/// Marks the views that an expansion button shows and hides.
struct _ExpansionModifier: RowTraitModifier {
  let number: Int

  func apply(to traits: inout RowTraits, in environment: EnvironmentValues) {
    if !traits.expansions.contains(number) { traits.expansions.append(number) }
  }
}
