#if GTK
import CGTK4
import Foundation
import PlatenGraph
import TextEditing

/// The part of a native text widget that a ``FieldController`` works on. Offsets count Unicode scalars.
@MainActor protocol TextSurface: AnyObject {
  /// The text of the widget, without preedit text.
  var text: String { get }
  /// Its number of scalars.
  var length: Int { get }
  /// The greatest number of bytes of UTF-8 that it can hold; nil without a limit.
  var capacity: Int? { get }
  /// Whether it scrolls by itself so that its caret is visible, also without the focus.
  var keepsCaretInView: Bool { get }
  /// Tells others of the changes in `body` when all of them are done.
  func together(_ body: () -> Void)
  /// Replaces a range without the session.
  func replace(_ range: Range<Int>, with text: String)
  /// The anchor of the selection, and the caret.
  var selection: (anchor: Int, head: Int) { get set }
  /// The offset that is nearest to a point in the widget that receives the keys.
  func offset(at point: CGPoint) -> Int
  /// The offset before the character at a point in that widget; beyond the text, the end of the line.
  func character(at point: CGPoint) -> Int
  /// Its input methods.
  var inputMethods: InputMethods? { get }
  /// Scrolls the caret into view.
  func revealCaret()
  /// Scrolls the caret into view without animation: in a long text the position changes meanwhile, while the widget
  /// lays out the lines above it, and the animation would end elsewhere.
  func revealCaretAtOnce()
}

/// The services of the window for a field.
@MainActor protocol FieldOwner: AnyObject {
  /// Whether a field is edited: it has the focus, or the bar of its input views has it.
  func isEdited(_ node: Node) -> Bool
  /// The keyboard focus is leaving the field.
  func fieldIsLeft(_ controller: FieldController)
  /// Sends a command to the session and performs its effects.
  func edit(_ command: EditCommand, _ node: Node)
  /// Pastes the clipboard's text into the field.
  func paste(_ content: ClipboardText, _ node: Node)
  /// Moves or copies text within the field.
  func move(_ move: TextMove, _ node: Node)
  /// Sends Return to the host.
  func submit(_ node: Node)
}
#endif
