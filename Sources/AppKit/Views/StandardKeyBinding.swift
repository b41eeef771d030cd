import TextControls

/// The names of the commands of the keyboard, for `#selector(NSResponder.insertNewline(_:))`. A view's methods of these
/// names are called.
@MainActor public protocol NSStandardKeyBindingResponding: AnyObject {}

extension UIResponder: NSStandardKeyBindingResponding {}

extension NSStandardKeyBindingResponding {
  /// The command of Return.
  public func insertNewline(_ sender: Any?) {}
  /// The command of Option-Return.
  public func insertNewlineIgnoringFieldEditor(_ sender: Any?) {}
  /// The command of Control-Return.
  public func insertLineBreak(_ sender: Any?) {}
  /// The command of Tab.
  public func insertTab(_ sender: Any?) {}
  /// The command of Shift-Tab.
  public func insertBacktab(_ sender: Any?) {}
  /// The command of Escape.
  public func cancelOperation(_ sender: Any?) {}
  /// The command of the up arrow.
  public func moveUp(_ sender: Any?) {}
  /// The command of the down arrow.
  public func moveDown(_ sender: Any?) {}
  /// The command of the left arrow.
  public func moveLeft(_ sender: Any?) {}
  /// The command of the right arrow.
  public func moveRight(_ sender: Any?) {}
  /// The command of Shift and the up arrow.
  public func moveUpAndModifySelection(_ sender: Any?) {}
  /// The command of Shift and the down arrow.
  public func moveDownAndModifySelection(_ sender: Any?) {}
  /// The command of Backspace.
  public func deleteBackward(_ sender: Any?) {}
  /// The command of Delete.
  public func deleteForward(_ sender: Any?) {}
  /// The command of Option and Backspace.
  public func deleteWordBackward(_ sender: Any?) {}
  /// The command of Option and Delete.
  public func deleteWordForward(_ sender: Any?) {}
  /// The command of Command-A.
  public func selectAll(_ sender: Any?) {}
  /// The command of Page Up.
  public func scrollPageUp(_ sender: Any?) {}
  /// The command of Page Down.
  public func scrollPageDown(_ sender: Any?) {}
  /// The command of Home.
  public func scrollToBeginningOfDocument(_ sender: Any?) {}
  /// The command of End.
  public func scrollToEndOfDocument(_ sender: Any?) {}
}

/// Which command a key is, as in the table of the Mac's text system.
@MainActor enum StandardKeyBinding {
  private static let plain: [Character: String] = [
    "\r": "insertNewline:", "\t": "insertTab:", "\u{1B}": "cancelOperation:", "\u{F700}": "moveUp:",
    "\u{F701}": "moveDown:", "\u{F702}": "moveLeft:", "\u{F703}": "moveRight:", "\u{8}": "deleteBackward:",
    "\u{F728}": "deleteForward:", "\u{F729}": "scrollToBeginningOfDocument:", "\u{F72B}": "scrollToEndOfDocument:",
    "\u{F72C}": "scrollPageUp:", "\u{F72D}": "scrollPageDown:",
  ]

  private static let modified: [Character: [UIKeyModifierFlags: String]] = [
    "\r": [
      .shift: "insertNewline:", .alternate: "insertNewlineIgnoringFieldEditor:", .control: "insertLineBreak:",
    ],
    "\t": [.shift: "insertBacktab:"],
    "\u{F700}": [.shift: "moveUpAndModifySelection:"], "\u{F701}": [.shift: "moveDownAndModifySelection:"],
    "\u{8}": [.shift: "deleteBackward:", .alternate: "deleteWordBackward:"],
    "\u{F728}": [.alternate: "deleteWordForward:"],
  ]

  static func selector(of stroke: KeyStroke) -> Selector? {
    let modifiers = stroke.modifiers.subtracting([.alphaShift, .numericPad])
    return (modifiers.isEmpty ? plain[stroke.key] : modified[stroke.key]?[modifiers]).map { Selector($0) }
  }

  typealias Method = @MainActor (NSView, Any?) -> Void

  private static let methods: [String: Method] = [
    "insertNewline:": { $0.insertNewline($1) },
    "insertNewlineIgnoringFieldEditor:": { $0.insertNewlineIgnoringFieldEditor($1) },
    "insertLineBreak:": { $0.insertLineBreak($1) }, "insertTab:": { $0.insertTab($1) },
    "insertBacktab:": { $0.insertBacktab($1) }, "cancelOperation:": { $0.cancelOperation($1) },
    "moveUp:": { $0.moveUp($1) }, "moveDown:": { $0.moveDown($1) }, "moveLeft:": { $0.moveLeft($1) },
    "moveRight:": { $0.moveRight($1) }, "moveUpAndModifySelection:": { $0.moveUpAndModifySelection($1) },
    "moveDownAndModifySelection:": { $0.moveDownAndModifySelection($1) },
    "deleteBackward:": { $0.deleteBackward($1) }, "deleteForward:": { $0.deleteForward($1) },
    "deleteWordBackward:": { $0.deleteWordBackward($1) }, "deleteWordForward:": { $0.deleteWordForward($1) },
    "scrollPageUp:": { $0.scrollPageUp($1) }, "scrollPageDown:": { $0.scrollPageDown($1) },
    "scrollToBeginningOfDocument:": { $0.scrollToBeginningOfDocument($1) },
    "scrollToEndOfDocument:": { $0.scrollToEndOfDocument($1) },
  ]

  static func method(of selector: Selector) -> Method? { methods[selector.description] }
}
