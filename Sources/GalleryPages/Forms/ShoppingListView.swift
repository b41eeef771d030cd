import SwiftUI

struct ShoppingItem: Identifiable, Codable, Equatable {
  var id = UUID()
  var name: String
  var quantity = 1
  var isBought = false
}

/// A list that is saved. The row at the bottom adds one item after the other.
struct ShoppingListView: View {
  @AppStorage("shoppingList") private var storedItems = Data()
  @State private var items: [ShoppingItem] = []
  @State private var newItem = ""
  @State private var showsBought = true
  @FocusState private var isAdding: Bool

  var body: some View {
    NavigationStack {
      List {
        Section {
          ForEach($items) { $item in
            if !item.isBought {
              ShoppingRow(item: $item)
            }
          }
          .onDelete(perform: delete)
          .onMove { items.move(fromOffsets: $0, toOffset: $1) }

          HStack {
            Image(systemName: "plus.circle.fill")
              .foregroundColor(.green)
            TextField("Add an item", text: $newItem)
              .focused($isAdding)
              .submitLabel(.next)
              .onSubmit(add)
          }
        } header: {
          Text("To buy")
        } footer: {
          Text(summary)
        }
        .headerProminence(.increased)

        if showsBought && items.contains(where: \.isBought) {
          Section("In the basket") {
            ForEach($items) { $item in
              if item.isBought {
                ShoppingRow(item: $item)
              }
            }
            .onDelete(perform: delete)
            Button("Empty the basket", role: .destructive) {
              withAnimation { items.removeAll(where: \.isBought) }
            }
          }
        }
      }
      .navigationTitle("Shopping")
      .toolbar {
        ToolbarItem(placement: .navigationBarLeading) {
          EditButton()
        }
        ToolbarItem(placement: .navigationBarTrailing) {
          Menu {
            Toggle("Show what is bought", isOn: $showsBought)
            Button("Sort by name", systemImage: "arrow.up.arrow.down") {
              withAnimation { items.sort { $0.name.localizedCaseInsensitiveCompare($1.name) == .orderedAscending } }
            }
            Divider()
            Button("Put everything back", systemImage: "arrow.uturn.backward") {
              for index in items.indices { items[index].isBought = false }
            }
          } label: {
            Label("More", systemImage: "ellipsis.circle")
          }
        }
      }
    }
    .onAppear(perform: load)
    .onChange(of: items) { _, _ in save() }
  }

  private var summary: String {
    let left = items.filter { !$0.isBought }.count
    return left == 0 ? "Nothing left to buy." : left == 1 ? "1 item left." : "\(left) items left."
  }

  /// “3 apples” are three of them.
  private func add() {
    let text = newItem.trimmingCharacters(in: .whitespaces)
    newItem = ""
    guard !text.isEmpty else {
      isAdding = false
      return
    }
    let parts = text.split(separator: " ", maxSplits: 1)
    if parts.count == 2, let quantity = Int(parts[0]), (1...99).contains(quantity) {
      items.append(ShoppingItem(name: String(parts[1]), quantity: quantity))
    } else {
      items.append(ShoppingItem(name: text))
    }
    isAdding = true
  }

  private func delete(at offsets: IndexSet) {
    items.remove(atOffsets: offsets)
  }

  private func load() {
    if let decoded = try? JSONDecoder().decode([ShoppingItem].self, from: storedItems) { items = decoded }
  }

  private func save() {
    storedItems = (try? JSONEncoder().encode(items)) ?? Data()
  }
}

private struct ShoppingRow: View {
  @Binding var item: ShoppingItem

  var body: some View {
    HStack {
      Button {
        withAnimation { item.isBought.toggle() }
      } label: {
        Image(systemName: item.isBought ? "checkmark.circle.fill" : "circle")
          .foregroundColor(item.isBought ? .green : .secondary)
      }
      .buttonStyle(.plain)
      .accessibilityLabel(item.isBought ? "Put \(item.name) back" : "Take \(item.name)")
      TextField("Item", text: $item.name)
        .strikethrough(item.isBought)
        .foregroundColor(item.isBought ? .secondary : .primary)
      if item.quantity > 1 {
        Text("× \(item.quantity)")
          .foregroundColor(.secondary)
      }
    }
  }
}

#Preview("Shopping list") {
  ShoppingListView()
}
