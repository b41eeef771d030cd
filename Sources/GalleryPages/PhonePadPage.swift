import SwiftUI

/// The traits of a field for a phone's keyboard: its type, the meaning of the text, and the label of Return.
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
