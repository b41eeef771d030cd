#if Web
import KeyScenario
import Platen
import Testing

@testable import PlatenWeb

/// The keys that all front ends share, as a page hands them over that keeps none to itself.
@MainActor struct KeyScenarioTests {
  private static let names: [KeyEquivalent: String] = [
    .leftArrow: "ArrowLeft", .upArrow: "ArrowUp", .home: "Home", .end: "End", .delete: "Backspace",
    .deleteForward: "Delete", .tab: "Tab", .return: "Enter", .space: " ",
  ]

  @Test func `keys do in a browser what they do elsewhere`() throws {
    let host = ViewHost(KeyScenario.Form())
    let view = BrowserView(id: "v", session: "s", host: host)
    _ = view.document()
    let name = try #require(host.root.first { if case .field = $0.content { true } else { false } })
    view.receive(.action(1, .focus(name.id)))
    for (index, step) in KeyScenario.steps.enumerated() {
      let key = Self.names[step.key] ?? String(step.key.character)
      let characters = key.count == 1 ? key : ""
      view.receive(
        .action(
          index + 2,
          .capturedKey(key, characters: characters, modifiers: step.modifiers.rawValue, isRepeated: false)))
      var texts: [String] = []
      host.root.forEach { if case .leaf(.text(let text)) = $0.content { texts.append(text.plainText) } }
      #expect(texts.last == step.expected, "step \(index)")
    }
  }

  @Test func `a letter brings the graph up to date once`() throws {
    let host = ViewHost(KeyScenario.Form())
    let view = BrowserView(id: "v", session: "s", host: host)
    _ = view.document()
    let name = try #require(host.root.first { if case .field = $0.content { true } else { false } })
    view.receive(.action(1, .focus(name.id)))
    view.receive(.action(2, .capturedKey("a", characters: "a", modifiers: 0, isRepeated: false)))
    let before = host.statistics.settles
    view.receive(.action(3, .capturedKey("b", characters: "b", modifiers: 0, isRepeated: false)))
    #expect(host.statistics.settles == before + 1)
  }

  @Test func `the keys that a program has bound are named with their modifiers`() throws {
    let host = ViewHost(KeyScenario.Form())
    _ = host.update()
    let name = try #require(host.root.first { if case .field = $0.content { true } else { false } })
    #expect(BrowserKey.list(of: name.capturedKeys) == "\\ c+Delete c+g")
  }
}
#endif
