import PlatenTesting
import SwiftUI
import Testing

@MainActor struct FocusTests {
  private struct Chain: View {
    enum Field { case first, second }

    @State private var first = ""
    @State private var second = ""
    @FocusState private var focus: Field?

    var body: some View {
      Form {
        TextField("First", text: $first).focused($focus, equals: .first)
        TextField("Second", text: $second).focused($focus, equals: .second).disabled(first == "no")
        Text(focus == .first ? "on first" : focus == .second ? "on second" : "nowhere")
        Button("Leave") { focus = nil }
      }
      .onSubmit { focus = focus == .first ? .second : nil }
      .onAppear { focus = .first }
    }
  }

  @Test func theProgramAndTheUserMoveTheFocus() async throws {
    let screen = await Screen(Chain())
    #expect(screen.focusedLabel == "First")
    #expect(screen.shows("on first"))
    try screen.press(.return)
    #expect(screen.focusedLabel == "Second")
    try screen.press(.tab, modifiers: .shift)
    #expect(screen.shows("on first"))
    try screen.button("Leave").press()
    #expect(screen.focusedLabel == nil)
    #expect(screen.shows("nowhere"))
  }

  private struct Rows: View {
    @State private var names = ["a", "b", "c"]

    var body: some View {
      Form {
        TextField("Title", text: .constant(""))
        ForEach(names, id: \.self) { name in
          HStack {
            TextField("Name of \(name)", text: .constant(name))
            Button("Delete \(name)") { names.removeAll { $0 == name } }
          }
        }
        Button("Save") {}
      }
    }
  }

  @Test(arguments: [("b", "Name of c", "Delete a"), ("c", "Save", "Delete b"), ("a", "Name of b", "Title")])
  func tabGoesOnFromAViewThatWasRemoved(_ name: String, _ next: String, _ previous: String) async throws {
    for (modifiers, label) in [(EventModifiers(), next), (.shift, previous)] {
      let screen = await Screen(Rows())
      let button = try screen.button("Delete \(name)")
      try screen.field("Name of \(name)").focus()
      try screen.press(.tab)
      #expect(screen.focusedLabel == "Delete \(name)")
      try button.press()
      #expect(screen.focusedLabel == nil)
      try screen.press(.tab, modifiers: modifiers)
      #expect(screen.focusedLabel == label)
    }
  }

  @Test func tabGoesOnFromAViewThatWasDisabled() async throws {
    struct Once: View {
      @State private var isSent = false

      var body: some View {
        Button("Before") {}
        Button("Send") { isSent = true }.disabled(isSent)
        Button("After") {}
      }
    }
    let screen = await Screen(Once())
    try screen.press(.tab)
    try screen.press(.tab)
    #expect(screen.focusedLabel == "Send")
    try screen.button("Send").press()
    try screen.press(.tab)
    #expect(screen.focusedLabel == "After")
  }

  @Test func aReplacingViewGetsTheFocusWhenRequestedAgain() async throws {
    struct Password: View {
      @State private var text = ""
      @State private var isRevealed = false
      @FocusState private var isFocused: Bool

      var body: some View {
        VStack {
          Group {
            if isRevealed { TextField("Shown", text: $text) } else { SecureField("Secret", text: $text) }
          }
          .focused($isFocused)
          Button("Show") {
            isRevealed.toggle()
            isFocused = true
          }
          Text(isFocused ? "here" : "away")
        }
      }
    }
    let screen = await Screen(Password())
    try screen.field("Secret").type("abc")
    try screen.button("Show").press()
    #expect(screen.focusedLabel == "Shown")
    #expect(screen.shows("here"))
    try screen.type("d")
    #expect(try screen.field("Shown").text == "abcd")
  }

  @Test func tabWrapsAroundAndSkipsDisabledViews() async throws {
    struct Row: View {
      @State private var text = ""
      var body: some View {
        VStack {
          TextField("One", text: $text)
          HStack {
            Button("Off") {}.disabled(true)
            Button("Two") {}
          }
        }
        Toggle("Three", isOn: .constant(false))
      }
    }
    let screen = await Screen(Row())
    var labels: [String?] = []
    for _ in 0..<4 {
      try screen.press(.tab)
      labels.append(screen.focusedLabel)
    }
    #expect(labels == ["One", "Two", "Three", "One"])
    labels = []
    for _ in 0..<3 {
      try screen.press(.tab, modifiers: .shift)
      labels.append(screen.focusedLabel)
    }
    #expect(labels == ["Three", "Two", "One"])
  }

