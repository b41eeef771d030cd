/// A label with a chevron, which the user presses to show or hide the content.
public struct DisclosureGroup<Label: View, Content: View> {
  let content: () -> Content
  let label: Label
  let isExpanded: Binding<Bool>?
  @State private var isOwnExpanded = false
  @State private var number = ScopeNumber.next()
  @Environment(\.isFormRow) private var isFormRow
  @ControlStyle<DisclosureGroupStyles> private var style

  /// Creates a group that keeps itself whether it is expanded. It is collapsed at first.
  nonisolated public init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
    self.content = content
    self.label = label()
    isExpanded = nil
  }

  /// Creates a group that shows its content while `isExpanded` is true. Pressing the label toggles the binding.
  nonisolated public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.content = content
    self.label = label()
    self.isExpanded = isExpanded
  }
}

extension DisclosureGroup: View {
  /// The views that this one is made of.
  public var body: some View {
    if let styled = style.body(
      DisclosureGroupStyleConfiguration(
        label: .init(view: AnyView(label)), content: .init(view: style.applied(to: content())),
        isExpanded: expansion))
    {
      styled
    } else if isFormRow {
      button
      if shown { content().modifier(_ExpansionModifier(number: number)) }
    } else {
      VStack(alignment: .leading) {
        button
        if shown {
          VStack(alignment: .leading) { content() }.padding(.leading, 16).modifier(_ExpansionModifier(number: number))
        }
      }
    }
  }

  @MainActor private var expansion: Binding<Bool> { isExpanded ?? $isOwnExpanded }

  @MainActor private var shown: Bool { expansion.wrappedValue }

  @MainActor private var button: some View { _ExpansionButton(isExpanded: expansion, of: number) { label } }
}
