/// A trait that a person can give to a piece of text by a key.
package enum TextTrait: String, CaseIterable, Codable, Sendable {
  case bold
  case italic
  case underline
  case strikethrough
}
