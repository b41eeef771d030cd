import Platen
import Testing

@testable import PlatenTerminal

/// The styles of a toggle, and the marks of its states.
@MainActor @Suite struct ToggleDrawingTests {
  private struct Page: View {
    @State var isBold = false

    var body: some View {
      VStack(alignment: .leading) {
        Toggle("Bold", isOn: $isBold).toggleStyle(.button)
        Text("below")
      }
    }
  }

  @Test func aButtonThatStaysPressedHasAMarkWhileItIsOn() {
    let run = SessionRun(Page())
    #expect(!run.text.contains("✓") && !run.text.contains("[ ]"))
    run.type(" ")
    #expect(run.text.contains("✓ Bold"))
    run.type(" ")
    #expect(!run.text.contains("✓"))
  }

  @Test func theLabelKeepsItsPlace() throws {
    let run = SessionRun(Page())
    func column() throws -> Int {
      let line = try #require(run.session.screenText.first { $0.contains("Bold") })
      return try #require(line.range(of: "Bold").map { line.distance(from: line.startIndex, to: $0.lowerBound) })
    }
    let before = try column()
    run.type(" ")
    #expect(try column() == before)
  }

  private struct Choice: Identifiable {
    let id: Int
    var isOn: Binding<Bool>
  }

  @Test(arguments: [(true, true, "[✓] All"), (false, false, "[ ] All"), (true, false, "[-] All")])
  func valuesThatDifferHaveAMarkOfTheirOwn(first: Bool, second: Bool, line: String) {
    let choices = [Choice(id: 0, isOn: .constant(first)), Choice(id: 1, isOn: .constant(second))]
    let run = SessionRun(Toggle(sources: choices, isOn: \.isOn) { Text("All") })
    #expect(run.text.contains(line))
  }
}
