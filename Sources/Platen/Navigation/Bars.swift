/// A page's navigation bar: the back button, leading items, the title, trailing items.
struct TopBar {
  let isLarge: Bool
  let title: Text?
  /// Shown below the title.
  let subtitle: Text?
  /// The lines of the menu that the title opens; none where it is a title alone.
  let titleMenu: [AnyView]
  let backTitle: Text?
  let back: (@MainActor () -> Void)?
  let leading: [AnyView]
  let principal: [AnyView]
  let trailing: [AnyView]
  /// The lines of the menu at the trailing end.
  let overflow: [AnyView]

  nonisolated init(
    isLarge: Bool, title: Text?, subtitle: Text?, titleMenu: [AnyView], backTitle: Text?,
    back: (@MainActor () -> Void)?,
    leading: [AnyView],
    principal: [AnyView], trailing: [AnyView], overflow: [AnyView]
  ) {
    self.isLarge = isLarge
    self.title = title
    self.subtitle = subtitle
    self.titleMenu = titleMenu
    self.backTitle = backTitle
    self.back = back
    self.leading = leading
    self.principal = principal
    self.trailing = trailing
    self.overflow = overflow
  }
}

extension TopBar: View {
  var body: some View {
    _BarContainer(
      content: BarContent(edge: .top, isLarge: isLarge),
      children: ViewBuilder.buildBlock(
        ItemRow(views: backButton + leading), middle,
        ItemRow(views: trailing, menuViews: overflow)
      ))
  }

  @MainActor private var backButton: [AnyView] {
    guard let back else { return [] }
    return [
      AnyView(
        Button(action: back) {
          HStack(spacing: 4) {
            Image(decorativeSystemName: "chevron.backward")
            backTitle ?? Text(.own("Back"))
          }
        }
        .buttonStyle(.borderless)
        .accessibilityLabel(Text(.own("Back")))
        // It is in no menu of items that do not fit.
        .layoutPriority(.infinity))
    ]
  }

  @MainActor private var middle: some View {
    HStack {
      if principal.isEmpty {
        if !titleMenu.isEmpty {
          Menu {
            ForEach(Array(titleMenu.enumerated()), id: \.offset) { $0.element }
          } label: {
            titles(title ?? Text(.own("Menu")))
          }
        } else if let title {
          titles(title)
        }
      } else {
        ForEach(Array(principal.enumerated()), id: \.offset) { $0.element }
      }
    }
    .frame(maxWidth: .infinity, alignment: isLarge ? .leading : .center)
  }
}

extension TopBar {
  /// The title, and below it the subtitle.
  @MainActor @ViewBuilder private func titles(_ title: Text) -> some View {
    if let subtitle {
      VStack(alignment: isLarge ? .leading : .center, spacing: 0) {
        styled(title).lineLimit(1)
        subtitle.font(.subheadline).foregroundStyle(.secondary).lineLimit(1)
      }
    } else {
      styled(title).lineLimit(1)
    }
  }

  /// The title with the attributes that the program gave all bars, on `UINavigationBar.appearance()`.
  @MainActor private func styled(_ title: Text) -> Text {
    let attributes = UINavigationBar.appearance().attributes(isLarge: isLarge)
    let own = title.styled(attributes).font(isLarge ? .title : .headline)
    return attributes[.font] is UIFont ? own : own.bold()
  }
}

/// A page's toolbar at the bottom.
struct BottomBar {
  let items: [AnyView]

  nonisolated init(items: [AnyView]) { self.items = items }
}

extension BottomBar: View {
  var body: some View {
    _BarContainer(content: BarContent(edge: .bottom), children: ItemRow(views: items))
  }
}

/// The search field below a page's navigation bar.
struct SearchDrawer {
  let field: AnyView

  nonisolated init(field: AnyView) { self.field = field }
}

extension SearchDrawer: View {
  var body: some View {
    _BarContainer(content: BarContent(edge: .top), children: field.frame(maxWidth: .infinity))
  }
}

/// The node of a bar.
struct _BarContainer<Children: View> {
  let content: BarContent
  let children: Children
}

extension _BarContainer: _ContainerView {
  var _childContent: Children { children }

  func _content(in environment: EnvironmentValues) -> _NodeContentBox { _NodeContentBox(.container(.bar(content))) }

  static func _prepare(_ environment: inout EnvironmentValues) { environment.isFormRow = false }
}
