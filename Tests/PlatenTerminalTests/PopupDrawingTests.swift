import Platen
import Testing

@testable import PlatenTerminal

/// What is open to choose from, as it is drawn and worked by keys and the mouse.
@MainActor @Suite struct PopupDrawingTests {
  private static let names = (1...12).map { "Item \($0)" }

  private struct Order: View {
    @State var item = "Item 2"
    @State private var presses = 0

    var body: some View {
      VStack(alignment: .leading) {
        Picker("Item", selection: $item) {
          ForEach(PopupDrawingTests.names, id: \.self) { Text($0) }
        }
        Button("Press") { presses += 1 }
        Text("\(item), \(presses)")
      }
    }
  }

  private func row(_ text: String, in run: SessionRun) -> Int? {
    run.session.screenText.firstIndex { $0.contains(text) }
  }

  /// The first cell of a text, counted from 1 as terminals report the mouse.
  private func place(of text: String, in run: SessionRun) throws -> (column: Int, line: Int) {
    let place = try #require(row(text, in: run))
    let line = run.session.screenText[place]
    let range = try #require(line.firstRange(of: text))
    return (line.distance(from: line.startIndex, to: range.lowerBound) + 1, place + 1)
  }

  /// A click on the first cell of a text.
  private func click(_ text: String, in run: SessionRun) throws {
    let (column, line) = try place(of: text, in: run)
    run.type("\u{1B}[<0;\(column);\(line)M\u{1B}[<0;\(column);\(line)m")
  }

  @Test func `a list has a line around it and marks what is chosen`() {
    let run = SessionRun(Order(), columns: 40, rows: 24)
    run.type("\r")
    #expect(run.text.contains("╭") && run.text.contains("╰"))
    #expect(run.text.contains("✓ Item 2"))
    #expect(run.text.contains("  Item 12"))
    run.type("\u{1B}[B\r")
    #expect(!run.text.contains("╭"))
    #expect(run.text.contains("Item 3, 0"))
  }

  @Test func `the help line names the keys of what is open`() {
    let run = SessionRun(Order(), columns: 60, rows: 24)
    #expect(run.text.contains("Enter choose"))
    run.type("\r")
    #expect(run.text.contains("↑↓ choose") && run.text.contains("Enter take") && run.text.contains("Esc close"))
    run.type("\u{1B}[27u")
    #expect(run.text.contains("Enter choose"))
  }

  @Test func `a list that is taller than the screen scrolls by keys and by the wheel`() throws {
    let run = SessionRun(Order(), columns: 40, rows: 10)
    run.type("\r")
    #expect(row("Item 2 ", in: run) != nil)
    #expect(row("Item 12", in: run) == nil)
    run.type("\u{1B}[F")
    #expect(row("Item 12", in: run) != nil)
    let (column, line) = try place(of: "Item 12", in: run)
    run.type(String(repeating: "\u{1B}[<64;\(column);\(line)M", count: 4))
    #expect(row("Item 12", in: run) == nil)
    #expect(row("Item 1 ", in: run) != nil)
  }

  @Test func `a click chooses, and a click elsewhere only closes the list`() throws {
    let run = SessionRun(Order(), columns: 40, rows: 24)
    run.type("\r")
    try click("Item 5", in: run)
    #expect(run.text.contains("Item 5, 0"))
    run.type("\r")
    run.type("\u{1B}[<0;39;23M\u{1B}[<0;39;23m")
    #expect(!run.text.contains("╭"))
    #expect(run.text.contains("Item 5, 0"))
    try click("Press", in: run)
    #expect(run.text.contains("Item 5, 1"))
  }

  @Test func `Control-C and Control-Q close an open list and do not end the program`() {
    for key in ["\u{3}", "\u{11}"] {
      let run = SessionRun(Order(), columns: 40, rows: 24)
      run.type("\r")
      run.type(key)
      #expect(run.status == nil)
      #expect(!run.text.contains("╭"))
    }
  }

  @Test func `a list stays inside of the screen where its control is at the lower edge`() {
    struct Low: View {
      @State private var item = "One"
      var body: some View {
        VStack {
          Spacer()
          Picker("Item", selection: $item) { ForEach(["One", "Two", "Three"], id: \.self) { Text($0) } }
        }
      }
    }
    let run = SessionRun(Low(), columns: 40, rows: 12)
    run.type("\r")
    #expect(run.text.contains("✓ One") && run.text.contains("Three"))
    #expect(run.text.contains("╭") && run.text.contains("╰"))
  }

  @Test func `a month is drawn by weeks`() {
    struct Trip: View {
      @State private var day = Date(timeIntervalSince1970: 1_773_144_000)
      var body: some View {
        DatePicker("Day", selection: $day, displayedComponents: .date).datePickerStyle(.graphical)
          .environment(\.timeZone, .gmt).environment(\.locale, Locale(identifier: "en_US"))
      }
    }
    // 10 March 2026; the first of the month is a Sunday.
    let run = SessionRun(Trip(), columns: 40, rows: 14)
    #expect(run.text.contains("March 2026"))
    #expect(run.text.contains(" S   M   T   W   T   F   S"))
    #expect(run.text.contains(" 1   2   3   4   5   6   7"))
    #expect(run.text.contains(" 8   9  10  11  12  13  14"))
    run.type("\u{1B}[6~")
    #expect(run.text.contains("April 2026"))
  }

  private struct Trip: View {
    @State private var city = ""
    private var cities: [String] { ["Oslo", "Osaka"].filter { $0.hasPrefix(city) } }
    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        TextField("City", text: $city).textInputSuggestions(cities, id: \.self) { Text($0).textInputCompletion($0) }
        Text("below the field")
        Text("and the second row")
      }
    }
  }

  @Test func `where nothing is suggested the views below a field are seen`() {
    let run = SessionRun(Trip(), columns: 40, rows: 12)
    run.type("Os")
    #expect(run.text.contains("Osaka") && run.text.contains("╭") && !run.text.contains("and the second row"))
    run.type("x")
    #expect(!run.text.contains("╭"), "\(run.text)")
    #expect(run.text.contains("below the field") && run.text.contains("and the second row"), "\(run.text)")
    run.type("\u{7F}")
    #expect(run.text.contains("Osaka") && run.text.contains("╭"), "\(run.text)")
  }
}
