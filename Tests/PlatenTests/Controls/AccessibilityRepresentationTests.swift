import PlatenTesting
import SwiftUI
import Testing

@testable import PlatenTree

/// What assistive technology gets in the place of what is seen.
@MainActor @Suite struct AccessibilityRepresentationTests {
  private struct Volume: View {
    @State private var isOn = false

    var body: some View {
      VStack {
        Text(isOn ? "●" : "○")
          .accessibilityRepresentation { Toggle("Sound", isOn: $isOn) }
        TextField("Name", text: .constant(""))
      }
    }
  }

  private func toggle(_ screen: Screen) throws -> Node {
    try #require(screen.host.root.first { $0.content.control?.role == .toggle })
  }

  @Test func theRepresentationIsReadInThePlaceOfTheView() async throws {
    let screen = await Screen(Text("●").accessibilityRepresentation { Text("Recording") })
    #expect(screen.host.root.plainText == "Recording")
  }

  @Test func theRepresentationWorksAndIsUpToDate() async throws {
    let screen = await Screen(Volume())
    #expect(screen.host.root.contains { $0.plainText == "○" })
    screen.host.send(.press, to: try toggle(screen).id)
    await screen.settle()
    #expect(screen.host.root.contains { $0.plainText == "●" })
    #expect(try toggle(screen).content.control?.onState == true)
  }

  @Test func tabPassesTheRepresentation() async throws {
    let screen = await Screen(Volume())
    try screen.press(.tab)
    #expect(try screen.field("Name").isFocused)
    try screen.press(.tab)
    #expect(try !toggle(screen).attributes.isFocused)
  }

  @Test func theRepresentationTakesNoSpace() async throws {
    let screen = await Screen(
      VStack {
        Text("A").accessibilityRepresentation {
          Text("The first of the letters, which is followed by others")
          Text("Second line")
        }
      })
    let plain = await Screen(VStack { Text("A") })
    let stacks = try [screen, plain].map { screen in
      try #require(screen.host.root.first { if case .container(.stack) = $0.content { true } else { false } })
    }
    #expect(stacks[0].frame == stacks[1].frame)
  }

  @Test func childrenAreReplacedAndTheViewStays() async throws {
    let view = VStack {
      Text("▁▃▅")
    }
    .accessibilityLabel("Rain")
    .accessibilityChildren {
      Text("Monday 1 mm")
      Text("Tuesday 3 mm")
    }
    let screen = await Screen(view)
    #expect(screen.host.root.plainText == "Rain Monday 1 mm Tuesday 3 mm")
    let shown = try #require(screen.host.root.first { $0.plainText == "▁▃▅" && $0.children.isEmpty })
    #expect(shown.isLeftOutOfSpeech)
  }
}
