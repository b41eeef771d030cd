import Foundation

/// What a layout manager knows of the places of glyphs: estimates, since front ends lay text out by themselves. The class is
/// open because the manager's subclasses override its methods. Not for use outside the framework.
open class _TextGeometry: NSObject {
  private var layout: (value: EstimatedTextLayout, limit: CGFloat?, padding: CGFloat)?
  private var rectangles: UnsafeMutableBufferPointer<CGRect>?

  deinit { rectangles?.deallocate() }

  /// The text that is laid out.
  var laidOutText: NSAttributedString? { nil }

  /// Whether the container is the one that has the text: the first.
  func hasText(_ container: NSTextContainer) -> Bool { false }

  /// The container that has the text.
  var containerOfText: NSTextContainer? { nil }

  /// The text, or how it looks, has changed.
  func invalidateGeometry() { layout = nil }

  private var current: EstimatedTextLayout? {
    guard let text = laidOutText, let container = containerOfText else { return nil }
    let limit = container.limit
    if let layout, layout.limit == limit, layout.padding == container.lineFragmentPadding { return layout.value }
    let value = EstimatedTextLayout(of: text, in: container)
    layout = (value, limit, container.lineFragmentPadding)
    return value
  }

  // MARK: lines

  /// The rectangle of the line of a glyph in points, as wide as the container. Writes the glyphs of the line.
  open func lineFragmentRect(forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?) -> CGRect
  {
    rect(ofLineAt: glyphIndex, effectiveGlyphRange) { $0.rect(of: $1) }
  }

  private func rect(
    ofLineAt glyphIndex: Int, _ effectiveRange: NSRangePointer?,
    _ rect: (EstimatedTextLayout, EstimatedLines.Line) -> CGRect
  ) -> CGRect {
    guard let current, let line = current.line(at: glyphIndex) else { return .zero }
    effectiveRange?.pointee = line.range
    return rect(current, line)
  }

  /// The same; additional layout is not needed.
  open func lineFragmentRect(
    forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?,
    withoutAdditionalLayout flag: Bool
  ) -> CGRect { lineFragmentRect(forGlyphAt: glyphIndex, effectiveRange: effectiveGlyphRange) }

  /// The rectangle of the text in the line of a glyph, in points. Writes the glyphs of the line.
  open func lineFragmentUsedRect(
    forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?
  ) -> CGRect {
    rect(ofLineAt: glyphIndex, effectiveGlyphRange) { $0.usedRect(of: $1) }
  }

  /// The same; additional layout is not needed.
  open func lineFragmentUsedRect(
    forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?,
    withoutAdditionalLayout flag: Bool
  ) -> CGRect { lineFragmentUsedRect(forGlyphAt: glyphIndex, effectiveRange: effectiveGlyphRange) }

  private var extraLine: (EstimatedTextLayout, EstimatedLines.Line)? {
    guard let current else { return nil }
    if let last = current.lines.last { return last.range.length == 0 ? (current, last) : nil }
    let font = EstimatedLines.font(nil)
    return (current, EstimatedLines.Line(range: NSRange(location: 0, length: 0), height: font.lineHeight))
  }

  /// The rectangle of the empty line at the end of a text that is empty or ends with a line feed; otherwise an empty one.
  open var extraLineFragmentRect: CGRect { extraLine.map { $0.rect(of: $1) } ?? .zero }
  /// The rectangle of the caret's place in that line.
  open var extraLineFragmentUsedRect: CGRect { extraLine.map { $0.usedRect(of: $1) } ?? .zero }
  /// The container of that line; nil where there is none.
  open var extraLineFragmentTextContainer: NSTextContainer? { extraLine == nil ? nil : containerOfText }

