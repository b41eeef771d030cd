import Foundation
import PlatenTesting
import SwiftUI
import Testing
import UIKit

/// What the callbacks of a text view change, and when SwiftUI's views see it.
///
/// The run loop of UIKit handles the event, runs the blocks that the callbacks have put on the main queue, and then
/// calls the observers of `CFRunLoopActivity.beforeWaiting`, in which SwiftUI brings its views up to date. A callback
/// that writes one value at once and another in a block has both of them read in one update.
@MainActor @Suite struct CallbackOrderTests {
  private struct MentionEditor: UIViewRepresentable {
    @Binding var text: String
    @Binding var selection: NSRange

    func makeUIView(context: Context) -> UITextView {
      let view = UITextView()
      view.accessibilityLabel = "Message"
      view.delegate = context.coordinator
      return view
    }

    func updateUIView(_ view: UITextView, context: Context) {
      if view.selectedRange != selection { view.selectedRange = selection }
    }

    func makeCoordinator() -> Coordinator { Coordinator(text: $text, selection: $selection) }

    final class Coordinator: NSObject, UITextViewDelegate {
      let text: Binding<String>
      let selection: Binding<NSRange>

      init(text: Binding<String>, selection: Binding<NSRange>) { (self.text, self.selection) = (text, selection) }

      func textViewDidChange(_ textView: UITextView) {
        DispatchQueue.main.async { [self] in
          text.wrappedValue = textView.text
          selection.wrappedValue = textView.selectedRange
        }
      }

      func textViewDidChangeSelection(_ textView: UITextView) { selection.wrappedValue = textView.selectedRange }
    }
  }

  private struct Composer: View {
    @State private var text = ""
    @State private var selection = NSRange(location: 0, length: 0)
    @State private var word = ""

    var body: some View {
      MentionEditor(text: $text, selection: $selection)
        .onChange(of: selection) {
          word = String(text.prefix(selection.location).split(separator: " ").last ?? "")
        }
      Text(verbatim: "Word: \(word)")
      Text(verbatim: "Text: \(text)")
    }
  }

  @Test func aSelectionAndATextOfABlockAreReadInOneUpdate() async throws {
    let screen = await Screen(Composer())
    for character in "hi @al" {
      try screen.field("Message").type(String(character))
      await screen.settle()
    }
    #expect(screen.texts == ["Word: @al", "Text: hi @al"])
    try screen.field("Message").press(.leftArrow)
    await screen.settle()
    #expect(screen.texts == ["Word: @a", "Text: hi @al"])
  }

  /// The text view itself shows the letter before the views are evaluated.
  @Test func theTextViewShowsTheLetterAtOnce() async throws {
    let screen = await Screen(Composer())
    try screen.field("Message").type("@al")
    #expect(try screen.field("Message").text == "@al")
    #expect(screen.texts == ["Word: ", "Text: "])
    await screen.settle()
    #expect(screen.texts.last == "Text: @al")
  }

  private struct Mirror: UIViewRepresentable {
    @Binding var text: String

    func makeUIView(context: Context) -> UITextField {
      let field = UITextField()
      field.placeholder = "Name"
      let write = UIAction { [$text] in $text.wrappedValue = ($0.sender as? UITextField)?.text ?? "" }
      field.addAction(write, for: .editingChanged)
      return field
    }

    func updateUIView(_ field: UITextField, context: Context) { field.text = text.uppercased() }
  }

  private struct Badge: View {
    @State private var name = ""
    var body: some View {
      Mirror(text: $name)
      Text(verbatim: "Name: \(name)")
      Button("Clear") { name = "" }.disabled(name.isEmpty)
    }
  }

  /// Without a block nothing is late, neither for a test that reads the screen nor for the next key.
  @Test func aTestReadsWhatACallbackHasWritten() async throws {
    let screen = await Screen(Badge())
    try screen.field("Name").type("ada")
    #expect(screen.texts.contains("Name: ADa"))
    #expect(try screen.field("Name").text == "ADA")
    #expect(try screen.button("Clear").isEnabled)
    try screen.button("Clear").press()
    #expect(try screen.field("Name").text == "")
  }
}
