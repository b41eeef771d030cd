import Platen

/// A form and keys, with what the form shows after each: the same wherever they are pressed.
@MainActor public enum KeyScenario {
  /// A form with a field, a button with a shortcut, an editor, and a text that shows all that has happened.
  public struct Form: View {
    @State private var name = ""
    @State private var notes = ""
    @State private var log = ""

    /// Creates the form with empty fields.
    nonisolated public init() {}

    /// The views of the form.
    public var body: some View {
      TextField("Name", text: $name)
        .onKeyPress(keys: ["\\"]) { _ in
          log += "\\"
          return .handled
        }
        .onSubmit { log += "S" }
        .keyBindings(
          FrontEndKeyBindings([
            .init("g", modifiers: .control, in: .line, to: .edit(.insert("→"))),
            .init(.deleteForward, modifiers: .control, in: .line, to: .nothing),
          ]))
      Button("Log") { log += "B" }.keyboardShortcut("b", modifiers: [.control, .option])
      TextEditor(text: $notes).accessibilityLabel("Notes")
      Text("\(name)|\(notes)|\(log)")
    }
  }

  /// A key, and the name, the notes and the log that there are then.
  public struct Step: Sendable {
    /// The key that is pressed.
    public let key: KeyEquivalent
    /// The modifiers that are held down.
    public let modifiers: EventModifiers
    /// The last text of the form after the key.
    public let expected: String

    init(_ key: KeyEquivalent, _ modifiers: EventModifiers, _ expected: String) {
      (self.key, self.modifiers, self.expected) = (key, modifiers, expected)
    }

    init(_ key: KeyEquivalent, _ expected: String) { self.init(key, [], expected) }
  }

  /// With the focus in the name. Only keys that mean the same on a desktop and in a terminal.
  public static let steps: [Step] = [
    Step("a", "a||"),
    Step("b", "ab||"),
    Step(.leftArrow, "ab||"),
    Step("x", "axb||"),
    Step(.delete, "ab||"),
    Step(.deleteForward, "a||"),
    Step(.space, "a ||"),
    Step("c", "a c||"),
    Step(.leftArrow, .control, "a c||"),
    Step(.delete, "ac||"),
    Step(.home, "ac||"),
    Step("w", "wac||"),
    Step(.end, .shift, "wac||"),
    Step("n", "wn||"),
    // The program's own actions come before what the key types.
    Step("\\", "wn||\\"),
    // The program's bindings come before the front end's; one of them takes a key away.
    Step("g", .control, "wn→||\\"),
    Step(.home, "wn→||\\"),
    Step(.deleteForward, .control, "wn→||\\"),
    // A control's shortcut.
    Step("b", [.control, .option], "wn→||\\B"),
    Step(.return, "wn→||\\BS"),
    Step(.tab, "wn→||\\BS"),
    Step(.space, "wn→||\\BSB"),
    Step(.tab, "wn→||\\BSB"),
    Step("o", "wn→|o|\\BSB"),
    Step(.return, "wn→|o\n|\\BSB"),
    Step("t", "wn→|o\nt|\\BSB"),
    Step(.upArrow, "wn→|o\nt|\\BSB"),
    Step("p", "wn→|op\nt|\\BSB"),
    Step(.tab, .shift, "wn→|op\nt|\\BSB"),
    Step(.return, "wn→|op\nt|\\BSBB"),
  ]
}
