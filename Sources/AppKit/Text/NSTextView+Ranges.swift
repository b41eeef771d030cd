import TextControls
import TextEditing

/// The side of a line break that a caret is at. Ignored here.
public enum NSSelectionAffinity: UInt, Sendable { case upstream, downstream }

/// What a selection is extended by.
public enum NSSelectionGranularity: UInt, Sendable { case selectByCharacter, selectByWord, selectByParagraph }

extension NSTextView {
  /// Sets the font of a range of UTF-16 units. For the editor of a field it does nothing.
  public func setFont(_ font: NSFont, range: NSRange) { set(.font, font, in: range) }

  /// Sets the colour of a range of UTF-16 units; nil is the view's. For the editor of a field it does nothing.
  public func setTextColor(_ color: NSColor?, range: NSRange) { set(.foregroundColor, color, in: range) }

  /// Sets the alignment of the paragraphs in a range of UTF-16 units. For the editor of a field it does nothing.
  public func setAlignment(_ alignment: NSTextAlignment, range: NSRange) {
    let paragraphs = (string as NSString).paragraphRange(for: clamped(range))
    let style = NSMutableParagraphStyle()
    style.alignment = alignment
    set(.paragraphStyle, style, in: paragraphs)
  }

  /// The part of a range that is in the text.
  func clamped(_ range: NSRange) -> NSRange { range.clamped(to: engine.editingSession.storage.utf16Count) }

  private func set(_ key: NSAttributedString.Key, _ value: Any?, in range: NSRange) {
    guard let textStorage else { return }
    let range = clamped(range)
    if let value {
      textStorage.addAttribute(key, value: value, range: range)
    } else {
      textStorage.removeAttribute(key, range: range)
    }
  }

  /// The text of a range with its attributes, and the part of the range that is in the text; nil where none is.
  public func attributedSubstring(forProposedRange range: NSRange, actualRange: NSRangePointer?) -> NSAttributedString?
  {
    let part = clamped(range)
    guard part.length > 0 || range.length == 0 else { return nil }
    actualRange?.pointee = part
    return attributedString().attributedSubstring(from: part)
  }
}
