import SwiftUI

struct BookForm: View {
  @State var book: Book
  @Environment(Library.self) private var library
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    TextInputValidationReader { validation in
      NavigationStack {
        Form {
          TextField("Title", text: $book.title)
            .validation(.required("A book has a title."), .length(...200))
          TextField("Author", text: $book.author)
          TextField("Pages", value: $book.pages, format: .number)
            .validation(.range(1...10_000))
          Toggle("Read", isOn: $book.isRead)
          Section("Notes") {
            TextEditor(text: $book.notes)
              .frame(minHeight: 80)
              .accessibilityLabel("Notes")
          }
        }
        .submitMovesFocus()
        .navigationTitle("Book")
        .toolbar {
          ToolbarItem(placement: .cancellationAction) {
            Button("Cancel") { dismiss() }
          }
          ToolbarItem(placement: .confirmationAction) {
            Button("Save") {
              guard validation.validate() else { return }
              library.put(book)
              dismiss()
            }
            .disabledUnlessValid()
          }
        }
      }
    }
  }
}
