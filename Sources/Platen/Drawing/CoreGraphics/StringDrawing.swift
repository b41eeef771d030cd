import Foundation

extension NSAttributedString {
  /// Draws the text from a place in points: in lines that end at the edge of a page of a PDF document, and in a view or
  /// an image in lines of any length. Outside of a drawing nothing is drawn.
  public func draw(at point: CGPoint) {
    if let document = PDFDocument.current {
      draw(in: CGRect(origin: point, size: CGSize(width: max(1, document.bounds.maxX - point.x), height: .infinity)))
    } else {
      DrawingContexts.current?.draw(self, in: CGRect(origin: point, size: size()))
    }
  }

  /// Draws the text in lines as wide as a rectangle, in points: on a page of a PDF document those that fit it, and in a
  /// view or an image all. Outside of a drawing nothing is drawn.
  public func draw(in rect: CGRect) {
    guard let document = PDFDocument.current else {
      DrawingContexts.current?.draw(self, in: rect)
      return
    }
    guard let text = PrintedText(self, width: rect.width) else { return }
    guard let first = text.pages(height: rect.height).first else { return }
    text.draw(first, at: rect.origin, in: document)
  }

  /// Draws the text in lines as wide as a rectangle, see ``draw(in:)``. `options` and `context` are ignored.
  public func draw(with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?) {
    draw(in: rect)
  }
}

extension CGContext {
  /// Draws a text in lines as wide as a rectangle, from its upper edge, with the alignment of its first paragraph.
  fileprivate func draw(_ text: NSAttributedString, in rect: CGRect) {
    guard text.length > 0 else { return }
    var graphics = state.graphics
    if let shadow = state.shadow { graphics.addFilter(shadow) }
    let style = text.attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle
    let words = Text(AttributedString(text))
    switch style?.alignment {
    case .center: graphics.draw(words, at: CGPoint(x: rect.midX, y: rect.minY), anchor: .top)
    case .right: graphics.draw(words, at: CGPoint(x: rect.maxX, y: rect.minY), anchor: .topTrailing)
    default: graphics.draw(words, in: rect)
    }
  }
}

extension NSString {
  /// Draws the text with attributes from a place in points, see `NSAttributedString.draw(at:)`.
  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    NSAttributedString(string: self as String, attributes: attrs).draw(at: point)
  }

  /// Draws the text with attributes in lines as wide as a rectangle, see `NSAttributedString.draw(in:)`.
  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    NSAttributedString(string: self as String, attributes: attrs).draw(in: rect)
  }

  /// Draws the text with attributes in lines as wide as a rectangle, see `NSAttributedString.draw(in:)`. `options` and
  /// `context` are ignored.
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) {
    draw(in: rect, withAttributes: attributes)
  }
}

extension String {
  /// Draws the text with attributes from a place in points, see `NSAttributedString.draw(at:)`.
  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    (self as NSString).draw(at: point, withAttributes: attrs)
  }

  /// Draws the text with attributes in lines as wide as a rectangle, see `NSAttributedString.draw(in:)`.
  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    (self as NSString).draw(in: rect, withAttributes: attrs)
  }

  /// Draws the text with attributes in lines as wide as a rectangle, see `NSAttributedString.draw(in:)`. `options` and
  /// `context` are ignored.
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) {
    (self as NSString).draw(in: rect, withAttributes: attributes)
  }
}
