import PlatenTesting
import SwiftUI
import Testing

import PlatenTree

/// Settings of the newest systems in a list with a search.
@MainActor @Suite struct NewestSettingsTests {
  @Test func theListIsShownWithoutSigns() async throws {
    let screen = await Screen(NewestSettings())
    #expect(screen.shows("Books"))
    try screen.field("Search").type("mu")
    #expect(try screen.field("Search").text == "mu")
    let sign = screen.host.root.first { node in
      if case .leaf(.image(let image)) = node.content { image.systemName == "chevron.forward" } else { false }
    }
    #expect(sign == nil)
    try screen.button("Music").press()
    #expect(screen.shows("Page"))
  }

  @Test func modifiersWithoutAMeaningChangeNothing() async throws {
    let screen = await Screen(NewestModifiers())
    #expect(screen.shows("Row") && !screen.shows("of the sidebar"))
    try screen.button("Second").press()
    #expect(screen.shows("Glass"))
  }
}
