#if Web
  import Platen

  /// Text and images as HTML.
  enum TextMarkup {
    /// The tag of a text at this place: headings are headings, labels are labels.
    static func tag(of text: TextContent, in context: RenderContext) -> String {
      if context.labelTarget != nil { return "label" }
      if context.isInline { return "span" }
      if context.isInHeader { return "h2" }
      switch text.font.textStyle {
      case .largeTitle: return "h1"
      case .title: return "h2"
      case .title2, .title3: return "h3"
      default: return "p"
      }
    }

    static func apply(_ text: TextContent, to element: inout Element) {
      element.classes.append("text")
      FontStyle.apply(text.font, to: &element)
      color(text.foreground, to: &element)
      if text.alignment != .leading { element.style["text-align"] = text.alignment == .center ? "center" : "end" }
      if let limit = text.lineLimit {
        if limit == 1 {
          element.classes.append("one-line")
        } else if limit > 1 {
          element.classes.append("clamp")
          element.style["-webkit-line-clamp"] = String(limit)
        }
      }
      for run in text.runs where !run.text.isEmpty { append(content(of: run), to: &element) }
    }

    /// Neighbouring texts are one: a parser makes one text node of them, and changes count nodes.
    private static func append(_ content: Element.Content, to element: inout Element) {
      if case .text(let text) = content, case .text(let last)? = element.contents.last {
        element.contents[element.contents.count - 1] = .text(last + text)
      } else {
        element.contents.append(content)
      }
    }

    /// Primary is what the page is written in and needs no saying.
    static func color(_ paint: Paint, to element: inout Element) {
      switch paint {
      case .system(.primary, let opacity) where opacity >= 1: return
      case .gradient:
        element.classes.append("gradient-text")
        element.style["background-image"] = CSS.background(paint)
      default: element.style["color"] = CSS.color(paint)
      }
    }

    private static func content(of run: TextRun) -> Element.Content {
      var current: Element.Content = .text(run.text)
      func wrap(_ tag: String) {
        var element = Element(tag)
        element.contents = [current]
        current = .element(element)
      }
      if run.isCode { wrap("code") }
      if run.isStruckThrough { wrap("s") }
      if run.isUnderlined { wrap("u") }
      if run.isItalic { wrap("em") }
      if run.isBold { wrap("strong") }
      if run.font != nil || run.foreground != nil {
        var span = Element("span")
        if let font = run.font { FontStyle.apply(font, to: &span) }
        if let foreground = run.foreground { span.style["color"] = CSS.color(foreground) }
        span.contents = [current]
        current = .element(span)
      }
      if let link = run.link, let scheme = link.scheme?.lowercased(),
        ["http", "https", "mailto", "tel"].contains(scheme)
      {
        var anchor = Element("a")
        anchor.attributes = ["href": link.absoluteString, "rel": "noopener noreferrer", "target": "_blank"]
        anchor.contents = [current]
        current = .element(anchor)
      }
      return current
    }

    static func apply(_ image: ImageContent, to element: inout Element) {
      element.classes.append("image")
      FontStyle.apply(image.font, to: &element)
      color(image.foreground, to: &element)
      if let label = image.label {
        element.attributes["role"] = "img"
        element.attributes["aria-label"] = label
      } else {
        element.attributes["aria-hidden"] = "true"
      }
      if let name = image.systemName {
        element.append(Symbol.element(named: name))
      } else {
        element.append(image.label ?? "")
      }
    }
  }
#endif
