import SwiftUI

extension FocusedValues {
  /// The note that the window in front shows.
  @Entry var note: Binding<Note>?
}

struct NotepadCommands: Commands {
  let notebook: Notebook
  @FocusedBinding(\.note) private var note: Note?
  @Environment(\.openWindow) private var openWindow

  var body: some Commands {
    CommandGroup(replacing: .newItem) {
      Button("New Note") { notebook.add() }
        .keyboardShortcut("n")
    }
    CommandMenu("Note") {
      Button(note?.isPinned == true ? "Unpin" : "Pin") { note?.isPinned.toggle() }
        .keyboardShortcut("p", modifiers: [.command, .option])
        .disabled(note == nil)
      Button("Duplicate") { if let note { notebook.duplicate(note) } }
        .keyboardShortcut("d", modifiers: [.command, .option])
        .disabled(note == nil)
      Button("Delete", role: .destructive) { if let note { notebook.delete(note.id) } }
        .disabled(note == nil)
      Divider()
      Button("Statistics") { openWindow(id: "statistics") }
    }
  }
}
