import PlatenTesting
import SwiftUI
import Testing

/// Links without a label, which a program activates by a binding.
@MainActor @Suite struct EmptyLinkTests {
  private struct Page: View {
    @State private var isShown = false
    @State private var name = ""

    var body: some View {
      NavigationView {
        VStack {
          TextField("Name", text: $name)
          Button("Show") { isShown = true }
        }
        .background(NavigationLink(destination: Text("Details"), isActive: $isShown) { EmptyView() })
        .background(NavigationLink("", destination: Text("Other"), isActive: .constant(false)))
      }
    }
  }

  @Test func theUserDoesNotReachThem() async throws {
    let screen = await Screen(Page())
    #expect(screen.snapshot == "Name: [(Name)]\n[ Show ]")
    try screen.field("Name").focus()
    try screen.press(.tab)
    #expect(screen.focusedLabel == "Show")
    try screen.press(.tab)
    #expect(screen.focusedLabel == "Name")
  }

  @Test func theProgramActivatesThem() async throws {
    let screen = await Screen(Page())
    try screen.button("Show").press()
    await screen.settle()
    #expect(screen.shows("Details"))
  }
}
