import RegexBuilder
import SwiftUI

/// A button that stays off until the text is an e-mail address.
struct EmailPage: View {
  @State private var input = ""
  @State private var sent = ""

  private var isEmailValid: Bool {
    input.wholeMatch(
      of: Regex {
        OneOrMore {
          CharacterClass(.anyOf("._%+-"), "A"..."Z", "0"..."9", "a"..."z")
        }
        "@"
        OneOrMore {
          CharacterClass(.anyOf(".-"), "A"..."Z", "a"..."z", "0"..."9")
        }
        "."
        Repeat(2...) {
          CharacterClass("A"..."Z", "a"..."z")
        }
      }) != nil
  }

  var body: some View {
    VStack(alignment: .leading) {
      TextField("e-mail address", text: $input)
        .keyboardType(.emailAddress)
        .textContentType(.emailAddress)
        .textInputAutocapitalization(.never)
        .autocorrectionDisabled()
        .textFieldStyle(.roundedBorder)
      Button("Submit") { sent = input }
        .disabled(!isEmailValid)
      if !sent.isEmpty {
        Label("Sent to \(sent)", systemImage: "paperplane")
      }
    }
  }
}

#Preview("A valid e-mail address") {
  EmailPage()
}
