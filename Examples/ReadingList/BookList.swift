import SwiftUI

struct BookList: View {
  @Environment(Library.self) private var library
  @State private var isAdding = false

  var body: some View {
    NavigationStack {
      List {
        ForEach(library.books) { book in
          NavigationLink(value: book.id) {
            VStack(alignment: .leading) {
              Text(book.title)
              Text(book.author).foregroundStyle(.secondary)
            }
          }
        }
        .onDelete { library.remove(at: $0) }
      }
      .navigationTitle("Reading List")
      .navigationDestination(for: Book.ID.self) { BookPage(id: $0) }
      .toolbar {
        Button("Add Book") { isAdding = true }
      }
      .sheet(isPresented: $isAdding) { BookForm(book: Book()) }
      .alert("Something is wrong with the file", isPresented: hasProblem) {
        Button("OK") {}
      } message: {
        Text(library.problem ?? "")
      }
    }
  }

  private var hasProblem: Binding<Bool> {
    Binding {
      library.problem != nil
    } set: {
      if !$0 { library.problem = nil }
    }
  }
}
