import Foundation
import Testing
import TextControls

/// Objects as attributes of texts, which Foundation compares by reading their memory.
@MainActor @Suite struct AttributeObjectTests {
  private static func values() -> [[NSObject]] {
    let centred = NSMutableParagraphStyle()
    centred.alignment = .center
    return [
      [NSParagraphStyle(), NSParagraphStyle(), NSMutableParagraphStyle(), centred],
      [0, 1, 0.5].flatMap { red in
        [UIColor(red: red, green: 0, blue: 0, alpha: 1), UIColor(red: red, green: 1, blue: 0, alpha: 1)]
      } + [UIColor.red, UIColor.label, UIColor(white: 0, alpha: 0)],
      [UIFont.systemFont(ofSize: 1), UIFont.systemFont(ofSize: 2), UIFont.preferredFont(forTextStyle: .body)],
      [UIFontDescriptor(name: "a", size: 0), UIFontDescriptor(name: "b", size: 1)],
      [NSTextAttachment(), NSTextAttachment()],
      [NSTextTab(textAlignment: .left, location: 0), NSTextTab(textAlignment: .right, location: 0)],
      [UIImage(), UIImage(systemName: "star") ?? UIImage()],
    ]
  }

  @Test func adjacentOnesAreCompared() {
    let key = NSAttributedString.Key("value")
    for values in Self.values() {
      for first in values {
        for second in values {
          let text = NSMutableAttributedString(string: "ab")
          text.addAttribute(key, value: first, range: NSRange(location: 0, length: 1))
          text.addAttribute(key, value: second, range: NSRange(location: 1, length: 1))
          var range = NSRange(location: 0, length: 0)
          _ = text.attributes(at: 0, longestEffectiveRange: &range, in: NSRange(location: 0, length: 2))
          #expect((range.length == 2) == first.isEqual(second))
        }
      }
    }
  }
}
