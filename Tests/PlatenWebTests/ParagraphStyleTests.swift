#if Web
import Platen
import Testing

@testable import PlatenWeb

/// The alignment of paragraphs and the space around the text of UIKit's text views, as CSS.
@MainActor @Suite struct ParagraphStyleTests {
  struct Note: UIViewRepresentable {
    let view: UITextView

    func makeUIView(context: Context) -> UITextView { view }
    func updateUIView(_ view: UITextView, context: Context) {}
  }

  private func page(_ view: UITextView) -> (html: String, runs: [StyledRun]) {
    let host = ViewHost(Note(view: view))
    _ = host.update()
    var runs: [StyledRun] = []
    func visit(_ node: Node) {
      if case .field(let field) = node.content { runs = StyledRun.runs(of: field) ?? [] }
      node.children.forEach(visit)
    }
    visit(host.root)
    return (HTMLSerializer.html(of: ViewMarkup().document(of: host.root)), runs)
  }

  private func text(_ parts: [(String, NSTextAlignment)]) -> NSAttributedString {
    let text = NSMutableAttributedString()
    for (part, alignment) in parts {
      let style = NSMutableParagraphStyle()
      style.alignment = alignment
      text.append(NSAttributedString(string: part, attributes: [.paragraphStyle: style]))
    }
    return text
  }

  @Test func aRunSaysHowItsLineIsAligned() {
    let view = UITextView()
    view.attributedText = text([("ab\n", .natural), ("cd\n", .center), ("ef", .right)])
    let runs = page(view).runs
    #expect(runs.map(\.length) == [3, 3, 2])
    #expect(runs.map { $0.element?.classes } == [nil, ["a-center"], ["a-trailing"]])
  }

  @Test func theAlignmentOfAllParagraphsIsThatOfTheField() {
    let view = UITextView()
    view.attributedText = text([("ab\ncd", .center)])
    #expect(page(view).html.contains("text-align:center"))
  }

  @Test func anEmptyFieldHasTheAlignmentThatIsTypedIn() {
    let view = UITextView()
    let style = NSMutableParagraphStyle()
    style.alignment = .right
    view.typingAttributes = [.paragraphStyle: style]
    #expect(page(view).html.contains("text-align:var(--end)"))
  }

  @Test func aRunSaysWhereItsLineBeginsAndEnds() {
    func line(_ change: (NSMutableParagraphStyle) -> Void) -> String? {
      let style = NSMutableParagraphStyle()
      change(style)
      let view = UITextView()
      view.attributedText = NSAttributedString(string: "ab", attributes: [.paragraphStyle: style])
      return page(view).runs.first?.element?.attributes["data-line"] ?? nil
    }
    let hanging = line {
      $0.headIndent = 20
      $0.tabStops = [NSTextTab(textAlignment: .natural, location: 20)]
    }
    #expect(hanging == "padding-inline:20px 0px;text-indent:-20px;tab-size:20px")
    let within = line {
      ($0.firstLineHeadIndent, $0.headIndent) = (20, 20)
      $0.tabStops = [NSTextTab(textAlignment: .natural, location: 50)]
    }
    #expect(within == "padding-inline:20px 0px;text-indent:0px;tab-size:30px")
    #expect(line { $0.firstLineHeadIndent = 12 } == "padding-inline:0px 0px;text-indent:12px")
    #expect(line { $0.tailIndent = -30 } == "padding-inline:0px 30px;text-indent:0px")
    #expect(line { $0.tailIndent = 200 } == "padding-inline:0px max(0px,100% - 200px);text-indent:0px")
    #expect(line { $0.defaultTabInterval = 28 } == "padding-inline:0px 0px;text-indent:0px;tab-size:28px")
    #expect(line { $0.alignment = .center } == nil)
  }

  @Test func aRunSaysHowFarItsLinesAreApart() {
    func line(_ change: (NSMutableParagraphStyle) -> Void) -> String? {
      let style = NSMutableParagraphStyle()
      change(style)
      let view = UITextView()
      view.attributedText = NSAttributedString(string: "ab", attributes: [.paragraphStyle: style])
      return page(view).runs.first?.element?.attributes["data-line"] ?? nil
    }
    let places = "padding-inline:0px 0px;text-indent:0px"
    #expect(line { $0.lineSpacing = 6 } == places + ";line-height:calc(1lh + 6px)")
    #expect(line { $0.lineHeightMultiple = 1.5 } == places + ";line-height:calc(1.5lh + 0px)")
    #expect(line { $0.paragraphSpacing = 8 } == places + ";padding-bottom:8px")
    #expect(line { $0.paragraphSpacingBefore = 4 } == places + ";padding-top:4px")
  }

  @Test func aLabelHasTheAlignmentOfItsFirstParagraph() {
    struct Title: UIViewRepresentable {
      let text: NSAttributedString
      func makeUIView(context: Context) -> UILabel {
        let label = UILabel()
        label.attributedText = text
        return label
      }
      func updateUIView(_ view: UILabel, context: Context) {}
    }
    let host = ViewHost(Title(text: text([("ab\ncd", .center)])))
    _ = host.update()
    #expect(HTMLSerializer.html(of: ViewMarkup().document(of: host.root)).contains("text-align:center"))
  }

  @Test func theSpaceAroundTheTextIsThatOfTheContainer() {
    let view = UITextView()
    #expect(!page(view).html.contains("padding:"))
    view.textContainerInset = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    view.textContainer.lineFragmentPadding = 0
    let html = page(view).html
    #expect(html.contains("padding:1px 4px 3px 2px"))
    #expect(html.contains("--frame:6px"))
  }
}
#endif
