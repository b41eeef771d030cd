import SwiftUI

/// Help with input: suggestions, validation, a toolbar while a field is edited, and a search.
struct AssistedInputPage: View {
  @State private var city = ""
  @State private var email = ""
  @State private var password = ""
  @State private var showsPassword = false
  @State private var notes = "One cat, two cats.\nThree catalogs."
  @State private var isSaved = false
  @State private var isFinding = false

  private static let cities = ["Bergen", "Berlin", "Bern", "Bologna", "Bordeaux", "Bremen", "Brno", "Brussels"]

  private var matches: [String] {
    Self.cities.filter { $0.lowercased().hasPrefix(city.lowercased()) && $0 != city }
  }

  var body: some View {
    TextInputValidationReader { validation in
      Form {
        Section("Trip") {
          TextField("City", text: $city)
            .textInputSuggestions(matches, id: \.self) { Text($0).textInputCompletion($0) }
            .validation(.required("Where to?"))
          TextField("E-mail", text: $email, prompt: Text("ada@example.org"))
            .textInputAutocapitalization(.never)
            .validation(.required(), .email())
        }
        Section("Password") {
          SecureField("Password", text: $password)
            .secureFieldRevealed(showsPassword)
            .secureFieldShowsTyping()
            .validation(.length(8..., "At least eight characters."))
          Toggle("Show the password", isOn: $showsPassword)
        }
        Section("Notes") {
          LabeledContent("Notes") {
            TextEditor(text: $notes)
              .findNavigator(isPresented: $isFinding)
          }
          Toggle("Find", isOn: $isFinding)
        }
        Button("Book") { isSaved = true }
          .disabledUnlessValid()
        Button("What is missing?") { validation.validate() }
        if isSaved { Text("Booked for \(city)") }
      }
    }
    .toolbar {
      ToolbarItemGroup(placement: .keyboard) {
        Button("Clear") {
          city = ""
          email = ""
        }
      }
    }
  }
}

#Preview("Help with input") {
  AssistedInputPage()
}
