/// Where a prompt is shown.
public enum PromptPlacement: Hashable, Sendable {
  /// At the cursor, as high as the content. Afterwards it is erased, or replaced by one line.
  ///
  /// No program can erase rows that a terminal has moved to its history because its window became too small for them.
  /// Most terminals move them back when it grows; tmux keeps those that it has broken.
  case inline
  /// On the terminal's alternate screen, with the mouse. Afterwards the screen is as it was.
  case fullScreen
}
