import SwiftUI

struct BookPage: View {
  let id: Book.ID
  @Environment(Library.self) private var library
  @State private var isEditing = false

  var body: some View {
    if let book = library.books.first(where: { $0.id == id }) {
      Form {
        if !book.author.isEmpty { LabeledContent("Author", value: book.author) }
        if let pages = book.pages { LabeledContent("Pages", value: pages, format: .number) }
        LabeledContent("Read", value: book.isRead ? "yes" : "not yet")
        if !book.notes.isEmpty {
          Section("Notes") { Text(book.notes) }
        }
      }
      .navigationTitle(book.title)
      .toolbar {
        Button("Edit") { isEditing = true }
      }
      .sheet(isPresented: $isEditing) { BookForm(book: book) }
    }
  }
}
