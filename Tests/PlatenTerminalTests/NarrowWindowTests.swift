import Platen
import Testing

@testable import PlatenTerminal

/// Windows that are narrower than their content.
@MainActor @Suite struct NarrowWindowTests {
  @Test func labelsAreAboveTheirFields() throws {
    struct Account: View {
      @State private var name = ""
      var body: some View {
        Form { TextField("Full name", text: $name, prompt: Text("Required")) }
      }
    }
    let run = SessionRun(Account(), columns: 30, rows: 10)
    let label = try #require(run.shown.firstIndex { $0.contains("Full name") })
    #expect(run.shown[label + 1].contains("Required"))
    run.type("Ada")
    #expect(run.shown[label].contains("Full name"))
    #expect(run.shown[label + 1].contains("Ada"))
  }

  @Test(arguments: [27, 300]) func aLongWordLeavesTheBordersWhole(letters: Int) throws {
    let word = String((0..<letters).map { Character("\($0 % 10)") })
    let run = SessionRun(Form { Section("Account") { Text(verbatim: word) } }, columns: 30, rows: 20)
    let rows = run.shown.filter { $0.contains("│") }
    #expect(!rows.isEmpty && rows.allSatisfy { $0.filter { $0 == "│" }.count == 2 })
    // No digit is lost where the word is broken.
    #expect(rows.joined().filter(\.isNumber) == word)
  }

  @Test func whatIsTooWideStartsAtTheLeftEdge() {
    let run = SessionRun(
      NavigationStack {
        HStack {
          Text("Beginning").frame(width: 320)
          TextField("", text: .constant("End")).frame(width: 320)
        }
        .navigationTitle("Wide")
      }, columns: 60, rows: 10)
    #expect(run.text.contains("Beginning"))
  }

  @Test func aFieldThatIsReachedKeepsItsLabelInTheWindow() {
    let run = SessionRun(
      HStack {
        Text("Customer").frame(width: 160)
        TextField("", text: .constant("Analytical Engines")).frame(width: 480)
      }, columns: 60, rows: 10)
    #expect(run.text.contains("Customer"))
    run.type(String(repeating: "x", count: 70))
    #expect(run.session.cursor.map { $0.x < 60 } == true)
  }

  @Test func wordsAreNotBrokenByLetters() {
    let run = SessionRun(
      HStack {
        Button("Remember") {}
        Button("Cancel") {}
        Button("Connect") {}
      }, columns: 24, rows: 8)
    #expect(run.text.contains("Remember"))
    #expect(run.text.contains("Cancel"))
  }

  @Test func aWordThatIsWiderThanTheWindowIsBroken() {
    let run = SessionRun(VStack { Text(String(repeating: "x", count: 30)) }, columns: 12, rows: 6)
    #expect(run.text.filter { $0 == "x" }.count == 30)
  }
}