  /// Calls `block` with each line that a range is in, until it sets its last argument: the rectangles of the line and of its
  /// text, the container, and the line's range.
  open func enumerateLineFragments(
    forGlyphRange glyphRange: NSRange,
    using block: (CGRect, CGRect, NSTextContainer, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    guard let current, let container = containerOfText else { return }
    var stop = ObjCBool(false)
    let end = glyphRange.location + max(glyphRange.length, 1)
    for line in current.lines where line.range.length > 0 && !stop.boolValue {
      guard line.range.location < end, line.range.location + line.range.length > glyphRange.location else { continue }
      block(current.rect(of: line), current.usedRect(of: line), container, line.range, &stop)
    }
  }

  // MARK: places of glyphs

  /// The start of a glyph at the baseline, in points from the upper left corner of its line.
  open func location(forGlyphAt glyphIndex: Int) -> CGPoint {
    guard let current, let line = current.line(at: glyphIndex) else { return .zero }
    return CGPoint(x: current.offset(of: glyphIndex, in: line), y: current.baseline(at: glyphIndex))
  }

  /// The rectangle around a range in points.
  open func boundingRect(forGlyphRange glyphRange: NSRange, in container: NSTextContainer) -> CGRect {
    guard hasText(container), let current else { return .zero }
    let rects = current.rects(of: glyphRange)
    return rects.dropFirst().reduce(rects.first ?? .zero) { $0.union($1) }
  }

  /// The rectangle of the whole text in points.
  open func usedRect(for container: NSTextContainer) -> CGRect {
    guard hasText(container), let current else { return .zero }
    let rects = current.lines.map { current.usedRect(of: $0) }
    return rects.dropFirst().reduce(rects.first ?? .zero) { $0.union($1) }
  }

  /// Calls `block` with the rectangle of a range in each of its lines, until it sets its last argument. The selection is
  /// ignored.
  open func enumerateEnclosingRects(
    forGlyphRange glyphRange: NSRange, withinSelectedGlyphRange selectedRange: NSRange,
    in textContainer: NSTextContainer, using block: (CGRect, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    var stop = ObjCBool(false)
    for rect in hasText(textContainer) ? current?.rects(of: glyphRange) ?? [] : [] where !stop.boolValue {
      block(rect, &stop)
    }
  }

  /// The rectangles of a range in its lines, which belong to the manager and are valid until the next call. The selection is
  /// ignored. AppKit's method; UIKit has none.
  open func rectArray(
    forCharacterRange charRange: NSRange, withinSelectedCharacterRange selCharRange: NSRange,
    in container: NSTextContainer, rectCount: UnsafeMutablePointer<Int>
  ) -> UnsafeMutablePointer<CGRect>? {
    let rects = hasText(container) ? current?.rects(of: charRange) ?? [] : []
    rectangles?.deallocate()
    rectangles = .allocate(capacity: max(rects.count, 1))
    _ = rectangles?.initialize(from: rects)
    rectCount.pointee = rects.count
    return rects.isEmpty ? nil : rectangles?.baseAddress
  }

  // MARK: glyphs at places

  /// The glyphs in the lines that meet a rectangle.
  open func glyphRange(forBoundingRect bounds: CGRect, in container: NSTextContainer) -> NSRange {
    guard hasText(container), let current else { return NSRange(location: 0, length: 0) }
    return current.glyphs(meeting: bounds)
  }

  /// The same; additional layout is not needed.
  open func glyphRange(
    forBoundingRectWithoutAdditionalLayout bounds: CGRect, in container: NSTextContainer
  ) -> NSRange { glyphRange(forBoundingRect: bounds, in: container) }

  /// The glyph nearest to a point; 0 without glyphs. Writes which part of it is before the point, from 0 to 1.
  open func glyphIndex(
    for point: CGPoint, in container: NSTextContainer,
    fractionOfDistanceThroughGlyph partialFraction: UnsafeMutablePointer<CGFloat>?
  ) -> Int {
    let glyph = hasText(container) ? current?.glyph(at: point) : nil
    partialFraction?.pointee = glyph?.fraction ?? 0
    return glyph?.index ?? 0
  }

  /// The glyph nearest to a point; 0 without glyphs.
  open func glyphIndex(for point: CGPoint, in container: NSTextContainer) -> Int {
    glyphIndex(for: point, in: container, fractionOfDistanceThroughGlyph: nil)
  }

  /// Which part of the glyph nearest to a point is before the point, from 0 to 1.
  open func fractionOfDistanceThroughGlyph(for point: CGPoint, in container: NSTextContainer) -> CGFloat {
    var fraction: CGFloat = 0
    _ = glyphIndex(for: point, in: container, fractionOfDistanceThroughGlyph: &fraction)
    return fraction
  }

  /// The character nearest to a point; 0 without any. Writes which part of it is before the point, from 0 to 1.
  open func characterIndex(
    for point: CGPoint, in container: NSTextContainer,
    fractionOfDistanceBetweenInsertionPoints partialFraction: UnsafeMutablePointer<CGFloat>?
  ) -> Int { glyphIndex(for: point, in: container, fractionOfDistanceThroughGlyph: partialFraction) }

  /// The glyph alone: no glyph is known to be spaced with others.
  open func range(ofNominallySpacedGlyphsContaining glyphIndex: Int) -> NSRange {
    NSRange(location: glyphIndex, length: 1)
  }

  /// Whether a glyph of this number exists.
  open func isValidGlyphIndex(_ glyphIndex: Int) -> Bool { (0..<(laidOutText?.length ?? 0)).contains(glyphIndex) }

  // MARK: fonts

  /// The height of a line of a font in points.
  open func defaultLineHeight(for font: UIFont) -> CGFloat { font.lineHeight }
  /// The distance of the baseline from the top of a line of a font, in points.
  open func defaultBaselineOffset(for font: UIFont) -> CGFloat { font.ascender }

  // MARK: drawing, by front ends

  /// Never called: front ends draw. For subclasses.
  open func drawBackground(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {}
  /// Never called: front ends draw. For subclasses.
  open func drawGlyphs(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {}
  /// Never called: front ends draw. For subclasses.
  open func drawUnderline(
    forGlyphRange glyphRange: NSRange, underlineType underlineVal: NSUnderlineStyle, baselineOffset: CGFloat,
    lineFragmentRect lineRect: CGRect, lineFragmentGlyphRange lineGlyphRange: NSRange, containerOrigin: CGPoint
  ) {}
  /// Never called: front ends draw. For subclasses.
  open func drawStrikethrough(
    forGlyphRange glyphRange: NSRange, strikethroughType strikethroughVal: NSUnderlineStyle, baselineOffset: CGFloat,
    lineFragmentRect lineRect: CGRect, lineFragmentGlyphRange lineGlyphRange: NSRange, containerOrigin: CGPoint
  ) {}
  /// Never called: front ends draw. For subclasses.
  open func fillBackgroundRectArray(
    _ rectArray: UnsafePointer<CGRect>, count rectCount: Int, forCharacterRange charRange: NSRange, color: UIColor
  ) {}
}
