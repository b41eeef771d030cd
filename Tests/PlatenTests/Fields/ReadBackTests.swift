import PlatenTesting
import SwiftUI
import Testing
import UIKit

/// How often an edit reads the binding of a field: once, after the edit was written.
@MainActor struct ReadBackTests {
  /// A value that a program keeps by itself, and counts of what a binding does with it.
  private final class Counted<Value> {
    var value: Value
    private(set) var gets = 0
    private(set) var sets = 0

    init(_ value: Value) { self.value = value }

    var binding: Binding<Value> {
      Binding(
        get: {
          self.gets += 1
          return self.value
        },
        set: {
          self.sets += 1
          self.value = $0
        })
    }

    /// How often the value is read and written while `body` runs.
    func counts(_ body: () throws -> Void) rethrows -> [Int] {
      let before = (gets, sets)
      try body()
      return [gets - before.0, sets - before.1]
    }
  }

  @Test func aTextIsReadOnceForEachKey() async throws {
    let text = Counted("ab")
    let screen = await Screen(TextField("Text", text: text.binding))
    let field = try screen.field("Text")
    try field.focus()
    #expect(try text.counts { try field.type("c") } == [1, 1])
    #expect(try text.counts { try field.press(.delete) } == [1, 1])
    #expect(try text.counts { try field.type("xyz") } == [3, 3])
    #expect(text.value == "abxyz")
  }

  @Test func anEditorsTextIsReadOnceForEachKey() async throws {
    let text = Counted("ab")
    let screen = await Screen(TextEditor(text: text.binding).accessibilityLabel("Text"))
    let field = try screen.field("Text")
    try field.focus()
    #expect(try text.counts { try field.type("c") } == [1, 1])
  }

  @Test(arguments: [false, true]) func aValueIsReadOnceForEachKey(isLive: Bool) async throws {
    let value = Counted(12)
    let screen = await Screen(TextField("Value", value: value.binding, format: .number).liveFormatting(isLive))
    let field = try screen.field("Value")
    try field.focus()
    try field.type("3")
    #expect(try value.counts { try field.type("4") } == [1, 1])
    #expect(try value.counts { try field.press(.delete) } == [1, 1])
    // An edit that leaves the value writes nothing.
    if !isLive {
      try field.press(.home)
      #expect(try value.counts { try field.type("0") } == [1, 0])
    }
  }

  @Test func aTextWithAttributesIsReadOnceForEachKey() async throws {
    let text = Counted(AttributedString("ab"))
    let screen = await Screen(TextEditor(text: text.binding).accessibilityLabel("Text"))
    let field = try screen.field("Text")
    try field.focus()
    #expect(try text.counts { try field.type("c") } == [1, 1])
    #expect(String(text.value.characters) == "abc")
  }

  @Test func aWrappedFieldReadsAsOftenAsItsProgram() async throws {
    struct Wrapped: UIViewRepresentable {
      let text: Binding<String>

      func makeCoordinator() -> Coordinator { Coordinator(text) }

      func makeUIView(context: Context) -> UITextField {
        let field = UITextField()
        field.placeholder = "Text"
        field.addTarget(context.coordinator, action: Coordinator.changed, for: .editingChanged)
        return field
      }

      func updateUIView(_ field: UITextField, context: Context) { field.text = text.wrappedValue }

      @MainActor final class Coordinator: NSObject {
        let text: Binding<String>
        init(_ text: Binding<String>) { self.text = text }
        func changed(_ field: UITextField) { text.wrappedValue = field.text ?? "" }
      }
    }
    let text = Counted("ab")
    let screen = await Screen(Wrapped(text: text.binding))
    let field = try screen.field("Text")
    try field.focus()
    #expect(try text.counts { try field.type("c") }[0] <= 1)
  }

  @Test func whatTheProgramMakesOfATextIsReadAtOnce() async throws {
    let text = Counted("")
    let upper = Binding(get: { text.binding.wrappedValue }, set: { text.binding.wrappedValue = $0.uppercased() })
    let screen = await Screen(TextField("Text", text: upper))
    let field = try screen.field("Text")
    try field.focus()
    #expect(try text.counts { try field.type("a") } == [1, 1])
    #expect(try field.text == "A")
  }

  @Test func aChangeThatFollowsTheEditIsShown() async throws {
    struct Page: View {
      @State private var text = ""
      var body: some View {
        TextField("Text", text: $text)
          .onChange(of: text) { if text.count > 3 { text = String(text.prefix(3)) } }
        Button("Clear") { text = "" }
      }
    }
    let screen = await Screen(Page())
    let field = try screen.field("Text")
    try field.type("abcdef")
    #expect(try field.text == "abc")
    try screen.button("Clear").press()
    #expect(try field.text == "")
    try field.type("x")
    #expect(try field.text == "x")
  }

  @Test func aFieldThatGetsAnotherBindingByTheEditReadsThat() async throws {
    struct Page: View {
      @State private var first = ""
      @State private var second = "second"
      var body: some View {
        TextField("Text", text: first.isEmpty ? $first : $second)
      }
    }
    let screen = await Screen(Page())
    let field = try screen.field("Text")
    try field.type("a")
    #expect(try field.text == "second")
  }
}
