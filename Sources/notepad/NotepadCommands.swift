import SwiftUI

extension FocusedValues {
  /// The note that the front window shows.
  @Entry var selectedNote: Binding<Note.ID?>?
}

struct NotepadCommands: Commands {
  let notebook: Notebook
  @FocusedValue(\.selectedNote) private var selection
  @Environment(\.openWindow) private var openWindow

  private var note: Note? { notebook[selection?.wrappedValue] }

  var body: some Commands {
    CommandGroup(replacing: .newItem) {
      Button("New Note") { add(Note()) }
        .keyboardShortcut("n")
    }
    CommandMenu("Note") {
      Button(note?.isPinned == true ? "Unpin" : "Pin") {
        if let note { notebook[note.id]?.isPinned.toggle() }
      }
      .keyboardShortcut("p", modifiers: [.command, .option])
      .disabled(note == nil)
      Button("Duplicate") {
        if let note { add(Note(title: note.name + " copy", text: note.text)) }
      }
      .keyboardShortcut("d", modifiers: [.command, .option])
      .disabled(note == nil)
      Button("Delete", role: .destructive) {
        if let note { selection?.wrappedValue = notebook.delete(note.id) }
      }
      .disabled(note == nil)
      Divider()
      Button("Statistics") { openWindow(id: "statistics") }
    }
  }

  private func add(_ note: Note) {
    selection?.wrappedValue = notebook.add(note)
  }
}
