import Foundation

/// Lays out one kind of content on the pages of a ``UIPrintPageRenderer``. A formatter of this class has no content:
/// subclasses have.
@MainActor @preconcurrency open class UIPrintFormatter: NSObject {
  /// The renderer that the formatter was added to. Nil by default.
  open internal(set) weak var printPageRenderer: UIPrintPageRenderer?
  /// The first page of the content, from 0.
  open var startPage = 0
  /// The largest height of the content on a page, in points; 0, the default, for no limit.
  open var maximumContentHeight: CGFloat = 0
  /// The largest width of the content, in points; 0, the default, for no limit.
  open var maximumContentWidth: CGFloat = 0
  /// The space between the printable area and the content of each page, in points. Zero by default.
  open var perPageContentInsets = UIEdgeInsets()

  /// Creates a formatter without content.
  public override nonisolated init() { super.init() }

  /// The number of pages of the content.
  open var pageCount: Int { 0 }

  /// Removes the formatter from its renderer.
  open func removeFromPrintPageRenderer() {
    printPageRenderer?.printFormatters?.removeAll { $0 === self }
    printPageRenderer = nil
  }

  /// The area of the content on a page, in points.
  open func rect(forPageAt pageIndex: Int) -> CGRect {
    guard var area = printPageRenderer?.contentRect else { return .zero }
    area.origin.x += perPageContentInsets.left
    area.origin.y += perPageContentInsets.top
    area.size.width -= perPageContentInsets.left + perPageContentInsets.right
    area.size.height -= perPageContentInsets.top + perPageContentInsets.bottom
    if maximumContentWidth > 0 { area.size.width = min(area.width, maximumContentWidth) }
    if maximumContentHeight > 0 { area.size.height = min(area.height, maximumContentHeight) }
    return area
  }

  /// Draws the content of a page in a rectangle, in points.
  open func draw(in rect: CGRect, forPageAt pageIndex: Int) {}
}

/// Lays out text on pages, by pango. It has no pages where pango and cairo are not installed.
@MainActor @preconcurrency open class UISimpleTextPrintFormatter: UIPrintFormatter {
  private var laidOut: (text: NSAttributedString, size: CGSize, result: PrintedText?)?
  private var content: NSAttributedString

  /// Creates a formatter of text in one font.
  public init(text: String) { content = NSAttributedString(string: text) }

  /// Creates a formatter of text with attributes.
  public init(attributedText: NSAttributedString) {
    content = attributedText.copy() as? NSAttributedString ?? attributedText
  }

  /// The text.
  open var text: String? {
    get { content.string }
    set { attributedText = newValue.map { NSAttributedString(string: $0) } }
  }
  /// The text with its attributes. Attachments are left out.
  open var attributedText: NSAttributedString? {
    get { content }
    set {
      content = newValue?.copy() as? NSAttributedString ?? NSAttributedString()
      laidOut = nil
    }
  }
  /// The font of text that has none. Nil, the default, is the system's at 12 points.
  open var font: UIFont? { didSet { laidOut = nil } }
  /// The colour of text that has none. Nil, the default, is black.
  open var color: UIColor? { didSet { laidOut = nil } }
  /// The alignment of paragraphs that have none. `.natural` by default.
  open var textAlignment = NSTextAlignment.natural { didSet { laidOut = nil } }

  private var styled: NSAttributedString {
    var defaults: [NSAttributedString.Key: Any] = [.font: font ?? PrintedText.standardFont]
    if let color { defaults[.foregroundColor] = color }
    let paragraph = NSMutableParagraphStyle()
    paragraph.alignment = textAlignment
    defaults[.paragraphStyle] = paragraph
    let styled = NSMutableAttributedString(string: content.string, attributes: defaults)
    content.enumerateAttributes(in: content.whole) { attributes, range, _ in
      if !attributes.isEmpty { styled.addAttributes(attributes, range: range) }
    }
    return styled
  }

  private func layout(in size: CGSize) -> PrintedText? {
    if let laidOut, laidOut.size == size { return laidOut.result }
    let text = styled
    let result = size.width > 0 && size.height > 0 ? PrintedText(text, width: size.width) : nil
    laidOut = (text, size, result)
    return result
  }

  open override var pageCount: Int {
    let size = rect(forPageAt: startPage).size
    return layout(in: size)?.pages(height: size.height).count ?? 0
  }

  open override func draw(in rect: CGRect, forPageAt pageIndex: Int) {
    guard let document = PDFDocument.current, let text = layout(in: rect.size) else { return }
    let pages = text.pages(height: rect.height)
    guard pages.indices.contains(pageIndex - startPage) else { return }
    text.draw(pages[pageIndex - startPage], at: rect.origin, in: document)
  }
}
