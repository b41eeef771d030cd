import Foundation

/// How a PDF document is made.
open class UIGraphicsPDFRendererFormat: NSObject {
  /// The title, author, subject, keywords and creator, by Core Graphics' keys. Empty by default.
  open var documentInfo: [String: Any] = [:]
  /// The bounds of pages, in points.
  open internal(set) var bounds = CGRect.zero

  /// Creates a format without texts.
  public required override init() { super.init() }

  /// A new format without texts.
  open class func `default`() -> Self { Self() }
}

/// The document that a ``UIGraphicsPDFRenderer`` draws.
open class UIGraphicsPDFRendererContext: NSObject {
  /// The format of the renderer.
  public let format: UIGraphicsPDFRendererFormat
  private let document: PDFDocument

  init(format: UIGraphicsPDFRendererFormat, document: PDFDocument) {
    self.format = format
    self.document = document
  }

  /// The bounds of the current page, in points.
  open var pdfContextBounds: CGRect { document.bounds }

  /// Begins a page of the renderer's bounds.
  open func beginPage() { document.beginPage() }

  /// Begins a page with bounds of its own, in points. `pageInfo` is ignored.
  open func beginPage(withBounds bounds: CGRect, pageInfo: [String: Any] = [:]) { document.beginPage(bounds) }
}

/// Makes PDF documents of the text that a closure draws, by pango and cairo, see ``UIGraphicsBeginPDFContextToData(_:_:_:)``.
open class UIGraphicsPDFRenderer: NSObject {
  /// The bounds of pages, in points, and the texts of documents.
  public let format: UIGraphicsPDFRendererFormat

  /// Creates a renderer.
  ///
  /// - Parameters:
  ///   - bounds: The bounds of pages, in points.
  ///   - format: The texts of documents, none by default.
  public init(bounds: CGRect, format: UIGraphicsPDFRendererFormat = .default()) {
    self.format = format
    format.bounds = bounds
    super.init()
  }

  /// The document that `actions` draws. Empty without pango and cairo.
  open func pdfData(actions: (UIGraphicsPDFRendererContext) -> Void) -> Data {
    let data = NSMutableData()
    draw(PDFDocument(bounds: format.bounds, info: format.documentInfo) { data.append($0) }, actions)
    return data as Data
  }

  /// Writes the document that `actions` draws to a file.
  ///
  /// - Throws: The errors of writing a file, and `CocoaError.featureUnsupported` without pango and cairo.
  open func writePDF(to url: URL, withActions actions: (UIGraphicsPDFRendererContext) -> Void) throws {
    let data = pdfData(actions: actions)
    guard !data.isEmpty else { throw CocoaError(.featureUnsupported) }
    try data.write(to: url)
  }

  private func draw(_ document: PDFDocument, _ actions: (UIGraphicsPDFRendererContext) -> Void) {
    PDFDocument.push(document)
    actions(UIGraphicsPDFRendererContext(format: format, document: document))
    PDFDocument.pop()?.finish()
  }
}
