/// A button that pushes a page.
public struct NavigationLink<Label: View, Destination: View> {
  enum Target {
    case view(Destination)
    /// Nil: the link has no destination and is disabled.
    case value(AnyHashable?)
  }

  let target: Target
  let isActive: Binding<Bool>?
  let label: Label
  @Environment(\.navigation) private var navigation
  @Environment(\.split) private var split
  @Environment(\.selectionShowsDetail) private var selectionShowsDetail
  @Environment(\.list) private var list
  @Environment(\.page) private var page
  @Environment(\.navigationLinkIndicator) private var indicator
  @Environment(\.isFormRow) private var isFormRow
  @State private var shown: Int?

  nonisolated init(target: Target, isActive: Binding<Bool>? = nil, label: Label) {
    self.target = target
    self.isActive = isActive
    self.label = label
  }
}

extension NavigationLink: View {
  /// The views that this one is made of.
  public var body: some View {
    styledButton
      .environment(\.linkPath, path)
      .disabled(leadsNowhere)
      .onChange(of: destination) { _, destination in
        if let shown, let view = destination.view { navigation?.replace(shown, with: view) }
      }
      .onChange(of: isActive?.wrappedValue ?? false, initial: isActive != nil) { _, isActive in
        if isActive { show() } else if let shown { navigation?.leave(shown) }
      }
  }

  @MainActor @ViewBuilder private var styledButton: some View {
    if isFormRow {
      Button {
        follow()
      } label: {
        HStack {
          label
          Spacer()
          if indicator != .hidden {
            Image(decorativeSystemName: "chevron.forward").foregroundStyle(.secondary)
          }
        }
      }
      .buttonStyle(.plain)
    } else if showsNothing {
      button.opacity(0)
    } else {
      button
    }
  }

  @MainActor private var button: some View {
    Button {
      follow()
    } label: {
      label
    }
  }

  /// Whether the link is there for the program alone, which activates it by a binding. The user can't reach it.
  private var showsNothing: Bool {
    if let text = label as? Text { return text == Text("") || text == Text(verbatim: "") }
    return label is EmptyView
  }

  @MainActor private var leadsNowhere: Bool {
    if case .value(nil) = target { return true }
    guard navigation == nil else { return false }
    Tracking.noteMistake { "a NavigationLink in \($0) is disabled, because no NavigationStack is around it" }
    return true
  }

  /// A link that selects a row of a sidebar, and one with a view, has no address.
  @MainActor private var path: [String]? {
    guard case .value(let value?) = target, split == nil || list?.selection == nil else { return nil }
    return navigation?.path(to: value, from: page)
  }

  @MainActor private var destination: LinkDestination {
    if case .view(let view) = target { return LinkDestination(view: AnyView(view)) }
    return LinkDestination(view: nil)
  }

  @MainActor private func follow() {
    switch target {
    case .value(let value?):
      // In a sidebar the link selects the value in the list, and the detail follows from the selection.
      if split != nil, let selection = list?.selection {
        selection.choose(value)
        if selectionShowsDetail { split?.show(nil) }
      } else {
        navigation?.push(value)
      }
    case .value(nil): break
    case .view:
      if let split, case .view(let view) = target {
        split.show(AnyView(view))
      } else if let isActive {
        isActive.wrappedValue = true
      } else {
        show()
      }
    }
  }

  @MainActor private func show() {
    guard shown == nil, case .view(let view) = target else { return }
    shown = navigation?.push(AnyView(view)) {
      shown = nil
      if isActive?.wrappedValue == true { isActive?.wrappedValue = false }
    }
  }
}

/// A link's destination. Views never compare equal, so that a page that is shown always adopts the new one.
private struct LinkDestination: Equatable {
  let view: AnyView?

  static func == (first: LinkDestination, second: LinkDestination) -> Bool { first.view == nil && second.view == nil }
}

extension NavigationLink {
  /// Creates a link that pushes a page. In the sidebar of a `NavigationSplitView` the page replaces the detail.
  nonisolated public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
    self.init(target: .view(destination()), label: label())
  }

  /// Creates a link that pushes a page. The destination is passed as a view.
  nonisolated public init(destination: Destination, @ViewBuilder label: () -> Label) {
    self.init(target: .view(destination), label: label())
  }

  /// Creates a link whose page is pushed while `isActive` is true. The link sets it to true, and going back sets it to
  /// false.
  nonisolated public init(
    isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label
  ) {
    self.init(target: .view(destination()), isActive: isActive, label: label())
  }

  /// Creates a link whose page is pushed while `isActive` is true. The destination is passed as a view.
  nonisolated public init(destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.init(target: .view(destination), isActive: isActive, label: label())
  }

  /// Creates a link whose page is pushed while `selection` equals `tag`. The link sets it to the tag, and going back
  /// sets it to nil.
  nonisolated public init<V: Hashable>(
    tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label
  ) {
    self.init(
      target: .view(destination()),
      isActive: Binding(
        get: { selection.wrappedValue == tag },
        set: { isActive in
          if isActive {
            selection.wrappedValue = tag
          } else if selection.wrappedValue == tag {
            selection.wrappedValue = nil
          }
        }),
      label: label())
  }

  /// Creates a link whose page is pushed while `selection` equals `tag`. The destination is passed as a view.
  nonisolated public init<V: Hashable>(
    destination: Destination, tag: V, selection: Binding<V?>, @ViewBuilder label: () -> Label
  ) {
    self.init(tag: tag, selection: selection, destination: { destination }, label: label)
  }
}

extension NavigationLink where Destination == Never {
  /// Creates a link that pushes the page that `navigationDestination(for:destination:)` has for a value. It is disabled
  /// if the value is nil. In a sidebar list with a selection it selects the value.
  nonisolated public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {
    self.init(target: .value(value.map { AnyHashable($0) }), label: label())
  }
}

private enum NavigationLinkIndicatorKey: EnvironmentKey { static let defaultValue = Visibility.automatic }

extension EnvironmentValues {
  fileprivate var navigationLinkIndicator: Visibility {
    get { self[NavigationLinkIndicatorKey.self] }
    set { self[NavigationLinkIndicatorKey.self] = newValue }
  }
}

extension View {
  /// Whether links in the rows of lists and forms have a sign at their end. `.automatic` and `.visible` show it.
  nonisolated public func navigationLinkIndicatorVisibility(_ visibility: Visibility) -> some View {
    environment(\.navigationLinkIndicator, visibility)
  }
}
