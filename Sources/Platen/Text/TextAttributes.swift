/// The style of a stretch of text in the terms of Markdown. Foundation on Linux has no such type.
public struct InlinePresentationIntent: OptionSet, Hashable, Codable, Sendable {
  /// The bits of the set.
  public let rawValue: UInt

  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Italic: `*text*`.
  public static let emphasized = InlinePresentationIntent(rawValue: 1)
  /// Bold: `**text**`.
  public static let stronglyEmphasized = InlinePresentationIntent(rawValue: 2)
  /// Code, which front ends show in a monospaced font or on a shade: text between backticks.
  public static let code = InlinePresentationIntent(rawValue: 4)
  /// With a line through it: `~~text~~`.
  public static let strikethrough = InlinePresentationIntent(rawValue: 32)
  /// A line break within a paragraph. Kept and not interpreted; Markdown is read without it.
  public static let softBreak = InlinePresentationIntent(rawValue: 64)
  /// A forced line break. Kept and not interpreted; Markdown is read without it.
  public static let lineBreak = InlinePresentationIntent(rawValue: 128)
  /// HTML within the text. Kept and not interpreted; Markdown is read without it.
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

  /// The attributes that texts and editors show, with those of Foundation.
  public struct SwiftUIAttributes: AttributeScope {
    /// The font; unset it is that of the text view.
    public let font: FontAttribute
    /// The colour of the letters; unset it is the foreground of the text view, and the tint for a link.
    public let foregroundColor: ForegroundColorAttribute
    /// The colour behind the letters; unset there is none.
    public let backgroundColor: BackgroundColorAttribute
    /// A line under the letters. Any value draws a solid line in the colour of the text.
    public let underlineStyle: UnderlineStyleAttribute
    /// A line through the letters. Any value draws a solid line in the colour of the text.
    public let strikethroughStyle: StrikethroughStyleAttribute
    /// Points between letters; negative values move them closer. It wins over `tracking`.
    public let kern: KerningAttribute
    /// Points between letters, where `kern` is not set.
    public let tracking: TrackingAttribute
    /// Points above the line. Kept and not shown: only `Text.baselineOffset(_:)` moves letters.
    public let baselineOffset: BaselineOffsetAttribute
    /// Bold, italic, code and strikethrough as Markdown names them.
    public let inlinePresentationIntent: InlinePresentationIntentAttribute
    /// The attributes of Foundation, of which `link` is shown.
    public let foundation: FoundationAttributes

    /// The key of `font`.
    public enum FontAttribute: AttributedStringKey {
      /// A font.
      public typealias Value = Font
      /// The name in archives, which is Apple's.
      public static let name = "SwiftUI.Font"
    }
    /// The key of `foregroundColor`.
    public enum ForegroundColorAttribute: AttributedStringKey {
      /// A colour.
      public typealias Value = Color
      /// The name in archives, which is Apple's.
      public static let name = "SwiftUI.ForegroundColor"
    }
    /// The key of `backgroundColor`.
    public enum BackgroundColorAttribute: AttributedStringKey {
      /// A colour.
      public typealias Value = Color
      /// The name in archives, which is Apple's.
      public static let name = "SwiftUI.BackgroundColor"
    }
    /// The key of `underlineStyle`.
    public enum UnderlineStyleAttribute: AttributedStringKey {
      /// The style of a line.
      public typealias Value = Text.LineStyle
      /// The name in archives, which is Apple's.
      public static let name = "SwiftUI.UnderlineStyle"
    }
    /// The key of `strikethroughStyle`.
    public enum StrikethroughStyleAttribute: AttributedStringKey {
      /// The style of a line.
      public typealias Value = Text.LineStyle
      /// The name in archives, which is Apple's.
      public static let name = "SwiftUI.StrikethroughStyle"
    }
    /// The key of `kern`.
    public enum KerningAttribute: AttributedStringKey {
      /// A distance in points.
      public typealias Value = CGFloat
      /// The name in archives, which is Apple's.
      public static let name = "SwiftUI.Kern"
    }
    /// The key of `tracking`.
    public enum TrackingAttribute: AttributedStringKey {
      /// A distance in points.
      public typealias Value = CGFloat
      /// The name in archives, which is Apple's.
      public static let name = "SwiftUI.Tracking"
    }
    /// The key of `baselineOffset`.
    public enum BaselineOffsetAttribute: AttributedStringKey {
      /// A distance in points.
      public typealias Value = CGFloat
      /// The name in archives, which is Apple's.
      public static let name = "SwiftUI.BaselineOffset"
    }
    /// The key of `inlinePresentationIntent`.
    public enum InlinePresentationIntentAttribute: CodableAttributedStringKey {
      /// A set of intents.
      public typealias Value = InlinePresentationIntent
      /// The name in archives, which is Apple's.
      public static let name = "NSInlinePresentationIntent"
    }
  }
}

extension AttributeDynamicLookup {
  /// Finds an attribute of the scope by its name, so that `text.font` and `container.kern` work without the scope.
  public subscript<T: AttributedStringKey>(dynamicMember keyPath: KeyPath<AttributeScopes.SwiftUIAttributes, T>) -> T {
    self[T.self]
  }
}

extension AttributedString {
  /// Inline Markdown as attributed text. Blocks are not read: line breaks stay as they are.
  public init(markdown: String) {
    self.init()
    for run in Markdown.inflected(Markdown.runs(of: markdown), language: nil, words: { _ in "" }) {
      guard case .literal(let text) = run.piece else { continue }
      var attributes = AttributeContainer()
      if !run.style.isEmpty { attributes.swiftUI.inlinePresentationIntent = InlinePresentationIntent(run.style) }
      if case .literal(let address)? = run.destination?.first { attributes.link = URL(string: address) }
      append(AttributedString(text, attributes: attributes))
    }
  }
}
