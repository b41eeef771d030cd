#if Web
import EditingModule
import PlatenGraph
import TextEditing

/// The commands of an edit as a page sends them: as the module of the editing core reads them, separated by U+001E.
enum FieldCommands {
  /// The most commands of one edit. A page sends several together only after an interruption.
  private static let most = 10_000

  /// Reads commands; nil if one is malformed, or is none that a user gives.
  static func read(_ text: String) -> [EditCommand]? {
    let parts = text.utf8.split(separator: 0x1E)
    guard parts.count <= most else { return nil }
    var commands: [EditCommand] = []
    for part in parts {
      guard let command = ModuleCommand.read(String(Substring(part))), isOfUser(command) else { return nil }
      commands.append(command)
    }
    return commands
  }

  /// The program rewrites, and the clipboard is the browser's.
  private static func isOfUser(_ command: EditCommand) -> Bool {
    switch command {
    case .insert, .paste, .replace, .delete, .move, .select, .selectAll, .mark, .unmark, .undo, .redo: true
    case .rewrite, .cut, .copy: false
    }
  }
}
#endif
