extension AttributedString {
  /// Creates a text from one of UIKit's, with the attributes that both have: fonts, colours, lines, distances, links,
  /// intents, and paragraph styles as an attribute of UIKit's scope. Others, such as attachments, are left out.
  public init(_ nsStr: NSAttributedString) {
    self.init()
    let string = nsStr.string as NSString
    let whole = NSRange(location: 0, length: nsStr.length)
    nsStr.enumerateAttributes(in: whole, options: .longestEffectiveRangeNotRequired) { attributes, range, _ in
      append(AttributedString(string.substring(with: range), attributes: AttributeContainer(attributes)))
    }
  }
}

extension AttributeContainer {
  /// The attributes of a text of UIKit, as far as texts of SwiftUI have them too.
  public init(_ dictionary: [NSAttributedString.Key: Any]) {
    self.init()
    let number = { HostedRuns.number(dictionary[$0]) }
    if let font = dictionary[.font] as? UIFont { self.swiftUI.font = Font(font) }
    if let color = dictionary[.foregroundColor] as? UIColor { self.swiftUI.foregroundColor = Color(uiColor: color) }
    if let color = dictionary[.backgroundColor] as? UIColor { self.swiftUI.backgroundColor = Color(uiColor: color) }
    /// A line without the number of its kind is drawn as a single one.
    func line(_ style: NSAttributedString.Key, _ color: NSAttributedString.Key) -> Text.LineStyle? {
      let bits = Int(number(style))
      guard bits != 0 else { return nil }
      var line = Text.LineStyle(nsUnderlineStyle: NSUnderlineStyle(rawValue: bits).union(.single))
      line?.color = (dictionary[color] as? UIColor).map { Color(uiColor: $0) }
      return line
    }
    if let style = line(.underlineStyle, .underlineColor) { self.swiftUI.underlineStyle = style }
    if let style = line(.strikethroughStyle, .strikethroughColor) { self.swiftUI.strikethroughStyle = style }
    setSpeech(dictionary)
    if dictionary[.kern] != nil { self.swiftUI.kern = CGFloat(number(.kern)) }
    if dictionary[.tracking] != nil { self.swiftUI.tracking = CGFloat(number(.tracking)) }
    if dictionary[.baselineOffset] != nil { self.swiftUI.baselineOffset = CGFloat(number(.baselineOffset)) }
    if dictionary[.inlinePresentationIntent] != nil {
      self.swiftUI.inlinePresentationIntent = InlinePresentationIntent(
        rawValue: UInt(max(0, number(.inlinePresentationIntent))))
    }
    if let style = dictionary[.paragraphStyle] as? NSParagraphStyle { self.uiKit.paragraphStyle = style }
    self.link = dictionary[.link] as? URL ?? (dictionary[.link] as? String).flatMap { URL(string: $0) }
  }
}

extension NSAttributedString {
  /// Creates a text for UIKit's views from one of SwiftUI's, with the attributes that both have: fonts, colours, lines,
  /// distances, links, intents and the paragraph styles of UIKit's scope. Others are left out.
  public convenience init(_ attrStr: AttributedString) {
    let text = NSMutableAttributedString(string: "")
    for run in attrStr.runs {
      text.append(
        NSAttributedString(
          string: String(attrStr[run.range].characters), attributes: [NSAttributedString.Key: Any](run.attributes)))
    }
    self.init(attributedString: text)
  }
}

extension NSAttributedString.Key {
  /// Bold, italic, code and strikethrough as Markdown names them, a number as in `InlinePresentationIntent`.
  public static let inlinePresentationIntent = NSAttributedString.Key(rawValue: "NSInlinePresentationIntent")
}

extension Dictionary where Key == NSAttributedString.Key, Value == Any {
  /// The attributes of a text of SwiftUI, as far as texts of UIKit have them too.
  public init(_ container: AttributeContainer) {
    self.init()
    if let font = container.uiKit.font { self[.font] = font }
    if let color = container.uiKit.foregroundColor { self[.foregroundColor] = color }
    if let color = container.uiKit.backgroundColor { self[.backgroundColor] = color }
    if let kern = container.uiKit.kern { self[.kern] = kern }
    if let tracking = container.uiKit.tracking { self[.tracking] = tracking }
    if let style = container.uiKit.underlineStyle { self[.underlineStyle] = style.rawValue }
    if let style = container.uiKit.strikethroughStyle { self[.strikethroughStyle] = style.rawValue }
    if let offset = container.uiKit.baselineOffset { self[.baselineOffset] = offset }
    if let color = container.uiKit.underlineColor { self[.underlineColor] = color }
    if let color = container.uiKit.strikethroughColor { self[.strikethroughColor] = color }
    if let style = container.uiKit.paragraphStyle { self[.paragraphStyle] = style }
    if let font = container.swiftUI.font { self[.font] = UIFont(matching: font) }
    if let color = container.swiftUI.foregroundColor { self[.foregroundColor] = UIColor(color) }
    if let color = container.swiftUI.backgroundColor { self[.backgroundColor] = UIColor(color) }
    if let style = container.swiftUI.underlineStyle {
      self[.underlineStyle] = NSUnderlineStyle(style).rawValue
      if let color = style.color { self[.underlineColor] = UIColor(color) }
    }
    if let style = container.swiftUI.strikethroughStyle {
      self[.strikethroughStyle] = NSUnderlineStyle(style).rawValue
      if let color = style.color { self[.strikethroughColor] = UIColor(color) }
    }
    if let kern = container.swiftUI.kern { self[.kern] = kern }
    if let tracking = container.swiftUI.tracking { self[.tracking] = tracking }
    if let offset = container.swiftUI.baselineOffset { self[.baselineOffset] = offset }
    if let intent = container.swiftUI.inlinePresentationIntent {
      self[.inlinePresentationIntent] = Int(intent.rawValue)
    }
    if let link = container.link { self[.link] = link }
    setSpeech(container)
  }
}
