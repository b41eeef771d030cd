import Foundation
import Platen
import Testing

@testable import PlatenTerminal

/// Windows that have fewer rows than their content.
@MainActor @Suite struct LowWindowTests {
  @Test func whatDoesNotFitIntoALowWindowScrollsAndIsNotDrawnOver() {
    struct Page: View {
      var body: some View {
        VStack(alignment: .leading) {
          VStack(alignment: .leading) { ForEach(1..<9) { Text("Line \($0)") } }
            .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
          Divider()
          Button("Next") {}
        }
      }
    }
    let run = SessionRun(Page(), columns: 40, rows: 6)
    // The button has the focus, and what is above it is whole.
    #expect(run.text.contains("▐ Next ▌"))
    #expect(run.text.contains("Line 8"))
    run.session.resize(columns: 40, rows: 12)
    for line in 1..<9 { #expect(run.text.contains("Line \(line)")) }
    #expect(run.text.contains("▐ Next ▌"))
  }

  @Test(arguments: [5, 6, 8]) func aFormInALowWindowKeepsRowsForItself(rows: Int) {
    struct Page: View {
      @State private var name = ""
      var body: some View {
        VStack {
          Form { Section("Account") { TextField("Full name", text: $name) } }
          Divider()
          HStack {
            Button("Previous") {}
            Spacer()
            Button("Next") {}
          }
        }
      }
    }
    let run = SessionRun(Page(), columns: 20, rows: rows)
    run.type("Ada")
    #expect(run.text.contains("Full name"))
    #expect(run.text.contains("Ada"))
    run.type("\t\t")
    #expect(run.text.contains("▐ Next ▌"))
  }

  @Test func aTextInALowWindowIsWhole() {
    let words = "The arrow keys move the square while the board has the focus"
    let run = SessionRun(
      VStack(alignment: .leading) {
        Text(words)
        ForEach(0..<8) { Text("\($0)") }
        Button("Start") {}
      }, columns: 30, rows: 8)
    run.type("\u{1B}[5~")
    #expect(run.shown.joined(separator: " ").split(separator: " ").joined(separator: " ").contains(words))
    let fixed = SessionRun(Text(words).frame(height: 16), columns: 30, rows: 8)
    #expect(fixed.text.contains("…"), "a height that is set holds")
  }

  @Test func drawingAgainKeepsWhatTheUserHasScrolledTo() {
    struct Page: View {
      @State private var name = ""
      var body: some View {
        ScrollView {
          VStack(alignment: .leading) {
            TextField("Name", text: $name)
            ForEach(1..<40) { Text("Line \($0)") }
          }
        }
      }
    }
    let run = SessionRun(Page(), columns: 40, rows: 10)
    // The wheel, over the rows.
    for _ in 0..<4 { run.type("\u{1B}[<65;10;5M") }
    let scrolled = run.text
    #expect(!scrolled.contains("Line 1\n"))
    run.type("\u{0C}")
    #expect(run.text == scrolled)
  }
}
