import KeyScenario
import PlatenTesting
import SwiftUI
import Testing

/// In which order it is decided what a key does.
@MainActor struct KeyDispatchTests {
  @Test(arguments: [FrontEndKeyBindings.desktop, .readline])
  func `keys do the same with the tables of a desktop and of a terminal`(_ bindings: FrontEndKeyBindings) async throws {
    let screen = await Screen(KeyScenario.Form())
    screen.keyBindings = bindings
    try screen.field("Name").focus()
    for (index, step) in KeyScenario.steps.enumerated() {
      try screen.press(step.key, modifiers: step.modifiers)
      #expect(screen.texts.last == step.expected, "step \(index)")
    }
  }

  private struct Greedy: View {
    @State private var text = ""
    @State private var count = 0

    var body: some View {
      TextField("Text", text: $text)
        .onKeyPress(phases: .down) { _ in
          count += 1
          return .handled
        }
      Text("\(count)")
    }
  }

  @Test func `a program's action comes before all but what leaves the program`() async throws {
    let screen = await Screen(Greedy())
    try screen.field("Text").focus()
    var intents: [KeyIntent] = []
    func press(_ key: KeyEquivalent) -> KeyOutcome {
      screen.host.keys.handle(KeyPress(key: key, modifiers: .control), bindings: .readline) {
        intents.append($0)
        return true
      }
    }
    #expect(press("q") == .performed(.quit))
    #expect(press("z") == .performed(.suspend))
    #expect(press("c") == .handled)
    #expect(press("a") == .handled)
    screen.update()
    #expect(intents == [.quit, .suspend])
    #expect(screen.shows("2"))
  }

  private struct Rows: View {
    @State private var chosen: String?

    var body: some View {
      List(["a", "b", "c"], id: \.self, selection: $chosen) { Text($0) }
      Text(chosen ?? "none")
    }
  }

  @Test(arguments: [FrontEndKeyBindings.desktop, .macOS, .readline])
  func `in a list the arrows go from row to row and a press selects`(_ bindings: FrontEndKeyBindings) async throws {
    let screen = await Screen(Rows())
    screen.keyBindings = bindings
    try screen.press(.tab)
    try screen.press(.downArrow)
    try screen.press(.downArrow)
    try screen.press(.upArrow)
    try screen.press(.space)
    #expect(screen.texts.last == "b")
  }

  private struct Editors: View {
    @State private var line = "one two"
    @State private var plain = "one two"
    @State private var rich = AttributedString("one two")

    var body: some View {
      TextField("Line", text: $line)
      TextEditor(text: $plain).accessibilityLabel("Plain")
      TextEditor(text: $rich).accessibilityLabel("Rich")
    }
  }

  private func press(_ key: KeyEquivalent, in field: String) async throws -> KeyOutcome {
    let screen = await Screen(Editors())
    try screen.field(field).focus()
    defer { screen.update() }
    return screen.host.keys.handle(KeyPress(key: key, modifiers: .control), bindings: .readline)
  }

  @Test func `what can't be done where the focus is leaves the key to the next entry`() async throws {
    let move = KeyOutcome.performed(.edit(.move(.forward, .grapheme, extending: false)))
    #expect(try await press("f", in: "Line") == move)
    #expect(try await press("f", in: "Plain") == .performed(.find(isReplacing: false)))
    #expect(try await press("b", in: "Rich") == .performed(.format(.bold)))
    #expect(
      try await press("b", in: "Plain") == .performed(.edit(.move(.backward, .grapheme, extending: false))))
  }

  @Test func `keys that the platform works are left to it, unless the program binds them to something else`()
    async throws
  {
    struct Bound: View {
      @State private var text = "one two"
      var body: some View {
        TextField("Text", text: $text)
          .keyBindings(
            FrontEndKeyBindings([
              .init("a", modifiers: .control, in: .text, to: .edit(.move(.backward, .line, extending: false))),
              .init("x", modifiers: .control, in: .text, to: .edit(.cut)),
            ]))
      }
    }
    let screen = await Screen(Bound())
    try screen.field("Text").focus()
    func press(_ key: KeyEquivalent, _ modifiers: EventModifiers = [], _ characters: String = "") -> KeyOutcome {
      screen.host.keys.handle(KeyPress(key: key, characters: characters, modifiers: modifiers), native: .desktop)
    }
    #expect(press(.leftArrow) == .ignored)
    #expect(press("x", .control) == .ignored)
    #expect(press("k", [], "k") == .ignored)
    #expect(press("a", .control) == .performed(.edit(.move(.backward, .line, extending: false))))
  }

  @Test func `bindings nearer to the focus come first and reach sheets`() async throws {
    struct Nested: View {
      @State private var text = ""
      @State private var other = ""
      @State private var isShown = false

      var body: some View {
        VStack {
          TextField("Inner", text: $text)
            .keyBindings(FrontEndKeyBindings([.init("g", modifiers: .control, in: .text, to: .edit(.insert("inner")))]))
          Button("Show") { isShown = true }
        }
        .sheet(isPresented: $isShown) { TextField("Sheet", text: $other) }
        .keyBindings(
          FrontEndKeyBindings([
            .init("g", modifiers: .control, in: .text, to: .edit(.insert("outer"))),
            .init("k", modifiers: .control, in: .text, to: .edit(.insert("k"))),
          ]))
      }
    }
    let screen = await Screen(Nested())
    try screen.field("Inner").focus()
    try screen.press("g", modifiers: .control)
    try screen.press("k", modifiers: .control)
    #expect(try screen.field("Inner").text == "innerk")
    try screen.button("Show").press()
    try screen.field("Sheet").focus()
    try screen.press("g", modifiers: .control)
    #expect(try screen.field("Sheet").text == "outer")
  }

  @Test func `a letter brings the graph up to date once`() async throws {
    let screen = await Screen(Editors())
    try screen.field("Line").focus()
    try screen.type("a")
    let before = screen.host.statistics.settles
    try screen.type("b")
    #expect(screen.host.statistics.settles == before + 1)
    // A movement changes what the field shows and nothing else.
    try screen.press(.leftArrow)
    #expect(screen.host.statistics.settles == before + 2)
  }
}
