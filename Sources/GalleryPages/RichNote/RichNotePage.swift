import SwiftUI
import UIKit

/// A note with a toolbar, as kits for rich text make it: a text view with attributed text, and a context that the
/// toolbar and the text view share.
struct RichNotePage: View {
  @StateObject private var context = RichNoteContext()

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      RichNoteToolbar(context: context)
      RichNoteEditor(context: context)
        .frame(minHeight: 140)
        .border(.separator)
      Text(context.words == 1 ? "1 word" : "\(context.words) words")
        .font(.footnote)
        .foregroundStyle(.secondary)
    }
  }
}

/// The buttons above a note. They show the attributes at the caret or of the selection.
private struct RichNoteToolbar: View {
  @ObservedObject var context: RichNoteContext

  var body: some View {
    ScrollView(.horizontal) {
      HStack {
        toggle("Bold", "bold", context.traits.contains(.traitBold)) { context.toggle(.traitBold) }
        toggle("Italic", "italic", context.traits.contains(.traitItalic)) { context.toggle(.traitItalic) }
        toggle("Underline", "underline", context.isUnderlined) { context.toggleLine(.underlineStyle) }
        toggle("Strikethrough", "strikethrough", context.isStruckThrough) {
          context.toggleLine(.strikethroughStyle)
        }
        toggle("Bulleted list", "list.bullet", context.isList) { context.toggleList() }
        Divider().frame(height: 20)
        Button("Smaller", systemImage: "textformat.size.smaller") { context.changeSize(by: -2) }
        Text("\(Int(context.size)) pt").monospacedDigit()
        Button("Larger", systemImage: "textformat.size.larger") { context.changeSize(by: 2) }
        Divider().frame(height: 20)
        Picker("Alignment", selection: Binding(get: { context.alignment }, set: { context.align($0) })) {
          Label("Left", systemImage: "text.alignleft").tag(NSTextAlignment.natural)
          Label("Centre", systemImage: "text.aligncenter").tag(NSTextAlignment.center)
          Label("Right", systemImage: "text.alignright").tag(NSTextAlignment.right)
        }
        .pickerStyle(.segmented)
        .labelsHidden()
        .fixedSize()
        Picker("Colour", selection: Binding(get: { context.color }, set: { context.apply($0) })) {
          ForEach(RichNoteColor.allCases) { Text($0.rawValue).tag($0) }
        }
        .pickerStyle(.menu)
        .labelsHidden()
        .fixedSize()
      }
      .labelStyle(.iconOnly)
    }
  }

  private func toggle(
    _ title: LocalizedStringKey, _ symbol: String, _ isOn: Bool, action: @escaping () -> Void
  ) -> some View {
    Toggle(title, systemImage: symbol, isOn: Binding(get: { isOn }, set: { _ in action() }))
      .toggleStyle(.button)
  }
}

#Preview("A note with a toolbar") {
  RichNotePage()
}
