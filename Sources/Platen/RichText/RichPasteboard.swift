/// What was last cut or copied out of a text with attributes in a view, for pasting it with them.
@MainActor final class RichPasteboard: HostPart {
  var copied: AttributedString?

  init(host: ViewHost) {}
}
