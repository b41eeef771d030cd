import SwiftUI
import UIKit

/// Writes notes as PDF documents, in the manner of rich text editor kits.
@MainActor struct NoteExporter {
    var paper = CGRect(x: 0, y: 0, width: 595.2, height: 841.8)
    var margin: CGFloat = 72

    func pages(of note: NSAttributedString) -> UIPrintPageRenderer {
        let formatter = UISimpleTextPrintFormatter(attributedText: note)
        formatter.perPageContentInsets = UIEdgeInsets(top: 10, left: 0, bottom: 0, right: 0)
        let renderer = NumberedPages()
        renderer.footerHeight = 20
        renderer.addPrintFormatter(formatter, startingAtPageAt: 0)
        renderer.setValue(NSValue(cgRect: paper), forKey: "paperRect")
        renderer.setValue(NSValue(cgRect: paper.insetBy(dx: margin, dy: margin)), forKey: "printableRect")
        return renderer
    }

    func document(of note: NSAttributedString) -> Data {
        let pages = pages(of: note)
        let data = NSMutableData()
        UIGraphicsBeginPDFContextToData(data, paper, nil)
        pages.prepare(forDrawingPages: NSRange(location: 0, length: pages.numberOfPages))
        let bounds = UIGraphicsGetPDFContextBounds()
        for index in 0..<pages.numberOfPages {
            UIGraphicsBeginPDFPage()
            pages.drawPage(at: index, in: bounds)
        }
        UIGraphicsEndPDFContext()
        return data as Data
    }

    func receipt(_ lines: [String], to url: URL) throws {
        let format = UIGraphicsPDFRendererFormat()
        format.documentInfo = ["kCGPDFContextTitle": "Receipt"]
        let renderer = UIGraphicsPDFRenderer(bounds: paper, format: format)
        try renderer.writePDF(to: url) { context in
            context.beginPage()
            for (index, line) in lines.enumerated() {
                line.draw(
                    at: CGPoint(x: margin, y: margin + CGFloat(index) * 20), withAttributes: [.font: UIFont.systemFont(ofSize: 14)])
            }
        }
    }
}

final class NumberedPages: UIPrintPageRenderer {
    override func drawFooterForPage(at pageIndex: Int, in footerRect: CGRect) {
        ("\(pageIndex + 1)" as NSString).draw(in: footerRect, withAttributes: [.font: UIFont.systemFont(ofSize: 10)])
    }
}
