import EditingTestSupport
import Testing
import TextEditing

/// Editing by field in a full date.
@Suite struct DateSegmentTests {
  private func live(_ pattern: String) throws -> LiveDate { LiveDate(try #require(DateShape(pattern: pattern))) }

  private func field(_ live: LiveDate, _ start: String) -> EditingSession {
    var plain = session(start)
    let selection = plain.state.selection
    plain.format = live.format
    plain.perform(.select(selection))
    return plain
  }

  private func step(_ pattern: String, _ start: String, _ directions: EditDirection...) throws -> String {
    var field = field(try live(pattern), start)
    for direction in directions { field.perform(.move(direction, .line, extending: false)) }
    return picture(field)
  }

  @Test func typingOverADigitReplacesIt() throws {
    var field = field(try live("MM/dd/yyyy"), "|11/20/2026")
    field.type("0")
    #expect(picture(field) == "0|1/20/2026")
    field.type("9")
    #expect(picture(field) == "09/|20/2026")
    field.type("312027")
    #expect(picture(field) == "09/31/2027|")
    #expect(field.perform(.insert("1")) == [.refused(.format)])
  }

  @Test func aDigitThatBeginsNoValueReplacesTheWholeField() throws {
    var field = field(try live("MM/dd/yyyy"), "|11/20/2026")
    field.type("4")
    #expect(picture(field) == "04/|20/2026")
    field = self.field(try live("HH:mm"), "|11:20")
    field.type("9")
    #expect(picture(field) == "09:|20")
  }

  @Test func deletingLeavesTheFieldsPlace() throws {
    var field = field(try live("MM/dd/yyyy"), "11/2|0/2026")
    field.backspace()
    #expect(picture(field) == "11/|0/2026")
    field.perform(.delete(.forward, .grapheme))
    #expect(picture(field) == "11/|/2026")
    field.type("31")
    #expect(picture(field) == "11/31/|2026")
    field = self.field(try live("hh:mm a"), "02:30 PM|")
    field.backspace()
    #expect(picture(field) == "02:30 |")
    field.type("a")
    #expect(picture(field) == "02:30 AM|")
  }

  @Test func upAndDownStepTheFieldAtTheCaret() throws {
    #expect(try step("MM/dd/yyyy", "1|1/20/2026", .up) == "1|2/20/2026")
    #expect(try step("MM/dd/yyyy", "11/20|/2026", .up) == "11/21|/2026")
    #expect(try step("MM/dd/yyyy", "11/20/2026|", .down, .down) == "11/20/2024|")
    #expect(try step("HH:mm:ss", "23:59:5|9", .up) == "23:59:0|0")
  }

  @Test func valuesWrapAround() throws {
    #expect(try step("MM/dd/yyyy", "|12/20/2026", .up) == "|01/20/2026")
    #expect(try step("MM/dd/yyyy", "|01/20/2026", .down) == "|12/20/2026")
    #expect(try step("MM/dd/yyyy", "02/2|8/2026", .up) == "02/0|1/2026")
    #expect(try step("MM/dd/yyyy", "02/2|8/2024", .up) == "02/2|9/2024")
    #expect(try step("MM/dd/yyyy", "04/|01/2026", .down) == "04/|30/2026")
    #expect(try step("HH:mm", "|00:00", .down) == "|23:00")
    #expect(try step("hh:mm a", "|12:00 AM", .up) == "|01:00 AM")
    #expect(try step("MM/yy", "04/|99", .up) == "04/|00")
  }

  @Test func aMonthWithFewerDaysHasNoOther() throws {
    #expect(try step("MM/dd/yyyy", "|01/31/2026", .up) == "|02/28/2026")
    #expect(try step("MM/dd/yyyy", "02/29/2024|", .up) == "02/28/2025|")
  }

  @Test func theDayPeriod() throws {
    #expect(try step("hh:mm a", "02:30 |PM", .up) == "02:30 |AM")
    #expect(try step("hh:mm a", "02:30 |PM", .down, .down) == "02:30 |PM")
    var field = field(try live("hh:mm a"), "02:|30 PM")
    field.type("a")
    #expect(picture(field) == "02:|30 AM")
    field.type("P")
    #expect(picture(field) == "02:|30 PM")
    #expect(field.perform(.insert("x")) == [.refused(.format)])
  }

  @Test func anEmptyFieldBeginsWithTheMomentOfTheProgram() throws {
    var live = try live("MM/dd/yyyy")
    var empty = field(live, "|")
    empty.perform(.move(.up, .line, extending: false))
    #expect(picture(empty) == "|01/")
    live.now = { DateMoment(year: 2026, month: 11, day: 22) }
    empty = field(live, "|")
    empty.perform(.move(.down, .grapheme, extending: false))
    #expect(empty.text == "11/")
    empty.perform(.move(.forward, .document, extending: false))
    empty.perform(.move(.down, .grapheme, extending: false))
    #expect(empty.text == "11/22/")
  }

  @Test func stepsStayInTheRange() throws {
    var live = try live("MM/dd/yyyy")
    live.range = DateMoment(year: 2026, month: 3, day: 15)...DateMoment(year: 2027, month: 6, day: 10)
    var field = field(live, "03/|16/2026")
    field.perform(.move(.down, .line, extending: false))
    #expect(field.text == "03/15/2026")
    #expect(field.perform(.move(.down, .line, extending: false)) == [.refused(.atEdge)])
    field.perform(.move(.forward, .document, extending: false))
    field.perform(.move(.up, .line, extending: false))
    #expect(field.text == "03/15/2027")
    field.perform(.move(.up, .line, extending: false))
    #expect(field.text == "06/10/2027")
    #expect(live.isComplete("06/10/2027"))
    #expect(!live.isComplete("06/11/2027"))
    #expect(!live.isComplete("03/14/2026"))
  }

  @Test func aStepIsAnUndoStep() throws {
    var field = field(try live("MM/dd/yyyy"), "1|1/20/2026")
    #expect(field.perform(.move(.up, .line, extending: false)) == [.textChanged])
    field.perform(.move(.up, .line, extending: false))
    field.perform(.undo)
    #expect(picture(field) == "1|2/20/2026")
    field.perform(.undo)
    #expect(picture(field) == "1|1/20/2026")
    #expect(field.proposal(for: .move(.up, .line, extending: false))?.replacement == "12/20/2026")
  }

  @Test func otherMovementsAndFieldsMoveTheCaret() throws {
    var field = field(try live("MM/dd/yyyy"), "1|1/20/2026")
    field.perform(.move(.down, .line, extending: true))
    #expect(picture(field) == "1[1/20/2026]")
    var plain = session("1|1")
    plain.perform(.move(.up, .line, extending: false))
    #expect(picture(plain) == "|11")
  }

  @Test(arguments: UInt64(1)...150) func noStepMakesADateThatDoesNotExist(_ seed: UInt64) throws {
    var edits = RandomEdits(seed: seed &* 31_337)
    let live = try live(edits.pick(["MM/dd/yyyy", "dd.MM.yy", "yyyy-MM-dd", "hh:mm a", "dd.MM.yyyy HH:mm"]))
    var field = EditingSession(format: live.format)
    for _ in 0..<80 where !live.isComplete(field.text) {
      field.perform(.select(EditSelection(caret: edits.int(0...field.text.utf16.count))))
      field.perform(.move(.up, .line, extending: false))
    }
    guard live.isComplete(field.text) else { return }
    for _ in 0..<60 {
      field.perform(.select(EditSelection(caret: edits.int(0...field.text.utf16.count))))
      field.perform(.move(edits.pick([.up, .down]), .line, extending: false))
      #expect(live.isComplete(field.text), "\(field.text)")
    }
  }
}
