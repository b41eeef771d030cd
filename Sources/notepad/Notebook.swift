import Foundation
import Observation

struct Note: Identifiable, Codable, Hashable {
  var id = UUID()
  var title = ""
  var text = ""
  var isPinned = false

  /// What it is called in a list.
  var name: String { title.isEmpty ? "Untitled" : title }

  var wordCount: Int { text.split { $0.isWhitespace }.count }
}

/// The notes, kept in a file of the person's.
@Observable final class Notebook {
  private(set) var notes: [Note] { didSet { save() } }
  var selection: Note.ID?

  private let file: URL

  init() {
    let folders = FileManager.default.urls(for: .applicationSupportDirectory, in: .userDomainMask)
    let folder = folders[0].appendingPathComponent("notepad")
    file = folder.appendingPathComponent("notes.json")
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let kept = (try? Data(contentsOf: file)).flatMap { try? JSONDecoder().decode([Note].self, from: $0) }
    notes = kept ?? [Note(title: "Welcome", text: "Write here.")]
    selection = notes.first?.id
  }

  /// The notes in the order of the list.
  var sorted: [Note] { notes.filter(\.isPinned) + notes.filter { !$0.isPinned } }

  /// The note that is selected; a write to one that is gone is lost.
  var selectedNote: Note? {
    get { notes.first { $0.id == selection } }
    set {
      guard let newValue, let index = notes.firstIndex(where: { $0.id == newValue.id }) else { return }
      if notes[index] != newValue { notes[index] = newValue }
    }
  }

  /// Adds the note behind the others, and selects it.
  func add(_ note: Note = Note()) {
    notes.append(note)
    selection = note.id
  }

  func duplicate(_ note: Note) {
    add(Note(title: note.title + " copy", text: note.text))
  }

  /// Deletes the note, and selects its neighbour.
  func delete(_ id: Note.ID) {
    let place = sorted.firstIndex { $0.id == id } ?? 0
    notes.removeAll { $0.id == id }
    if selection == id { selection = sorted.isEmpty ? nil : sorted[min(place, sorted.count - 1)].id }
  }

  private func save() {
    try? JSONEncoder().encode(notes).write(to: file, options: .atomic)
  }
}
