import PlatenTesting
import SwiftUI
import Testing

/// What has the focus on a page or in a modal that has just appeared.
@MainActor struct FirstFocusTests {
  private struct Start<Content: View>: View {
    @ViewBuilder let content: Content
    var body: some View {
      NavigationStack {
        content.toolbar { Button("Done") {} }
      }
    }
  }

  /// What a front end without a mouse gives the focus to at its start.
  private func first(_ screen: Screen) -> String? {
    screen.host.focus.moveToFirst()
    return screen.focusedLabel
  }

  @Test func theFirstFieldOfAPageHasTheFocus() async throws {
    let page = Start {
      Button("Info") {}
      Toggle("On", isOn: .constant(true))
      TextField("Name", text: .constant("Ada"))
      TextField("Town", text: .constant(""))
    }
    #expect(first(await Screen(page)) == "Name")
  }

  @Test func aControlWithAValueKeepsItsPlaceBeforeTheFields() async throws {
    let page = Start {
      Toggle("On", isOn: .constant(true))
      TextField("Name", text: .constant(""))
    }
    #expect(first(await Screen(page)) == "On")
  }

  @Test func anEditorIsAField() async throws {
    let page = Start {
      Button("Info") {}
      TextEditor(text: .constant("")).accessibilityLabel("Notes")
    }
    #expect(first(await Screen(page)) == "Notes")
  }

  @Test func aFieldThatCannotBeEditedIsPassedOver() async throws {
    let page = Start {
      TextField("Name", text: .constant("")).disabled(true)
      TextField("Town", text: .constant(""))
    }
    #expect(first(await Screen(page)) == "Town")
  }

  @Test func withoutAFieldTheFirstControlOutsideOfTheBarsHasIt() async throws {
    #expect(first(await Screen(Start { Button("Go") {} })) == "Go")
  }

  /// Return that is pressed twice in a list must not destroy what it has opened.
  @Test func noDestructiveButtonOfAPageHasIt() async throws {
    struct Page: View {
      var body: some View {
        NavigationStack {
          NavigationLink("Open") {
            VStack {
              Text("A reservation")
              Button("Cancel it", role: .destructive) {}
            }
          }
        }
      }
    }
    let screen = await Screen(Page())
    try screen.button("Open").focus()
    try screen.button("Open").press()
    #expect(screen.focusedLabel == nil)
    try screen.press(.tab)
    #expect(screen.focusedLabel == "Back")
  }

  @Test func aDefaultFocusOfTheProgramStays() async throws {
    struct Page: View {
      @FocusState private var focus: Int?
      var body: some View {
        TextField("Name", text: .constant("")).focused($focus, equals: 1)
        TextField("Town", text: .constant("")).focused($focus, equals: 2)
          .defaultFocus($focus, 2)
      }
    }
    #expect(first(await Screen(Page())) == "Town")
  }

  @Test func aPageThatIsOpenedGivesItToItsField() async throws {
    struct Page: View {
      var body: some View {
        NavigationStack {
          NavigationLink("Open") {
            VStack {
              Button("Info") {}
              TextField("Name", text: .constant(""))
            }
          }
        }
      }
    }
    let screen = await Screen(Page())
    try screen.button("Open").focus()
    try screen.button("Open").press()
    #expect(screen.focusedLabel == "Name")
  }

  @Test func aLineIsSelectedWhereTabSelectsIt() async throws {
    struct Page: View {
      @State private var amount = 0.0
      var body: some View {
        TextField("Amount", value: $amount, format: .currency(code: "USD"))
        Text("amount \(amount, specifier: "%.2f")")
      }
    }
    let screen = await Screen(Page())
    screen.host.focus.selectsEnteredLines = true
    #expect(first(screen) == "Amount")
    let field = try screen.field("Amount")
    #expect(try field.selection == 0..<field.text.utf16.count)
    try field.type("123.45")
    #expect(screen.shows("amount 123.45"))
  }

  private struct Confirming<Actions: View>: View {
    @State private var isShown = false
    @ViewBuilder let actions: Actions
    var body: some View {
      Button("Ask") { isShown = true }.confirmationDialog("Sure?", isPresented: $isShown) { actions }
    }
  }

  @Test func aDestructiveButtonHasNotTheFirstFocus() async throws {
    let screen = await Screen(
      Confirming {
        Button("Discard", role: .destructive) {}
        Button("Keep") {}
      })
    try screen.button("Ask").press()
    #expect(screen.focusedLabel == "Cancel")
    let other = await Screen(
      Confirming {
        Button("Save") {}
        Button("Discard", role: .destructive) {}
        Button("Back", role: .cancel) {}
      })
    try other.button("Ask").press()
    #expect(other.focusedLabel == "Save")
  }

  @Test func theGrabberOfASheetComesAfterItsContent() async throws {
    struct Page: View {
      var body: some View {
        Text("page").sheet(isPresented: .constant(true)) {
          VStack {
            Text("content")
            Button("Choose") {}
          }
          .presentationDetents([.medium, .large])
        }
      }
    }
    let screen = await Screen(Page())
    #expect(screen.focusedLabel == "Choose")
    try screen.press(.tab)
    #expect(screen.focusedLabel == "Sheet grabber")
  }

  @Test func aSheetWithoutControlsHasTheFocusOnItsGrabber() async throws {
    let page = Text("page").sheet(isPresented: .constant(true)) {
      Text("content").presentationDetents([.medium, .large])
    }
    #expect(await Screen(page).focusedLabel == "Sheet grabber")
  }
}
