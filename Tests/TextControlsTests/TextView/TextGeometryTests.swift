import Foundation
import Testing

@testable import TextControls

/// The places of glyphs that a layout manager estimates: letters of 10 points are 6 points wide here, lines 12 high.
@MainActor @Suite struct TextGeometryTests {
  private let storage: NSTextStorage
  private let manager = NSLayoutManager()
  private let container = NSTextContainer(size: CGSize(width: 70, height: 1000))

  init() {
    storage = NSTextStorage(string: "one two three\nfour\n", attributes: [.font: UIFont.systemFont(ofSize: 10)])
    storage.addLayoutManager(manager)
    manager.addTextContainer(container)
  }

  @Test func linesAreBrokenBetweenWords() {
    // 60 points beside the padding are ten letters.
    var ranges: [NSRange] = []
    manager.enumerateLineFragments(forGlyphRange: NSRange(location: 0, length: storage.length)) {
      rect, used, _, range, _ in
      ranges.append(range)
      #expect(rect.width == 70 && rect.height == 12 && used.width <= 70)
    }
    #expect(
      ranges == [NSRange(location: 0, length: 8), NSRange(location: 8, length: 6), NSRange(location: 14, length: 5)])
    var range = NSRange()
    #expect(
      manager.lineFragmentRect(forGlyphAt: 9, effectiveRange: &range) == CGRect(x: 0, y: 12, width: 70, height: 12))
    #expect(range == NSRange(location: 8, length: 6))
    #expect(manager.lineFragmentUsedRect(forGlyphAt: 15, effectiveRange: nil).width == 34)
  }

  @Test func theLineAfterALineFeedIsExtra() {
    #expect(manager.extraLineFragmentRect == CGRect(x: 0, y: 36, width: 70, height: 12))
    #expect(manager.extraLineFragmentTextContainer === container)
    storage.replaceCharacters(in: NSRange(location: 18, length: 1), with: "")
    #expect(manager.extraLineFragmentRect == .zero && manager.extraLineFragmentTextContainer == nil)
  }

  @Test func glyphsAreFoundByTheirPlaces() {
    #expect(manager.location(forGlyphAt: 10).x == 17)
    #expect(
      manager.boundingRect(forGlyphRange: NSRange(location: 10, length: 2), in: container)
        == CGRect(x: 17, y: 12, width: 12, height: 12))
    // Over a line's end: the rectangle around both parts.
    #expect(
      manager.boundingRect(forGlyphRange: NSRange(location: 6, length: 4), in: container)
        == CGRect(x: 5, y: 0, width: 48, height: 24))
    var fraction: CGFloat = 0
    let point = CGPoint(x: 20, y: 20)
    #expect(manager.glyphIndex(for: point, in: container, fractionOfDistanceThroughGlyph: &fraction) == 10)
    #expect(fraction == 0.5)
    #expect(
      manager.characterIndex(for: CGPoint(x: 500, y: 500), in: container, fractionOfDistanceBetweenInsertionPoints: nil)
        == 18)
    #expect(
      manager.glyphRange(forBoundingRect: CGRect(x: 0, y: 13, width: 5, height: 5), in: container)
        == NSRange(location: 8, length: 6))
    var rects: [CGRect] = []
    manager.enumerateEnclosingRects(
      forGlyphRange: NSRange(location: 6, length: 4), withinSelectedGlyphRange: NSRange(), in: container
    ) { rect, _ in rects.append(rect) }
    #expect(rects == [CGRect(x: 41, y: 0, width: 12, height: 12), CGRect(x: 5, y: 12, width: 12, height: 12)])
  }

  @Test func editsAndFontsMoveWhatFollows() {
    storage.addAttribute(.font, value: UIFont.systemFont(ofSize: 20), range: NSRange(location: 0, length: 1))
    #expect(manager.location(forGlyphAt: 1).x == 17)
    #expect(manager.lineFragmentRect(forGlyphAt: 9, effectiveRange: nil).minY == 24)
    storage.replaceCharacters(in: NSRange(location: 0, length: 4), with: "")
    #expect(manager.lineFragmentRect(forGlyphAt: 9, effectiveRange: nil).minY == 0)
  }

  @Test func aTextWithoutLettersHasOneExtraLine() {
    storage.replaceCharacters(in: NSRange(location: 0, length: storage.length), with: "")
    #expect(manager.numberOfGlyphs == 0 && manager.extraLineFragmentRect.height > 0)
    #expect(manager.glyphIndex(for: .zero, in: container) == 0)
    #expect(manager.usedRect(for: container) == .zero)
    #expect(manager.usedRect(for: NSTextContainer(size: .zero)) == .zero)
  }
}
