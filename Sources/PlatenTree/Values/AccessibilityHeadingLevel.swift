/// The level of a heading, by which assistive technology moves between headings.
public enum AccessibilityHeadingLevel: UInt, Hashable, Sendable {
  /// A heading without a level. In a page, which has no heading without one, it is of the second.
  case unspecified
  /// The levels, from the heading of the whole to that of the smallest part.
  case h1, h2, h3, h4, h5, h6
}
