/// What was last cut or copied out of a text with attributes in a view, for pasting it with them.
@MainActor final class RichPasteboard {
  var copied: AttributedString?
}
