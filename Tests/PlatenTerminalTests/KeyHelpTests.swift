import Foundation
import Platen
import Testing

@testable import PlatenTerminal

/// The line and the list that say what the keys do.
@MainActor @Suite struct KeyHelpTests {
  private struct Account: View {
    @State private var name = ""
    @State private var kind = "One"
    var body: some View {
      Form {
        TextField("Name", text: $name)
        Picker("Kind", selection: $kind) { ForEach(["One", "Two"], id: \.self) { Text($0) } }
        Button("Save") {}
      }
    }
  }

  private func hints(_ run: SessionRun) -> String { run.session.screenText.last ?? "" }

  @Test func theHelpLineFollowsTheFocus() {
    let run = SessionRun(Account(), columns: 80)
    #expect(hints(run).contains("^_ undo"))
    run.type("\t")
    #expect(hints(run).contains("Enter choose"))
    #expect(!hints(run).contains("undo"))
    run.type("\r")
    #expect(hints(run).contains("↑↓ choose"))
    #expect(hints(run).contains("Enter take"))
    run.type("\r\t")
    #expect(hints(run).contains("Enter press"))
  }

  /// As the stars of a rating are written: a key presses what a tap does.
  @Test func theHelpLineSaysThatAViewCanBeTapped() {
    struct Star: View {
      @State private var isOn = false
      var body: some View {
        Image(systemName: isOn ? "star.fill" : "star").onTapGesture { isOn.toggle() }
        Text("Disabled").onTapGesture {}.disabled(true)
      }
    }
    let run = SessionRun(Star(), columns: 80)
    run.type("\t")
    #expect(hints(run).contains("Enter press"))
    run.type("\r")
    #expect(run.session.screenText.contains { $0.contains("★") })
  }

  private struct Songs: View {
    @State private var songs = ["Intro", "Theme"]
    var body: some View {
      List { ForEach(songs, id: \.self) { Text($0) }.onDelete { songs.remove(atOffsets: $0) } }
    }
  }

  @Test func `the help line of a row that a press does nothing with has no key for one`() {
    let run = SessionRun(Songs(), columns: 80)
    #expect(hints(run).contains("Tab next"))
    #expect(!hints(run).contains("Enter"))
  }

  @Test func theHelpLineOfAPromptNamesTheKeyThatCancelsIt() {
    let run = SessionRun(Account(), columns: 100, rows: 60, endKeys: .escape)
    #expect(hints(run).contains("Esc cancel"))
    #expect(!hints(run).contains("quit"))
    // A selection changes nothing about it.
    run.type("ab\u{1B}[1;2D")
    #expect(hints(run).contains("^C copy") && hints(run).contains("Esc cancel"))
    run.type("\u{1B}OP")
    #expect(run.text.contains("Esc") && run.text.contains("Cancel"))
    #expect(!run.text.contains("Remove the selection"))
  }

  private struct Filled: View {
    @State private var name = "Ada"
    var body: some View { TextField("Name", text: $name) }
  }

  @Test func `Escape cancels a prompt whose value is selected, and only deselects in a program`() {
    let prompt = SessionRun(Filled(), endKeys: .escape)
    prompt.type("\u{1B}")
    prompt.session.inputPaused()
    #expect(prompt.status == 130)
    let program = SessionRun(Filled())
    program.type("\u{1B}")
    program.session.inputPaused()
    #expect(program.status == nil)
    program.type("x")
    #expect(program.text.contains("Adax"))
  }

  @Test(arguments: [32, 36, 44, 60])
  func theHelpLineOfANarrowWindowNamesTheKeysThatLeadOut(columns: Int) {
    let run = SessionRun(Account(), columns: columns)
    #expect(hints(run).contains("Tab next"))
    #expect(hints(run).contains("^C quit"))
    #expect(hints(run).contains("F1 keys"))
  }

  @Test(arguments: [12, 16, 20, 31])
  func `the row of keys of a narrow window has the key of all others`(columns: Int) {
    let run = SessionRun(Account(), columns: columns, rows: 16)
    #expect(hints(run).contains("F1 keys"))
    #expect(hints(run).contains("Tab next") == (columns >= 20))
    #expect(!SessionRun(Account(), columns: columns, rows: 15).text.contains("F1"), "the rows are for the views")
  }

  private struct Guarded: View {
    @State private var text = "a"
    let isSecure: Bool
    let isGuarded: Bool
    var body: some View {
      Text("Below").sheet(isPresented: .constant(true)) {
        Form {
          if isSecure { SecureField("Text", text: $text) } else { TextField("Text", text: $text) }
        }
        .interactiveDismissDisabled(isGuarded)
      }
    }
  }

