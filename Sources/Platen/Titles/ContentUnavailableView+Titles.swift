// Written by Scripts/titles from Scripts/title-overloads/ContentUnavailableView.swift: edit that.

extension ContentUnavailableView where Label == Platen.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  /// Says that there is nothing to show: a title with a symbol, and a description below. `titleKey` is translated by
  /// the program's tables.
  nonisolated public init(_ titleKey: LocalizedStringKey, systemImage name: String, description: Text? = nil) {
    self.init(label: { Platen.Label(titleKey, systemImage: name) }, description: { description })
  }

  /// Says that there is nothing to show: a title with a symbol, and a description below. `title` is shown as it is.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, systemImage name: String, description: Text? = nil) {
    self.init(label: { Platen.Label(title, systemImage: name) }, description: { description })
  }

  /// Says that there is nothing to show: a title with a symbol, and a description below. `titleResource` is translated
  /// by its own table.
  @_disfavoredOverload
  nonisolated public init(_ titleResource: LocalizedStringResource, systemImage name: String, description: Text? = nil)
  {
    self.init(label: { Platen.Label(titleResource, systemImage: name) }, description: { description })
  }

  /// Says that there is nothing to show: a title with a picture of the program's own, and a description below.
  /// `titleKey` is translated by the program's tables.
  nonisolated public init(_ titleKey: LocalizedStringKey, image name: String, description: Text? = nil) {
    self.init(label: { Platen.Label(titleKey, image: name) }, description: { description })
  }

  /// Says that there is nothing to show: a title with a picture of the program's own, and a description below. `title`
  /// is shown as it is.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, image name: String, description: Text? = nil) {
    self.init(label: { Platen.Label(title, image: name) }, description: { description })
  }

  /// Says that there is nothing to show: a title with a picture of the program's own, and a description below.
  /// `titleResource` is translated by its own table.
  @_disfavoredOverload
  nonisolated public init(_ titleResource: LocalizedStringResource, image name: String, description: Text? = nil) {
    self.init(label: { Platen.Label(titleResource, image: name) }, description: { description })
  }
}
