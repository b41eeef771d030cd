import SwiftUI

/// Several lines: a field that grows, and an editor.
struct NotesPage: View {
  @State private var summary = ""
  @State private var notes = ""

  var body: some View {
    VStack(alignment: .leading) {
      TextField("Summary", text: $summary, axis: .vertical)
        .lineLimit(1...3)
        .textFieldStyle(.roundedBorder)
      TextEditor(text: $notes)
        .frame(minHeight: 80)
        .border(.separator)
        .accessibilityLabel("Notes")
      Text("**\(notes.count)** characters in \(notes.split(separator: "\n").count) lines")
        .font(.footnote)
    }
  }
}

#Preview("Several lines") {
  NotesPage()
}
