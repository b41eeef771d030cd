import SwiftUI

/// Labels made of views, and prompts that name what is missing.
struct RequiredFieldsPage: View {
  @State private var username = ""
  @State private var password = ""

  var body: some View {
    Form {
      TextField(text: $username, prompt: Text("Required")) {
        Text("Username")
      }
      SecureField(text: $password, prompt: Text("Required")) {
        Text("Password")
      }
    }
  }
}

#Preview("Prompts and labels") {
  RequiredFieldsPage()
}
