import SwiftUI

/// A name with components: the field's value is not a string.
struct ProperNamePage: View {
  @State private var nameComponents = PersonNameComponents()

  var body: some View {
    VStack(alignment: .leading) {
      TextField("Proper name", value: $nameComponents, format: .name(style: .medium))
        .textContentType(.name)
        .disableAutocorrection(true)
        .border(.secondary)
      Text("Given name: **\(nameComponents.givenName ?? "–")**")
      Text("Family name: **\(nameComponents.familyName ?? "–")**")
    }
  }
}

#Preview("A person’s name") {
  ProperNamePage()
}
