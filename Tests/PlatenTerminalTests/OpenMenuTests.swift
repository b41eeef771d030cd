import Platen
import Testing

@testable import PlatenTerminal

/// Menus that stay open while their actions are performed, and pickers that open by typing.
@MainActor @Suite struct OpenMenuTests {
  private struct Fruit: View {
    @State private var fruit = "Apple"

    var body: some View {
      Form {
        Picker("Fruit", selection: $fruit) {
          ForEach(["Apple", "Banana", "Cherry", "Date"], id: \.self) { Text($0) }
        }
        Text("It is \(fruit)")
      }
    }
  }

  @Test func `letters on a picker open its list, filtered by them`() {
    let run = SessionRun(Fruit(), columns: 40, rows: 24)
    run.type("an")
    #expect(run.text.contains("Banana") && !run.text.contains("Cherry"))
    run.type("\r")
    #expect(run.text.contains("It is Banana"))
    run.type("x")
    #expect(!run.text.contains("Cherry"), "no option has the letter: nothing opens")
  }

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
