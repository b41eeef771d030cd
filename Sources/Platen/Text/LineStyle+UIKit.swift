extension Text.LineStyle {
  /// Creates a style from one of UIKit, with its pattern; nil where that has no line. One line, a thick one and two lines
  /// are the same style, and it has no colour of its own.
  public init?(nsUnderlineStyle: NSUnderlineStyle) {
    guard nsUnderlineStyle.contains(.single) || nsUnderlineStyle.contains(.thick) else { return nil }
    let pattern: Pattern =
      switch nsUnderlineStyle.rawValue & Self.patternBits {
      case NSUnderlineStyle.patternDot.rawValue: .dot
      case NSUnderlineStyle.patternDash.rawValue: .dash
      case NSUnderlineStyle.patternDashDot.rawValue: .dashDot
      case NSUnderlineStyle.patternDashDotDot.rawValue: .dashDotDot
      default: .solid
      }
    self.init(pattern: pattern)
  }

  /// The bits that hold the number of a pattern: the numbers share bits.
  private static let patternBits = 0x0F00
}

extension NSUnderlineStyle {
  /// Creates UIKit's style of one line with the pattern of SwiftUI's.
  public init(_ lineStyle: Text.LineStyle) {
    let pattern: NSUnderlineStyle =
      switch lineStyle.pattern.kind {
      case .solid: []
      case .dot: .patternDot
      case .dash: .patternDash
      case .dashDot: .patternDashDot
      case .dashDotDot: .patternDashDotDot
      }
    self = pattern.union(.single)
  }
}
