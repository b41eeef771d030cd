import SwiftUI

/// The styles of a field, and what can be put around one.
struct StylesPage: View {
  @State private var givenName = ""
  @State private var familyName = ""
  @State private var cardTitle = ""
  @State private var nickname = ""
  @State private var remarks = ""

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 12) {
        VStack {
          TextField("Given Name", text: $givenName)
            .disableAutocorrection(true)
          TextField("Family Name", text: $familyName)
            .disableAutocorrection(true)
        }
        .textFieldStyle(.roundedBorder)

        TextField("Plain", text: $cardTitle)
          .textFieldStyle(.plain)
        TextField("Card Title", text: $cardTitle)
          .padding()
          .background {
            Capsule(style: .circular).foregroundStyle(.ultraThinMaterial)
          }
          .tint(.red)
          .foregroundColor(.red)
        TextField(text: $cardTitle) {
          Text("Card Title").foregroundStyle(.red)
        }
        .padding()
        .overlay {
          RoundedRectangle(cornerRadius: 8).stroke(.tint)
        }
        TextField(
          "Card Title", text: $cardTitle, prompt: Text("Card Title").foregroundStyle(.secondary), axis: .vertical
        )
        .lineLimit(1...4)
        .padding()
        .glassEffect(.regular.tint(.mint))
        Text("The **raw** input value is: \(cardTitle)")
        ZStack(alignment: .leading) {
          Text("Nickname")
            .foregroundStyle(.secondary)
            .offset(y: nickname.isEmpty ? 0 : -25)
            .accessibilityHidden(true)
          TextField("", text: $nickname)
            .accessibilityLabel("Nickname")
        }
        .padding(.top, 25)
        TextEditor(text: $remarks)
          .accessibilityLabel("Remarks")
          .frame(minHeight: 80)
          .clipShape(RoundedRectangle(cornerRadius: 8))
          .overlay {
            RoundedRectangle(cornerRadius: 8).stroke(.secondary)
          }
      }
      .padding()
    }
  }
}

#Preview("Styles") {
  StylesPage()
}
