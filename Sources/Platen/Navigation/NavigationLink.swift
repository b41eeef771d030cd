/// A button that leads to another page.
public struct NavigationLink<Label: View, Destination: View> {
  enum Target {
    case view(Destination)
    /// Nil: the link leads nowhere and is disabled.
    case value(AnyHashable?)
  }

  let target: Target
  let isActive: Binding<Bool>?
  let label: Label
  @Environment(\.navigation) private var navigation
  @Environment(\.split) private var split
  @Environment(\.list) private var list
  @Environment(\.isFormRow) private var isFormRow
  @State private var shown: Int?

  nonisolated init(target: Target, isActive: Binding<Bool>? = nil, label: Label) {
    self.target = target
    self.isActive = isActive
    self.label = label
  }
}

extension NavigationLink: View {
  public var body: some View {
    styledButton
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
          Image(decorativeSystemName: "chevron.right").foregroundStyle(.secondary)
        }
      }
      .buttonStyle(.plain)
    } else {
      Button {
        follow()
      } label: {
        label
      }
    }
  }

  @MainActor private var leadsNowhere: Bool {
    if case .value(nil) = target { return true }
    return navigation == nil
  }

  @MainActor private var destination: LinkDestination {
    if case .view(let view) = target { return LinkDestination(view: AnyView(view)) }
    return LinkDestination(view: nil)
  }

  @MainActor private func follow() {
    switch target {
    case .value(let value?):
      // In a sidebar a value is chosen in the list, which says what its detail is.
      if split != nil, let selection = list?.selection {
        selection.choose(value)
        split?.show(nil)
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

/// Where a link leads, never equal to what it was: a page that is shown takes over each new one.
private struct LinkDestination: Equatable {
  let view: AnyView?

  static func == (first: LinkDestination, second: LinkDestination) -> Bool { first.view == nil && second.view == nil }
}

extension NavigationLink {
  nonisolated public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
    self.init(target: .view(destination()), label: label())
  }

  nonisolated public init(destination: Destination, @ViewBuilder label: () -> Label) {
    self.init(target: .view(destination), label: label())
  }

  nonisolated public init(
    isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label
  ) {
    self.init(target: .view(destination()), isActive: isActive, label: label())
  }

  nonisolated public init(destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.init(target: .view(destination), isActive: isActive, label: label())
  }

  nonisolated public init<V: Hashable>(
    tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label
  ) {
    nonisolated(unsafe) let tag = tag
    nonisolated(unsafe) let selection = selection
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

  nonisolated public init<V: Hashable>(
    destination: Destination, tag: V, selection: Binding<V?>, @ViewBuilder label: () -> Label
  ) {
    self.init(tag: tag, selection: selection, destination: { destination }, label: label)
  }
}

extension NavigationLink where Destination == Never {
  nonisolated public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {
    self.init(target: .value(value.map { AnyHashable($0) }), label: label())
  }
}
