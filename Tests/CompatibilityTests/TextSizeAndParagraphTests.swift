import FoundationModels
import PlatenTesting
import SwiftUI
import Testing
import UIKit

/// Sizes of text and paragraphs, as in the snippet.
@MainActor @Suite struct TextSizeAndParagraphTests {
  @Test func lengthsFollowTheSizeOfTextInTraits() {
    let large = TextSizes(traits: UITraitCollection(preferredContentSizeCategory: .extraExtraExtraLarge))
    // iOS has 23 points for the body at that size, and 40 for a large title.
    #expect(abs(large.body(17) - 23) < 0.01 && abs(large.title().pointSize - 40) < 0.01)
    #expect(large.badge(.systemFont(ofSize: 17)).pointSize == 20)
    let none = TextSizes(traits: UITraitCollection())
    #expect(none.body(17) == 17 && none.title().pointSize == 34)
    #expect(none.badge(.systemFont(ofSize: 17)).pointSize == 17)
  }

  @Test func paragraphStylesAreKeptInAttributedStrings() {
    let style = NSMutableParagraphStyle()
    style.alignment = .center
    let text = AttributedString(NSAttributedString(string: "Title", attributes: [.paragraphStyle: style]))
    #expect(text.uiKit.paragraphStyle?.alignment == .center)
    let back = NSAttributedString(text).attribute(.paragraphStyle, at: 0, effectiveRange: nil)
    #expect((back as? NSParagraphStyle)?.alignment == .center)
    var other = AttributedString("a", attributes: AttributeContainer().aligned(.right))
    #expect(other.uiKit.paragraphStyle?.alignment == .right)
    other.uiKit.baselineOffset = 3
    let offset = NSAttributedString(other).attribute(.baselineOffset, at: 0, effectiveRange: nil)
    #expect(offset as? CGFloat == 3)
  }

  @Test func anImageThatIsNotThereIsNil() {
    #expect(UIImage(named: "no such image", in: nil, with: nil) == nil)
  }

  @Test func actionsAreCalledFromHelpers() async throws {
    var opened: [URL] = []
    let view = LinksView().environment(
      \.openURL,
      OpenURLAction {
        opened.append($0)
        return .handled
      })
    let screen = await Screen(view)
    try screen.button("Open page").press()
    #expect(opened.map(\.absoluteString) == ["https://example.org/help"])
  }

  @Test func aFormatterOfATargetNeedsNoWordsOnSending() {
    #expect(ScoreFormatter().string(from: 7) == "7 points")
  }

  @Test func textsOfModelsNeedFoundationAlone() {
    #expect(NameProblem(of: "Ada") == nil)
    #expect(NameProblem(of: "").map { String(localized: $0.localizedStringResource) } == "Enter a name")
    #expect(
      NameProblem(of: "Alexandra").map { String(localized: $0.localizedStringResource) } == "At most 5 letters")
  }
}