  @Test(arguments: [false, true], [false, true])
  func theHelpLineHasNoKeysWithoutAnEffect(isSecure: Bool, isGuarded: Bool) {
    let run = SessionRun(Guarded(isSecure: isSecure, isGuarded: isGuarded), columns: 100, rows: 40)
    #expect(hints(run).contains("undo") == !isSecure)
    #expect(hints(run).contains("Esc close") == !isGuarded)
    run.type("\u{1B}OP")
    #expect(run.text.contains("Undo") == !isSecure)
  }

  @Test func theHelpLineNamesTheKeysThatAProgramBinds() {
    let run = SessionRun(
      Account().keyBindings(
        FrontEndKeyBindings([
          .init("_", modifiers: .control, in: .text, to: .nothing),
          .init("/", modifiers: .control, in: .text, to: .nothing),
          .init("-", modifiers: .control, in: .text, to: .nothing),
          .init("u", modifiers: .control, in: .text, to: .edit(.undo)),
        ])), columns: 80)
    #expect(hints(run).contains("^U undo"))
  }

  @Test func f1ListsAllKeysOfAFieldAndEscapeClosesTheList() {
    let run = SessionRun(Account(), columns: 100, rows: 40)
    run.type("\u{1B}OP")
    #expect(run.text.contains("Keys"))
    #expect(run.text.contains("Delete the word before"))
    #expect(run.text.contains("Next field"))
    #expect(!run.text.contains("Next value"))
    run.type("\u{1B}")
    run.session.inputPaused()
    #expect(!run.text.contains("Delete the word before"))
    #expect(run.status == nil)
  }

