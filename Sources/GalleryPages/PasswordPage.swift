import SwiftUI

/// A password that can be shown. While it is shown, it is an ordinary field.
struct PasswordPage: View {
  @State private var showPassword = false
  @State private var password = ""

  var body: some View {
    VStack {
      Text("Login Form")
        .font(.headline)
      HStack {
        if showPassword {
          TextField("Password", text: $password)
        } else {
          SecureField("Password", text: $password)
        }
        Button(
          action: {
            showPassword.toggle()
          },
          label: {
            Image(systemName: showPassword ? "eye.slash" : "eye")
              .foregroundStyle(showPassword ? .gray : .accentColor)
          })
      }
      .padding(.horizontal)
      .padding(.vertical, 8)
      .glassEffect()
      Toggle("Show password", isOn: $showPassword)
    }
  }
}

#Preview("A password") {
  PasswordPage()
}
