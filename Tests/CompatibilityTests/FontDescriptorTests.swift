import PlatenTesting
import SwiftUI
import Testing
import UIKit

@MainActor @Suite struct FontDescriptorTests {
  @Test func traitsAreToggled() {
    let font = UIFont.systemFont(ofSize: 20)
    let bold = font.toggling(.traitBold)
    #expect(bold == .boldSystemFont(ofSize: 20) && bold.isBoldOrMore && !font.isBoldOrMore)
    #expect(bold.toggling(.traitBold) == font && font.toggling(.traitItalic) == .italicSystemFont(ofSize: 20))
    #expect(UIFont.systemFont(ofSize: 20, weight: .heavy).toggling(.traitItalic).toggling(.traitItalic).isBoldOrMore)
    #expect(font.toggling(.traitMonoSpace) == .monospacedSystemFont(ofSize: 20, weight: .regular))
    #expect(font.toggling(.traitTightLeading).fontDescriptor.symbolicTraits == .traitTightLeading)
  }

  @Test func aRoleKeepsItsSizeAndTakesADesign() {
    let serif = UIFont.role(.title1, design: .serif)
    #expect(serif.pointSize == 28 && serif != .preferredFont(forTextStyle: .title1))
    #expect(Font(serif) == Font.system(.title, design: .serif))
    #expect(Font(UIFont.role(.body, design: .default)) == Font(.preferredFont(forTextStyle: .body)))
    #expect(Font(serif as CTFont) == Font(serif))
    #expect(Font(serif.withSize(30)) == Font.system(size: 30, design: .serif))
    #expect(UIFont(descriptor: serif.fontDescriptor, size: 28) == serif)
    // A headline is semibold unless its traits say otherwise.
    let headline = UIFont.preferredFont(forTextStyle: .headline)
    #expect(headline.isBoldOrMore && Font(headline.toggling(.traitBold)) == Font.system(.headline).weight(.regular))
  }

  @Test func attributesDescribeAFont() {
    let descriptor = UIFontDescriptor(fontAttributes: [
      .family: "Georgia", .size: 15, .traits: [UIFontDescriptor.TraitKey.weight: UIFont.Weight.black],
    ])
    #expect(descriptor.pointSize == 15 && descriptor.postscriptName == "Georgia")
    #expect(descriptor.symbolicTraits == .traitBold && descriptor.object(forKey: .family) as? String == "Georgia")
    #expect(UIFontDescriptor(fontAttributes: descriptor.fontAttributes) == descriptor)
    let wrong = UIFontDescriptor(fontAttributes: [.size: "large", .traits: 3, .family: 1])
    #expect(wrong.pointSize == 17 && wrong.postscriptName == ".SystemFont")
    let features = [[UIFontDescriptor.FeatureKey.featureIdentifier: kUpperCaseType, .typeIdentifier: 1]]
    let small = descriptor.addingAttributes([.featureSettings: features])
    #expect(
      small != descriptor && small.object(forKey: .featureSettings) as? [[UIFontDescriptor.FeatureKey: Int]] == features
    )
  }

  @Test func digitsHaveOneWidth() {
    let font = UIFont.monospacedDigitSystemFont(ofSize: 20, weight: .bold)
    #expect(Font(font) == Font.system(size: 20).monospacedDigit().weight(.bold))
    #expect(font != .boldSystemFont(ofSize: 20) && font.isBoldOrMore)
  }

  @Test func metricsScaleNothingAtTheDefaultSize() {
    let font = UIFont.systemFont(ofSize: 24)
    #expect(UIFontMetrics.default.scaledFont(for: font) == font)
    #expect(UIFontMetrics(forTextStyle: .body).scaledFont(for: font, maximumPointSize: 20).pointSize == 20)
    #expect(UIFontMetrics(forTextStyle: .title1).scaledValue(for: 8) == 8)
  }

  @Test func paragraphStylesAreCopiedAndCompared() throws {
    let style = try #require(NSParagraphStyle.default.mutableCopy() as? NSMutableParagraphStyle)
    #expect(style == NSParagraphStyle.default && style.lineBreakMode == .byWordWrapping && style.alignment == .natural)
    style.lineSpacing = 4
    style.alignment = .right
    let copy = try #require(style.copy() as? NSParagraphStyle)
    style.lineSpacing = 5
    #expect(copy.lineSpacing == 4 && copy.alignment == .right && copy != style && !(copy is NSMutableParagraphStyle))
    style.setParagraphStyle(copy)
    #expect(style == copy && style.hash == copy.hash && NSParagraphStyle.default.lineSpacing == 0)
  }

  @Test func attributesOfATextViewAreKept() async throws {
    let screen = await Screen(QuotationEditor())
    #expect(try screen.field("Indented by 24").text == "Quotation")
    let text = NSAttributedString(string: "Swift", attributes: HighlightRule.link.attributes)
    #expect(text.attribute(.underlineStyle, at: 0, effectiveRange: nil) as? Int == 0x101)
    #expect(text.attribute(.link, at: 0, effectiveRange: nil) as? URL == URL(string: "https://swift.org"))
  }

  @Test func fontsOfDescriptorsAreShown() async throws {
    #expect(await Screen(RoleView(font: .role(.body, design: .serif))).shows("Role"))
  }

  @Test func anImageHasItsOwnRenderingMode() async {
    let row = MarkedRow()
    #expect(row.mark != Image(systemName: "heart.fill"))
    #expect(row.mark.symbolRenderingMode(nil) == Image(systemName: "heart.fill"))
    #expect(await Screen(row).shows("Marked"))
    #expect(Color(.gray.opacity(0.3)) == Color.gray.opacity(0.3) && Color(.systemRed) == Color(uiColor: .systemRed))
  }
}
