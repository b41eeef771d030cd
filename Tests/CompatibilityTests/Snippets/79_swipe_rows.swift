import SwiftUI

/// Rows of a scroll view with swipe actions, as newer systems have them.
struct SwipeRows: View {
    @State private var mails = ["Invoice", "Greetings"]
    @State private var flagged: Set<String> = []

    var body: some View {
        ScrollView {
            LazyVStack {
                ForEach(mails, id: \.self) { mail in
                    Text(flagged.contains(mail) ? "\(mail) (flagged)" : mail)
                        .swipeActions(edge: .leading) {
                            Button("Flag") { flagged.insert(mail) }
                        }
                        .swipeActions {
                            Button("Delete", role: .destructive) { mails.removeAll { $0 == mail } }
                        }
                }
            }
        }
        .swipeActionsContainer()
    }
}
