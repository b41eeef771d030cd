#if GTK
import Platen

/// The part of a native text widget that a ``FieldController`` works on. Offsets count Unicode scalars.
@MainActor protocol TextSurface: AnyObject {
  /// What the widget holds, without what an input method is composing.
  var text: String { get }
  /// How many scalars that is.
  var length: Int { get }
  /// Replaces a stretch without asking the session.
  func replace(_ range: Range<Int>, with text: String)
  /// Where the selection was begun, and where the caret is.
  var selection: (anchor: Int, head: Int) { get set }
  /// Makes the input method give up what it composes.
  func resetInputMethod()
  /// Brings the caret into view.
  func revealCaret()
  /// Brings the caret into view without moving there by and by: in a long text the place moves meanwhile, as the
  /// widget lays out the lines above it, and the movement would end elsewhere.
  func revealCaretAtOnce()
}

/// What a field asks of the window that shows it.
@MainActor protocol FieldOwner: AnyObject {
  /// Hands a command to the session and carries out what follows.
  func edit(_ command: EditCommand, _ node: Node)
  /// Hands what is on the clipboard to the field.
  func paste(_ content: ClipboardText, _ node: Node)
  /// Hands Return to the host.
  func submit(_ node: Node)
}
#endif
