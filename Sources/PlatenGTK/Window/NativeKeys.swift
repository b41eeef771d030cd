#if GTK
import PlatenGraph

/// The keys that GTK's widgets work by themselves: their movements go by rows as drawn, input methods and the clipboard's
/// other formats are theirs, and their changes arrive as their signals (``EditingKeys``).
///
/// Undo and redo are the session's, which knows what the program has changed, and so is movement by word, which ends
/// where the deletion by word does: Pango has other words. Traits, searching and the menu are not in GTK's fields at all.
enum NativeKeys {
  static let bindings = FrontEndKeyBindings(
    FrontEndKeyBindings.desktop.entries.filter { entry in
      switch entry.intent {
      case .edit(.undo), .edit(.redo), .edit(.move(_, .word, _)), .format, .find, .showEditMenu: false
      default: true
      }
    })

  /// The same for a control whose value no widget of GTK's changes.
  static let withoutAdjustments = FrontEndKeyBindings(
    bindings.entries.filter { if case .adjust = $0.intent { false } else { true } })

  /// The same while nothing has the focus: Tab goes on from where it was, which GTK does not remember.
  static let unfocused = FrontEndKeyBindings(
    bindings.entries.filter { if case .moveFocus = $0.intent { false } else { true } })

  /// The same for a row of a list, which is a box for GTK: only Tab leaves it by itself.
  static let inRows = FrontEndKeyBindings(
    bindings.entries.filter { entry in
      switch entry.intent {
      case .press: false
      case .moveFocus: entry.key == .tab
      default: true
      }
    })
}
#endif
