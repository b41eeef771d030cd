#if Web
import PlatenGraph

/// Text and images as HTML.
enum TextMarkup {
  /// The tag of a text at this position: headings are headings, labels are labels. The document has its title as the
  /// only heading of the first level, unless the program makes another one.
  static func tag(of text: TextContent, _ details: AccessibilityDetails, in context: RenderContext) -> String {
    if context.labelTarget != nil { return "label" }
    if context.isInline { return "span" }
    if let level = details.heading { return "h\(level.pageLevel)" }
    if details.isHeading == false { return "p" }
    // A font makes no heading: a large letter beside a slider is none.
    return context.isInHeader ? "h2" : "p"
  }

  static func apply(_ text: TextContent, to element: inout Element) {
    element.classes.append("text")
    FontStyle.apply(text.font, to: &element)
    color(text.foreground, to: &element)
    WritingMarkup.apply(text, to: &element)
    if let limit = text.lineLimit {
      if limit == 1 {
        element.classes.append("one-line")
      } else if limit > 1 {
        element.classes.append("clamp")
        element.style["-webkit-line-clamp"] = String(limit)
      }
    }
    if text.lineSpacing > 0 || text.lineHeight != nil { element.style["line-height"] = lineHeight(of: text) }
    if text.minimumScale < 1, text.lineLimit == 1 {
      element.attributes["data-shrink"] = CSS.number(Double(text.minimumScale))
    }
    let cut = text.cutAtLineBreak
    let owner = element.id ?? ""
    append(cut?.shown.runs ?? text.runs, of: owner, to: &element)
    guard let cut, !cut.left.isEmpty else { return }
    // For assistive technology.
    var left = Element("span")
    left.classes = ["spoken"]
    append(cut.left, of: owner + "s", to: &left)
    element.append(left)
  }

  private static func append(_ runs: [TextRun], of owner: String, to element: inout Element) {
    for (index, run) in runs.enumerated() where !run.text.isEmpty {
      append(content(of: run, in: "\(owner).\(index)"), to: &element)
    }
  }

  private static func lineHeight(of text: TextContent) -> String {
    let height =
      switch text.lineHeight {
      case .multiple(let factor): CSS.number(Double(factor)) + "em"
      case .leading(let increase): "1em + " + CSS.length(increase)
      case .exact(let points): CSS.length(points)
      case nil: "1.3em"
      }
    return "calc(\(height) + \(CSS.length(text.lineSpacing)))"
  }

  /// Adjacent texts are joined: a parser makes one text node of them, and changes count nodes.
  private static func append(_ content: Element.Content, to element: inout Element) {
    if case .text(let text) = content, case .text(let last)? = element.contents.last {
      element.contents[element.contents.count - 1] = .text(last + text)
    } else {
      element.contents.append(content)
    }
  }

  /// The primary colour is the default of the page.
  static func color(_ paint: Paint, for use: CSS.ColorUse = .text, to element: inout Element) {
    switch paint {
    case .system(.primary, let opacity) where opacity >= 1: return
    case .gradient, .tile:
      element.classes.append("gradient-text")
      element.style["background-image"] = CSS.background(paint, for: use)
    default: element.style["color"] = CSS.color(paint, for: use)
    }
  }

  private static func content(of run: TextRun, in owner: String) -> Element.Content {
    wrapped(run.symbol.map { .element(symbol(named: $0, run.text, in: owner)) } ?? .text(run.text), as: run)
  }

  /// A symbol among words, as high as they are.
  private static func symbol(named name: String, _ label: String, in owner: String) -> Element {
    var symbol = Symbol.element(named: name, in: owner)
    symbol.style = ["width": "1em", "height": "1em", "vertical-align": "-.12em"]
    symbol.attributes["aria-hidden"] = nil
    symbol.attributes["role"] = "img"
    symbol.attributes["aria-label"] = label
    return symbol
  }

  /// The elements around a run's text; nil if it needs none.
  static func wrapper(of run: TextRun) -> Element? {
    if case .element(let element) = wrapped(nil, as: run) { element } else { nil }
  }

  private static func wrapped(_ text: Element.Content?, as run: TextRun) -> Element.Content {
    var current = text
    func wrap(_ tag: String, _ change: (inout Element) -> Void = { _ in }) {
      var element = Element(tag)
      if let current { element.contents = [current] }
      change(&element)
      current = .element(element)
    }
    if run.isCode { wrap("code") }
    if run.isStruckThrough { wrap("s") }
    if run.isUnderlined { wrap("u") }
    if run.isItalic { wrap("em") }
    if run.isBold { wrap("strong") }
    let isSpaced = run.kerning != 0 || run.baselineOffset != 0
    let isStyled = run.font != nil || run.foreground != nil || run.background != nil || isSpaced
    if isStyled || run.alignment != nil || run.indents != nil || run.language != nil {
      wrap("span") { span in
        if let language = run.language?.replacing("_", with: "-") {
          span.attributes["lang"] = language
          // It isolates the words too: the order of those around them would change the order of their digits.
          span.attributes["dir"] = LayoutDirection(Locale(identifier: language)) == .rightToLeft ? "rtl" : "ltr"
        }
        // The style sheet aligns the line that it is in.
        if let alignment = run.alignment { span.classes = ["a-\(alignment)"] }
        // The script gives it to the line that it is in.
        if let indents = run.indents { span.attributes["data-line"] = indents.css }
        if run.kerning != 0 { span.style["letter-spacing"] = CSS.length(run.kerning) }
        if run.baselineOffset != 0 { span.style["vertical-align"] = CSS.length(run.baselineOffset) }
        if let font = run.font { FontStyle.apply(font, to: &span) }
        if let foreground = run.foreground { span.style["color"] = CSS.color(foreground) }
        if let background = run.background { span.style["background-color"] = CSS.color(background, for: .area) }
      }
    }
    if let link = run.link, LinkPolicy.allows(link) {
      wrap("a") {
        $0.attributes = ["href": link.absoluteString, "rel": "noopener noreferrer", "target": "_blank"]
      }
    }
    return current ?? .text("")
  }

  static func apply(_ image: ImageContent, to element: inout Element) {
    element.classes.append("image")
    FontStyle.apply(image.font, to: &element)
    color(image.foreground, for: .area, to: &element)
    if let label = image.label {
      element.attributes["role"] = "img"
      element.attributes["aria-label"] = label
    } else {
      element.attributes["aria-hidden"] = "true"
    }
    if let data = image.data, image.isResizable, let slices = image.slices, let tile = TilePaint(whole: data) {
      var picture = Element("span")
      picture.classes = ["picture-fit"]
      picture.style = CSS.slices(slices, of: tile)
      return element.append(picture)
    }
    if let data = image.data {
      var picture = Element("img")
      picture.attributes = [
        "src": "data:\(data.type);base64,\(data.bytes.base64EncodedString())", "alt": image.label ?? "",
      ]
      picture.classes = [image.isResizable ? "picture-fit" : "picture"]
      if !image.isResizable {
        picture.attributes["width"] = String(Int(data.width))
        picture.attributes["height"] = String(Int(data.height))
      }
      return element.append(picture)
    }
    if let name = image.systemName {
      var symbol = Symbol.element(named: name, in: element.id ?? "")
      if image.isResizable {
        symbol.classes.append("picture-fit")
      } else if image.scale != 1 {
        symbol.style["width"] = CSS.number(1.25 * image.scale) + "em"
        symbol.style["height"] = symbol.style["width"]
      }
      element.append(symbol)
    } else {
      element.append(image.label ?? "")
    }
  }
}
#endif
