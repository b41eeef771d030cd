// Written by Scripts/titles from Scripts/title-overloads/Label.swift: edit that.

extension Label where Title == Text, Icon == Image {
  /// A title with a symbol before it. `titleKey` is translated by the program's tables.
  nonisolated public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
    self.init(title: { Text(titleKey) }, icon: { Image(systemName: name) })
  }

  /// A title with a symbol before it. `title` is shown as it is.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, systemImage name: String) {
    self.init(title: { Text(title) }, icon: { Image(systemName: name) })
  }

  /// A title with a symbol before it. `titleResource` is translated by its own table.
  @_disfavoredOverload
  nonisolated public init(_ titleResource: LocalizedStringResource, systemImage name: String) {
    self.init(title: { Text(titleResource) }, icon: { Image(systemName: name) })
  }

  /// A title with a picture of the program's own before it. `titleKey` is translated by the program's tables.
  nonisolated public init(_ titleKey: LocalizedStringKey, image resource: ImageResource) {
    self.init(title: { Text(titleKey) }, icon: { Image(decorative: resource.name, bundle: resource.bundle) })
  }

  /// A title with a picture of the program's own before it. `title` is shown as it is.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, image resource: ImageResource) {
    self.init(title: { Text(title) }, icon: { Image(decorative: resource.name, bundle: resource.bundle) })
  }

  /// A title with a picture of the program's own before it. `titleResource` is translated by its own table.
  @_disfavoredOverload
  nonisolated public init(_ titleResource: LocalizedStringResource, image resource: ImageResource) {
    self.init(title: { Text(titleResource) }, icon: { Image(decorative: resource.name, bundle: resource.bundle) })
  }

  /// A title with a picture of the program's own before it. The picture is found by its name. `titleKey` is translated
  /// by the program's tables.
  nonisolated public init(_ titleKey: LocalizedStringKey, image name: String) {
    self.init(title: { Text(titleKey) }, icon: { Image(decorative: name) })
  }

  /// A title with a picture of the program's own before it. The picture is found by its name. `title` is shown as it
  /// is.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, image name: String) {
    self.init(title: { Text(title) }, icon: { Image(decorative: name) })
  }

  /// A title with a picture of the program's own before it. The picture is found by its name. `titleResource` is
  /// translated by its own table.
  @_disfavoredOverload
  nonisolated public init(_ titleResource: LocalizedStringResource, image name: String) {
    self.init(title: { Text(titleResource) }, icon: { Image(decorative: name) })
  }
}
