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
  /// Inserts a line break.
  public func insertParagraphSeparator(_ sender: Any?) {}
  /// The command of Tab.
  public func insertTab(_ sender: Any?) {}
  /// The command of Option-Tab.
  public func insertTabIgnoringFieldEditor(_ sender: Any?) {}
  /// The command of Shift-Tab.
  public func insertBacktab(_ sender: Any?) {}
  /// The command of Escape.
  public func cancelOperation(_ sender: Any?) {}
  /// The command of Option-Escape.
  public func complete(_ sender: Any?) {}
  /// The command of the up arrow.
  public func moveUp(_ sender: Any?) {}
  /// The command of the down arrow.
  public func moveDown(_ sender: Any?) {}
  /// The command of the left arrow.
  public func moveLeft(_ sender: Any?) {}
  /// The command of the right arrow.
  public func moveRight(_ sender: Any?) {}
  /// Moves the caret back by a character.
  public func moveBackward(_ sender: Any?) {}
  /// Moves the caret on by a character.
  public func moveForward(_ sender: Any?) {}
  /// The command of Option and the left arrow.
  public func moveWordLeft(_ sender: Any?) {}
  /// The command of Option and the right arrow.
  public func moveWordRight(_ sender: Any?) {}
  /// Moves the caret back by a word.
  public func moveWordBackward(_ sender: Any?) {}
  /// Moves the caret on by a word.
  public func moveWordForward(_ sender: Any?) {}
  /// Moves the caret to the beginning of the line.
  public func moveToBeginningOfLine(_ sender: Any?) {}
  /// Moves the caret to the end of the line.
  public func moveToEndOfLine(_ sender: Any?) {}
  /// The command of Command and the left arrow.
  public func moveToLeftEndOfLine(_ sender: Any?) {}
  /// The command of Command and the right arrow.
  public func moveToRightEndOfLine(_ sender: Any?) {}
  /// Moves the caret to the beginning of the line.
  public func moveToBeginningOfParagraph(_ sender: Any?) {}
  /// Moves the caret to the end of the line.
  public func moveToEndOfParagraph(_ sender: Any?) {}
  /// The command of Command and the up arrow.
  public func moveToBeginningOfDocument(_ sender: Any?) {}
  /// The command of Command and the down arrow.
  public func moveToEndOfDocument(_ sender: Any?) {}
  /// The command of Shift and the up arrow.
  public func moveUpAndModifySelection(_ sender: Any?) {}
  /// The command of Shift and the down arrow.
  public func moveDownAndModifySelection(_ sender: Any?) {}
  /// The command of Shift and the left arrow.
  public func moveLeftAndModifySelection(_ sender: Any?) {}
  /// The command of Shift and the right arrow.
  public func moveRightAndModifySelection(_ sender: Any?) {}
  /// The command of Shift, Option and the left arrow.
  public func moveWordLeftAndModifySelection(_ sender: Any?) {}
  /// The command of Shift, Option and the right arrow.
  public func moveWordRightAndModifySelection(_ sender: Any?) {}
  /// Extends the selection to the beginning of the line.
  public func moveToBeginningOfLineAndModifySelection(_ sender: Any?) {}
  /// Extends the selection to the end of the line.
  public func moveToEndOfLineAndModifySelection(_ sender: Any?) {}
  /// The command of Shift, Command and the up arrow.
  public func moveToBeginningOfDocumentAndModifySelection(_ sender: Any?) {}
  /// The command of Shift, Command and the down arrow.
  public func moveToEndOfDocumentAndModifySelection(_ sender: Any?) {}
  /// The command of Backspace.
  public func deleteBackward(_ sender: Any?) {}
  /// The command of Delete.
  public func deleteForward(_ sender: Any?) {}
  /// The command of Option and Backspace.
  public func deleteWordBackward(_ sender: Any?) {}
  /// The command of Option and Delete.
  public func deleteWordForward(_ sender: Any?) {}
  /// The command of Command and Backspace.
  public func deleteToBeginningOfLine(_ sender: Any?) {}
  /// Deletes the rest of the line.
  public func deleteToEndOfLine(_ sender: Any?) {}
  /// Deletes the line up to the caret.
  public func deleteToBeginningOfParagraph(_ sender: Any?) {}
  /// The command of Control-K.
  public func deleteToEndOfParagraph(_ sender: Any?) {}
  /// The command of Page Up.
  public func scrollPageUp(_ sender: Any?) {}
  /// The command of Page Down.
  public func scrollPageDown(_ sender: Any?) {}
  /// The command of Option and Page Up.
  public func pageUp(_ sender: Any?) {}
  /// The command of Option and Page Down.
  public func pageDown(_ sender: Any?) {}
  /// The command of Home.
  public func scrollToBeginningOfDocument(_ sender: Any?) {}
  /// The command of End.
  public func scrollToEndOfDocument(_ sender: Any?) {}
  /// The command of Command-A.
  public func selectAll(_ sender: Any?) {}
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
    "\t": [.shift: "insertBacktab:", .alternate: "insertTabIgnoringFieldEditor:"], "\u{1B}": [.alternate: "complete:"],
    "\u{F700}": [
      .shift: "moveUpAndModifySelection:", .command: "moveToBeginningOfDocument:",
      [.shift, .command]: "moveToBeginningOfDocumentAndModifySelection:",
    ],
    "\u{F701}": [
      .shift: "moveDownAndModifySelection:", .command: "moveToEndOfDocument:",
      [.shift, .command]: "moveToEndOfDocumentAndModifySelection:",
    ],
    "\u{F702}": [
      .shift: "moveLeftAndModifySelection:", .alternate: "moveWordLeft:", .command: "moveToLeftEndOfLine:",
      [.shift, .alternate]: "moveWordLeftAndModifySelection:",
    ],
    "\u{F703}": [
      .shift: "moveRightAndModifySelection:", .alternate: "moveWordRight:", .command: "moveToRightEndOfLine:",
      [.shift, .alternate]: "moveWordRightAndModifySelection:",
    ],
    "\u{F72C}": [.alternate: "pageUp:"], "\u{F72D}": [.alternate: "pageDown:"],
    "\u{8}": [
      .shift: "deleteBackward:", .alternate: "deleteWordBackward:", .command: "deleteToBeginningOfLine:",
    ],
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
    "insertLineBreak:": { $0.insertLineBreak($1) },
    "insertParagraphSeparator:": { $0.insertParagraphSeparator($1) },
    "insertTab:": { $0.insertTab($1) },
    "insertTabIgnoringFieldEditor:": { $0.insertTabIgnoringFieldEditor($1) },
    "insertBacktab:": { $0.insertBacktab($1) },
    "cancelOperation:": { $0.cancelOperation($1) },
    "complete:": { $0.complete($1) },
    "moveUp:": { $0.moveUp($1) },
    "moveDown:": { $0.moveDown($1) },
    "moveLeft:": { $0.moveLeft($1) },
    "moveRight:": { $0.moveRight($1) },
    "moveBackward:": { $0.moveBackward($1) },
    "moveForward:": { $0.moveForward($1) },
    "moveWordLeft:": { $0.moveWordLeft($1) },
    "moveWordRight:": { $0.moveWordRight($1) },
    "moveWordBackward:": { $0.moveWordBackward($1) },
    "moveWordForward:": { $0.moveWordForward($1) },
    "moveToBeginningOfLine:": { $0.moveToBeginningOfLine($1) },
    "moveToEndOfLine:": { $0.moveToEndOfLine($1) },
    "moveToLeftEndOfLine:": { $0.moveToLeftEndOfLine($1) },
    "moveToRightEndOfLine:": { $0.moveToRightEndOfLine($1) },
    "moveToBeginningOfParagraph:": { $0.moveToBeginningOfParagraph($1) },
    "moveToEndOfParagraph:": { $0.moveToEndOfParagraph($1) },
    "moveToBeginningOfDocument:": { $0.moveToBeginningOfDocument($1) },
    "moveToEndOfDocument:": { $0.moveToEndOfDocument($1) },
    "moveUpAndModifySelection:": { $0.moveUpAndModifySelection($1) },
    "moveDownAndModifySelection:": { $0.moveDownAndModifySelection($1) },
    "moveLeftAndModifySelection:": { $0.moveLeftAndModifySelection($1) },
    "moveRightAndModifySelection:": { $0.moveRightAndModifySelection($1) },
    "moveWordLeftAndModifySelection:": { $0.moveWordLeftAndModifySelection($1) },
    "moveWordRightAndModifySelection:": { $0.moveWordRightAndModifySelection($1) },
    "moveToBeginningOfLineAndModifySelection:": { $0.moveToBeginningOfLineAndModifySelection($1) },
    "moveToEndOfLineAndModifySelection:": { $0.moveToEndOfLineAndModifySelection($1) },
    "moveToBeginningOfDocumentAndModifySelection:": { $0.moveToBeginningOfDocumentAndModifySelection($1) },
    "moveToEndOfDocumentAndModifySelection:": { $0.moveToEndOfDocumentAndModifySelection($1) },
    "deleteBackward:": { $0.deleteBackward($1) },
    "deleteForward:": { $0.deleteForward($1) },
    "deleteWordBackward:": { $0.deleteWordBackward($1) },
    "deleteWordForward:": { $0.deleteWordForward($1) },
    "deleteToBeginningOfLine:": { $0.deleteToBeginningOfLine($1) },
    "deleteToEndOfLine:": { $0.deleteToEndOfLine($1) },
    "deleteToBeginningOfParagraph:": { $0.deleteToBeginningOfParagraph($1) },
    "deleteToEndOfParagraph:": { $0.deleteToEndOfParagraph($1) },
    "scrollPageUp:": { $0.scrollPageUp($1) },
    "scrollPageDown:": { $0.scrollPageDown($1) },
    "pageUp:": { $0.pageUp($1) },
    "pageDown:": { $0.pageDown($1) },
    "scrollToBeginningOfDocument:": { $0.scrollToBeginningOfDocument($1) },
    "scrollToEndOfDocument:": { $0.scrollToEndOfDocument($1) },
  ]

  static func method(of selector: Selector) -> Method? { methods[selector.description] }
}
