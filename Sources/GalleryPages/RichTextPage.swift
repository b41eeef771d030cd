import SwiftUI

/// Text with attributes: Control-B, Control-I and Control-U format the selection, and so do the buttons.
struct RichTextPage: View {
  @State private var text = AttributedString("Mix the flour with the salt.")
  @State private var selection = AttributedTextSelection()

  @Environment(\.fontResolutionContext) private var fontResolutionContext

  var body: some View {
    VStack(alignment: .leading) {
      TextEditor(text: $text, selection: $selection)
        .frame(minHeight: 100)
        .border(.separator)
        .accessibilityLabel("Recipe")
      HStack {
        Button("Bold") {
          text.transformAttributes(in: &selection) {
            let font = $0.font ?? .default
            $0.font = font.bold(!font.resolve(in: fontResolutionContext).isBold)
          }
        }
        Button("Red") {
          text.transformAttributes(in: &selection) {
            $0.foregroundColor = $0.foregroundColor == .red ? nil : .red
          }
        }
        Button("Link") {
          text.transformAttributes(in: &selection) { $0.link = URL(string: "https://example.com") }
        }
        Button("Plain") {
          text.transformAttributes(in: &selection) { $0 = AttributeContainer() }
        }
      }
      Text(text)
    }
  }
}

#Preview("Text with attributes") {
  RichTextPage()
}
