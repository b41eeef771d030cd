import Platen
import PlatenGraph
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

  private struct Line: View {
    @State private var item = ""
    @State private var count = 1
    @State private var isShipped = false
    @State private var price = 2
    let entry: Entry

    var body: some View {
      FormSteps {
        FormStep("Item") {
          TextField("Item", text: $item)
          TextField("Count", value: $count, format: .number)
          Toggle("Ship it", isOn: $isShipped)
          TextField("Price", value: $price, format: .number)
        }
      } onFinish: {
        entry.names = [item, "\(count)", "\(price)"]
      }
    }
  }

  @Test(arguments: ["\r", "\t", "\u{1B}[B"])
  func `each key that leads to a value selects it, so that typing replaces it`(key: String) {
    let entry = Entry()
    let run = SessionRun(Line(entry: entry))
    for keys in ["Tea", key, "5", key, key, "12", "\r"] { run.type(keys) }
    #expect(entry.names == ["Tea", "5", "12"])
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

  private struct Kinds: View {
    @State private var first = ""
    @State private var isOn = false
    @State private var kind = 1
    @State private var last = ""
    let entry: Entry

    var body: some View {
      FormSteps {
        FormStep("Kinds") {
          TextField("First", text: $first)
          Toggle("On", isOn: $isOn)
          Picker("Kind", selection: $kind) { ForEach(1..<4, id: \.self) { Text("kind \($0)") } }
          TextField("Last", text: $last)
        }
      } onFinish: {
        entry.names = [first, "\(isOn)", "\(kind)", last]
      }
    }
  }

  @Test func `Return goes to the next field of any kind, and changes none`() {
    let entry = Entry()
    let run = SessionRun(Kinds(entry: entry))
    run.type("a\r")
    #expect(run.session.host.focus.node?.content.control?.role == .toggle)
    run.type("\r")
    #expect(run.session.host.focus.node?.content.control?.role == .choice)
    run.type("\r")
    run.type("b\r")
    #expect(entry.names == ["a", "false", "1", "b"])
  }

  @Test func `Space changes what Return passes, and opens the list`() {
    let entry = Entry()
    let run = SessionRun(Kinds(entry: entry))
    run.type("\r \r ")
    #expect(run.text.contains("kind 3"))
    #expect(run.text.contains("a-z search"))
    run.type("3\r\r\r")
    #expect(entry.names == ["", "true", "3", ""])
  }

  @Test func `Return after the last field finishes, whatever kind that is`() {
    struct Ends: View {
      @State private var isOn = false
      let entry: Entry

      var body: some View {
        FormSteps {
          FormStep("Ends") { Toggle("On", isOn: $isOn) }
        } onFinish: {
          entry.names = ["\(isOn)"]
        }
      }
    }
    let entry = Entry()
    let run = SessionRun(Ends(entry: entry))
    run.type(" \r")
    #expect(entry.names == ["true"])
  }

  @Test func `the button that Return presses is marked`() {
    let marked = SessionRun(Names(entry: Entry()), depth: .none)
    #expect(marked.text.contains("[▸Finish ]"), "\(marked.text)")
  }

  private struct Topics: View {
    @State private var chosen: Set<Int> = [3]
    let entry: Entry

    var body: some View {
      FormSteps {
        FormStep("Topics") { SeveralPicker("Topics", selection: $chosen, from: 1...12, limit: 0...2) { "topic \($0)" } }
      } onFinish: {
        entry.names = chosen.sorted().map(String.init)
      }
    }
  }

  @Test func `several are chosen from a list that is filtered, up to the limit`() {
    let entry = Entry()
    let run = SessionRun(Topics(entry: entry))
    run.type(" ")
    #expect(run.text.contains("topic 7"))
    run.type("11")
    #expect(!run.text.contains("topic 7") && run.text.contains("topic 11"))
    run.type(" ")
    // Two are chosen: no third can be.
    run.type("\u{7F}\u{7F}7 ")
    run.type("\r\r")
    #expect(entry.names == ["3", "11"])
    #expect(run.text.contains("topic 3, topic 11"))
  }

  private struct Stay: View {
    @State private var days = 2
    var body: some View {
      FormSteps {
        FormStep("Your stay in the city") { TextField("Days", value: $days, format: .number).validation(.range(1...5)) }
        FormStep("Rating") { Toggle("I come again", isOn: .constant(true)) }
      } onFinish: {
      }
    }
  }

  @Test func `in a low window the way begins with the number of the step`() {
    let run = SessionRun(Stay(), columns: 20, rows: 6)
    run.type("3")
    #expect(run.shown.contains { $0.contains("Step 1 of 3") }, "\(run.text)")
  }

  @Test func `the title of a form begins where the form does`() throws {
    let schema = try FormSchema(json: #"{"title": "Survey", "properties": {"name": {"title": "Name"}}}"#)
    let answers = SchemaAnswers(schema, values: .object([]))
    let run = SessionRun(SchemaForm(schema: schema, finish: PromptFinish { _ in }, answers: answers))
    // Its form has a box.
    let columns = ["Survey", "╭"].map { word in
      run.shown.lazy.compactMap { row in row.range(of: word).map { row[..<$0.lowerBound].count } }.first
    }
    #expect(columns[0] != nil && columns[0] == columns[1], "\(run.text)")
  }

  @Test func `the mark of a message is beside the first of its lines`() throws {
    let run = SessionRun(Stay().environment(\.errorMark, "✗"), columns: 24, rows: 16)
    for keys in ["9", "\r"] { run.type(keys) }
    let marked = try #require(run.shown.first { $0.contains("✗") }, "\(run.text)")
    #expect(marked.contains("Enter"), "\(run.text)")
  }

  @Test func `the help of a field is in the column of what is entered`() throws {
    let schema = try FormSchema(
      json: #"{"properties": {"tags": {"type": "array", "title": "Tags", "items": {"type": "string"}}}}"#)
    let answers = SchemaAnswers(schema, values: .object([]))
    let run = SessionRun(SchemaForm(schema: schema, finish: PromptFinish { _ in }, answers: answers))
    run.type("one")
    let columns = ["One in each line", "one"].map { word in
      run.shown.lazy.compactMap { row in row.range(of: word).map { row[..<$0.lowerBound].count } }.first
    }
    #expect(columns[0] != nil && columns[0] == columns[1], "\(run.text)")
  }
}
