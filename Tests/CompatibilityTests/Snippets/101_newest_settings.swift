import SwiftUI

/// Settings of the newest systems, as sources use them.
struct NewestSettings: View {
    @State private var query = ""

    var body: some View {
        NavigationStack {
            List {
                Section("Library") {
                    Label("Books", systemImage: "book")
                    NavigationLink("Music") { Text("Page") }
                }
            }
            .labelIconToTitleSpacing(12)
            .labelReservedIconWidth(24)
            .navigationLinkIndicatorVisibility(.hidden)
        }
        .searchable(text: $query)
        .searchDictationBehavior(.inline(activation: .onSelect))
    }
}
