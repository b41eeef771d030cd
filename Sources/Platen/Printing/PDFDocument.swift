import CPangoCairo
import Foundation

/// A PDF document that is being drawn: what UIKit calls a PDF context.
final class PDFDocument {
  /// Receives the bytes in order.
  private final class Sink {
    let write: (Data) -> Void
    init(_ write: @escaping (Data) -> Void) { self.write = write }
  }

  /// Nil where pango and cairo are not installed: nothing is drawn.
  private var pdf: OpaquePointer?
  private let sink: Sink
  private let defaultBounds: CGRect
  /// The bounds of the current page, before the first one those of pages, in points.
  private(set) var bounds: CGRect
  private var hasPage = false

  /// The size of pages where none is given, in points, as in UIKit.
  static let standardBounds = CGRect(x: 0, y: 0, width: 612, height: 792)

  init(bounds: CGRect, info: [AnyHashable: Any], write: @escaping (Data) -> Void) {
    sink = Sink(write)
    defaultBounds = bounds.isEmpty ? Self.standardBounds : bounds
    self.bounds = defaultBounds
    pdf = platen_pdf_create(Unmanaged.passUnretained(sink).toOpaque()) { context, bytes, count in
      guard let context else { return }
      Unmanaged<Sink>.fromOpaque(context).takeUnretainedValue().write(Data(bytes: bytes, count: Int(count)))
    }
    guard let pdf else { return }
    for (index, key) in Self.infoKeys.enumerated() {
      if let text = info[AnyHashable(key)] as? String { platen_pdf_set_text(pdf, Int32(index), text) }
    }
  }

  /// Core Graphics' names of the texts of a document, in the order of cairo's.
  private static let infoKeys = [
    "kCGPDFContextTitle", "kCGPDFContextAuthor", "kCGPDFContextSubject", "kCGPDFContextKeywords",
    "kCGPDFContextCreator",
  ]

  deinit { finish() }

  /// Whether the libraries that draw are installed.
  var canDraw: Bool { pdf != nil }

  func beginPage(_ bounds: CGRect? = nil) {
    self.bounds = bounds.flatMap { $0.isEmpty ? nil : $0 } ?? defaultBounds
    hasPage = true
    if let pdf { platen_pdf_begin_page(pdf, Double(self.bounds.width), Double(self.bounds.height)) }
  }

  /// Draws a line with its baseline at a place on the page; nothing before the first page.
  func draw(_ line: PrintedText.Line, at point: CGPoint) {
    guard let pdf, hasPage else { return }
    platen_pdf_draw_line(
      pdf, line.paragraph.layout, Int32(line.index), Double(point.x - bounds.minX), Double(point.y - bounds.minY))
  }

  func finish() {
    if let pdf { platen_pdf_finish(pdf) }
    pdf = nil
  }
}

extension PDFDocument {
  private static let key = "org.platen.pdf"

  /// The documents that a thread is drawing; the last one is the current one.
  private static var stack: [PDFDocument] {
    get { Thread.current.threadDictionary[key] as? [PDFDocument] ?? [] }
    set { Thread.current.threadDictionary[key] = newValue.isEmpty ? nil : newValue }
  }

  static var current: PDFDocument? { stack.last }
  static func push(_ document: PDFDocument) { stack.append(document) }
  static func pop() -> PDFDocument? { stack.popLast() }
}
