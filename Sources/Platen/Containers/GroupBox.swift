/// A box around related views, with a label.
public struct GroupBox<Label: View, Content: View> {
  let label: Label
  let content: Content

  /// Creates a box with a label above its content.
  nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.content = content()
  }

  /// Creates a box with a label above its content. The label is passed as a view.
  nonisolated public init(label: Label, @ViewBuilder content: () -> Content) {
    self.label = label
    self.content = content()
  }
}

extension GroupBox: View {
  /// The views that this one is made of.
  public var body: some View { _StyledGroupBox(label: label, content: content) }
}

extension GroupBox where Label == EmptyView {
  /// Creates a box without a label.
  nonisolated public init(@ViewBuilder content: () -> Content) {
    label = EmptyView()
    self.content = content()
  }
}

/// A placeholder for a view without contents.
public struct ContentUnavailableView<Label: View, Description: View, Actions: View> {
  let label: Label
  let description: Description
  let actions: Actions

  /// Creates a placeholder from its parts, one below the other: a label, a description in a secondary colour, and
  /// actions. It fills the available space.
  nonisolated public init(
    @ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description = { EmptyView() },
    @ViewBuilder actions: () -> Actions = { EmptyView() }
  ) {
    self.label = label()
    self.description = description()
    self.actions = actions()
  }
}

extension ContentUnavailableView: View {
  /// The views that this one is made of.
  public var body: some View {
    VStack {
      label.font(.title2)
      description.foregroundStyle(.secondary).multilineTextAlignment(.center)
      actions
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .padding()
  }
}

extension ContentUnavailableView where Label == Platen.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  /// Creates a placeholder with a title and an image of the program's resources, and a description below. `title` is
  /// translated by the program's tables.
  nonisolated public init(_ title: LocalizedStringKey, image resource: ImageResource, description: Text? = nil) {
    self.init(label: { Platen.Label(title, image: resource) }, description: { description })
  }

  /// The placeholder for a search without results.
  public static var search: Self {
    Self(
      .own("No Results"), systemImage: "magnifyingglass",
      description: Text(.own("Check the spelling or try a new search.")))
  }

  /// The placeholder for a search for `text` without results.
  public static func search(text: String) -> Self {
    Self(
      .own("No Results for “\(text)”"), systemImage: "magnifyingglass",
      description: Text(.own("Check the spelling or try a new search.")))
  }
}
