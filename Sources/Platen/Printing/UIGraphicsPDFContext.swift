import Foundation

/// Begins a PDF document of which `data` receives the bytes, and makes it the one that the thread draws.
///
/// - Parameters:
///   - bounds: The bounds of pages, in points; empty ones are of 612 × 792 points.
///   - documentInfo: The title, author, subject, keywords and creator, by Core Graphics' keys.
///
/// Documents are drawn by pango and cairo, which are looked for when the program runs (Debian's
/// `libpangocairo-1.0-0`). Without them `data` stays empty.
public func UIGraphicsBeginPDFContextToData(
  _ data: NSMutableData, _ bounds: CGRect, _ documentInfo: [AnyHashable: Any]?
) {
  PDFDocument.push(PDFDocument(bounds: bounds, info: documentInfo ?? [:]) { data.append($0) })
}

/// Begins a PDF document that is written to a file, and makes it the one that the thread draws. False where the file
/// can't be written, or without pango and cairo.
public func UIGraphicsBeginPDFContextToFile(
  _ path: String, _ bounds: CGRect, _ documentInfo: [AnyHashable: Any]?
) -> Bool {
  guard FileManager.default.createFile(atPath: path, contents: nil), let file = FileHandle(forWritingAtPath: path)
  else { return false }
  let document = PDFDocument(bounds: bounds, info: documentInfo ?? [:]) { try? file.write(contentsOf: $0) }
  guard document.canDraw else { return false }
  PDFDocument.push(document)
  return true
}

/// Ends the document that the thread draws.
public func UIGraphicsEndPDFContext() { PDFDocument.pop()?.finish() }

/// Begins a page of the document's bounds.
public func UIGraphicsBeginPDFPage() { PDFDocument.current?.beginPage() }

/// Begins a page with bounds of its own, in points. `pageInfo` is ignored.
public func UIGraphicsBeginPDFPageWithInfo(_ bounds: CGRect, _ pageInfo: [AnyHashable: Any]?) {
  PDFDocument.current?.beginPage(bounds)
}

/// The bounds of the current page, in points. Zero outside of a document.
public func UIGraphicsGetPDFContextBounds() -> CGRect { PDFDocument.current?.bounds ?? .zero }
