import SwiftUI
import UniformTypeIdentifiers

/// A launch screen as a view: the user starts a book, or opens one, and writes in it.
struct BookLaunchPage: View {
  var body: some View {
    DocumentLaunchView("Books", for: [.plainText]) {
      NewDocumentButton("Start a New Book", for: NoteFile.self) { NoteFile(text: "Chapter 1\n") }
      NewDocumentButton("Empty Page", contentType: .plainText)
    } onDocumentOpen: { url in
      BookEditor(url: url)
    } background: {
      LinearGradient(colors: [.orange, .brown], startPoint: .top, endPoint: .bottom)
    } overlayAccessoryView: { geometry in
      Image(systemName: "book")
        .font(.largeTitle)
        .position(x: geometry.titleViewFrame.midX, y: max(geometry.titleViewFrame.minY - 60, 24))
    }
    .documentLaunchSubtitle("Write a page each day.")
  }
}

private struct BookEditor: View {
  let url: URL
  @State private var text = ""
  @State private var message = ""

  var body: some View {
    Form {
      Section(message) {
        TextEditor(text: $text).frame(minHeight: 120)
      }
      Button("Save") { save() }
    }
    .task(id: url) { text = (try? String(contentsOf: url, encoding: .utf8)) ?? "" }
  }

  private func save() {
    do {
      try Data(text.utf8).write(to: url)
      message = "Saved"
    } catch {
      message = error.localizedDescription
    }
  }
}

#Preview("A launch screen") {
  BookLaunchPage()
}
