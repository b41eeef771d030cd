import PlatenGraph
import PlatenTesting
import SwiftUI
import Testing
import TextEditing

/// Where the focus is when a modal is gone.
@MainActor @Suite struct FocusReturnTests {
  private struct People: View {
    @State private var isAsking = false
    @State private var people = ["Ada", "Grace", "Edith"]

    var body: some View {
      VStack {
        Button("Ask") { isAsking = true }
        List {
          ForEach(people, id: \.self) { name in
            Button(name) {}
              .swipeActions { Button("Delete \(name)", role: .destructive) { isAsking = true } }
          }
        }
      }
      .alert("Sure?", isPresented: $isAsking) { Button("Cancel", role: .cancel) {} }
    }
  }

  /// A button that was pressed with a pointer has no focus before.
  @Test func itReturnsToTheButtonThatWasPressed() async throws {
    let screen = await Screen(People())
    screen.host.focus.move(to: nil)
    try screen.button("Ask").press()
    #expect(screen.focusedLabel == "Cancel")
    try screen.press(.escape)
    #expect(screen.focusedLabel == "Ask")
  }

  /// The buttons of a row's actions are there only while the focus is in the row.
  @Test func itReturnsToTheRowOfAnAction() async throws {
    let screen = await Screen(People())
    try screen.button("Grace").focus()
    try screen.button("Delete Grace").focus()
    try screen.press(.return)
    #expect(screen.focusedLabel == "Cancel")
    try screen.press(.escape)
    #expect(screen.focusedLabel == "Grace")
  }

  private struct Book: View {
    var body: some View {
      NavigationStack {
        List {
          ForEach(["Ada", "Grace"], id: \.self) { name in
            NavigationLink(value: name) { Text(name) }
          }
        }
        .navigationDestination(for: String.self) { Text("About \($0)") }
      }
    }
  }

  /// A page without a control takes the focus from the link, and gives it back.
  @Test func itReturnsToTheLinkFromAPageWithoutAControl() async throws {
    let screen = await Screen(Book())
    try screen.button("Grace").focus()
    try screen.press(.return)
    #expect(screen.shows("About Grace"))
    try screen.press(.escape)
    #expect(!screen.shows("About Grace"))
    #expect(screen.focusedLabel == "Grace")
  }

  @Test func aLinkThatHadNoFocusGetsNone() async throws {
    let screen = await Screen(Book())
    try screen.button("Ada").focus()
    try screen.press(.return)
    try screen.press(.escape)
    screen.host.focus.move(to: nil)
    try screen.button("Grace").press()
    try screen.press(.escape)
    #expect(screen.focusedLabel == nil)
  }

  private struct Forms: View {
    @State private var name = "Lovelace"
    @State private var other = "Byron"

    var body: some View {
      NavigationStack {
        Form {
          TextField("Salary", text: $other)
          NavigationLink("Details", value: 1)
        }
        .navigationDestination(for: Int.self) { _ in
          Form {
            TextField("Other", text: $other)
            TextField("Name", text: $name)
          }
        }
      }
    }
  }

  /// A press with a pointer leaves the focus where it is, and the page has it nowhere before.
  @Test func itReturnsToTheLinkThatWasPressed() async throws {
    let screen = await Screen(Forms())
    screen.host.focus.move(to: nil)
    try screen.button("Details").press()
    try screen.field("Name").focus()
    try screen.press(.escape)
    #expect(screen.focusedLabel == "Details")
  }

  /// A browser that goes back and forward shows a recreated page.
  @Test func aPageThatIsGoneForwardToHasTheFocusAndTheCaretAgain() async throws {
    let screen = await Screen(Forms())
    let address = screen.host.part(ProgramAddress.self)
    try screen.button("Details").press()
    try screen.field("Name").focus()
    screen.host.send(.edit(.select(EditSelection(4..<4))), to: try #require(screen.host.focus.node).id)
    #expect(address.open([], depth: 0, url: nil) == .shown)
    #expect(screen.focusedLabel == "Details")
    #expect(address.open(["1"], depth: 1, url: nil) == .shown)
    #expect(screen.focusedLabel == "Name")
    #expect(try screen.field("Name").selection == 4..<4)
    // A link shows it from its beginning.
    #expect(address.open([], depth: 0, url: nil) == .shown)
    try screen.button("Details").press()
    #expect(screen.focusedLabel == "Other")
  }

  private struct Notes: View {
    @State private var chosen: String?
    @State private var words = ""
    @State private var text = ""

    var body: some View {
      NavigationSplitView {
        List(["Ada", "Grace"], id: \.self, selection: $chosen) { Text($0) }
          .searchable(text: $words)
      } detail: {
        TextField("Note", text: $text)
      }
    }
  }

  /// Not to the search above the rows, where what is typed next would search.
  @Test func itReturnsToTheRowThatWasPressed() async throws {
    let screen = await Screen(Notes())
    screen.setHorizontalSizeClass(.compact)
    screen.host.focus.move(to: nil)
    try screen.row("Grace").select()
    try screen.field("Note").focus()
    try screen.press(.escape)
    #expect(screen.host.focus.node?.plainText == "Grace")
  }
}
