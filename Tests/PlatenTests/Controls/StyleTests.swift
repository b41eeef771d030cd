import PlatenTesting
import SwiftUI
import Testing

import Platen
import PlatenGraph
import PlatenTree

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

@MainActor struct TextDecorationTests {
  private func run(_ view: some View) -> TextRun? {
    let host = ViewHost(view)
    _ = host.update()
    guard
      case .leaf(.text(let text))? = host.root.first(where: {
        if case .leaf(.text) = $0.content { true } else { false }
      })?.content
    else { return nil }
    return text.runs.first
  }

  @Test func linesApplyToAllTextsInAViewThatSetNone() {
    #expect(run(VStack { Text("a") }.strikethrough())?.isStruckThrough == true)
    #expect(run(VStack { Text("a") }.underline())?.isUnderlined == true)
    #expect(run(VStack { Text("a").strikethrough(false) }.strikethrough())?.isStruckThrough == false)
    #expect(run(VStack { Text("a").underline() }.underline(false))?.isUnderlined == true)
  }

  @Test func linesApplyToFieldsButNotToTheirPrompts() {
    let host = ViewHost(TextField("Item", text: .constant("")).strikethrough().underline(false))
    _ = host.update()
    guard case .field(let field)? = host.root.first(where: { $0.plainText.isEmpty && $0.children.isEmpty })?.content
    else {
      Issue.record("There is no field.")
      return
    }
    #expect(field.decoration == TextDecoration(isUnderlined: false, isStruckThrough: true))
    #expect(field.placeholder?.runs.first?.isStruckThrough == false)
  }

  @Test func assistiveTechnologySpeaksTheGivenNameOfAnImage() async throws {
    let screen = await Screen(
      Button {
      } label: {
        Image(systemName: "ellipsis").accessibilityLabel("More about it")
      })
    #expect(try screen.button("More about it").isEnabled)
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
  @Test func buttonsHaveTheProgramsStyle() async throws {
    let screen = await Screen(Styled())
    try screen.button("< Add 0 >").press()
    #expect(try screen.button("< Add 1 >").isEnabled)
    try screen.button("< Delete !>").press()
    #expect(try screen.button("< Add 0 >").isEnabled)
    #expect(try screen.button("Plain").label == "Plain")
  }

  @Test func labelsHaveTheProgramsStyle() async {
    let screen = await Screen(Styled())
    let lines = screen.snapshot.split(separator: "\n")
    #expect(lines.suffix(4) == ["Home", "<home>", "Mail", "GRÖSSE 0"])
  }

  @Test func aLabelIsNamedByItsTitle() async throws {
    let screen = await Screen(
      VStack {
        Button("Add", systemImage: "plus") {}
        Button("Settings", systemImage: "gearshape") {}.labelStyle(.iconOnly)
      })
    #expect(try screen.button("Add").label == "Add")
    #expect(try screen.button("Settings").label == "Settings")
    #expect(screen.texts == ["Add"])
  }
}
