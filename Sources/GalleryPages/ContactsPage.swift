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
      Text("Chosen: \(chosen ?? "none")")
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
