import SwiftUI

/// A field whose text is checked on Return, and a text whose colour shows the focus.
struct UserNamePage: View {
  @State private var username = ""
  @State private var message = ""
  @FocusState private var emailFieldIsFocused: Bool

  var body: some View {
    VStack(alignment: .leading) {
      TextField("User name (email address)", text: $username)
        .focused($emailFieldIsFocused)
        .onSubmit { validate(name: username) }
        .textInputAutocapitalization(.never)
        .disableAutocorrection(true)
        .border(.secondary)
      Text(username)
        .foregroundColor(emailFieldIsFocused ? .red : .blue)
      Text(message)
        .foregroundStyle(.secondary)
      Button(emailFieldIsFocused ? "Done" : "Edit") { emailFieldIsFocused.toggle() }
    }
  }

  private func validate(name: String) {
    message = name.contains("@") ? "Welcome, **\(name)**" : "There is no @ in it."
  }
}

#Preview("Focus") {
  UserNamePage()
}
