extension ColorPicker where Label == Text {
  /// A colour picker with a title. Without `supportsOpacity` every colour is opaque.
  nonisolated public init(
    _ title: Title, selection: Binding<Color>, supportsOpacity: Bool = true
  ) {
    self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(title) }
  }
}
