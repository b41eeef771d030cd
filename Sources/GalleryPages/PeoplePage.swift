import SwiftUI

/// A list of people: pages, a sheet to add one, alerts and a confirmation.
struct PeoplePage: View {
  @State private var people = [
    Person(name: "Ada Lovelace", city: "London"), Person(name: "Alan Turing", city: "Wilmslow"),
  ]
  @State private var isAdding = false
  @State private var isClearing = false

  var body: some View {
    NavigationStack {
      List {
        Section("People") {
          ForEach($people) { $person in
            NavigationLink(person.name) { PersonPage(person: $person) }
          }
          .onDelete { people.remove(atOffsets: $0) }
        }
      }
      .navigationTitle("Address book")
      .toolbar {
        ToolbarItem(placement: .primaryAction) { Button("Add") { isAdding = true } }
        ToolbarItem(placement: .bottomBar) {
          Button("Remove all", role: .destructive) { isClearing = true }.disabled(people.isEmpty)
        }
      }
      .sheet(isPresented: $isAdding) { NewPersonSheet { people.append($0) } }
      .confirmationDialog("Remove everybody?", isPresented: $isClearing, titleVisibility: .visible) {
        Button("Remove \(people.count) people", role: .destructive) { people = [] }
      }
    }
  }
}

struct Person: Identifiable {
  let id = UUID()
  var name: String
  var city: String
}

private struct PersonPage: View {
  @Binding var person: Person
  @State private var isRenaming = false
  @State private var newName = ""

  var body: some View {
    Form {
      LabeledContent("Name", value: person.name)
      TextField("City", text: $person.city)
      Button("Rename") {
        newName = person.name
        isRenaming = true
      }
    }
    .navigationTitle(person.name)
    .alert("New name", isPresented: $isRenaming) {
      TextField("Name", text: $newName)
      Button("Cancel", role: .cancel) {}
      Button("Rename") { person.name = newName }
    }
  }
}

private struct NewPersonSheet: View {
  let add: (Person) -> Void
  @State private var name = ""
  @State private var city = ""
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    NavigationStack {
      Form {
        TextField("Name", text: $name)
        TextField("City", text: $city)
      }
      .navigationTitle("New person")
      .toolbar {
        ToolbarItem(placement: .cancellationAction) { Button("Cancel") { dismiss() } }
        ToolbarItem(placement: .confirmationAction) {
          Button("Save") {
            add(Person(name: name, city: city))
            dismiss()
          }
          .disabled(name.isEmpty)
        }
      }
    }
  }
}

#Preview("Pages, sheets and alerts") {
  PeoplePage()
}
