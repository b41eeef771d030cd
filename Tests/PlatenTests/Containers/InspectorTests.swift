import PlatenTesting
import SwiftUI
import Testing

/// An inspector of a view, and buttons that begin its renaming.
@MainActor @Suite struct InspectorTests {
  private struct Page: View {
    @State private var isShown = true
    @State private var name = "Draft"
    @FocusState private var isRenaming: Bool

    var body: some View {
      VStack {
        TextField("Name", text: $name).focused($isRenaming)
        RenameButton()
        Toggle("Inspector", isOn: $isShown)
      }
      .renameAction($isRenaming)
      .inspector(isPresented: $isShown) { Text("Details").inspectorColumnWidth(200) }
    }
  }

  @Test func theInspectorIsAColumnAndCanBeDismissed() async throws {
    let screen = await Screen(Page())
    #expect(screen.shows("Details"))
    #expect(screen.presentation == nil)
    try screen.toggle("Inspector").press()
    #expect(!screen.shows("Details"))
  }

  @Test func inANarrowWindowItIsASheet() async throws {
    let screen = await Screen(Page())
    screen.setHorizontalSizeClass(.compact)
    #expect(screen.presentation != nil)
    #expect(screen.shows("Details"))
    try screen.press(.escape)
    #expect(screen.presentation == nil)
    #expect(try !screen.toggle("Inspector").isOn)
  }

  @Test func renamingGivesTheFieldTheFocus() async throws {
    let screen = await Screen(Page())
    try screen.button("Rename").press()
    #expect(screen.focusedLabel == "Name")
  }

  @Test func withoutAnActionNothingIsRenamed() async throws {
    let screen = await Screen(RenameButton())
    #expect(try !screen.button("Rename").isEnabled)
  }
}
