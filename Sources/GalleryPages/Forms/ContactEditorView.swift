import SwiftUI

struct Contact: Identifiable, Equatable {
  struct Phone: Identifiable, Equatable {
    let id = UUID()
    var kind = "mobile"
    var number = ""
  }

  let id = UUID()
  var name = PersonNameComponents()
  var company = ""
  var phones: [Phone] = []
  var notes = ""

  var fullName: String {
    name.formatted(.name(style: .long))
  }
}

struct ContactListView: View {
  @State private var contacts = [
    Contact(
      name: PersonNameComponents(givenName: "Grace", familyName: "Hopper"), company: "Navy",
      phones: [.init(number: "2015550123")])
  ]
  @State private var edited: Contact?

  var body: some View {
    NavigationView {
      List(contacts) { contact in
        Button(action: { edited = contact }) {
          VStack(alignment: .leading) {
            Text(contact.fullName)
              .foregroundColor(.primary)
            if !contact.company.isEmpty {
              Text(contact.company)
                .font(.caption)
                .foregroundColor(.secondary)
            }
          }
        }
      }
      .navigationBarTitle("Contacts")
      .navigationBarItems(
        trailing: Button(action: { edited = Contact() }) {
          Image(systemName: "plus")
        }
        .accessibilityLabel("New contact")
      )
      .sheet(item: $edited) { contact in
        ContactEditorView(contact: contact, onSave: save)
      }
    }
    .navigationViewStyle(StackNavigationViewStyle())
  }

  private func save(_ contact: Contact) {
    if let index = contacts.firstIndex(where: { $0.id == contact.id }) {
      contacts[index] = contact
    } else {
      contacts.append(contact)
    }
  }
}

struct ContactEditorView: View {
  @Environment(\.presentationMode) private var presentationMode
  @State private var contact: Contact
  @State private var isConfirmingDiscard = false

  private let original: Contact
  private let onSave: (Contact) -> Void

  init(contact: Contact, onSave: @escaping (Contact) -> Void) {
    _contact = State(initialValue: contact)
    original = contact
    self.onSave = onSave
  }

  private var hasChanges: Bool { contact != original }

  var body: some View {
    NavigationView {
      Form {
        Section {
          TextField("First name", text: $contact.name.givenName.orEmpty)
            .textContentType(.givenName)
          TextField("Last name", text: $contact.name.familyName.orEmpty)
            .textContentType(.familyName)
          TextField("Company", text: $contact.company)
            .textContentType(.organizationName)
        }
        Section(header: Text("Phone")) {
          ForEach($contact.phones) { $phone in
            HStack {
              Menu(phone.kind) {
                ForEach(["mobile", "home", "work"], id: \.self) { kind in
                  Button(kind) { phone.kind = kind }
                }
              }
              Divider()
              TextField("Number", value: $phone.number, format: .phoneNumber)
                .keyboardType(.phonePad)
                .textContentType(.telephoneNumber)
              Button(action: { contact.phones.removeAll { $0.id == phone.id } }) {
                Image(systemName: "minus.circle.fill")
                  .foregroundColor(.red)
              }
              .buttonStyle(BorderlessButtonStyle())
              .accessibilityLabel("Remove number")
            }
          }
          Button(action: { contact.phones.append(.init()) }) {
            Label("Add phone", systemImage: "plus.circle.fill")
          }
        }
        Section(header: Text("Notes")) {
          TextField("Notes", text: $contact.notes, axis: .vertical)
            .lineLimit(3, reservesSpace: true)
        }
      }
      .navigationBarTitle(Text(original.fullName.isEmpty ? "New Contact" : original.fullName), displayMode: .inline)
      .navigationBarItems(
        leading: Button("Cancel", action: cancel),
        trailing: Button("Done", action: done)
          .disabled(!hasChanges || contact.fullName.isEmpty)
      )
      .confirmationDialog(
        "Do you want to discard your changes?", isPresented: $isConfirmingDiscard, titleVisibility: .visible
      ) {
        Button("Discard Changes", role: .destructive) { presentationMode.wrappedValue.dismiss() }
        Button("Keep Editing", role: .cancel) {}
      }
    }
    .interactiveDismissDisabled(hasChanges)
  }

  private func cancel() {
    if hasChanges {
      isConfirmingDiscard = true
    } else {
      presentationMode.wrappedValue.dismiss()
    }
  }

  private func done() {
    onSave(contact)
    presentationMode.wrappedValue.dismiss()
  }
}

extension Binding where Value == String? {
  /// Maps nil to an empty text.
  fileprivate var orEmpty: Binding<String> {
    Binding<String>(get: { wrappedValue ?? "" }, set: { wrappedValue = $0.isEmpty ? nil : $0 })
  }
}

#if DEBUG
struct ContactListView_Previews: PreviewProvider {
  static var previews: some View { ContactListView() }
}
#endif
