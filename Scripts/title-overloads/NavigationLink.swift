extension NavigationLink where Label == Text {
  /// A link with a title that pushes a page.
  nonisolated public init(_ title: Title, @ViewBuilder destination: () -> Destination) {
    self.init(target: .view(destination()), label: Text(title))
  }

  /// A link with a title that pushes a page.
  nonisolated public init(_ title: Title, destination: Destination) {
    self.init(target: .view(destination), label: Text(title))
  }

  /// A link with a title whose page is pushed while `isActive` is true.
  nonisolated public init(_ title: Title, destination: Destination, isActive: Binding<Bool>) {
    self.init(target: .view(destination), isActive: isActive, label: Text(title))
  }

  /// A link with a title whose page is pushed while `isActive` is true.
  nonisolated public init(
    _ title: Title, isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination
  ) {
    self.init(target: .view(destination()), isActive: isActive, label: Text(title))
  }
}

extension NavigationLink where Destination == Never {
  /// A link with a title that pushes the page that `navigationDestination` has for a value. It is disabled while the
  /// value is nil.
  nonisolated public init<P: Hashable>(_ title: Title, value: P?) where Label == Text {
    self.init(target: .value(value.map { AnyHashable($0) }), label: Text(title))
  }
}
