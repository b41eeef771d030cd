import SwiftUI

/// The books, which are kept in a file.
@MainActor @Observable final class Library {
  private(set) var books: [Book] = []
  var problem: String?

  private let file: URL

  init(file: URL = .applicationSupportDirectory.appending(path: "ReadingList/books.json")) {
    self.file = file
    guard FileManager.default.fileExists(atPath: file.path) else { return }
    do {
      books = try JSONDecoder().decode([Book].self, from: Data(contentsOf: file))
    } catch {
      problem = "The file can't be read. It is now \(file.lastPathComponent).unreadable."
      try? FileManager.default.moveItem(at: file, to: file.appendingPathExtension("unreadable"))
    }
  }

  func put(_ book: Book) {
    if let index = books.firstIndex(where: { $0.id == book.id }) {
      books[index] = book
    } else {
      books.append(book)
    }
    write()
  }

  func remove(at offsets: IndexSet) {
    books.remove(atOffsets: offsets)
    write()
  }

  private func write() {
    do {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try JSONEncoder().encode(books).write(to: file, options: .atomic)
    } catch {
      problem = error.localizedDescription
    }
  }
}
