/// The look of a stretch of text as Markdown names it. Foundation on Linux has none.
public struct InlinePresentationIntent: OptionSet, Hashable, Codable, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let emphasized = InlinePresentationIntent(rawValue: 1)
  public static let stronglyEmphasized = InlinePresentationIntent(rawValue: 2)
  public static let code = InlinePresentationIntent(rawValue: 4)
  public static let strikethrough = InlinePresentationIntent(rawValue: 32)
  public static let softBreak = InlinePresentationIntent(rawValue: 64)
  public static let lineBreak = InlinePresentationIntent(rawValue: 128)
  public static let inlineHTML = InlinePresentationIntent(rawValue: 256)

  init(_ style: Markdown.Style) {
    self = []
    if style.contains(.emphasis) { insert(.emphasized) }
    if style.contains(.strong) { insert(.stronglyEmphasized) }
    if style.contains(.code) { insert(.code) }
    if style.contains(.strikethrough) { insert(.strikethrough) }
  }

  var markdownStyle: Markdown.Style {
    var style: Markdown.Style = []
    if contains(.emphasized) { style.insert(.emphasis) }
    if contains(.stronglyEmphasized) { style.insert(.strong) }
    if contains(.code) { style.insert(.code) }
    if contains(.strikethrough) { style.insert(.strikethrough) }
    return style
  }
}

extension AttributeScopes {
  /// The attributes of text that views show.
  public var swiftUI: SwiftUIAttributes.Type { SwiftUIAttributes.self }

  public struct SwiftUIAttributes: AttributeScope {
    public let font: FontAttribute
    public let foregroundColor: ForegroundColorAttribute
    public let backgroundColor: BackgroundColorAttribute
    public let underlineStyle: UnderlineStyleAttribute
    public let strikethroughStyle: StrikethroughStyleAttribute
    public let kern: KerningAttribute
    public let tracking: TrackingAttribute
    public let baselineOffset: BaselineOffsetAttribute
    public let inlinePresentationIntent: InlinePresentationIntentAttribute
    public let foundation: FoundationAttributes

    public enum FontAttribute: AttributedStringKey {
      public typealias Value = Font
      public static let name = "SwiftUI.Font"
    }
    public enum ForegroundColorAttribute: AttributedStringKey {
      public typealias Value = Color
      public static let name = "SwiftUI.ForegroundColor"
    }
    public enum BackgroundColorAttribute: AttributedStringKey {
      public typealias Value = Color
      public static let name = "SwiftUI.BackgroundColor"
    }
    public enum UnderlineStyleAttribute: AttributedStringKey {
      public typealias Value = Text.LineStyle
      public static let name = "SwiftUI.UnderlineStyle"
    }
    public enum StrikethroughStyleAttribute: AttributedStringKey {
      public typealias Value = Text.LineStyle
      public static let name = "SwiftUI.StrikethroughStyle"
    }
    public enum KerningAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = "SwiftUI.Kern"
    }
    public enum TrackingAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = "SwiftUI.Tracking"
    }
    public enum BaselineOffsetAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = "SwiftUI.BaselineOffset"
    }
    public enum InlinePresentationIntentAttribute: AttributedStringKey {
      public typealias Value = InlinePresentationIntent
      public static let name = "NSInlinePresentationIntent"
    }
  }
}

extension AttributeDynamicLookup {
  public subscript<T: AttributedStringKey>(dynamicMember keyPath: KeyPath<AttributeScopes.SwiftUIAttributes, T>) -> T {
    self[T.self]
  }
}

extension AttributedString {
  /// Inline Markdown as attributed text. Blocks are not read: line breaks stay as they are.
  public init(markdown: String) {
    self.init()
    for run in Markdown.runs(of: markdown) {
      guard case .literal(let text) = run.piece else { continue }
      var attributes = AttributeContainer()
      if !run.style.isEmpty { attributes.swiftUI.inlinePresentationIntent = InlinePresentationIntent(run.style) }
      if case .literal(let address)? = run.destination?.first { attributes.link = URL(string: address) }
      append(AttributedString(text, attributes: attributes))
    }
  }
}
