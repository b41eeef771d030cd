import PlatenTesting
import SwiftUI
import Testing
import UIKit

/// Texts with attributes between SwiftUI and UIKit.
@MainActor @Suite struct AttributedStringBridgeTests {
  private var styled: AttributedString {
    var text = AttributedString("one two")
    text.font = .title
    if let range = text.range(of: "two") {
      text[range].foregroundColor = Color(red: 1, green: 0, blue: 0)
      text[range].backgroundColor = .yellow
      text[range].underlineStyle = .single
      text[range].strikethroughStyle = Text.LineStyle(color: .blue)
      text[range].kern = 2
      text[range].link = URL(string: "https://example.org")
      text[range].inlinePresentationIntent = .stronglyEmphasized
    }
    return text
  }

  @Test func aTextOfSwiftUIHasUIKitsAttributes() throws {
    let text = NSAttributedString(styled)
    #expect(text.string == "one two")
    #expect(text.attribute(.font, at: 0, effectiveRange: nil) as? UIFont == .preferredFont(forTextStyle: .title1))
    #expect(text.attribute(.underlineStyle, at: 0, effectiveRange: nil) == nil)
    var range = NSRange(location: 0, length: 0)
    let attributes = text.attributes(at: 4, effectiveRange: &range)
    #expect(range == NSRange(location: 4, length: 3))
    #expect(attributes[.foregroundColor] as? UIColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    #expect(attributes[.backgroundColor] as? UIColor == .systemYellow)
    #expect(attributes[.underlineStyle] as? Int == NSUnderlineStyle.single.rawValue)
    #expect(attributes[.strikethroughColor] as? UIColor == .systemBlue)
    #expect(attributes[.kern] as? CGFloat == 2)
    #expect(attributes[.link] as? URL == URL(string: "https://example.org"))
  }

  @Test func itReturnsAsItWas() {
    #expect(AttributedString(NSAttributedString(styled)) == styled)
    #expect(AttributedString(NSMutableAttributedString(string: "")) == AttributedString())
  }

  @Test func fontsReturnAsTheyWere() {
    for font in [
      Font.title3, .system(size: 15, weight: .semibold, design: .monospaced), .custom("Georgia", size: 20),
      .body.italic(), .caption2.bold(),
    ] {
      var text = AttributedString("a")
      text.font = font
      #expect(AttributedString(NSAttributedString(text)).font == font)
    }
  }

  @Test func aTextOfUIKitIsShownBySwiftUI() async throws {
    let text = NSMutableAttributedString(string: "plain ")
    text.append(
      NSAttributedString(
        string: "styled",
        attributes: [.underlineStyle: 1, .font: UIFont.boldSystemFont(ofSize: 20), .paragraphStyle: NSParagraphStyle()])
    )
    let attributed = AttributedString(text)
    #expect(attributed.runs.count == 2)
    #expect(attributed.runs.last?.underlineStyle == Text.LineStyle())
    let screen = await Screen(Text(attributed))
    #expect(screen.shows("plain styled"))
  }

  @Test func unevenCharactersKeepTheirAttributes() {
    let text = NSMutableAttributedString(string: "a🇩🇪b")
    text.addAttribute(.kern, value: 3, range: NSRange(location: 1, length: 4))
    let attributed = AttributedString(text)
    #expect(attributed.runs.map { String(attributed[$0.range].characters) } == ["a", "🇩🇪", "b"])
  }
}
