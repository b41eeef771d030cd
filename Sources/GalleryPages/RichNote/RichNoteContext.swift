import SwiftUI
import UIKit

/// What the toolbar and the text view of a note share: the attributes at the caret or of the selection, and the methods
/// that change them.
final class RichNoteContext: NSObject, ObservableObject, UITextViewDelegate {
  @Published private(set) var traits: UIFontDescriptor.SymbolicTraits = []
  @Published private(set) var isUnderlined = false
  @Published private(set) var isStruckThrough = false
  @Published private(set) var isList = false
  @Published private(set) var size: CGFloat = 16
  @Published private(set) var alignment = NSTextAlignment.natural
  @Published private(set) var color = RichNoteColor.automatic
  @Published private(set) var words = 0

  weak var textView: UITextView? { didSet { update() } }

  func textViewDidChange(_ textView: UITextView) { update() }
  func textViewDidChangeSelection(_ textView: UITextView) { update() }

  func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool {
    guard text == "\n", isList else { return true }
    continueList(in: textView, at: range)
    return false
  }

  // MARK: characters

  func toggle(_ trait: UIFontDescriptor.SymbolicTraits) {
    let isOn = traits.contains(trait)
    changeFont { font in
      let old = font.fontDescriptor.symbolicTraits
      let new = isOn ? old.subtracting(trait) : old.union(trait)
      return font.fontDescriptor.withSymbolicTraits(new).map { UIFont(descriptor: $0, size: font.pointSize) } ?? font
    }
  }

  func changeSize(by points: CGFloat) {
    changeFont { $0.withSize(min(max($0.pointSize + points, 8), 48)) }
  }

  /// Draws or removes the line of an attribute, which is that below or through the text.
  func toggleLine(_ name: NSAttributedString.Key) {
    let isOn = name == .underlineStyle ? isUnderlined : isStruckThrough
    change { $0[name] = isOn ? nil : NSUnderlineStyle.single.rawValue }
  }

  func apply(_ color: RichNoteColor) { change { $0[.foregroundColor] = color.color } }

  private func changeFont(_ new: (UIFont) -> UIFont) {
    change { $0[.font] = new($0[.font] as? UIFont ?? .systemFont(ofSize: 16)) }
  }

  /// Changes the attributes of the selection, or of what is typed next.
  private func change(_ body: (inout [NSAttributedString.Key: Any]) -> Void) {
    guard let textView else { return }
    if textView.selectedRange.length > 0 {
      change(textView.selectedRange, body)
    } else {
      body(&textView.typingAttributes)
    }
    update()
  }

  private func change(_ range: NSRange, _ body: (inout [NSAttributedString.Key: Any]) -> Void) {
    guard let storage = textView?.textStorage else { return }
    storage.beginEditing()
    storage.enumerateAttributes(in: range, options: []) { old, part, _ in
      var attributes = old
      body(&attributes)
      storage.setAttributes(attributes, range: part)
    }
    storage.endEditing()
  }

  // MARK: paragraphs

  func align(_ alignment: NSTextAlignment) {
    changeParagraphs { $0.alignment = alignment }
  }

  func changeParagraphs(_ body: (NSMutableParagraphStyle) -> Void) {
    guard let textView else { return }
    func style(_ old: Any?) -> NSParagraphStyle {
      let new = (old as? NSParagraphStyle)?.mutableCopy() as? NSMutableParagraphStyle ?? NSMutableParagraphStyle()
      body(new)
      return new
    }
    change((textView.text as NSString).paragraphRange(for: textView.selectedRange)) {
      $0[.paragraphStyle] = style($0[.paragraphStyle])
    }
    textView.typingAttributes[.paragraphStyle] = style(textView.typingAttributes[.paragraphStyle])
    update()
  }

  // MARK: the toolbar

  private func update() {
    guard let textView else { return }
    let range = textView.selectedRange
    let attributes =
      range.length > 0
      ? textView.textStorage.attributes(at: range.location, effectiveRange: nil) : textView.typingAttributes
    let font = attributes[.font] as? UIFont
    traits = font?.fontDescriptor.symbolicTraits ?? []
    size = font?.pointSize ?? 16
    isUnderlined = (attributes[.underlineStyle] as? Int ?? 0) != 0
    isStruckThrough = (attributes[.strikethroughStyle] as? Int ?? 0) != 0
    alignment = (attributes[.paragraphStyle] as? NSParagraphStyle)?.alignment ?? .natural
    let foreground = attributes[.foregroundColor] as? UIColor
    color = RichNoteColor.allCases.first { $0.color == foreground } ?? .automatic
    let text = textView.text as NSString
    let line = text.paragraphRange(for: NSRange(location: range.location, length: 0))
    isList = text.substring(with: line).hasPrefix(Self.bullet)
    words = textView.text.split { !$0.isLetter && !$0.isNumber }.count
  }
}
