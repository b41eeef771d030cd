import SwiftUI

/// Labels made of views, and prompts that name what is missing. Return leads to the next field, and a button shows the
/// password.
struct RequiredFieldsPage: View {
  @State private var username = ""
  @State private var password = ""

  var body: some View {
    Form {
      TextField(text: $username, prompt: Text("Required")) {
        Text("Username")
      }
      .submitLabel(.next)
      SecureField(text: $password, prompt: Text("Required")) {
        Text("Password")
      }
      .secureFieldRevealButton()
    }
    .submitMovesFocus()
  }
}

#Preview("Prompts and labels") {
  RequiredFieldsPage()
}
