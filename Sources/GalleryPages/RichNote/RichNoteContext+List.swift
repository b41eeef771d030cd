import UIKit

/// Lists: their items begin with a bullet and a tab, and have a hanging indent.
extension RichNoteContext {
  static let bullet = "•\t"

  /// Makes a paragraph style that of a list's item, whose lines begin at the tab stop after the bullet.
  static func indent(_ style: NSMutableParagraphStyle) {
    style.headIndent = 20
    style.tabStops = [NSTextTab(textAlignment: .natural, location: 20)]
  }

  /// Begins the paragraphs of the selection with bullets, or removes these.
  func toggleList() {
    guard let textView else { return }
    let removes = isList
    let storage = textView.textStorage
    let selection = textView.selectedRange
    var (lower, upper) = (selection.location, NSMaxRange(selection))
    let paragraphs = (storage.string as NSString).paragraphRange(for: selection)
    var starts: [Int] = []
    var start = paragraphs.location
    repeat {
      starts.append(start)
      start = NSMaxRange((storage.string as NSString).paragraphRange(for: NSRange(location: start, length: 0)))
    } while start < NSMaxRange(paragraphs)
    storage.beginEditing()
    for start in starts.reversed() {
      let isItem = (storage.string as NSString).substring(from: start).hasPrefix(Self.bullet)
      guard isItem == removes else { continue }
      storage.replaceCharacters(
        in: NSRange(location: start, length: removes ? Self.bullet.utf16.count : 0),
        with: NSAttributedString(string: removes ? "" : Self.bullet, attributes: textView.typingAttributes))
      let change = Self.bullet.utf16.count * (removes ? -1 : 1)
      // An end in a bullet that is removed moves to the start of its paragraph.
      if start <= lower { lower = max(start, lower + change) }
      upper = max(start, upper + change)
    }
    storage.endEditing()
    textView.selectedRange = NSRange(location: lower, length: upper - lower)
    changeParagraphs { style in
      if removes {
        style.headIndent = 0
        style.tabStops = []
      } else {
        Self.indent(style)
      }
    }
  }

  /// Return in a list begins the next item; in an empty item it ends the list. A bullet is not divided: before or in it
  /// Return does what it does behind it.
  func continueList(in textView: UITextView, at range: NSRange) {
    let text = textView.text as NSString
    let paragraph = text.paragraphRange(for: NSRange(location: range.location, length: 0))
    let item = text.substring(with: paragraph)
    let start = paragraph.location + Self.bullet.utf16.count
    if range.location < start {
      textView.selectedRange = NSRange(location: start, length: max(NSMaxRange(range) - start, 0))
    }
    if item.trimmingCharacters(in: .newlines) == Self.bullet {
      toggleList()
    } else {
      textView.insertText("\n" + Self.bullet)
    }
  }
}
