import SwiftUI

struct Book: Identifiable, Hashable, LosslessStringConvertible {
  let id: Int
  let title: String
  let author: String
  let year: Int

  /// Its number, which is its address in a browser.
  var description: String { String(id) }

  static let all: [Book] = [
    Book(id: 1, title: "Frankenstein", author: "Mary Shelley", year: 1818),
    Book(id: 2, title: "Moby-Dick", author: "Herman Melville", year: 1851),
    Book(id: 3, title: "Middlemarch", author: "George Eliot", year: 1871),
    Book(id: 4, title: "Mrs Dalloway", author: "Virginia Woolf", year: 1925),
    Book(id: 5, title: "Mathilda", author: "Mary Shelley", year: 1959),
    Book(id: 6, title: "Orlando", author: "Virginia Woolf", year: 1928),
    Book(id: 7, title: "Die Verwandlung", author: "Franz Kafka", year: 1915),
    Book(id: 8, title: "Le Père Goriot", author: "Honoré de Balzac", year: 1835),
  ]
}

extension Book {
  init?(_ description: String) {
    guard let book = Book.all.first(where: { $0.description == description }) else { return nil }
    self = book
  }
}

struct BookSearchView: View {
  @State private var searchText = ""
  @State private var path: [Book] = []
  @State private var recentSearches: [String] = []
  @State private var favourites: Set<Book.ID> = []
  @State private var onlyFavourites = false

  private var results: [Book] {
    Book.all
      .filter { !onlyFavourites || favourites.contains($0.id) }
      .filter {
        searchText.isEmpty || $0.title.localizedCaseInsensitiveContains(searchText)
          || $0.author.localizedCaseInsensitiveContains(searchText)
      }
  }

  private var authors: [String] {
    guard !searchText.isEmpty else { return [] }
    return Set(Book.all.map(\.author))
      .filter { $0.localizedCaseInsensitiveContains(searchText) && $0 != searchText }
      .sorted()
  }

  var body: some View {
    NavigationStack(path: $path) {
      List {
        if searchText.isEmpty, !recentSearches.isEmpty {
          Section("Recent searches") {
            ForEach(recentSearches, id: \.self) { search in
              Button(search) { searchText = search }
            }
          }
        }
        Section {
          ForEach(results) { book in
            NavigationLink(value: book) {
              BookRow(book: book, isFavourite: favourites.contains(book.id))
            }
            .swipeActions {
              Button(favourites.contains(book.id) ? "Forget" : "Keep") { toggleFavourite(book) }
                .tint(.yellow)
            }
          }
        } footer: {
          if results.isEmpty {
            Text("Nothing found for “\(searchText)”.")
          }
        }
      }
      .listStyle(.insetGrouped)
      .navigationTitle("Library")
      .searchable(text: $searchText, placement: .navigationBarDrawer(displayMode: .always), prompt: "Title or author")
      .searchSuggestions {
        ForEach(authors, id: \.self) { author in
          Label(author, systemImage: "person")
            .searchCompletion(author)
        }
      }
      .onSubmit(of: .search, remember)
      .navigationDestination(for: Book.self) { book in
        BookDetailView(book: book, isFavourite: favourites.contains(book.id)) { toggleFavourite(book) }
      }
      .toolbar {
        Toggle("Favourites", systemImage: "star", isOn: $onlyFavourites)
      }
    }
  }

  private func remember() {
    recentSearches.removeAll { $0 == searchText }
    recentSearches.insert(searchText, at: 0)
    if results.count == 1 { path.append(results[0]) }
  }

  private func toggleFavourite(_ book: Book) {
    favourites.formSymmetricDifference([book.id])
  }
}

private struct BookRow: View {
  let book: Book
  let isFavourite: Bool

  var body: some View {
    HStack {
      VStack(alignment: .leading, spacing: 2) {
        Text(book.title)
          .font(.headline)
        Text(book.author)
          .font(.subheadline)
          .foregroundStyle(.secondary)
      }
      Spacer()
      if isFavourite {
        Image(systemName: "star.fill")
          .foregroundStyle(.yellow)
      }
    }
  }
}

private struct BookDetailView: View {
  let book: Book
  let isFavourite: Bool
  let toggle: () -> Void

  var body: some View {
    Form {
      LabeledContent("Author", value: book.author)
      LabeledContent("Published", value: String(book.year))
      Button {
        toggle()
      } label: {
        Label(
          isFavourite ? "Remove from favourites" : "Add to favourites", systemImage: isFavourite ? "star.fill" : "star")
      }
    }
    .navigationTitle(book.title)
    .navigationBarTitleDisplayMode(.inline)
  }
}

#Preview("Book search") {
  BookSearchView()
}
