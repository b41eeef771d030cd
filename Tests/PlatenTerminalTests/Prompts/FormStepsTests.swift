import Platen
import Testing

@testable import PlatenTerminal
@testable import TerminalPrompts

/// The way of the keys through a form in steps.
@MainActor @Suite struct FormStepsTests {
  private final class Entry { var names: [String] = [] }

  private struct Names: View {
    @State private var first = ""
    @State private var last = ""
    let entry: Entry

    var body: some View {
      FormSteps {
        FormStep("Names") {
          TextField("First", text: $first)
          TextField("Last", text: $last)
        }
      } onFinish: {
        entry.names = [first, last]
      }
    }
  }

  @Test func `Return goes to the next field, and from the last one finishes`() {
    let entry = Entry()
    let run = SessionRun(Names(entry: entry))
    run.type("Ada")
    run.type("\r")
    #expect(entry.names.isEmpty)
    run.type("Lovelace")
    run.type("\r")
    #expect(entry.names == ["Ada", "Lovelace"])
  }

  private struct Checked: View {
    @State private var name = ""

    var body: some View {
      FormSteps {
        FormStep("Names") { TextField("Name", text: $name).validation(.required()) }
      } onFinish: {
      }
      .environment(\.errorMark, TerminalFrontEnd.environment().errorMark)
    }
  }

  @Test func `what is wrong with a field has the mark that questions have`() {
    let run = SessionRun(Checked(), depth: .none)
    run.type("\r")
    #expect(run.text.contains("✗ This is required."), "\(run.text)")
  }
}
