import PlatenTesting
import SwiftUI
import Testing

@testable import PlatenTree

/// Distances in labels, and the sign at the end of links.
@MainActor @Suite struct LabelSpacingTests {
  @Test func titlesBeginBehindTheSetSpace() {
    func start(_ view: some View) -> CGFloat? { LaidOut(view, width: 200, height: 10).frame("Title")?.minX }
    let icon = Color.red.frame(width: 5, height: 1)
    let label = Label {
      Text("Title")
    } icon: {
      icon
    }
    let own = start(label.fixedSize().frame(maxWidth: .infinity, alignment: .leading))
    let wide = start(
      label.labelIconToTitleSpacing(21).fixedSize().frame(maxWidth: .infinity, alignment: .leading))
    #expect(own.map { $0 + 20 } == wide, "the grid's own space is 1")
    let reserved = start(
      label.labelReservedIconWidth(45).fixedSize().frame(maxWidth: .infinity, alignment: .leading))
    #expect(own.map { $0 + 40 } == reserved)
  }

  @Test func aLinkHasNoSignWhereItIsHidden() async throws {
    func signs(_ visibility: Visibility) async -> Int {
      let screen = await Screen(
        NavigationStack {
          List { NavigationLink("More") { Text("Page") } }.navigationLinkIndicatorVisibility(visibility)
        })
      var count = 0
      screen.host.root.forEach { node in
        // `chevron.forward` from left to right.
        if case .leaf(.image(let image)) = node.content, image.systemName == "chevron.right" { count += 1 }
      }
      return count
    }
    #expect(await signs(.automatic) == 1)
    #expect(await signs(.hidden) == 0)
  }
}
