/// Where a view is shown in the terminal.
package enum TerminalPlacement: Equatable, Sendable {
  /// On the alternate screen, with the mouse.
  case fullScreen
  /// At the cursor in the normal screen, as high as its content. The mouse stays the terminal's own. With `showsKeys` a
  /// last row shows the keys.
  case inline(showsKeys: Bool)

  package var isInline: Bool { self != .fullScreen }
}
