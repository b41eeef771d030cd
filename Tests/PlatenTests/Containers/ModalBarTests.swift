import Platen
import PlatenTesting
import Testing

/// The bars of fields on sheets.
@MainActor @Suite struct ModalBarTests {
  private struct Page: View {
    @State private var name = ""
    @State private var isShown = false
    @State private var note = ""

    var body: some View {
      Form {
        TextField("Name", text: $name).font(.body.monospaced())
        Button("Open") { isShown = true }
      }
      .toolbar { ToolbarItemGroup(placement: .keyboard) { Button("Window's") {} } }
      .sheet(isPresented: $isShown) {
        Form {
          TextField("Note", text: $note)
          Button("Close") { isShown = false }
        }
        .toolbar { ToolbarItemGroup(placement: .keyboard) { Button("Sheet's") { note += "!" } } }
      }
    }
  }

  private func modal(_ screen: Screen) -> Node? { screen.driver.host.modals.topmost?.node }

  @Test func theKeyboardToolbarOfASheetIsInTheSheet() async throws {
    let screen = await Screen(Page())
    try screen.field("Name").focus()
    #expect(screen.snapshot.contains("Window's"))
    try screen.button("Open").press()
    let sheet = try #require(modal(screen))
    #expect(sheet.contains { $0.accessibleName == "Sheet's" })
    #expect(!screen.snapshot.contains("Window's"))
    try screen.button("Sheet's").press()
    #expect(try screen.field("Note").text == "!")
    #expect(modal(screen) === sheet)
    try screen.button("Close").press()
    #expect(modal(screen) == nil)
    #expect(!screen.snapshot.contains("Sheet's"))
  }

  @Test func tabReachesTheToolbarOfASheet() async throws {
    let screen = await Screen(Page())
    try screen.button("Open").press()
    let host = screen.driver.host
    // Backwards, around the beginning of the sheet.
    try screen.press(.tab, modifiers: .shift)
    #expect(host.focus.node?.accessibleName == "Sheet's")
    try screen.press(.tab)
    #expect(host.focus.node?.accessibleName == "Note")
  }

  @Test func aButtonOfTheBarLeavesAnAlertOpen() async throws {
    struct Question: View {
      @State private var isShown = true
      @State private var answer = ""

      var body: some View {
        Text("page").alert("Name?", isPresented: $isShown) {
          TextField("Answer", text: $answer)
            .toolbar { ToolbarItemGroup(placement: .keyboard) { Button("Guess") { answer = "Ada" } } }
          Button("OK") {}
        }
      }
    }
    let screen = await Screen(Question())
    try screen.button("Guess").press()
    #expect(modal(screen) != nil)
    #expect(try screen.field("Answer").text == "Ada")
  }

  @Test func theToolbarDoesNotHaveTheFontOfItsField() async throws {
    let screen = await Screen(Page())
    try screen.field("Name").focus()
    let button = try #require(
      screen.driver.host.root.first { $0.content.control != nil && $0.accessibleName == "Window's" })
    button.forEach { node in
      if case .leaf(.text(let text)) = node.content { #expect(text.font.design != .monospaced) }
    }
  }

  @Test func theBarIsBelowThePanelAndAsWide() throws {
    let window = LaidOut(Page(), width: 100, height: 60)
    let open = try #require(window.host.root.first { $0.content.control != nil && $0.accessibleName == "Open" })
    window.host.send(.press, to: open.id)
    window.layOut()
    let modal = try #require(window.host.modals.topmost?.node)
    #expect(modal.children.count == 2)
    let (panel, bar) = (modal.children[0].frame, modal.children[1].frame)
    #expect(bar.minY == panel.maxY)
    #expect(bar.minX == panel.minX && bar.width == panel.width)
    #expect(bar.maxY <= 60)
  }
}
