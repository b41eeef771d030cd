import Foundation
import Testing
import UIKit

/// Documents are read by poppler, which is not what writes them. Without its tools nothing is compared.
@MainActor @Suite(.enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/pdftotext")))
struct PrintedPageTests {
  private func output(of tool: String, _ arguments: [String], _ document: Data) throws -> String {
    String(decoding: try bytes(of: tool, arguments, document), as: UTF8.self)
  }

  private func bytes(of tool: String, _ arguments: [String], _ document: Data) throws -> Data {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).pdf")
    try document.write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/\(tool)")
    process.arguments = arguments.map { $0 == "FILE" ? file.path : $0 }
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return output
  }

  /// As rich text editor kits write their documents.
  private func document(of text: NSAttributedString, paper: CGRect, printable: CGRect) -> Data {
    let renderer = UIPrintPageRenderer()
    renderer.addPrintFormatter(UISimpleTextPrintFormatter(attributedText: text), startingAtPageAt: 0)
    renderer.setValue(NSValue(cgRect: paper), forKey: "paperRect")
    renderer.setValue(NSValue(cgRect: printable), forKey: "printableRect")
    let data = NSMutableData()
    UIGraphicsBeginPDFContextToData(data, paper, nil)
    renderer.prepare(forDrawingPages: NSRange(location: 0, length: renderer.numberOfPages))
    for page in 0..<renderer.numberOfPages {
      UIGraphicsBeginPDFPage()
      renderer.drawPage(at: page, in: UIGraphicsGetPDFContextBounds())
    }
    UIGraphicsEndPDFContext()
    return data as Data
  }

  private let paper = CGRect(x: 0, y: 0, width: 400, height: 300)
  private let printable = CGRect(x: 50, y: 40, width: 300, height: 220)

  /// The left and right edges of the words, as poppler reads them.
  private func edges(in document: Data) throws -> [String: (left: Double, right: Double, top: Double)] {
    let page = try output(of: "pdftotext", ["-bbox", "FILE", "-"], document)
    let word = try Regex(
      "<word xMin=\"([0-9.]+)\" yMin=\"([0-9.]+)\" xMax=\"([0-9.]+)\" yMax=\"[0-9.]+\">([^<]*)</word>")
    var edges: [String: (left: Double, right: Double, top: Double)] = [:]
    for match in page.matches(of: word) {
      func number(_ index: Int) -> Double { match.output[index].substring.flatMap { Double($0) } ?? -1 }
      edges[String(match.output[4].substring ?? "")] = (number(1), number(3), number(2))
    }
    return edges
  }

  private func paragraph(_ alignment: NSTextAlignment, head: CGFloat = 0) -> NSParagraphStyle {
    let style = NSMutableParagraphStyle()
    style.alignment = alignment
    style.headIndent = head
    style.firstLineHeadIndent = head
    return style
  }

  @Test func paragraphsAreWhereTheirStylesPutThem() throws {
    let text = NSMutableAttributedString(string: "Leading\n", attributes: [.paragraphStyle: paragraph(.left)])
    text.append(NSAttributedString(string: "Middle\n", attributes: [.paragraphStyle: paragraph(.center)]))
    text.append(NSAttributedString(string: "Trailing\n", attributes: [.paragraphStyle: paragraph(.right)]))
    text.append(NSAttributedString(string: "Indented", attributes: [.paragraphStyle: paragraph(.left, head: 30)]))
    let edges = try edges(in: document(of: text, paper: paper, printable: printable))
    let leading = try #require(edges["Leading"])
    #expect(abs(leading.left - 50) < 2 && leading.top >= 38 && leading.top < 45)
    let middle = try #require(edges["Middle"])
    #expect(abs((middle.left + middle.right) / 2 - 200) < 2)
    let (trailing, indented) = (try #require(edges["Trailing"]), try #require(edges["Indented"]))
    #expect(abs(trailing.right - 350) < 2 && abs(indented.left - 80) < 2)
  }

  @Test func fontsAndMarkedCharactersAreInTheDocument() throws {
    let text = NSMutableAttributedString(
      string: "<bold & plain> ", attributes: [.font: UIFont.boldSystemFont(ofSize: 20)])
    text.append(
      NSAttributedString(string: "Grüße", attributes: [.font: UIFont.monospacedSystemFont(ofSize: 9, weight: .regular)])
    )
    let document = document(of: text, paper: paper, printable: printable)
    #expect(try output(of: "pdftotext", ["-layout", "FILE", "-"], document).contains("<bold & plain> Grüße"))
    let fonts = try output(of: "pdffonts", ["FILE"], document)
    #expect(fonts.contains("Bold") && fonts.contains("Mono"))
  }

  @Test func textThatIsTooLongGoesOnOnTheNextPages() throws {
    let lines = (1...60).map { "Line \($0)." }
    let document = document(
      of: NSAttributedString(string: lines.joined(separator: "\n"), attributes: [.font: UIFont.systemFont(ofSize: 12)]),
      paper: paper, printable: printable)
    let pages = try output(of: "pdftotext", ["FILE", "-"], document).split(
      separator: "\u{C}", omittingEmptySubsequences: true)
    #expect(pages.count > 2)
    let shown = pages.joined(separator: "\n").split(whereSeparator: \.isNewline).map(String.init)
    #expect(shown.filter { !$0.isEmpty } == lines)
    let lowest = try edges(in: document).values.map(\.top).max() ?? 0
    #expect(lowest < 260)
  }

  @Test func theColoursOfTheTextAreOnThePage() throws {
    let text = NSAttributedString(
      string: "██████",
      attributes: [
        .font: UIFont.systemFont(ofSize: 60), .foregroundColor: UIColor(red: 1, green: 0, blue: 0, alpha: 1),
      ])
    let document = document(of: text, paper: paper, printable: printable)
    // A portable pixmap: a header and three bytes of each pixel.
    let picture = try bytes(of: "pdftoppm", ["-r", "72", "FILE"], document)
    let pixels = picture.suffix(400 * 300 * 3)
    let offset = pixels.startIndex + (65 * 400 + 70) * 3
    #expect(Array(pixels[offset..<offset + 3]) == [255, 0, 0])
    #expect(Array(pixels.suffix(3)) == [255, 255, 255])
  }

  @Test func aRendererDrawsStringsAtTheirPlaces() throws {
    let format = UIGraphicsPDFRendererFormat()
    format.documentInfo = ["kCGPDFContextTitle": "A receipt"]
    let document = UIGraphicsPDFRenderer(bounds: paper, format: format).pdfData { context in
      context.beginPage()
      "Here".draw(at: CGPoint(x: 120, y: 90), withAttributes: [.font: UIFont.systemFont(ofSize: 20)])
      context.beginPage(withBounds: CGRect(x: 0, y: 0, width: 200, height: 100))
      "There".draw(in: CGRect(x: 10, y: 10, width: 100, height: 50))
    }
    let edges = try edges(in: document)
    let here = try #require(edges["Here"])
    #expect(abs(here.left - 120) < 2 && abs(here.top - 90) < 4)
    #expect(edges["There"] != nil)
    let info = try output(of: "pdfinfo", ["-l", "2", "FILE"], document)
    #expect(info.contains("A receipt") && info.contains("200 x 100 pts"))
  }

  @Test func nothingIsDrawnOutsideOfADocument() {
    "Nowhere".draw(at: .zero)
    #expect(UIGraphicsGetPDFContextBounds() == .zero)
    UIGraphicsEndPDFContext()
  }
}
