// Written by Scripts/titles from Scripts/title-overloads/ColorPicker.swift: edit that.

extension ColorPicker where Label == Text {
  /// A colour picker with a title. Without `supportsOpacity` every colour is opaque. `titleKey` is translated by the
  /// program's tables.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true
  ) {
    self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(titleKey) }
  }

  /// A colour picker with a title. Without `supportsOpacity` every colour is opaque. `title` is shown as it is.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, selection: Binding<Color>, supportsOpacity: Bool = true
  ) {
    self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(title) }
  }

  /// A colour picker with a title. Without `supportsOpacity` every colour is opaque. `titleResource` is translated by
  /// its own table.
  @_disfavoredOverload
  nonisolated public init(
    _ titleResource: LocalizedStringResource, selection: Binding<Color>, supportsOpacity: Bool = true
  ) {
    self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(titleResource) }
  }
}
