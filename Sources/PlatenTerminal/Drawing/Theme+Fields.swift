import PlatenGraph

extension Theme {
  private static let usualField = 0.10
  private static let focusedField = 0.20
  private static let disabledField = 0.05
  /// The other shade, of a field that touches one with the usual shade.
  private static let otherField = 0.14

  /// The background of a field over another one; nil where there are no such shades.
  func fieldGround(
    isFocused: Bool, isEnabled: Bool, isOddRow: Bool, over ground: TerminalColor
  ) -> TerminalColor? {
    if isFocused { return shade(Self.focusedField, over: ground) }
    guard isEnabled else { return shade(Self.disabledField, over: ground) }
    return isOddRow ? otherFieldGround(over: ground) : shade(Self.usualField, over: ground)
  }

  /// The other shade of fields. Where few colours are near one another, as light greys among 256, it is as much
  /// stronger as it takes for fields that touch to be seen as two.
  private func otherFieldGround(over ground: TerminalColor) -> TerminalColor? {
    let first = shade(Self.otherField, over: ground)
    guard depth == .palette256 else { return first }
    let taken = [Self.usualField, Self.focusedField].map { shade($0, over: ground)?.reduced(to: depth) }
    let stronger = stride(from: Self.otherField, to: Self.focusedField, by: 0.01).lazy.map { shade($0, over: ground) }
    return stronger.first { !taken.contains($0?.reduced(to: depth)) } ?? first
  }
}
