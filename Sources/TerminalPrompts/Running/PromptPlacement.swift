/// Where a prompt is shown.
public enum PromptPlacement: Hashable, Sendable {
  /// At the cursor, as high as the content. Afterwards it is erased, or replaced by one line.
  case inline
  /// On the terminal's alternate screen, with the mouse. Afterwards the screen is as it was.
  case fullScreen
}
