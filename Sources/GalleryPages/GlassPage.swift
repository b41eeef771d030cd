import SwiftUI

/// Glass and materials behind fields, over a gradient that can be seen through them.
struct GlassPage: View {
  @State private var input = ""
  @FocusState private var isFocused: Bool

  var body: some View {
    ZStack {
      LinearGradient(colors: [.purple, .blue, .teal], startPoint: .topLeading, endPoint: .bottomTrailing)
      VStack(spacing: 14) {
        TextField("Card Title", text: $input, prompt: bright("Card Title"))
          .focused($isFocused)
          .padding()
          .glassEffect()
        TextField("Tinted glass", text: $input, prompt: bright("Tinted glass"))
          .padding()
          .glassEffect(.regular.tint(.mint))
        TextField("Several lines", text: $input, prompt: bright("Several lines"), axis: .vertical)
          .padding()
          .glassEffect(in: RoundedRectangle(cornerRadius: 16))
        TextField("Ultra thin", text: $input, prompt: bright("Ultra thin"))
          .padding()
          .background { Capsule(style: .circular).foregroundStyle(.ultraThinMaterial) }
        TextField("Thick", text: $input)
          .padding()
          .background(.thickMaterial, in: RoundedRectangle(cornerRadius: 12))
        TextField("An outline of material", text: $input, prompt: bright("An outline of material"))
          .padding()
          .background { Capsule(style: .circular).stroke(lineWidth: 2).foregroundStyle(.white) }
      }
      .padding(24)
      .scaleEffect(isFocused ? 1.0 : 0.98)
      .animation(.bouncy, value: isFocused)
    }
  }

  /// Prompts are grey by default, which is hard to read on colours.
  private func bright(_ prompt: LocalizedStringKey) -> Text { Text(prompt).foregroundStyle(.white) }
}

#Preview("Glass and materials") {
  GlassPage()
}
