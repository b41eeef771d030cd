/// The controls at the end of sections.
struct SectionActions {
  /// The views of the modifiers, from the inside outwards.
  let views: [AnyView]
}

private enum SectionActionsKey: EnvironmentKey { static var defaultValue: SectionActions? { nil } }

extension EnvironmentValues {
  /// What the sections here have at their end; nil for nothing.
  var sectionActions: SectionActions? {
    get { self[SectionActionsKey.self] }
    set { self[SectionActionsKey.self] = newValue }
  }
}

extension View {
  /// Adds controls at the end of a section, such as a button that adds a row: each is a row after those of the content,
  /// and above the footer. Where the section hides its rows, it hides these too. Of several modifiers the inner one's
  /// controls come first.
  ///
  /// On a view with several sections, each of them has the controls.
  nonisolated public func sectionActions<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    let added = AnyView(content())
    return transformEnvironment(\.sectionActions) { actions in
      actions = SectionActions(views: [added] + (actions?.views ?? []))
    }
  }
}

/// The content of a section with the controls at its end.
struct _ActedContent<Content> {
  let content: Content
  let actions: SectionActions

  nonisolated init(content: Content, actions: SectionActions) {
    self.content = content
    self.actions = actions
  }
}

extension _ActedContent: View where Content: View {
  var body: some View {
    // The controls are those of this section, not of others in its rows.
    content.environment(\.sectionActions, nil)
    ForEach(actions.views.indices, id: \.self) { actions.views[$0] }.environment(\.sectionActions, nil)
  }
}
