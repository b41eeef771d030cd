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
@MainActor @Observable final class Notebook {
  /// The one of the program, for all its windows.
  static let shared = Notebook(file: defaultFile)

  private(set) var notes: [Note] { didSet { save() } }
  /// Why the notes are not kept; nil while they are.
  private(set) var problem: String?
  private let file: URL
  /// False where the file holds something that could not be read: that is not to be lost.
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

  /// The note with that identity; nil where there is none, and a write to such a one is lost.
  subscript(id: Note.ID?) -> Note? {
    get { notes.first { $0.id == id } }
    set {
      guard let newValue, let index = notes.firstIndex(where: { $0.id == id }), notes[index] != newValue else { return }
      notes[index] = newValue
    }
  }

  /// Adds the note behind the others.
  func add(_ note: Note = Note()) -> Note.ID {
    notes.append(note)
    return note.id
  }

  /// Deletes the note. Answers the one in whose place in the list it stood, or the last one before that.
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
