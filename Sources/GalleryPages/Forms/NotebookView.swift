import Combine
import SwiftUI

/// Notes next to their list. They are saved after a pause in typing.
struct NotebookView: View {
  @StateObject private var store: NotebookStore
  @State private var selection: Note.ID?
  @State private var searchText = ""
  @State private var columnVisibility = NavigationSplitViewVisibility.all

  init(store: @autoclosure @escaping () -> NotebookStore = NotebookStore()) {
    _store = StateObject(wrappedValue: store())
  }

  var body: some View {
    NavigationSplitView(columnVisibility: $columnVisibility) {
      List(selection: $selection) {
        ForEach(matches) { note in
          NavigationLink(value: note.id) {
            VStack(alignment: .leading, spacing: 2) {
              Text(note.title).font(.headline).lineLimit(1)
              Text(note.summary).font(.subheadline).foregroundStyle(.secondary).lineLimit(1)
            }
          }
        }
        .onDelete(perform: delete)
      }
      .overlay {
        if matches.isEmpty {
          Text(searchText.isEmpty ? "No notes" : "No note has “\(searchText)”.")
            .foregroundStyle(.secondary)
        }
      }
      .navigationSplitViewColumnWidth(min: 220, ideal: 300)
      .searchable(text: $searchText, placement: .sidebar, prompt: "Search notes")
      .navigationTitle("Notes")
      .toolbar {
        ToolbarItem(placement: .primaryAction) {
          Button("New note", systemImage: "square.and.pencil") { selection = store.add() }
        }
      }
    } detail: {
      if let note = binding(for: selection) {
        NoteEditor(note: note, isSaved: store.isSaved)
          .id(selection)
      } else {
        Text("Choose a note, or write a new one.")
          .foregroundStyle(.secondary)
      }
    }
    .onDisappear(perform: store.save)
  }

  private var matches: [Note] {
    guard !searchText.isEmpty else { return store.notes }
    return store.notes.filter { $0.text.localizedCaseInsensitiveContains(searchText) }
  }

  private func binding(for id: Note.ID?) -> Binding<Note>? {
    guard let id, store.notes.contains(where: { $0.id == id }) else { return nil }
    return Binding {
      store.notes.first { $0.id == id } ?? Note(text: "")
    } set: { note in
      if let index = store.notes.firstIndex(where: { $0.id == id }) { store.notes[index] = note }
    }
  }

  private func delete(at offsets: IndexSet) {
    let ids = offsets.map { matches[$0].id }
    if let selection, ids.contains(selection) { self.selection = nil }
    store.notes.removeAll { ids.contains($0.id) }
  }
}

private struct NoteEditor: View {
  @Binding var note: Note
  let isSaved: Bool
  @FocusState private var isFocused: Bool

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      TextEditor(text: $note.text)
        .font(.body)
        .lineSpacing(4)
        .scrollContentBackground(.hidden)
        .focused($isFocused)
        .accessibilityLabel("Note")
      Divider()
      HStack {
        Text("\(note.words) words")
        Spacer()
        Label(isSaved ? "Saved" : "Edited", systemImage: isSaved ? "checkmark.icloud" : "pencil")
      }
      .font(.caption)
      .foregroundStyle(.secondary)
      .padding(8)
    }
    .navigationTitle(note.title)
    .navigationBarTitleDisplayMode(.inline)
    .onAppear { isFocused = note.text.isEmpty }
  }
}

struct Note: Identifiable, Codable, Equatable {
  var id = UUID()
  var text: String

  /// The first line.
  var title: String { lines.first.map(String.init) ?? "New note" }

  /// What follows the first line.
  var summary: String { lines.count > 1 ? String(lines[1]) : "No more text" }

  var words: Int { text.split(whereSeparator: \.isWhitespace).count }

  private var lines: [Substring] { text.split(whereSeparator: \.isNewline) }
}

/// Stores notes, and saves them after a pause in typing.
final class NotebookStore: ObservableObject {
  @Published var notes: [Note]
  @Published private(set) var isSaved = true

  private let write: ([Note]) -> Void
  private var cancellables = Set<AnyCancellable>()

  init(
    notes: [Note] = NotebookStore.welcome, delay: DispatchQueue.SchedulerTimeType.Stride = .milliseconds(500),
    write: @escaping ([Note]) -> Void = { _ in }
  ) {
    self.notes = notes
    self.write = write
    $notes
      .dropFirst()
      .removeDuplicates()
      .map { _ in false }
      .assign(to: \.isSaved, on: self)
      .store(in: &cancellables)
    $notes
      .dropFirst()
      .removeDuplicates()
      .debounce(for: delay, scheduler: DispatchQueue.main)
      .sink { [weak self] _ in self?.save() }
      .store(in: &cancellables)
  }

  func add() -> Note.ID {
    let note = Note(text: "")
    notes.insert(note, at: 0)
    return note.id
  }

  func save() {
    write(notes)
    isSaved = true
  }

  static let welcome = [
    Note(text: "Groceries\nApples, bread, a good cheese"),
    Note(text: "Ideas\nA clock that shows only the hours one is awake."),
    Note(text: "Packing\nTent, map, torch, matches"),
  ]
}

#Preview("Notebook") {
  NotebookView()
}