  /// What fills in a form and leaves it comes before what only makes editing faster, whatever the tables' order is.
  @Test(arguments: ["readline", "desktop", "macOS"])
  func `the list begins with the keys that a user needs first`(name: String) throws {
    let tables = ["readline": FrontEndKeyBindings.readline, "desktop": .desktop, "macOS": .macOS]
    let help = KeyHelp(own: FrontEndKeyBindings(), table: try #require(tables[name]), context: .line)
    let meanings = help.lines(escape: "Cancel") { $0 != .deselect && $0 != .press }.map(\.meaning)
    func place(_ meaning: String) throws -> Int { try #require(meanings.firstIndex(of: meaning), "\(meaning)") }
    #expect(meanings.first == "Submit")
    // The keys of a Mac undo with Command alone, and such keys are not listed.
    let undo = name == "macOS" ? [] : ["Undo"]
    let order =
      ["Submit", "Next field", "Previous field", "Cancel"] + undo + ["Delete before", "Move back", "Select back"]
    #expect(try order.map(place) == order.map(place).sorted())
  }

  @Test func `an open list has its own keys first`() throws {
    let help = KeyHelp(own: FrontEndKeyBindings(), table: .readline, context: .choices)
    let meanings = help.lines { _ in true }.map(\.meaning)
    #expect(meanings.first == "Choose")
    let (line, field) = (meanings.firstIndex(of: "Next line"), meanings.firstIndex(of: "Next field"))
    #expect(try #require(line) < #require(field))
  }

  @Test(arguments: [50, 60, 71, 100])
  func `what keys do is not cut off where the window is narrow`(columns: Int) {
    let run = SessionRun(Account(), columns: columns, rows: 60)
    run.type("\u{1B}OP")
    #expect(run.text.contains("Move to the start of the line"))
    #expect(run.text.contains("Home"))
    // Other keys for the same are left out where there is no space.
    #expect(run.text.contains("Ctrl-Shift-Home") == (columns == 100))
  }

  @Test(arguments: [22, 30, 40])
  func `what keys do goes on below where a line has no space for it`(columns: Int) throws {
    let run = SessionRun(Account(), columns: columns, rows: 200)
    run.type("\u{1B}OP")
    let rows = run.shown.filter { $0.contains("│") }
    let words = rows.joined(separator: " ").split { " │".contains($0) }.map(String.init)
    // The words of one row stay whole, and those below it follow them.
    let home = try #require(words.firstIndex(of: "Home"))
    #expect(Array(words[(home + 1)...].prefix(7)) == ["Move", "to", "the", "start", "of", "the", "line"])
    #expect(rows.allSatisfy { $0.filter { $0 == "│" }.count == 2 })
  }

  @Test func `the key that quits copies in a text of a full screen alone, and the list says so`() {
    let run = SessionRun(Account(), columns: 100, rows: 60)
    run.type("\u{1B}OP")
    #expect(run.text.contains("Copy, or quit"))
    run.type("\u{1B}OP\t?")
    #expect(!run.text.contains("Copy, or quit") && !run.text.contains("Select a page"), "\(run.text)")
    let inline = TerminalSession(
      host: ViewHost(Account()), capabilities: TerminalCapabilities(colorDepth: .trueColor, isDark: true),
      placement: .inline(showsKeys: true), columns: 100, rows: 60)
    inline.endKeys = .escape
    inline.start()
    inline.receive(Array("\u{1B}OP".utf8))
    let lines = inline.screenText
    #expect(!lines.contains { $0.contains("Copy, or quit") })
    #expect(lines.contains { $0.contains("^C") && $0.contains("Cancel") }, "\(lines)")
  }

  /// The other way to copy, since CUA: it ended the program where nothing was selected.
  @Test(arguments: [false, true]) func `Control-Insert copies and ends nothing`(selects: Bool) {
    for placement in [TerminalPlacement.fullScreen, .inline(showsKeys: true)] {
      let session = TerminalSession(
        host: ViewHost(Account()), capabilities: TerminalCapabilities(colorDepth: .trueColor), placement: placement,
        columns: 80, rows: 24)
      var status: Int32?
      session.onQuit = { status = $0 }
      session.start()
      session.receive(Array("abc".utf8))
      if selects { session.receive(Array("\u{1B}[1;2D".utf8)) }
      session.receive(Array("\u{1B}[2;5~".utf8))
      #expect(status == nil)
      #expect(session.clipboard.text == (selects ? "c" : ""))
    }
  }

  private struct Day: View {
    @State private var day = Date(timeIntervalSince1970: 0)
    var body: some View {
      DatePicker("Day", selection: $day, displayedComponents: .date).datePickerStyle(.graphical)
    }
  }

  @Test func `the keys of a month in the page lead to days and weeks`() {
    let run = SessionRun(Day(), columns: 100, rows: 60)
    run.type("?")
    #expect(run.text.contains("A week on") && run.text.contains("Next month"), "\(run.text)")
    #expect(!run.text.contains("Next value"))
  }

  @Test func aQuestionMarkListsTheKeysOutsideOfTextAlone() {
    let run = SessionRun(Account(), columns: 100, rows: 40)
    run.type("?")
    #expect(run.text.contains("Name ▌?") || run.text.contains("?"))
    #expect(!run.text.contains("These keys"))
    run.type("\t?")
    #expect(run.text.contains("These keys"))
    run.type("?")
    #expect(!run.text.contains("These keys"))
  }

  @Test func theListOfAnOpenListHasItsKeys() {
    let run = SessionRun(Account(), columns: 100, rows: 40)
    run.type("\t\r\u{1B}OP")
    #expect(run.text.contains("Previous line"))
    #expect(!run.text.contains("Delete the word before"))
  }

  @Test func aQuestionMarkListsTheKeysOfAnOpenList() {
    let run = SessionRun(Account(), columns: 100, rows: 40)
    run.type("\t\r?")
    #expect(run.text.contains("Previous line"))
    #expect(hints(run).contains("↑↓ scroll   Esc close"))
    run.type("?")
    #expect(!run.text.contains("Previous line"))
    // The list is still open.
    #expect(hints(run).contains("↑↓ choose"))
    run.type("t\r")
    #expect(run.text.contains("Two"))
  }

  private struct Answers: View {
    @State private var answer = "Yes"
    var body: some View {
      Picker("Answer", selection: $answer) { ForEach(["Yes", "?", "No"], id: \.self) { Text($0) } }
    }
  }

  @Test func aQuestionMarkSelectsALineThatBeginsWithIt() {
    let run = SessionRun(Answers(), columns: 60)
    run.type("\r?")
    #expect(!run.text.contains("Previous line"))
    run.type("\r")
    #expect(run.text.contains("Answer  ?"))
    run.type("\r\u{1B}?")
    #expect(run.text.contains("Previous line"))
  }

  /// Some windows around terminals take F1 for their own help.
  @Test func altQuestionMarkListsTheKeysOfAField() {
    let run = SessionRun(Account(), columns: 100, rows: 40)
    run.type("\u{1B}?")
    #expect(run.text.contains("Delete the word before"))
    #expect(!run.text.contains("▌?"))
  }

  @Test func anotherKeyClosesTheListAndHasItsEffect() {
    let run = SessionRun(Account(), columns: 100, rows: 40)
    run.type("\u{1B}OPx")
    #expect(!run.text.contains("These keys"))
    #expect(run.text.contains("▌x"))
  }

  @Test func theListScrollsInALowWindow() {
    let run = SessionRun(Account(), columns: 50, rows: 10)
    run.type("\u{1B}OP")
    let first = run.text
    run.type("\u{1B}[6~")
    #expect(run.text != first)
    #expect(run.text.contains("Keys"))
  }
}
