import SwiftUI

/// The list of notes, and the one that is selected.
struct NotesView: View {
  @Environment(Notebook.self) private var notebook

  var body: some View {
    @Bindable var notebook = notebook
    NavigationSplitView {
      List(notebook.sorted, selection: $notebook.selection) { note in
        Label(note.name, systemImage: note.isPinned ? "pin.fill" : "note.text")
      }
      .navigationTitle("Notes")
    } detail: {
      if let note = Binding($notebook.selectedNote) {
        NoteEditor(note: note)
          .id(notebook.selection)
      } else {
        ContentUnavailableView("No note is selected", systemImage: "note.text")
      }
    }
  }
}

struct NoteEditor: View {
  @Binding var note: Note
  @AppStorage("isMonospaced") private var isMonospaced = false
  @FocusState private var isTextFocused: Bool

  var body: some View {
    VStack(alignment: .leading) {
      TextField("Title", text: $note.title)
        .font(.title2)
        .onSubmit { isTextFocused = true }
      TextEditor(text: $note.text)
        .fontDesign(isMonospaced ? .monospaced : .default)
        .accessibilityLabel("Text")
        .focused($isTextFocused)
        .frame(minHeight: 160)
      Text("\(note.wordCount) words")
        .font(.footnote)
        .foregroundStyle(.secondary)
    }
    .padding()
    .navigationTitle(note.name)
    .focusedSceneValue(\.note, $note)
  }
}
