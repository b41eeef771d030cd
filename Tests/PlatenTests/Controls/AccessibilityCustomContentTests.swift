import PlatenTesting
import SwiftUI
import Testing

@testable import PlatenTree

/// Additional content for assistive technology.
@MainActor @Suite struct AccessibilityCustomContentTests {
  private func words(_ view: some View) async throws -> [String] {
    let screen = await Screen(view)
    let node = try #require(screen.host.root.first { $0.children.isEmpty && $0.plainText == "Ada" })
    return node.attributes.accessibilityDetails.customWords
  }

  @Test func theImportantContentIsFirst() async throws {
    let view = Text("Ada")
      .accessibilityCustomContent("Age", "36", importance: .high)
      .accessibilityCustomContent("Born", Text("London"))
      .accessibilityCustomContent(Text("Field"), Text("Mathematics"), importance: .high)
    #expect(try await words(view) == ["Age: 36", "Field: Mathematics", "Born: London"])
  }

  @Test func contentOfOneKeyIsReplacedOrRemoved() async throws {
    let key = AccessibilityCustomContentKey(Text("Age"), id: "age")
    let other = AccessibilityCustomContentKey(Text("Years"), id: "age")
    let removed = Text("Ada").accessibilityCustomContent(key, "36").accessibilityCustomContent(other, nil as Text?)
    #expect(try await words(removed) == [])
    let replaced = Text("Ada").accessibilityCustomContent(key, "36").accessibilityCustomContent(other, "37")
    #expect(try await words(replaced) == ["Years: 37"])
    let sameLabel = Text("Ada").accessibilityCustomContent("Age", "36").accessibilityCustomContent("Age", "37")
    #expect(try await words(sameLabel) == ["Age: 37"])
  }

  @Test func contentFollowsTheHint() async throws {
    let view = Text("Ada").accessibilityHint("A person").accessibilityCustomContent("Age", "36")
    let screen = await Screen(view)
    let node = try #require(screen.host.root.first { $0.children.isEmpty && $0.plainText == "Ada" })
    #expect(node.attributes.accessibleDescription == "A person. Age: 36")
    #expect(node.attributes.help == "A person")
  }

  private struct Letter: View {
    enum Place { case name, mail }
    @AccessibilityFocusState private var place: Place?

    var body: some View {
      VStack {
        TextField("Name", text: .constant("")).accessibilityFocused($place, equals: .name)
        TextField("Mail", text: .constant("")).accessibilityFocused($place, equals: .mail)
      }
      .accessibilityDefaultFocus($place, .mail)
    }
  }

  @Test func theDefaultFocusIsWhereTheProgramWantsIt() async throws {
    let screen = await Screen(Letter())
    #expect(try screen.field("Mail").isFocused)
  }
}
