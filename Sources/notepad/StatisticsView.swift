import SwiftUI

struct StatisticsView: View {
  @Environment(Notebook.self) private var notebook

  var body: some View {
    Form {
      LabeledContent("Notes", value: notebook.notes.count, format: .number)
      LabeledContent("Words", value: notebook.notes.map(\.wordCount).reduce(0, +), format: .number)
      LabeledContent("Longest note", value: notebook.notes.max { $0.wordCount < $1.wordCount }?.name ?? "None")
    }
  }
}
