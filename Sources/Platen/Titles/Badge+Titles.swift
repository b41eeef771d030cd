// Written by Scripts/titles from Scripts/title-overloads/Badge.swift: edit that.

extension View {
  /// A text at the end of a list's row or a tab's title. Nil shows none. `titleKey` is translated by the program's
  /// tables.
  nonisolated public func badge(_ titleKey: LocalizedStringKey?) -> some View { badge(titleKey.map { Text($0) }) }

  /// A text at the end of a list's row or a tab's title. Nil shows none. `title` is shown as it is.
  @_disfavoredOverload
  nonisolated public func badge<S: StringProtocol>(_ title: S?) -> some View { badge(title.map { Text($0) }) }

  /// A text at the end of a list's row or a tab's title. Nil shows none. `titleResource` is translated by its own
  /// table.
  @_disfavoredOverload
  nonisolated public func badge(_ titleResource: LocalizedStringResource?) -> some View {
    badge(titleResource.map { Text($0) })
  }
}
