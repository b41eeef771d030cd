import SwiftUI

/// Ten thousand rows, each with a field: only those near the visible part are created.
struct LongListPage: View {
  private struct Entry: Identifiable {
    let id: Int
    var words: String
  }

  @State private var entries = (1...10_000).map { Entry(id: $0, words: "Entry \($0)") }
  @State private var number = 5_000

  var body: some View {
    ScrollViewReader { proxy in
      VStack {
        HStack {
          TextField("Number", value: $number, format: .number.grouping(.never))
          Button("Go") { withAnimation { proxy.scrollTo(number, anchor: .center) } }
        }
        .padding(.horizontal)
        List {
          ForEach($entries) { $entry in
            TextField("Field \(entry.id)", text: $entry.words)
          }
          .onDelete { entries.remove(atOffsets: $0) }
        }
      }
    }
  }
}

#Preview("A list of 10,000 fields") {
  LongListPage()
}
