import PlatenTesting
import SwiftUI
import Testing

private struct Bracketed: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      Text("<")
      configuration.label
      Text(configuration.role == .destructive ? "!>" : ">")
    }
  }
}

private struct Swapped: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.title
      configuration.icon
    }
  }
}

private struct Styled: View {
  @State private var count = 0
  var body: some View {
    VStack {
      VStack {
        Button("Add \(count)") { count += 1 }
        Button("Delete", role: .destructive) { count = 0 }
        Button("Plain") {}.buttonStyle(.plain)
      }
      .buttonStyle(Bracketed())
      Label("Home", systemImage: "house").labelStyle(Swapped())
      Label("Mail", systemImage: "envelope").labelStyle(.titleOnly)
      Text("Größe \(count)").textCase(.uppercase)
    }
  }
}

@MainActor @Suite struct StyleTests {
  @Test func buttonsWearTheProgramsStyle() async throws {
    let screen = await Screen(Styled())
    try screen.button("< Add 0 >").press()
    #expect(try screen.button("< Add 1 >").isEnabled)
    try screen.button("< Delete !>").press()
    #expect(try screen.button("< Add 0 >").isEnabled)
    #expect(try screen.button("Plain").label == "Plain")
  }

  @Test func labelsWearTheProgramsStyle() async {
    let screen = await Screen(Styled())
    let lines = screen.snapshot.split(separator: "\n")
    #expect(lines.suffix(4) == ["Home", "<home>", "Mail", "GRÖSSE 0"])
  }
}
