import RegexBuilder
import SwiftUI

/// Buttons that are disabled until the text is an e-mail address: one regular expression, written in three ways.
struct EmailPage: View {
  @State private var input = ""
  @State private var sent = ""

  // ^ = starts with, $ = ends with, + after ] or } = one or more, * after ] or } = zero or more
  private var isValidByRange: Bool {
    input.range(of: "^[A-Z0-9a-z._%+-]+@[A-Za-z0-9.-]+\\.[A-Za-z]{2,}$", options: .regularExpression) != nil
  }

  private var isValidByFirstMatch: Bool {
    input.firstMatch(of: /^[A-Z0-9a-z._%+-]+@[A-Za-z0-9.-]+\.[A-Za-z]{2,}$/) != nil
  }

  private var isValidByBuilder: Bool {
    input.firstMatch(
      of: Regex {
        /^/
        OneOrMore {
          CharacterClass(.anyOf("._%+-"), ("A"..."Z"), ("0"..."9"), ("a"..."z"))
        }
        "@"
        OneOrMore {
          CharacterClass(.anyOf(".-"), ("A"..."Z"), ("a"..."z"), ("0"..."9"))
        }
        "."
        Repeat(2...) {
          CharacterClass(("A"..."Z"), ("a"..."z"))
        }
        /$/
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
        .disabled(!isValidByBuilder)
      check("range(of:options:)", isValidByRange)
      check("firstMatch(of: /…/)", isValidByFirstMatch)
      check("Regex { … }", isValidByBuilder)
      if !sent.isEmpty {
        Label("Sent to \(sent)", systemImage: "paperplane")
      }
    }
  }

  private func check(_ name: String, _ isValid: Bool) -> some View {
    Label {
      Text(verbatim: name).monospaced()
    } icon: {
      Image(systemName: isValid ? "checkmark.circle" : "circle")
        .accessibilityLabel(isValid ? "valid" : "not valid")
    }
    .foregroundStyle(isValid ? .green : .secondary)
  }
}

#Preview("A valid e-mail address") {
  EmailPage()
}
