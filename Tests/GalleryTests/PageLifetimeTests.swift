import Platen
import PlatenTesting
import SwiftUI
import Testing

@testable import GalleryPages

/// Screens that are released after a page was used, and not closed.
@MainActor @Suite struct PageLifetimeTests {
  @Test(arguments: GalleryPage.allCases) func anExampleEndsWithItsScreen(_ page: GalleryPage) async throws {
    try await checkEnd(of: GalleryPageView(page: page))
  }

  @Test(arguments: FormPage.all.map(\.title)) func aFormEndsWithItsScreen(_ title: String) async throws {
    let page = try #require(FormPage.all.first { $0.title == title })
    try await checkEnd(of: page.content())
  }

  private struct Remains {
    weak var screen: Screen?
    weak var host: ViewHost?
    weak var root: Node?
  }

  private func checkEnd<V: View>(of view: V) async throws {
    let remains = try await use(view)
    #expect(remains.screen == nil)
    #expect(remains.host == nil)
    #expect(remains.root == nil)
  }

  /// Types into what Tab reaches, and presses it.
  private func use<V: View>(_ view: V) async throws -> Remains {
    let screen = await Screen(view)
    for _ in 0..<6 {
      try screen.press(.tab)
      try screen.type("a1")
      try screen.press(.return)
    }
    await screen.settle()
    return Remains(screen: screen, host: screen.host, root: screen.host.root)
  }
}
