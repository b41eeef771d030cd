import SwiftUI

/// Paragraphs and fields of two directions, aligned by their writing and by the layout, and in two languages of
/// typesetting.
struct WritingDirectionsPage: View {
  @State private var field = "שלום"
  @State private var editor = "abc\nשלום"
  @State private var fixed = "שלום"

  private let text = Text("A line of English.\nשורה בעברית.")

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      text
      text.multilineTextAlignment(strategy: .writingDirectionBased)
      text.writingDirection(strategy: .layoutBased)
      TextField("Written", text: $field)
      TextField("Laid out", text: $fixed).multilineTextAlignment(strategy: .layoutBased)
      TextEditor(text: $editor).frame(height: 90).accessibilityLabel("Editor")
      Text("直 in Japan").typesettingLanguage(Locale.Language(identifier: "ja"))
      Text("直 in China").typesettingLanguage(Locale.Language(identifier: "zh-Hans"))
    }
    .padding()
  }
}

#Preview("Writing directions") {
  WritingDirectionsPage()
}