  @Test func aFocusedFieldThatIsDisabledGivesTheFocusUp() async throws {
    struct Locking: View {
      @State private var text = ""
      @FocusState private var isFocused: Bool
      var body: some View {
        TextField("Text", text: $text).focused($isFocused).disabled(text == "lock")
        Text(isFocused ? "focused" : "not focused")
      }
    }
    let screen = await Screen(Locking())
    try screen.field("Text").type("lock")
    #expect(screen.shows("not focused"))
    #expect(screen.focusedLabel == nil)
  }

  @Test func anUnmatchedFocusValueIsResetToNil() async throws {
    struct Missing: View {
      @State private var text = ""
      @FocusState private var focus: Int?
      var body: some View {
        TextField("Text", text: $text).focused($focus, equals: 1)
        Button("Miss") { focus = 7 }
        Text(focus == nil ? "nil" : "some")
      }
    }
    let screen = await Screen(Missing())
    try screen.button("Miss").press()
    #expect(screen.shows("nil"))
  }

  @Test func aPasswordIsShownAndHiddenWithoutLosingTheFocus() async throws {
    struct Password: View {
      enum Field { case plain, secure }
      @State private var password = ""
      @State private var isRevealed = false
      @FocusState private var focus: Field?
      var body: some View {
        if isRevealed {
          TextField("Password", text: $password).focused($focus, equals: .plain)
        } else {
          SecureField("Password", text: $password).focused($focus, equals: .secure)
        }
        Button("Reveal") {
          isRevealed.toggle()
          focus = isRevealed ? .plain : .secure
        }
      }
    }
    let screen = await Screen(Password())
    try screen.field("Password").type("s3cret")
    #expect(try screen.field("Password").text == "••••••")
    #expect(!screen.snapshot.contains("s3cret"))
    try screen.button("Reveal").press()
    #expect(try screen.field("Password").text == "s3cret")
    #expect(screen.focusedLabel == "Password")
    try screen.button("Reveal").press()
    try screen.type("!")
    #expect(try screen.field("Password").text == "•••••••")
  }

  @Test func allActionsAroundAFieldRunNearestFirstUpToAScope() async throws {
    @MainActor final class Log { var events: [String] = [] }
    struct Scoped: View {
      let log: Log
      @State private var text = ""
      var body: some View {
        VStack {
          TextField("Open", text: $text).onSubmit { log.events.append("field") }
          TextField("Closed", text: $text).onSubmit { log.events.append("closed") }.submitScope()
        }
        .onSubmit(of: .search) { log.events.append("search") }
        .onSubmit { log.events.append("stack") }
      }
    }
    let log = Log()
    let screen = await Screen(Scoped(log: log))
    try screen.field("Open").submit()
    #expect(log.events == ["field", "stack"])
    log.events = []
    try screen.field("Closed").submit()
    #expect(log.events == ["closed"])
  }

  @Test func keyActionsComeBeforeTheFieldsOwnKeys() async throws {
    struct Keys: View {
      @State private var text = ""
      @State private var pressed = 0
      var body: some View {
        TextField("Text", text: $text)
          .onKeyPress(.escape) {
            text = ""
            return .handled
          }
          .onKeyPress(characters: .decimalDigits) { _ in .handled }
      }
    }
    let screen = await Screen(Keys())
    let field = try screen.field("Text")
    try field.type("a1b2")
    #expect(try field.text == "ab")
    try field.press(.escape)
    #expect(try field.text == "")
  }

  @Test func theSnapshotShowsTheScreen() async throws {
    let screen = await Screen(Chain())
    try screen.type("Ada")
    try screen.press(.leftArrow)
    #expect(
      screen.snapshot == """
        First: [Ad|a]
        Second: []
        on first
        [ Leave ]
        """)
  }
}
