import SwiftUI
import UniformTypeIdentifiers

/// Files that are opened and saved, and cards that are dragged from one column to another.
struct FilesPage: View {
  @State private var note = NoteFile(text: "A note")
  @State private var isOpening = false
  @State private var isSaving = false
  @State private var message = ""
  @State private var open = [Card(title: "Pack"), Card(title: "Book the train")]
  @State private var done: [Card] = []

  var body: some View {
    Form {
      Section("A note") {
        TextField("Note", text: $note.text)
          .dropDestination(for: URL.self) { urls, _ in
            if let url = urls.first { read(.success(url)) }
            return !urls.isEmpty
          }
        Button("Open…") { isOpening = true }
        Button("Save as…") { isSaving = true }
        if !message.isEmpty { Text(message) }
      }
      Section("Cards") {
        CardColumn(title: "Open", cards: $open) { card in done.removeAll { $0 == card } }
        CardColumn(title: "Done", cards: $done) { card in open.removeAll { $0 == card } }
      }
    }
    .fileImporter(isPresented: $isOpening, allowedContentTypes: [.plainText], onCompletion: read)
    .fileExporter(isPresented: $isSaving, document: note, contentType: .plainText, defaultFilename: "Note") { result in
      message = (try? result.get()).map { "Saved \($0.lastPathComponent)" } ?? "Not saved"
    }
  }

  private func read(_ result: Result<URL, any Error>) {
    do {
      let url = try result.get()
      note.text = try String(contentsOf: url, encoding: .utf8)
      message = "Opened \(url.lastPathComponent)"
    } catch {
      message = error.localizedDescription
    }
  }
}

/// A column of cards, which takes those of the other.
private struct CardColumn: View {
  let title: String
  @Binding var cards: [Card]
  let onDrop: (Card) -> Void
  @State private var isTargeted = false

  var body: some View {
    VStack(alignment: .leading) {
      Text("\(title) (\(cards.count))").font(.headline)
      ForEach(cards) { card in
        Text(card.title)
          .padding(8)
          .border(.secondary)
          .draggable(card)
      }
    }
    .padding(8)
    .frame(maxWidth: .infinity, alignment: .leading)
    .background(isTargeted ? Color.accentColor.opacity(0.2) : Color.clear)
    .dropDestination(for: Card.self) { dropped, _ in
      let new = dropped.filter { !cards.contains($0) }
      cards += new
      new.forEach(onDrop)
      return true
    } isTargeted: {
      isTargeted = $0
    }
  }
}

private struct Card: Identifiable, Codable, Equatable, Transferable {
  var id = UUID()
  var title: String

  static var transferRepresentation: some TransferRepresentation {
    CodableRepresentation(contentType: UTType(exportedAs: "com.example.card"))
    ProxyRepresentation(exporting: \.title)
  }
}

#Preview("Files and cards") {
  FilesPage()
}
