import PlatenTesting
import SwiftUI
import Testing

/// Modifiers that are made of the environment.
@MainActor @Suite struct EnvironmentalModifierTests {
  private struct Prefixed: ViewModifier {
    let word: String

    func body(content: Content) -> some View {
      HStack {
        Text(word)
        content
      }
    }
  }

  private struct Enabled: EnvironmentalModifier {
    func resolve(in environment: EnvironmentValues) -> some ViewModifier {
      Prefixed(word: environment.isEnabled ? "lit" : "dark")
    }
  }

  private struct Page: View {
    @State private var isEnabled = true

    var body: some View {
      Text("content").modifier(Enabled()).disabled(!isEnabled)
      Button("Switch") { isEnabled.toggle() }
    }
  }

  @Test func theModifierFollowsTheEnvironment() async throws {
    let screen = await Screen(Page())
    #expect(screen.shows("lit") && screen.shows("content"))
    try screen.button("Switch").press()
    #expect(screen.shows("dark") && screen.shows("content") && !screen.shows("lit"))
  }
}
