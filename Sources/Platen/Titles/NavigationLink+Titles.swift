// Written by Scripts/titles from Scripts/title-overloads/NavigationLink.swift: edit that.

extension NavigationLink where Label == Text {
  /// A link with a title that pushes a page. `titleKey` is translated by the program's tables.
  nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination) {
    self.init(target: .view(destination()), label: Text(titleKey))
  }

  /// A link with a title that pushes a page. `title` is shown as it is.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder destination: () -> Destination) {
    self.init(target: .view(destination()), label: Text(title))
  }

  /// A link with a title that pushes a page. `titleResource` is translated by its own table.
  @_disfavoredOverload
  nonisolated public init(_ titleResource: LocalizedStringResource, @ViewBuilder destination: () -> Destination) {
    self.init(target: .view(destination()), label: Text(titleResource))
  }

  /// A link with a title that pushes a page. `titleKey` is translated by the program's tables.
  nonisolated public init(_ titleKey: LocalizedStringKey, destination: Destination) {
    self.init(target: .view(destination), label: Text(titleKey))
  }

  /// A link with a title that pushes a page. `title` is shown as it is.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, destination: Destination) {
    self.init(target: .view(destination), label: Text(title))
  }

  /// A link with a title that pushes a page. `titleResource` is translated by its own table.
  @_disfavoredOverload
  nonisolated public init(_ titleResource: LocalizedStringResource, destination: Destination) {
    self.init(target: .view(destination), label: Text(titleResource))
  }

  /// A link with a title whose page is pushed while `isActive` is true. `titleKey` is translated by the program's
  /// tables.
  nonisolated public init(_ titleKey: LocalizedStringKey, destination: Destination, isActive: Binding<Bool>) {
    self.init(target: .view(destination), isActive: isActive, label: Text(titleKey))
  }

  /// A link with a title whose page is pushed while `isActive` is true. `title` is shown as it is.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, destination: Destination, isActive: Binding<Bool>) {
    self.init(target: .view(destination), isActive: isActive, label: Text(title))
  }

  /// A link with a title whose page is pushed while `isActive` is true. `titleResource` is translated by its own table.
  @_disfavoredOverload
  nonisolated public init(_ titleResource: LocalizedStringResource, destination: Destination, isActive: Binding<Bool>) {
    self.init(target: .view(destination), isActive: isActive, label: Text(titleResource))
  }

  /// A link with a title whose page is pushed while `isActive` is true. `titleKey` is translated by the program's
  /// tables.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination
  ) {
    self.init(target: .view(destination()), isActive: isActive, label: Text(titleKey))
  }

  /// A link with a title whose page is pushed while `isActive` is true. `title` is shown as it is.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination
  ) {
    self.init(target: .view(destination()), isActive: isActive, label: Text(title))
  }

  /// A link with a title whose page is pushed while `isActive` is true. `titleResource` is translated by its own table.
  @_disfavoredOverload
  nonisolated public init(
    _ titleResource: LocalizedStringResource, isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination
  ) {
    self.init(target: .view(destination()), isActive: isActive, label: Text(titleResource))
  }
}

extension NavigationLink where Destination == Never {
  /// A link with a title that pushes the page that `navigationDestination` has for a value. It is disabled while the
  /// value is nil. `titleKey` is translated by the program's tables.
  nonisolated public init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?) where Label == Text {
    self.init(target: .value(value.map { AnyHashable($0) }), label: Text(titleKey))
  }

  /// A link with a title that pushes the page that `navigationDestination` has for a value. It is disabled while the
  /// value is nil. `title` is shown as it is.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, P: Hashable>(_ title: S, value: P?) where Label == Text {
    self.init(target: .value(value.map { AnyHashable($0) }), label: Text(title))
  }

  /// A link with a title that pushes the page that `navigationDestination` has for a value. It is disabled while the
  /// value is nil. `titleResource` is translated by its own table.
  @_disfavoredOverload
  nonisolated public init<P: Hashable>(_ titleResource: LocalizedStringResource, value: P?) where Label == Text {
    self.init(target: .value(value.map { AnyHashable($0) }), label: Text(titleResource))
  }
}
