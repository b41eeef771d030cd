import KeyScenario
import Platen
import Testing

@testable import PlatenTerminal

/// The keys that all front ends share, as a terminal sends them.
@MainActor struct KeyScenarioTests {
  /// As xterm encodes them: modifiers are 1 + shift + 2 × alt + 4 × control.
  private static func bytes(of step: KeyScenario.Step) -> String? {
    let modifiers =
      1 + (step.modifiers.contains(.shift) ? 1 : 0) + (step.modifiers.contains(.option) ? 2 : 0)
      + (step.modifiers.contains(.control) ? 4 : 0)
    func sequence(_ final: String) -> String {
      modifiers == 1 ? "\u{1B}[\(final)" : "\u{1B}[1;\(modifiers)\(final)"
    }
    switch step.key {
    case .leftArrow: return sequence("D")
    case .upArrow: return sequence("A")
    case .home: return sequence("H")
    case .end: return sequence("F")
    case .deleteForward: return modifiers == 1 ? "\u{1B}[3~" : "\u{1B}[3;\(modifiers)~"
    case .delete: return "\u{7F}"
    case .tab: return modifiers == 2 ? "\u{1B}[Z" : "\t"
    case .return: return "\r"
    default:
      guard let ascii = step.key.character.asciiValue else { return nil }
      let byte = step.modifiers.contains(.control) ? ascii & 0x1F : ascii
      return (step.modifiers.contains(.option) ? "\u{1B}" : "") + String(Unicode.Scalar(byte))
    }
  }

  @Test func `keys do in a terminal what they do elsewhere`() throws {
    let run = SessionRun(KeyScenario.Form())
    for (index, step) in KeyScenario.steps.enumerated() {
      run.type(try #require(Self.bytes(of: step)))
      var texts: [String] = []
      run.session.host.root.forEach { if case .leaf(.text(let text)) = $0.content { texts.append(text.plainText) } }
      #expect(texts.last == step.expected, "step \(index)")
    }
  }

  @Test func `a letter brings the graph up to date once`() {
    let run = SessionRun(KeyScenario.Form())
    run.type("a")
    let before = run.session.host.statistics.settles
    run.type("b")
    #expect(run.session.host.statistics.settles == before + 1)
    run.type("\u{1B}[D")
    #expect(run.session.host.statistics.settles == before + 2)
  }

  @Test func `a program can't take away the keys that leave it`() {
    struct Greedy: View {
      var body: some View { Text("all").focusable().onKeyPress(phases: .all) { _ in .handled } }
    }
    let run = SessionRun(Greedy())
    run.type("\u{04}")
    #expect(run.status == nil)
    run.type("\u{11}")
    #expect(run.status == 0)
  }

  @Test func `control D deletes in texts, and ends no program in which something was typed`() {
    let run = SessionRun(KeyScenario.Form())
    run.type("ab\u{1B}[D\u{04}")
    #expect(run.status == nil)
    #expect(run.text.contains("a||"))
    run.type("\t\u{04}")
    #expect(run.status == nil)
  }
}
