/// How a terminal treats lines when it gets another size.
package struct LineBreaking: Equatable, Sendable {
  /// Whether lines that are longer than the window is wide are broken when it gets narrower. Most terminals do that.
  package var reflows = true
  /// Whether the last rows stay in the window when lines are broken, even where the cursor is above it then. Of tmux.
  package var keepsEnd = false
  /// Whether a row that was broken is joined to the next one although both were erased since. Of GNU screen, which
  /// keeps rows that are deleted at the top of its window as well.
  package var joinsErased = false
  /// Whether a window that gets lower keeps the last rows that are not blank, and the cursor does not stay in its line. Of
  /// kitty.
  package var keepsContent = false

  /// Whether a row that was broken ends in itself once the next one is erased. Of tmux (`grid_clear_lines`).
  package var partsErased = false

  package init(
    reflows: Bool = true, keepsEnd: Bool = false, joinsErased: Bool = false, keepsContent: Bool = false,
    partsErased: Bool = false
  ) {
    (self.reflows, self.keepsEnd) = (reflows, keepsEnd)
    (self.joinsErased, self.keepsContent, self.partsErased) = (joinsErased, keepsContent, partsErased)
  }
}
