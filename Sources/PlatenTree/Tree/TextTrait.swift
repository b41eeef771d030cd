/// A trait that the user can give to a piece of text by a key.
public enum TextTrait: String, CaseIterable, Codable, Sendable {
  /// Bold type.
  case bold
  /// Slanted type.
  case italic
  /// A line below.
  case underline
  /// A line through the middle.
  case strikethrough
}
