/// The keys that run the commands of AppKit's responders, by their selectors.
private let commandKeys: [String: [(key: KeyEquivalent, modifiers: EventModifiers)]] = [
  "copy:": [("c", .control), ("c", .command)],
  "cut:": [("x", .control), ("x", .command)],
  "paste:": [("v", .control), ("v", .command)],
  "selectAll:": [("a", .control), ("a", .command)],
  "undo:": [("z", .control), ("z", .command)],
  "redo:": [("z", [.control, .shift]), ("z", [.command, .shift]), ("y", .control)],
  "delete:": [(.delete, []), (.deleteForward, [])],
  "deleteBackward:": [(.delete, [])],
  "deleteForward:": [(.deleteForward, [])],
  "cancelOperation:": [(.escape, [])],
  "cancel:": [(.escape, [])],
  "insertNewline:": [(.return, [])],
  "insertTab:": [(.tab, [])],
  "insertBacktab:": [(.tab, .shift)],
  "moveUp:": [(.upArrow, [])],
  "moveDown:": [(.downArrow, [])],
  "moveLeft:": [(.leftArrow, [])],
  "moveRight:": [(.rightArrow, [])],
  "scrollPageUp:": [(.pageUp, [])],
  "scrollPageDown:": [(.pageDown, [])],
  "moveToBeginningOfDocument:": [(.home, [])],
  "moveToEndOfDocument:": [(.end, [])],
]

extension View {
  /// Runs an action for a command of the keyboard while the focus is in the view, outside of its fields. The commands
  /// are those of AppKit's responders, such as `copy:`, `selectAll:` and `cancelOperation:`; others have no key here.
  /// Nil for no action.
  nonisolated public func onCommand(_ selector: Selector, perform action: (() -> Void)?) -> some View {
    let keys = commandKeys[selector.description] ?? []
    return modifier(
      _OnKeyPressModifier(keys: CapturedKeys()) { press in
        guard let action, press.phase != .up,
          keys.contains(where: { $0.key == press.key && $0.modifiers == press.modifiers })
        else { return .ignored }
        action()
        return .handled
      })
  }
}
