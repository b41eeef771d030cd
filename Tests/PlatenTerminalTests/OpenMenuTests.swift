import Platen
import Testing

@testable import PlatenTerminal

/// Menus that stay open while their actions are performed.
@MainActor @Suite struct OpenMenuTests {
  private struct Counter: View {
    let behavior: MenuActionDismissBehavior
    @State private var count = 0

    var body: some View {
      VStack(alignment: .leading) {
        Text("Count is \(count)")
        Menu("Count") {
          Button("More") { count += 1 }
          Button("Less") { count -= 1 }
        }
        .menuActionDismissBehavior(behavior)
      }
    }
  }

  @Test func `the space bar performs an action and the menu stays until Return`() {
    let run = SessionRun(Counter(behavior: .disabled), columns: 40, rows: 24)
    run.type("\r\u{1B}[H")
    #expect(run.text.contains("More"))
    run.type("  ")
    #expect(run.text.contains("Count is 2") && run.text.contains("╭"))
    run.type("\r")
    #expect(run.text.contains("Count is 2") && !run.text.contains("╭"))
  }

  @Test func `another menu closes`() {
    let run = SessionRun(Counter(behavior: .enabled), columns: 40, rows: 24)
    run.type("\r\u{1B}[H ")
    #expect(run.text.contains("Count is 1") && !run.text.contains("╭"))
  }
}
