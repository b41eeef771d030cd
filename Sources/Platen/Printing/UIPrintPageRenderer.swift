import Foundation

/// Draws the pages of formatters and of a program, on the pages of a PDF document.
///
/// There is no printer to take the paper from: it is of ISO's size A4, with half an inch of margin, unless a program
/// writes it, by the names `paperRect` and `printableRect` and `setValue(_:forKey:)` or in a subclass.
@MainActor @preconcurrency open class UIPrintPageRenderer: NSObject, KeyValueWritable {
  private var paper = CGRect(x: 0, y: 0, width: 595.2, height: 841.8)
  private var printable: CGRect?

  /// The height of the header of each page, in points. 0 by default.
  open var headerHeight: CGFloat = 0
  /// The height of the footer of each page, in points. 0 by default.
  open var footerHeight: CGFloat = 0
  /// The formatters, in the order in which they are drawn. Nil, the default, for none.
  open internal(set) var printFormatters: [UIPrintFormatter]?

  /// Creates a renderer without formatters.
  public override nonisolated init() { super.init() }

  /// The paper, in points.
  open var paperRect: CGRect { paper }
  /// The area of the paper that is drawn on, in points.
  open var printableRect: CGRect { printable ?? paper.insetBy(dx: 36, dy: 36) }

  /// The area between the header and the footer.
  var contentRect: CGRect {
    var area = printableRect
    area.origin.y += headerHeight
    area.size.height -= headerHeight + footerHeight
    return area
  }

  /// The number of pages: those of all formatters.
  open var numberOfPages: Int { (printFormatters ?? []).map { $0.startPage + $0.pageCount }.max() ?? 0 }

  /// Adds a formatter whose content begins on a page, from 0.
  open func addPrintFormatter(_ formatter: UIPrintFormatter, startingAtPageAt pageIndex: Int) {
    formatter.removeFromPrintPageRenderer()
    formatter.startPage = pageIndex
    formatter.printPageRenderer = self
    printFormatters = (printFormatters ?? []) + [formatter]
  }

  /// The formatters with content on a page. Nil for none.
  open func printFormattersForPage(at pageIndex: Int) -> [UIPrintFormatter]? {
    let formatters = (printFormatters ?? []).filter {
      ($0.startPage..<$0.startPage + $0.pageCount).contains(pageIndex)
    }
    return formatters.isEmpty ? nil : formatters
  }

  /// Called by the program before pages are drawn. Does nothing: for subclasses.
  open func prepare(forDrawingPages range: NSRange) {}

  /// Draws a page: its header, its formatters, what a subclass draws as its content, and its footer.
  open func drawPage(at pageIndex: Int, in printableRect: CGRect) {
    let area = self.printableRect
    if headerHeight > 0 {
      drawHeaderForPage(
        at: pageIndex, in: CGRect(x: area.minX, y: area.minY, width: area.width, height: headerHeight))
    }
    for formatter in printFormattersForPage(at: pageIndex) ?? [] {
      drawPrintFormatter(formatter, forPageAt: pageIndex)
    }
    drawContentForPage(at: pageIndex, in: contentRect)
    if footerHeight > 0 {
      drawFooterForPage(
        at: pageIndex,
        in: CGRect(x: area.minX, y: area.maxY - footerHeight, width: area.width, height: footerHeight))
    }
  }

  /// Draws the content of a formatter on a page.
  open func drawPrintFormatter(_ printFormatter: UIPrintFormatter, forPageAt pageIndex: Int) {
    printFormatter.draw(in: printFormatter.rect(forPageAt: pageIndex), forPageAt: pageIndex)
  }

  /// Draws the header of a page, where ``headerHeight`` is not 0. Does nothing: for subclasses.
  open func drawHeaderForPage(at pageIndex: Int, in headerRect: CGRect) {}
  /// Draws more content on a page. Does nothing: for subclasses.
  open func drawContentForPage(at pageIndex: Int, in contentRect: CGRect) {}
  /// Draws the footer of a page, where ``footerHeight`` is not 0. Does nothing: for subclasses.
  open func drawFooterForPage(at pageIndex: Int, in footerRect: CGRect) {}

  package nonisolated func write(_ value: Any?, forKey key: String) {
    let rect = (value as? NSValue)?.rectValue ?? value as? CGRect
    MainActor.assumeIsolated {
      switch key {
      case "paperRect": paper = rect ?? paper
      case "printableRect": printable = rect
      default: break
      }
    }
  }
}
