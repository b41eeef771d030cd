import SwiftUI

/// The modifiers of secure fields: revealing the text, a custom mark, and showing the last typed character. The field
/// stays the same, so that the caret and the focus are kept.
struct SecureFieldPage: View {
  @State private var password = ""
  @State private var pin = ""
  @State private var code = ""
  @State private var isRevealed = false

  var body: some View {
    Form {
      Section("Login Form") {
        SecureField("Password", text: $password)
          .textContentType(.newPassword)
      }
      Section("Shown when asked for") {
        HStack {
          SecureField("PIN", text: $pin)
            .secureFieldRevealed(isRevealed)
            .keyboardType(.numberPad)
          Button {
            isRevealed.toggle()
          } label: {
            Image(systemName: isRevealed ? "eye.slash" : "eye")
              .accessibilityLabel(isRevealed ? "Hide" : "Show")
          }
        }
      }
      Section("Other marks") {
        SecureField("Code", text: $code, prompt: Text("Stars, and what was typed last"))
          .secureFieldMark("*")
          .secureFieldShowsTyping()
      }
      Text("**\(password.count)**, **\(pin.count)** and **\(code.count)** characters")
    }
  }
}

#Preview("Secure fields") {
  SecureFieldPage()
}
