extension AttributeScopes {
  /// The attributes of text that UIKit's views show.
  public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }

  /// The attributes of UIKit in an `AttributedString`, with those of Foundation. Where a text has an attribute of SwiftUI
  /// for the same, that one is shown.
  public struct UIKitAttributes: AttributeScope {
    /// The font.
    public let font: FontAttribute
    /// The colour of the letters.
    public let foregroundColor: ForegroundColorAttribute
    /// The colour behind the letters.
    public let backgroundColor: BackgroundColorAttribute
    /// Points between letters.
    public let kern: KernAttribute
    /// Points between letters, where `kern` is not set.
    public let tracking: TrackingAttribute
    /// The line under the letters.
    public let underlineStyle: UnderlineStyleAttribute
    /// The line through the letters.
    public let strikethroughStyle: StrikethroughStyleAttribute
    /// Points above the line of the letters.
    public let baselineOffset: BaselineOffsetAttribute
    /// The colour of the line under the letters.
    public let underlineColor: UnderlineColorAttribute
    /// The colour of the line through the letters.
    public let strikethroughColor: StrikethroughColorAttribute
    /// The attributes of a paragraph. SwiftUI's texts do not show them.
    public let paragraphStyle: ParagraphStyleAttribute
    /// The attributes of Foundation, of which `link` is shown.
    public let foundation: FoundationAttributes
    /// How the text is spoken.
    public let accessibility: AccessibilityAttributes

    /// The key of `font`.
    public enum FontAttribute: AttributedStringKey {
      /// A font.
      public typealias Value = UIFont
      /// The name in archives, which is Apple's.
      public static let name = "NSFont"
    }
    /// The key of `foregroundColor`.
    public enum ForegroundColorAttribute: AttributedStringKey {
      /// A colour.
      public typealias Value = UIColor
      /// The name in archives, which is Apple's.
      public static let name = "NSColor"
    }
    /// The key of `backgroundColor`.
    public enum BackgroundColorAttribute: AttributedStringKey {
      /// A colour.
      public typealias Value = UIColor
      /// The name in archives, which is Apple's.
      public static let name = "NSBackgroundColor"
    }
    /// The key of `kern`.
    public enum KernAttribute: AttributedStringKey {
      /// A distance in points.
      public typealias Value = CGFloat
      /// The name in archives, which is Apple's.
      public static let name = "NSKern"
    }
    /// The key of `tracking`.
    public enum TrackingAttribute: AttributedStringKey {
      /// A distance in points.
      public typealias Value = CGFloat
      /// The name in archives, which is Apple's.
      public static let name = "CTTracking"
    }
    /// The key of `underlineStyle`.
    public enum UnderlineStyleAttribute: AttributedStringKey {
      /// The style of a line.
      public typealias Value = NSUnderlineStyle
      /// The name in archives, which is Apple's.
      public static let name = "NSUnderline"
    }
    /// The key of `strikethroughStyle`.
    public enum StrikethroughStyleAttribute: AttributedStringKey {
      /// The style of a line.
      public typealias Value = NSUnderlineStyle
      /// The name in archives, which is Apple's.
      public static let name = "NSStrikethrough"
    }
    /// The key of `baselineOffset`.
    public enum BaselineOffsetAttribute: AttributedStringKey {
      /// A distance in points.
      public typealias Value = CGFloat
      /// The name in archives, which is Apple's.
      public static let name = "NSBaselineOffset"
    }
    /// The key of `underlineColor`.
    public enum UnderlineColorAttribute: AttributedStringKey {
      /// A colour.
      public typealias Value = UIColor
      /// The name in archives, which is Apple's.
      public static let name = "NSUnderlineColor"
    }
    /// The key of `strikethroughColor`.
    public enum StrikethroughColorAttribute: AttributedStringKey {
      /// A colour.
      public typealias Value = UIColor
      /// The name in archives, which is Apple's.
      public static let name = "NSStrikethroughColor"
    }
    /// The key of `paragraphStyle`.
    public enum ParagraphStyleAttribute: AttributedStringKey {
      /// The attributes of a paragraph.
      public typealias Value = NSParagraphStyle
      /// The name in archives, which is Apple's.
      public static let name = "NSParagraphStyle"
    }
  }
}

extension AttributeDynamicLookup {
  /// Finds an attribute of UIKit's scope by its name, where the value is one of UIKit's: `text.font = UIFont…`. SwiftUI's
  /// attribute of the same name is preferred.
  @_disfavoredOverload
  public subscript<T: AttributedStringKey>(dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, T>) -> T {
    self[T.self]
  }
}
