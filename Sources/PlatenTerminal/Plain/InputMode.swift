import CTerminal

/// How the input of a terminal is read while a question waits for its line.
///
/// The settings of a terminal are one for all of its users: where another mode has followed, ``end()`` leaves it, so that a
/// question that ends late does not switch the echo of the next one on.
@MainActor struct InputMode {
  private let change: UInt32

  private init(_ change: UInt32) { self.change = change }

  /// Lines that are not shown.
  static func withoutEcho(on input: Int32) -> InputMode { InputMode(cterminal_change_input(input, false)) }

  /// Single keys that are not shown.
  static func keys(on input: Int32) -> InputMode { InputMode(cterminal_change_input(input, true)) }

  /// Restores the settings from before the first of the modes, unless another one has followed.
  func end() { cterminal_restore_input(change) }
}
