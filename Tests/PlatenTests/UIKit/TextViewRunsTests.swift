import Platen
import PlatenGraph
import PlatenTesting
import PlatenTree
import SwiftUI
import Testing
import UIKit

/// Whether front ends show a text view's text in runs. An element of a browser is another one then.
@MainActor @Suite struct TextViewRunsTests {
  private func runs(in screen: Screen) throws -> [TextRun]? {
    let node = try #require(screen.host.root.first { $0.isField })
    guard case .field(let content) = node.content else { throw CancellationError() }
    return content.runs
  }

  private func view() -> UITextView {
    let view = UITextView()
    view.accessibilityLabel = "Notes"
    return view
  }

  @Test func aTextThatIsOnlyMeasuredHasNone() async throws {
    let view = view()
    let screen = await Screen(ShownView(view: view))
    _ = view.layoutManager.numberOfGlyphs
    try screen.field("Notes").type("ab")
    #expect(view.text == "ab")
    #expect(try runs(in: screen) == nil)
  }

  @Test func theFirstAttributeMakesThemAndTheyStay() async throws {
    let view = view()
    let screen = await Screen(ShownView(view: view))
    try screen.field("Notes").type("ab")
    view.textStorage.addAttribute(
      .foregroundColor, value: UIColor.systemRed, range: NSRange(location: 1, length: 1))
    await screen.settle()
    #expect(try runs(in: screen)?.map(\.text) == ["a", "b"])
    view.textStorage.addAttribute(.foregroundColor, value: UIColor.label, range: NSRange(location: 0, length: 2))
    await screen.settle()
    #expect(try runs(in: screen)?.map(\.text) == ["ab"])
  }

  @Test func aStorageWithADelegateMakesThemFromTheBeginning() async throws {
    let view = view()
    let delegate = NoAttributes()
    view.textStorage.delegate = delegate
    let screen = await Screen(ShownView(view: view))
    #expect(try runs(in: screen) == [])
  }
}

private final class NoAttributes: NSObject, NSTextStorageDelegate {}
