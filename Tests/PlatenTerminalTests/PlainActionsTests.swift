import Platen
import Testing

@testable import PlatenTerminal

private struct Shopping: View {
  @State private var items = ["Milk", "Bread", "Eggs"]
  @State private var pinned = "nothing"
  @State private var title = "Shopping"
  @State private var isLocked = false

  var body: some View {
    VStack {
      Text(verbatim: "\(title): \(pinned) pinned")
        .contextMenu {
          Button("Rename") { title = "Groceries" }
          Button("Share") {}.disabled(true)
        }
      List {
        ForEach(items, id: \.self) { item in
          row(item)
            .contextMenu { Button("Double") { items.append(item + " 2") } }
            .deleteDisabled(isLocked)
        }
        .onDelete { items.remove(atOffsets: $0) }
      }
      Text("Total")
        .accessibilityAction(named: "Round") { title = "Rounded" }
        .contextMenu { Button("Hide") {} }
      Button("Done") {}
    }
  }
}

extension Shopping {
  /// A row with actions of its own has no button of the list to delete it.
  @ViewBuilder private func row(_ item: String) -> some View {
    if item == "Milk" {
      Text(verbatim: item).swipeActions { Button("Pin") { pinned = item } }
    } else {
      Text(verbatim: item)
    }
  }
}

/// Actions that are not seen of a view, in lines.
@MainActor @Suite struct PlainActionsTests {
  @MainActor private final class Script: PlainConsole {
    var lines: [String]
    var written = ""
    let isInteractive = false

    init(_ lines: [String]) { self.lines = lines }

    func write(_ text: PlainText) { written += text.characters }

    func readLine(_ question: String, _ request: LineRequest) -> String? {
      write(.line(question))
      return lines.isEmpty ? nil : lines.removeFirst()
    }

    func settle() {}
  }

  private func run(_ lines: [String]) async -> String {
    let script = Script(lines)
    _ = await PlainForm(driver: FrontEndDriver(host: ViewHost(Shopping())), console: script).run()
    return script.written
  }

  /// What is written once the lines are used up.
  private func end(_ lines: [String]) async -> Substring {
    let written = await run(lines)
    return written[(written.range(of: "1. ", options: .backwards)?.lowerBound ?? written.startIndex)...]
  }

  @Test func `the actions of rows and views are offered with the buttons`() async {
    let written = await run([])
    for line in ["Shopping: nothing pinned: actions", "Milk: actions", "Bread: actions", "Eggs: actions", "Done"] {
      #expect(written.contains(". \(line)\n"), "\(line) in \(written)")
    }
    #expect(!written.contains("Delete"))
  }

  @Test func `a row is deleted`() async {
    let written = await run(["Bread: actions", "Delete Bread"])
    #expect(written.contains("  1. Delete Bread\n  2. Double\nBread, action (number or name, Return for none): "))
    let end = await end(["Bread: actions", "Delete Bread"])
    #expect(end.contains("Milk") && !end.contains("Bread"))
  }

  @Test func `a swipe action is chosen by its number`() async {
    let written = await run(["2", "1"])
    #expect(written.contains("  1. Pin\n"), "\(written)")
    #expect(written.contains("Shopping: Milk pinned"))
  }

  @Test func `a line of a context menu is chosen`() async {
    #expect(await end(["Eggs: actions", "double"]).contains("Eggs 2: actions"))
    let written = await run(["1", "Share", "1", "Rename"])
    #expect(written.contains("  2. Share (disabled)\n"))
    #expect(written.contains("Share is disabled."))
    #expect(written.contains("Groceries: nothing pinned"))
  }

  @Test func `named actions of a view follow the lines of its menu`() async {
    let written = await run(["Total: actions", "Round"])
    #expect(written.contains("  1. Hide\n  2. Round\n"), "\(written)")
    #expect(written.contains("Rounded: nothing pinned"))
  }

  @Test func `no action is done without an answer`() async {
    let written = await run(["Bread: actions", "", "Bread: actions", "Paint it"])
    #expect(written.contains("There is no action “Paint it”."))
    #expect(await end(["Bread: actions", "", "Bread: actions", "Paint it"]).contains("Bread: actions"))
  }
}
