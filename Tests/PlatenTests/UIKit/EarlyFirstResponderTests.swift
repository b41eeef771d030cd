import DelegateLog
import PlatenTesting
import SwiftUI
import Testing

/// Fields that ask to be first responder before they are in a window, as wrappers that open a page with a keyboard do.
@MainActor @Suite struct EarlyFirstResponderTests {
  struct Field: UIViewRepresentable {
    let label: String
    var log = FieldDelegateLog()
    var asksWhenMade = false
    var asksInUpdates = false

    func makeUIView(context: Context) -> UITextField {
      let field = UITextField()
      field.placeholder = label
      field.delegate = log
      if asksWhenMade { field.becomeFirstResponder() }
      return field
    }

    func updateUIView(_ field: UITextField, context: Context) {
      if asksInUpdates { field.becomeFirstResponder() }
    }
  }

  @Test func aFieldThatAsksWhenItIsMadeHasTheFocusWhenItIsShown() async throws {
    let log = FieldDelegateLog()
    let screen = await Screen(
      VStack {
        Field(label: "First")
        Field(label: "Second", log: log, asksWhenMade: true)
      })
    #expect(screen.focusedLabel == "Second")
    // It has begun once.
    #expect(log.take() == ["S shouldBegin", "S didBegin"])
    try screen.type("a")
    #expect(try screen.field("Second").text == "a")
  }

  @Test func aFieldThatAsksInItsFirstUpdateHasTheFocusWhenItIsShown() async throws {
    let log = FieldDelegateLog()
    let screen = await Screen(
      VStack {
        Field(label: "First")
        Field(label: "Second", log: log, asksInUpdates: true)
      })
    #expect(screen.focusedLabel == "Second")
    #expect(log.take() == ["S shouldBegin", "S didBegin"])
  }

  @Test func aFieldThatAppearsLaterTakesTheFocusFromAnother() async throws {
    struct Page: View {
      @State private var isShown = false

      var body: some View {
        Field(label: "First", asksWhenMade: true)
        Button("Show") { isShown = true }
        if isShown { Field(label: "Second", asksWhenMade: true) }
      }
    }
    let screen = await Screen(Page())
    #expect(screen.focusedLabel == "First")
    try screen.button("Show").press()
    #expect(screen.focusedLabel == "Second")
  }

  @Test func aDelegateMayRefuse() async {
    let log = FieldDelegateLog()
    log.allowsBeginning = false
    let screen = await Screen(VStack { Field(label: "Name", log: log, asksWhenMade: true) })
    #expect(screen.focusedLabel == nil)
    #expect(log.take() == ["S shouldBegin"])
  }
}
