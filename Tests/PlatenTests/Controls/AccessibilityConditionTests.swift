import PlatenTesting
import SwiftUI
import Testing

/// Modifiers of accessibility with a condition or a resource.
@MainActor struct AccessibilityConditionTests {
  @Test func aNameAppliesWhereItsConditionIsTrue() async throws {
    let screen = await Screen(
      VStack {
        Button("a") {}.accessibilityLabel("First", isEnabled: true)
        Button("b") {}.accessibilityLabel("Second", isEnabled: false)
        Button("c") {}.accessibilityLabel(LocalizedStringResource("Third"))
      })
    #expect(try screen.button("First").exists && screen.button("b").exists && screen.button("Third").exists)
  }

  @Test func aHiddenItemOfAToolbarIsNotThere() async throws {
    let page = NavigationStack {
      Text("Page").toolbar {
        ToolbarItem { Button("Shown") {} }
        ToolbarItem { Button("Hidden") {} }.hidden()
      }
    }
    let screen = await Screen(page)
    #expect(try screen.button("Shown").exists)
    #expect(throws: (any Error).self) { try screen.button("Hidden").press() }
  }
}
