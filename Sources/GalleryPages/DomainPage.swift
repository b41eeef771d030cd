import SwiftUI

/// The domain of an e-mail address, captured by a regular expression and shown in capitals.
struct DomainPage: View {
  @State private var address = "josh.tea@prudent.leap.com"

  var body: some View {
    VStack(alignment: .leading) {
      TextField("e-mail address", text: $address)
        .keyboardType(.emailAddress)
        .textInputAutocapitalization(.never)
        .textFieldStyle(.roundedBorder)
      LabeledContent("Domain", value: domain(of: address))
    }
  }

  private func domain(of input: String) -> String {
    guard let matched = input.firstMatch(of: /^.*@(\w+).*$/) else { return input }
    return matched.1.uppercased()
  }
}

#Preview("A part of the text") {
  DomainPage()
}
