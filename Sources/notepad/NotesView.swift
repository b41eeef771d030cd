import SwiftUI

/// The list of notes, and the one that is selected.
struct NotesView: View {
  @Environment(Notebook.self) private var notebook
  @State private var selection: Note.ID?

  var body: some View {
    NavigationSplitView {
      List(notebook.sorted, selection: $selection) { note in
        Label(note.name, systemImage: note.isPinned ? "pin.fill" : "note.text")
      }
      .navigationTitle("Notes")
    } detail: {
      VStack {
        if let problem = notebook.problem {
          Label(problem, systemImage: "exclamationmark.triangle")
            .foregroundStyle(.red)
            .padding()
        }
        if let id = selection, let note = notebook[id] {
          NoteEditor(note: Binding(get: { notebook[id] ?? note }, set: { notebook[id] = $0 }))
            .id(id)
        } else {
          ContentUnavailableView("No note is selected", systemImage: "note.text")
        }
      }
    }
    .focusedSceneValue(\.selectedNote, $selection)
    .onAppear {
      if selection == nil { selection = notebook.sorted.first?.id }
    }
  }
}

struct NoteEditor: View {
  private enum Field { case title, text }

  @Binding var note: Note
  @AppStorage("isMonospaced") private var isMonospaced = false
  @FocusState private var focus: Field?

  var body: some View {
    VStack(alignment: .leading) {
      TextField("Title", text: $note.title)
        .font(.title2)
        .focused($focus, equals: .title)
        .onSubmit { focus = .text }
      TextEditor(text: $note.text)
        .fontDesign(isMonospaced ? .monospaced : .default)
        .accessibilityLabel("Text")
        .focused($focus, equals: .text)
        .frame(minHeight: 160)
      Text(note.wordCount == 1 ? "1 word" : "\(note.wordCount) words")
        .font(.footnote)
        .foregroundStyle(.secondary)
    }
    .padding()
    .navigationTitle(note.name)
    .onAppear { focus = note.title.isEmpty ? .title : .text }
  }
}
