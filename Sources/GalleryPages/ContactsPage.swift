import SwiftUI

/// Contacts in sections by their first letter: the index at the trailing edge goes to a section, and typing while the
/// focus is in the list selects the next name that begins so.
struct ContactsPage: View {
  @State private var chosen: String?
  @State private var note = ""

  private static let names = [
    "Ada", "Alan", "Barbara", "Claude", "Dennis", "Donald", "Edsger", "Frances", "Grace", "Hedy", "John", "Katherine",
    "Linus", "Margaret", "Niklaus", "Radia", "Shafi", "Tim", "Vint", "Whitfield",
  ]

  private var sections: [(letter: String, names: [String])] {
    Dictionary(grouping: Self.names) { String($0.prefix(1)) }.sorted { $0.key < $1.key }
      .map { ($0.key, $0.value.sorted()) }
  }

  var body: some View {
    VStack {
      TextField("Note", text: $note)
      Text("Chosen: \(chosen ?? "nobody")")
      List(selection: $chosen) {
        ForEach(sections, id: \.letter) { section in
          Section(section.letter) {
            ForEach(section.names, id: \.self) { Text($0).typeSelectEquivalent($0 == "Vint" ? Text("Cerf") : nil) }
          }
          .sectionIndexLabel(section.letter)
        }
      }
    }
    .padding()
  }
}

#Preview("Contacts") {
  ContactsPage()
}

/// Paragraphs and fields of two directions, aligned by their writing and by the layout, and in two languages of
/// typesetting.
struct WritingDirectionsPage: View {
  @State private var field = "שלום"
  @State private var editor = "abc\nשלום"
  @State private var fixed = "שלום"

  private let text = Text("A line of English.\nשורה בעברית.")

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      text
      text.multilineTextAlignment(strategy: .writingDirectionBased)
      text.writingDirection(strategy: .layoutBased)
      TextField("Written", text: $field)
      TextField("Laid out", text: $fixed).multilineTextAlignment(strategy: .layoutBased)
      TextEditor(text: $editor).frame(height: 90).accessibilityLabel("Editor")
      Text("直 in Japan").typesettingLanguage(Locale.Language(identifier: "ja"))
      Text("直 in China").typesettingLanguage(Locale.Language(identifier: "zh-Hans"))
    }
    .padding()
  }
}

#Preview("Writing directions") {
  WritingDirectionsPage()
}
