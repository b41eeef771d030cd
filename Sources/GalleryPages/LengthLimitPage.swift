import SwiftUI

/// A limit of ten characters for typing and pasting.
struct LengthLimitPage: View {
  @State private var input = ""

  var body: some View {
    VStack(alignment: .leading) {
      TextField("Name", text: $input, prompt: Text("At most 10 characters"))
        .textFieldStyle(.roundedBorder)
        .submitLabel(.send)
        .characterCount(limit: 10)
        .onChange(of: input) { _, new in
          if new.count > 10 { input = String(new.prefix(10)) }
        }
    }
  }
}

#Preview("A limited length") {
  LengthLimitPage()
}
