import SwiftUI

/// Glass and materials behind fields, over a gradient that can be seen through them.
struct GlassPage: View {
  @State private var input = ""
  @FocusState private var isFocused: Bool

  var body: some View {
    ZStack {
      LinearGradient(colors: [.purple, .blue, .teal], startPoint: .topLeading, endPoint: .bottomTrailing)
      VStack(spacing: 14) {
        TextField("Card Title", text: $input)
          .focused($isFocused)
          .padding()
          .glassEffect()
        TextField("Tinted glass", text: $input)
          .padding()
          .glassEffect(.regular.tint(.mint))
        TextField("Ultra thin", text: $input)
          .padding()
          .background { Capsule(style: .circular).foregroundStyle(.ultraThinMaterial) }
        TextField("Thick", text: $input)
          .padding()
          .background(.thickMaterial, in: RoundedRectangle(cornerRadius: 12))
        TextField("An outline of material", text: $input)
          .padding()
          .background { Capsule(style: .circular).stroke(lineWidth: 2).foregroundStyle(.white) }
      }
      .padding(24)
      .scaleEffect(isFocused ? 1.0 : 0.98)
      .animation(.bouncy, value: isFocused)
    }
  }
}

#Preview("Glass and materials") {
  GlassPage()
}
