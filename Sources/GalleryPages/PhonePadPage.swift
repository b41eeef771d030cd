import SwiftUI

/// What a phone's keyboard is told of a field: its type, what the text is, and the name of its Return key.
struct PhonePadPage: View {
  @State private var input = ""
  @State private var isSent = false

  var body: some View {
    VStack(alignment: .leading) {
      TextField("Phone Number", text: $input, prompt: Text("Phone Number").foregroundStyle(.secondary))
        .keyboardType(.phonePad)
        .textContentType(.telephoneNumber)
        .submitLabel(.send)
        .onSubmit { isSent = true }
        .padding(20)
        .glassEffect()
      Text("The **raw** input value is: \(input)")
      if isSent { Label("Sent", systemImage: "paperplane") }
    }
  }
}

#Preview("A phone's keyboard") {
  PhonePadPage()
}
