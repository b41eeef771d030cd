import Foundation
import Observation

struct Note: Identifiable, Codable, Hashable {
  var id = UUID()
  var title = ""
  var text = ""
  var isPinned = false

  /// The title in a list.
  var name: String { title.isEmpty ? "Untitled" : title }

  var wordCount: Int { text.split { $0.isWhitespace }.count }
}

/// The notes, stored in a file of the user.
@MainActor @Observable final class Notebook {
  /// The notebook of the program, for all its windows.
  static let shared = Notebook(file: defaultFile)

  private(set) var notes: [Note] { didSet { save() } }
  /// The reason why the notes are not saved; nil while they are.
  private(set) var problem: String?
  private let file: URL
  /// False if the file contains data that could not be read, which must not be lost.
  private let keepsNotes: Bool

  init(file: URL) {
    self.file = file
    notes = [Note(title: "Welcome", text: "Write here.")]
    guard FileManager.default.fileExists(atPath: file.path) else {
      keepsNotes = true
      return
    }
    do {
      notes = try JSONDecoder().decode([Note].self, from: Data(contentsOf: file))
      keepsNotes = true
    } catch {
      keepsNotes = false
      problem = "The notes in \(file.path) can’t be read. What you write now is not kept."
    }
  }

  private static var defaultFile: URL {
    let folders = FileManager.default.urls(for: .applicationSupportDirectory, in: .userDomainMask)
    return folders[0].appendingPathComponent("notepad").appendingPathComponent("notes.json")
  }

  /// The notes in the order of the list.
  var sorted: [Note] { notes.filter(\.isPinned) + notes.filter { !$0.isPinned } }

  /// The note with an identity; nil if there is none, and then a write is ignored.
  subscript(id: Note.ID?) -> Note? {
    get { notes.first { $0.id == id } }
    set {
      guard let newValue, let index = notes.firstIndex(where: { $0.id == id }), notes[index] != newValue else { return }
      notes[index] = newValue
    }
  }

  /// Adds a note at the end.
  func add(_ note: Note = Note()) -> Note.ID {
    notes.append(note)
    return note.id
  }

  /// Deletes a note. Returns the next one in the list, or the last one.
  func delete(_ id: Note.ID) -> Note.ID? {
    let place = sorted.firstIndex { $0.id == id } ?? 0
    notes.removeAll { $0.id == id }
    return sorted.isEmpty ? nil : sorted[min(place, sorted.count - 1)].id
  }

  private func save() {
    guard keepsNotes else { return }
    do {
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try JSONEncoder().encode(notes).write(to: file, options: .atomic)
      problem = nil
    } catch {
      problem = "The notes can’t be kept in \(file.path)."
    }
  }
}
