import Foundation

extension NSAttributedString {
  /// Draws the text in lines that end at the edge of the page, from a place on it in points. There is one kind of
  /// drawing, that of PDF documents: outside of one nothing is drawn.
  public func draw(at point: CGPoint) {
    guard let document = PDFDocument.current else { return }
    draw(in: CGRect(origin: point, size: CGSize(width: max(1, document.bounds.maxX - point.x), height: .infinity)))
  }

  /// Draws the lines of the text that fit a rectangle on the page of a PDF document, in points. Outside of a document
  /// nothing is drawn.
  public func draw(in rect: CGRect) {
    guard let document = PDFDocument.current, let text = PrintedText(self, width: rect.width) else { return }
    guard let first = text.pages(height: rect.height).first else { return }
    text.draw(first, at: rect.origin, in: document)
  }

  /// Draws the lines of the text that fit a rectangle, see ``draw(in:)``. `options` and `context` are ignored.
  public func draw(with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?) {
    draw(in: rect)
  }
}

extension NSString {
  /// Draws the text with attributes from a place on the page of a PDF document, in points.
  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    NSAttributedString(string: self as String, attributes: attrs).draw(at: point)
  }

  /// Draws the lines of the text with attributes that fit a rectangle on the page of a PDF document, in points.
  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    NSAttributedString(string: self as String, attributes: attrs).draw(in: rect)
  }
}

extension String {
  /// Draws the text with attributes from a place on the page of a PDF document, in points.
  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    (self as NSString).draw(at: point, withAttributes: attrs)
  }

  /// Draws the lines of the text with attributes that fit a rectangle on the page of a PDF document, in points.
  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    (self as NSString).draw(in: rect, withAttributes: attrs)
  }
}
