import PlatenTesting
import SwiftUI
import Testing

import PlatenTree

/// The emphasis of the badges of rows.
@MainActor @Suite struct BadgeProminenceTests {
  private struct Page: View {
    @State private var isUrgent = false

    var body: some View {
      List {
        Text("Inbox").badge(3).badgeProminence(isUrgent ? .increased : .standard)
        Text("Drafts").badge("few")
        Button("Urgent") { isUrgent = true }
      }
      .badgeProminence(.decreased)
    }
  }

  private func badge(_ words: String, on screen: Screen) -> TextContent? {
    var badge: TextContent?
    screen.host.root.forEach { node in
      if case .leaf(.text(let text)) = node.content, text.plainText == words { badge = text }
    }
    return badge
  }

  @Test func badgesAreShownWithTheirEmphasis() async throws {
    let screen = await Screen(Page())
    #expect(badge("3", on: screen)?.foreground == .system(.secondary))
    #expect(badge("few", on: screen)?.foreground == .system(.tertiary))
    try screen.button("Urgent").press()
    let urgent = try #require(badge("3", on: screen))
    #expect(urgent.foreground == .system(.red) && urgent.runs.allSatisfy(\.isBold))
  }
}
