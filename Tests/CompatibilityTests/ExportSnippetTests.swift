import SwiftUI
import Testing
import UIKit

/// Notes as PDF documents. Without pango and cairo they are empty, which is what the documentation says.
@MainActor @Suite struct ExportSnippetTests {
  private let canDraw = UIGraphicsPDFRenderer(bounds: .zero).pdfData { $0.beginPage() }.isEmpty == false

  @Test func aNoteHasAsManyPagesAsItNeeds() {
    let exporter = NoteExporter()
    let note = NSAttributedString(string: String(repeating: "A line.\n", count: 100))
    #expect(exporter.pages(of: NSAttributedString(string: "A line.")).numberOfPages == (canDraw ? 1 : 0))
    #expect(canDraw ? exporter.pages(of: note).numberOfPages > 1 : exporter.pages(of: note).numberOfPages == 0)
    #expect(exporter.document(of: note).starts(with: Data("%PDF-".utf8)) == canDraw)
    #expect(UIGraphicsGetPDFContextBounds() == .zero)
  }

  @Test func aReceiptIsWrittenToAFileOrAnErrorIsThrown() throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).pdf")
    defer { try? FileManager.default.removeItem(at: file) }
    do {
      try NoteExporter().receipt(["Bread", "Milk"], to: file)
      #expect(canDraw)
      #expect(try Data(contentsOf: file).starts(with: Data("%PDF-".utf8)))
    } catch let error as CocoaError {
      #expect(!canDraw && error.code == .featureUnsupported)
    }
  }
}
