import PlatenTesting
import SwiftUI
import Testing

@testable import PlatenTree

/// Which nodes are headings for assistive technology.
@MainActor @Suite struct AccessibilityHeadingTests {
  private func heading(of text: String, in view: some View) async throws -> AccessibilityHeadingLevel? {
    let screen = await Screen(view)
    let node = try #require(screen.host.root.first { $0.children.isEmpty && $0.plainText == text })
    return node.attributes.accessibilityDetails.heading
  }

  @Test func aLevelAloneMakesAHeading() async throws {
    #expect(try await heading(of: "Title", in: Text("Title").accessibilityHeading(.h3)) == .h3)
    #expect(try await heading(of: "Title", in: Text("Title")) == nil)
  }

  @Test func theTraitMakesAHeadingWithoutALevel() async throws {
    #expect(try await heading(of: "Title", in: Text("Title").accessibilityAddTraits(.isHeader)) == .unspecified)
    #expect(try await heading(of: "Title", in: Text("Title").accessibilityAddTraits(.isImage)) == nil)
    let both = Text("Title").accessibilityAddTraits([.isHeader, .isStaticText]).accessibilityHeading(.h1)
    #expect(try await heading(of: "Title", in: both) == .h1)
  }

  @Test func theTraitCanBeTakenAway() async throws {
    let view = Text("Title").accessibilityHeading(.h2).accessibilityRemoveTraits(.isHeader)
    #expect(try await heading(of: "Title", in: view) == nil)
    let outer = Text("Title").accessibilityAddTraits(.isHeader).accessibilityRemoveTraits(.isHeader)
    #expect(try await heading(of: "Title", in: outer) == nil)
    let again = Text("Title").accessibilityRemoveTraits(.isHeader).accessibilityAddTraits(.isHeader)
    #expect(try await heading(of: "Title", in: again) == .unspecified)
    let kept = Text("Title").accessibilityHeading(.h2).accessibilityRemoveTraits(.isButton)
    #expect(try await heading(of: "Title", in: kept) == .h2)
  }

  @Test func aContainerIsAHeadingAndNotTheTextsInIt() async throws {
    let view = VStack { Text("Title") }.accessibilityHeading(.h2)
    #expect(try await heading(of: "Title", in: view) == nil)
    let screen = await Screen(view)
    #expect(screen.host.root.contains { $0.attributes.accessibilityDetails.heading == .h2 })
  }
}
