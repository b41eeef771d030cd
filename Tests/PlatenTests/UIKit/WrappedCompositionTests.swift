import Dispatch
import PlatenTesting
import SwiftUI
import Testing
import UIKit

/// Text that an input method composes in a wrapped field, whose view writes the text again after each edit.
@MainActor struct WrappedCompositionTests {
  private struct Field: UIViewRepresentable {
    @Binding var text: String
    let isLate: Bool

    func makeCoordinator() -> Coordinator { Coordinator(self) }

    func makeUIView(context: Context) -> UITextField {
      let field = UITextField()
      field.accessibilityLabel = "Text"
      field.addTarget(context.coordinator, action: Coordinator.changed, for: .editingChanged)
      return field
    }

    func updateUIView(_ field: UITextField, context: Context) {
      context.coordinator.parent = self
      field.text = text
    }

    @MainActor final class Coordinator: NSObject {
      var parent: Field
      init(_ parent: Field) { self.parent = parent }
      func changed(_ field: UITextField) {
        let text = field.text ?? ""
        if parent.isLate {
          DispatchQueue.main.async { MainActor.assumeIsolated { self.parent.text = text } }
        } else {
          parent.text = text
        }
      }
    }
  }

  private struct Editor: UIViewRepresentable {
    @Binding var text: String
    let isStyled: Bool

    func makeCoordinator() -> Coordinator { Coordinator(self) }

    func makeUIView(context: Context) -> UITextView {
      let view = UITextView()
      view.accessibilityLabel = "Text"
      view.delegate = context.coordinator
      return view
    }

    func updateUIView(_ view: UITextView, context: Context) {
      context.coordinator.parent = self
      if isStyled { view.attributedText = NSAttributedString(string: text) } else { view.text = text }
    }

    @MainActor final class Coordinator: NSObject, UITextViewDelegate {
      var parent: Editor
      init(_ parent: Editor) { self.parent = parent }
      func textViewDidChange(_ view: UITextView) { parent.text = view.text }
    }
  }

  enum Kind: CaseIterable { case field, lateField, editor, styledEditor }

  private struct Page: View {
    let kind: Kind
    @State private var text = "ab"

    var body: some View {
      switch kind {
      case .field, .lateField: Field(text: $text, isLate: kind == .lateField)
      case .editor, .styledEditor: Editor(text: $text, isStyled: kind == .styledEditor)
      }
      TextField("Other", text: .constant(""))
      Text("is \(text)")
      Button("Set") { text = "new" }
    }
  }

  private func settle(_ screen: Screen) async { for _ in 0..<4 { await screen.settle() } }

  @Test(arguments: Kind.allCases) func itGoesOn(kind: Kind) async throws {
    let screen = await Screen(Page(kind: kind))
    let field = try screen.field("Text")
    try field.select(1..<1)
    for text in ["k", "ka", "か"] {
      try field.compose(text)
      await settle(screen)
      #expect(try field.marked == 1..<1 + text.utf16.count)
      #expect(try field.text == "a\(text)b")
    }
    try field.endComposition()
    await settle(screen)
    #expect(try field.text == "aかb")
    #expect(try field.selection == 2..<2)
    #expect(screen.shows("is aかb"))
    try field.press("z", modifiers: .control)
    await settle(screen)
    #expect(screen.shows("is ab"))
  }

  @Test(arguments: Kind.allCases) func itIsCommittedWhenTheFieldIsLeft(kind: Kind) async throws {
    let screen = await Screen(Page(kind: kind))
    let field = try screen.field("Text")
    try field.select(2..<2)
    try field.compose("ka")
    try screen.field("Other").focus()
    await settle(screen)
    #expect(screen.shows("is abka"))
  }

  /// A program that takes the committed text later writes it over the other one.
  @Test(arguments: Kind.allCases.filter { $0 != .lateField }) func anotherTextDropsIt(kind: Kind) async throws {
    let screen = await Screen(Page(kind: kind))
    let field = try screen.field("Text")
    try field.select(2..<2)
    try field.compose("ka")
    try screen.button("Set").press()
    await settle(screen)
    #expect(try field.text == "new")
    #expect(try field.marked == nil)
  }
}
