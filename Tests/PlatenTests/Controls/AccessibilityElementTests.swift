import PlatenTesting
import SwiftUI
import Testing

@testable import PlatenTree

/// Views that are one element to assistive technology.
@MainActor @Suite struct AccessibilityElementTests {
  private struct Rating: View {
    @State private var count = 3

    var body: some View {
      HStack {
        Text("Rating")
        Text("\(count) of 5")
        Image(systemName: "star")
      }
      .accessibilityElement(children: .combine)
      .accessibilityIdentifier("rating")
      HStack {
        Text("Name")
        TextField("Name", text: .constant(""))
      }
      .accessibilityElement(children: .combine)
      .accessibilityIdentifier("field")
      VStack { Text("hidden") }
        .accessibilityElement()
        .accessibilityLabel("Shown")
        .accessibilityIdentifier("ignored")
      VStack { Text("inside") }
        .accessibilityElement(children: .contain)
        .accessibilityLabel("Group")
        .accessibilityIdentifier("group")
      Button("More") { count += 1 }
    }
  }

  private func node(_ identifier: String, _ screen: Screen) -> Node? {
    var found: Node?
    screen.host.root.forEach { if $0.attributes.accessibilityIdentifier == identifier { found = $0 } }
    return found
  }

  @Test func theWordsOfWhatIsCombinedAreItsName() async throws {
    let screen = await Screen(Rating())
    let rating = try #require(node("rating", screen))
    #expect(rating.groupName == "Rating, 3 of 5")
    #expect(rating.isSpokenAsGroup && rating.children.allSatisfy(\.isLeftOutOfSpeech))
    let changes = rating.attributes.accessibilityDetails.changesInside
    try screen.button("More").press()
    #expect(rating.groupName == "Rating, 4 of 5")
    // The front end is told, although only the text has changed.
    #expect(rating.attributes.accessibilityDetails.changesInside != changes)
  }

  @Test func controlsStayElements() async throws {
    let screen = await Screen(Rating())
    let group = try #require(node("field", screen))
    #expect(group.isSpokenAsGroup && group.groupName == nil && !group.children.contains(where: \.isLeftOutOfSpeech))
  }

  @Test func whatIsIgnoredIsLeftOut() async throws {
    let screen = await Screen(Rating())
    let ignored = try #require(node("ignored", screen))
    #expect(ignored.groupName == "Shown" && ignored.children.allSatisfy(\.isLeftOutOfSpeech))
    let group = try #require(node("group", screen))
    #expect(group.groupName == "Group" && !group.children.contains(where: \.isLeftOutOfSpeech))
  }

  @Test func aTextIsAHeadingByItself() async throws {
    let screen = await Screen(
      VStack {
        Text("Title").accessibilityHeading(.h2).bold()
        Text("10:05").accessibilityLabel("five past ten").accessibilityTextContentType(.plain)
      })
    var levels: [AccessibilityHeadingLevel?] = []
    var labels: [String?] = []
    screen.host.root.forEach { node in
      guard case .leaf(.text) = node.content else { return }
      levels.append(node.attributes.accessibilityDetails.heading)
      labels.append(node.attributes.accessibilityLabel)
    }
    #expect(levels == [.h2, nil] && labels == [nil, "five past ten"])
  }
}
