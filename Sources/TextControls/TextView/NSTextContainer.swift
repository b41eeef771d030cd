/// The area that a text view's lines are laid out in. Kept and ignored: front ends lay text out by themselves.
@MainActor @preconcurrency public final class NSTextContainer: NSObject {
  /// The space at both ends of a line, in points. Kept and ignored; 5 by default.
  public var lineFragmentPadding: CGFloat = 5
  /// The largest number of lines, 0 for no limit. Kept and ignored; 0 by default.
  public var maximumNumberOfLines = 0
}
