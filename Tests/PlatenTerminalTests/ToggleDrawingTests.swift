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
    let before = try #require(run.text.range(of: "Bold"))
    run.type(" ")
    let after = try #require(run.text.range(of: "Bold"))
    #expect(
      run.text.distance(from: run.text.startIndex, to: before.lowerBound)
        == run.text.distance(from: run.text.startIndex, to: after.lowerBound))
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
