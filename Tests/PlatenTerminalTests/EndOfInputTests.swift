import Platen
import Testing

@testable import PlatenTerminal

/// Control-D deletes in a text and ends a program in which nothing has been done.
@MainActor @Suite struct EndOfInputTests {
  private struct Page: View {
    @State var name = ""
    @State var isOn = false

    var body: some View {
      Button("First") {}
      TextField("Name", text: $name)
      Toggle("On", isOn: $isOn)
    }
  }

  private static let controlD = "\u{4}"
  private static let tab = "\t"

  @Test func anUnusedProgramEndsByControlD() {
    let run = SessionRun(Page())
    run.session.host.focus.move(to: nil)
    run.type(Self.controlD)
    #expect(run.status == 0)
  }

  @Test func whatWasTypedIsNotLostByControlDOnAButton() {
    let run = SessionRun(Page())
    run.session.host.focus.move(to: run.field)
    run.type("Ada" + Self.tab + Self.controlD)
    #expect(run.status == nil)
    #expect(run.text.contains("Ada"))
  }

  @Test func whatWasPastedOrChangedIsNotLostByControlD() {
    let pasted = SessionRun(Page())
    pasted.session.host.focus.move(to: pasted.field)
    pasted.type("\u{1B}[200~Ada\u{1B}[201~" + Self.tab + Self.controlD)
    #expect(pasted.status == nil)
    let toggled = SessionRun(Page())
    toggled.session.host.focus.move(to: toggled.field)
    toggled.type(Self.tab + " " + Self.controlD)
    #expect(toggled.status == nil)
  }

  @Test func controlQEndsItInAnyCase() {
    let run = SessionRun(Page())
    run.session.host.focus.move(to: run.field)
    run.type("Ada\u{11}")
    #expect(run.status == 0)
  }
}

extension SessionRun {
  /// The first field.
  fileprivate var field: NodeID? {
    var found: NodeID?
    session.host.root.forEach { node in
      if case .field = node.content, found == nil { found = node.id }
    }
    return found
  }
}
