import Platen
import Testing

@testable import PlatenTerminal

/// A split view in a terminal shows one column where there is no space for two.
@MainActor @Suite struct NarrowSplitTests {
  private struct Notes: View {
    @State private var chosen: Int?

    var body: some View {
      NavigationSplitView {
        List([1, 2], id: \.self, selection: $chosen) { Text("Note number \($0)") }
      } detail: {
        Text("The detail of the chosen note")
      }
    }
  }

  @Test(arguments: [30, 36, 47]) func oneColumnIsShown(columns: Int) {
    let run = SessionRun(Notes(), columns: columns, rows: 12)
    #expect(run.text.contains("Note number 1"))
    #expect(!run.text.contains("detail"))
  }

  @Test func twoColumnsAreShownWhereTheyFit() {
    let run = SessionRun(Notes(), columns: 60, rows: 12)
    #expect(run.text.contains("Note number 1"))
    #expect(run.text.contains("The detail of the chosen"))
    run.session.resize(columns: 47, rows: 12)
    #expect(!run.text.contains("detail"))
  }

  private struct WideSidebar: View {
    var body: some View {
      NavigationSplitView {
        List { Text("First row") }.navigationSplitViewColumnWidth(min: 200, ideal: 400)
      } detail: {
        Form { TextField("Street and number", text: .constant("12 Long Lane")) }
      }
    }
  }

  // A sidebar of 50 columns leaves the detail nothing of 48.
  @Test(arguments: [48, 51, 55]) func aWideSidebarLeavesHalfToTheDetail(columns: Int) {
    let run = SessionRun(WideSidebar(), columns: columns, rows: 12)
    #expect(run.text.contains("First row"))
    #expect(run.text.contains("Street and number"))
    #expect(run.text.contains("12 Long Lane"))
  }
}
