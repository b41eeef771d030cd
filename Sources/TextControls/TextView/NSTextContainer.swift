/// What a text view's lines are laid out in. Front ends lay out by themselves: this is kept, to be read back.
@MainActor @preconcurrency public final class NSTextContainer: NSObject {
  /// The room at both ends of a line, in points.
  public var lineFragmentPadding: CGFloat = 5
  /// How many lines there may be; 0 for as many as there are.
  public var maximumNumberOfLines = 0
}
