import Foundation
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

  private struct Stop: View {
    let title: String
    @State private var name = "Bergen"
    @State private var isOn = false
    var body: some View {
      VStack {
        HStack {
          TextField("Place", text: $name)
          Toggle(title, isOn: $isOn)
        }
      }
      .padding()
    }
  }

  @Test func aLabelHasTheColumnsOfThePaddingWhereItNeedsThem() {
    // The mark and its label take 11 of the 14 columns.
    #expect(SessionRun(Stop(title: "Summary"), columns: 14, rows: 8).text.contains("[ ] Summary"))
  }

  @Test func theSpaceBeforeAViewYieldsBeforeTheView() {
    struct Page: View {
      @State private var isOn = false
      var body: some View {
        VStack(alignment: .leading) {
          HStack(spacing: 16) {
            Button("Stops") {}.buttonStyle(.plain)
            Button("Days") {}.buttonStyle(.plain)
            Spacer()
            Toggle("Summary", isOn: $isOn).fixedSize()
          }
        }
        .padding()
      }
    }
    #expect(SessionRun(Page(), columns: 14, rows: 8).text.contains("[ ] Summary"))
    // Where there is space, the view is at the end of its line.
    #expect(SessionRun(Page(), columns: 18, rows: 8).text.contains("     [ ] Summary"))
  }

  @Test func aWordOfALabelIsTruncatedAndNotBroken() {
    let text = SessionRun(Stop(title: "Reservations confirmed"), columns: 14, rows: 10).text
    #expect(text.contains("Reserva…") && text.contains("confirm…"))
    #expect(!text.contains("tions"))
  }

  /// The buttons of a stepper and the parts of a date belong together: the label is above them.
  @Test(arguments: [14, 16, 18, 20, 22, 24, 26]) func controlsStayBesideOneAnother(columns: Int) throws {
    struct Page: View {
      @State private var count = 3
      @State private var day = Date(timeIntervalSince1970: 1_773_144_000)
      var body: some View {
        VStack(alignment: .leading) {
          Stepper("Quantity", value: $count)
          DatePicker("Arrival", selection: $day)
        }
        .padding()
        .environment(\.timeZone, .gmt)
        .environment(\.locale, Locale(identifier: "en_US"))
      }
    }
    let run = SessionRun(Page(), columns: columns, rows: 12)
    #expect(run.shown.contains { $0.contains("−") && $0.contains("+") })
    let label = try #require(run.shown.firstIndex { $0.contains("Arrival") })
    #expect(run.shown[label].trimmingCharacters(in: .whitespaces) == "Arrival")
    #expect(run.shown[label + 1].contains("03/10/2026"))
  }

  @Test func aLabelInAButtonIsTruncatedAtItsLongWords() {
    struct Page: View {
      var body: some View { Button("All recommendations") {} }
    }
    let run = SessionRun(Page(), columns: 14, rows: 6)
    #expect(run.text.contains("All") && run.text.contains("recommend"))
    #expect(run.shown.allSatisfy { !$0.contains("ndations") || $0.contains("recommendations") })
  }

  @Test(arguments: [16, 24, 30, 44, 60]) func segmentsAreInAsManyRowsAsTheyNeed(columns: Int) throws {
    struct Tip: View {
      @State private var share = 15
      var body: some View {
        Form {
          Picker("Share", selection: $share) {
            ForEach([0, 10, 15, 20, 25], id: \.self) { Text("\($0) percent") }
          }
          .pickerStyle(.segmented)
          Text("Chosen: \(share)")
        }
      }
    }
    let run = SessionRun(Tip(), columns: columns, rows: 24)
    let rows = run.shown.filter { $0.contains("│") }
    #expect(rows.allSatisfy { $0.filter { $0 == "│" }.count == 2 }, "the borders are whole")
    for share in [0, 10, 15, 20, 25] { #expect(run.text.contains("\(share) percent"), "\(share) in \(columns)") }
    run.type("\u{1B}[C\u{1B}[C")
    #expect(run.text.contains("Chosen: 25"))
    // A click on the first one.
    let y = try #require(run.shown.firstIndex { $0.contains(" 0 percent") })
    let x = run.shown[y].distance(from: run.shown[y].startIndex, to: run.shown[y].range(of: "0 percent")!.lowerBound)
    run.type("\u{1B}[<0;\(x + 1);\(y + 1)M\u{1B}[<0;\(x + 1);\(y + 1)m")
    #expect(run.text.contains("Chosen: 0"))
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

  @Test(arguments: [18, 20, 22, 30]) func buttonsThatDoNotFitAreInSeveralLines(columns: Int) {
    let run = SessionRun(
      HStack {
        Button("Previous") {}
        Spacer()
        Text("1 of 71")
        Spacer()
        Button("Next") {}
      }, columns: columns, rows: 8)
    for words in ["▐ Previous ▌", "1 of 71", "▐ Next ▌"] {
      #expect(run.text.contains(words), "\(words) in \(columns)")
    }
  }

  @Test(arguments: [24, 30, 60]) func titlesOfAnAlertAreWhole(columns: Int) {
    struct Discard: View {
      @State private var asks = true
      var body: some View {
        Text("A draft").alert("Discard?", isPresented: $asks) {
          Button("Discard all", role: .destructive) {}
          Button("Keep editing", role: .cancel) {}
        }
      }
    }
    let run = SessionRun(Discard(), columns: columns, rows: 15)
    for title in ["Discard all", "Keep editing"] { #expect(run.text.contains(title), "\(title) in \(columns)") }
    let isOneRow = run.session.screenText.contains { $0.contains("Discard all") && $0.contains("Keep editing") }
    #expect(isOneRow == (columns == 60))
  }

  private struct Search: View {
    @State private var text = ""
    var body: some View {
      HStack {
        TextField("Find", text: $text)
        Button("Find") {}
        Button("Clear") {}
      }
    }
  }

  @Test(arguments: [20, 24, 30]) func aFieldBesideButtonsCanBeReadWhileTyping(columns: Int) {
    let run = SessionRun(Search(), columns: columns, rows: 8)
    run.type("abcdefghij")
    #expect(run.text.contains("abcdefghij"))
    #expect(run.text.contains("▐ Find ▌"))
    #expect(run.text.contains("▐ Clear ▌"))
  }

  @Test(arguments: [20, 24, 30, 36, 40]) func fixedWidthsLeaveTheBordersWhole(columns: Int) {
    struct Line: View {
      @State private var pieces = 12
      @State private var price = 95
      var body: some View {
        Form {
          Section("Lines") {
            HStack {
              TextField("Pieces", value: $pieces, format: .number).frame(width: 60)
              Text("×")
              TextField("Price", value: $price, format: .number).frame(width: 110)
              Spacer()
              Text("€1,140.00")
            }
            .labelsHidden()
            Text("wide").frame(width: 400)
            Text("at least").frame(minWidth: 400)
          }
        }
      }
    }
    let run = SessionRun(Line(), columns: columns, rows: 24)
    let rows = run.shown.filter { $0.contains("│") }
    #expect(!rows.isEmpty && rows.allSatisfy { $0.filter { $0 == "│" }.count == 2 }, "\(run.text)")
    for words in ["12", "95", "€1,140.00", "wide", "at least"] {
      #expect(run.text.contains(words), "\(words) in \(columns)")
    }
  }

  @Test(arguments: [20, 24, 30, 40]) func boxesOfACodeAreAllShown(columns: Int) {
    let code = "482915"
    let boxes = HStack(spacing: 8) {
      ForEach(Array(code.enumerated()), id: \.offset) { _, digit in
        Text(String(digit)).frame(width: 44, height: 56)
          .overlay(RoundedRectangle(cornerRadius: 8).stroke(.blue))
      }
    }
    let run = SessionRun(boxes, columns: columns, rows: 8)
    // The last row may name keys.
    #expect(run.shown.dropLast().joined().filter(\.isNumber) == code)
  }

  @Test func columnsOfAGridThatIsTooWideAreAllShown() {
    let run = SessionRun(
      Grid {
        GridRow {
          Text("Total interest paid")
          Text("$125,468.00")
        }
      }, columns: 24, rows: 8)
    #expect(run.text.contains("Total"))
    #expect(run.text.contains("$125,468.00"))
  }

  @Test func aWindowThatBecomesNarrowAndWideAgainKeepsTheTextWhileTyping() {
    let run = SessionRun(Search(), columns: 120, rows: 8)
    let before = run.session.screenText
    for (letter, columns) in zip("abcdef", [20, 120, 24, 40, 30, 120]) {
      run.type(String(letter))
      run.session.resize(columns: columns, rows: 8)
      for title in ["▐ Find ▌", "▐ Clear ▌"] { #expect(run.text.contains(title), "\(title) in \(columns)") }
    }
    #expect(run.text.contains("abcdef"))
    run.type(String(repeating: "\u{7F}", count: 6))
    #expect(run.session.screenText == before)
  }

  @Test(arguments: [12, 16, 20, 24]) func boxesOfACodeAreNotDrawnOverWhatIsAroundThem(columns: Int) {
    let run = SessionRun(
      VStack {
        Text("Enter")
        HStack(spacing: 8) {
          ForEach(Array("482915".enumerated()), id: \.offset) { _, digit in
            Text(String(digit)).frame(width: 44, height: 56)
              .overlay(RoundedRectangle(cornerRadius: 8).stroke(.blue))
          }
        }
        .frame(height: 56)
        Text("Again")
      }
      .padding(.horizontal, 24), columns: columns, rows: 21)
    #expect(run.shown.dropLast().joined().filter(\.isNumber) == "482915", "besides the row of keys")
    #expect(run.text.contains("Enter"))
    #expect(run.text.contains("Again"))
  }

  @Test func boxesThatAreTooNarrowForALineHaveALowerEdgeWithoutColours() {
    let boxes = HStack(spacing: 8) {
      ForEach(0..<6) { _ in
        Text(" ").frame(width: 44, height: 56).overlay(RoundedRectangle(cornerRadius: 8).stroke(.blue))
      }
    }
    let run = SessionRun(boxes, columns: 18, rows: 6, depth: .none)
    #expect(run.text.contains("__ __ __ __ __ __"))
  }

  @Test func aLabelThatLeavesNothingBesideItIsAboveItsValue() {
    let run = SessionRun(
      LabeledContent("A label of many words here", value: "(201) 555 - 0123"), columns: 30, rows: 8)
    #expect(run.text.contains("A label of many words here"))
    #expect(run.text.contains("(201) 555 - 0123"))
  }

  @Test func buttonsThatTouchOneAnotherAreBrokenIntoLines() {
    let run = SessionRun(
      HStack(spacing: 0) {
        ForEach(["Day", "Week", "A whole month"], id: \.self) { name in
          Button(name) {}.buttonStyle(.bordered)
        }
      }, columns: 22, rows: 8)
    for name in ["▐ Day ▌", "▐ Week ▌", "▐ A whole month ▌"] { #expect(run.text.contains(name)) }
  }

  @Test func cellsOfAGridThatNeedMoreThanTheirColumnsAreBelowOneAnother() {
    let run = SessionRun(
      Grid {
        GridRow {
          Text("Subtotal")
          Text("€1,430.00")
        }
        GridRow {
          Text("VAT")
          Text("€271.70")
        }
      }, columns: 14, rows: 8)
    #expect(
      run.shown.prefix(6).map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty } == [
        "Subtotal", "€1,430.00", "VAT", "€271.70",
      ])
  }

  @Test(arguments: [36, 40, 46]) func `a title is shortened before an item of the bar is`(columns: Int) {
    struct Page: View {
      var body: some View {
        NavigationStack {
          Text("Content")
            .navigationTitle("The plan of the week")
            .toolbar {
              Button("Edit") {}
              Button("Share") {}
            }
        }
      }
    }
    let bar = SessionRun(Page(), columns: columns, rows: 8).shown[0]
    #expect(bar.contains("▐ Edit ▌ ▐ Share ▌") && bar.contains("The plan"), "\(bar)")
  }

  @Test func `the focus of segments is reversed without colours`() {
    struct Page: View {
      @State private var size = 0
      var body: some View {
        VStack {
          TextField("Name", text: .constant(""))
          Picker("Size", selection: $size) { Text("Small").tag(0) }.pickerStyle(.segmented).labelsHidden()
        }
      }
    }
    let run = SessionRun(Page(), columns: 30, rows: 6, depth: .none)
    func attributes() -> CellStyle.Attributes? {
      let buffer = run.session.buffer
      return (0..<6).lazy.compactMap { y in buffer.text(row: y).range(of: "Small").map { (y, $0) } }.first.map {
        buffer[buffer.text(row: $0.0).distance(from: buffer.text(row: $0.0).startIndex, to: $0.1.lowerBound), $0.0]
          .style.attributes
      }
    }
    #expect(attributes() == [.bold, .underline])
    run.type("\t")
    #expect(attributes() == [.bold, .reverse])
  }
}
