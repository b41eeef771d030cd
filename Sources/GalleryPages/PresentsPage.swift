import SwiftUI

/// Ideas for presents, by month: the name of the month stays visible while its people are scrolled.
struct PresentsPage: View {
  private static let people = [
    "January": ["Ada", "Ben", "Cleo", "Dara"], "February": ["Emil", "Fay", "Gus", "Hana"],
    "March": ["Ines", "Jon", "Kim", "Lea"], "April": ["Mia", "Nils", "Olga", "Pim"],
  ]

  @State private var ideas: [String: String] = [:]
  @State private var cleared = 0

  var body: some View {
    VStack(spacing: 8) {
      ScrollView {
        LazyVStack(alignment: .leading, spacing: 8, pinnedViews: [.sectionHeaders]) {
          ForEach(["January", "February", "March", "April"], id: \.self) { month in
            Section {
              ForEach(Self.people[month] ?? [], id: \.self) { name in
                TextField(name, text: idea(for: name))
              }
            } header: {
              HStack {
                Text(month).font(.headline)
                Spacer()
                Button("Clear \(month)") { clear(month) }
              }
              .frame(maxWidth: .infinity)
              .padding(.vertical, 4)
              .background(Color(.systemBackground))
            }
          }
        }
      }
      .frame(height: 220)
      Text("Cleared \(cleared) times").foregroundStyle(.secondary)
    }
    .textFieldStyle(.roundedBorder)
    .padding()
  }

  private func idea(for name: String) -> Binding<String> {
    Binding(get: { ideas[name] ?? "" }, set: { ideas[name] = $0 })
  }

  private func clear(_ month: String) {
    for name in Self.people[month] ?? [] { ideas[name] = nil }
    cleared += 1
  }
}

#Preview("Presents") {
  PresentsPage()
}
