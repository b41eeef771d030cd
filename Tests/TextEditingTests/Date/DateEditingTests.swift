import EditingTestSupport
import Testing
import TextEditing

@Suite struct DateEditing {
  private func field(_ pattern: String, _ start: String = "|") throws -> EditingSession {
    var plain = session(start)
    let selection = plain.state.selection
    plain.format = LiveDate(try #require(DateShape(pattern: pattern))).format
    plain.perform(.select(selection))
    return plain
  }

  @Test func separatorsAreInserted() throws {
    var field = try field("MM/dd/yyyy")
    var shown: [String] = []
    for digit in "12312024" {
      field.type(String(digit))
      shown.append(picture(field))
    }
    #expect(
      shown == ["1|", "12/|", "12/3|", "12/31/|", "12/31/2|", "12/31/20|", "12/31/202|", "12/31/2024|"])
    #expect(field.perform(.insert("5")) == [.refused(.format)])
  }

  @Test func digitsThatBeginNoValueArePadded() throws {
    var field = try field("MM/dd/yyyy")
    field.type("47")
    #expect(picture(field) == "04/07/|")
  }

  @Test func aDateThatDoesNotExistIsNotTakenForAPartOfOne() throws {
    let live = LiveDate(try #require(DateShape(pattern: "MM/dd/yyyy")))
    for text in ["02/30/2026", "2/30/2026", "02/30/26", "13/01/2026"] { #expect(live.isImpossible(text), "\(text)") }
    for text in ["02/28/2026", "02/28/26", "02/30", "02/30/2", "02", "", "soon"] {
      #expect(!live.isImpossible(text), "\(text)")
    }
    #expect(try #require(LiveDate(pattern: "HH:mm")).isImpossible("25:30"))
  }

  @Test func aValueThatDoesNotExistIsKeptAndIsNotComplete() throws {
    let live = LiveDate(try #require(DateShape(pattern: "MM/dd/yyyy")))
    var field = try field("MM/dd/yyyy")
    field.type("13")
    #expect(picture(field) == "13/|")
    field.type("012026")
    #expect(picture(field) == "13/01/2026|")
    #expect(!live.isComplete(field.text))
    for text in ["02302026", "02/30/2026", "2/30/2026", "30.02.2026", "2026-02-30"] {
      var typed = try self.field("MM/dd/yyyy")
      typed.type(text)
      #expect(!live.isComplete(typed.text), "\(text)")
      var pasted = try self.field("MM/dd/yyyy")
      pasted.perform(.paste(text))
      #expect(pasted.state == typed.state, "\(text)")
    }
    #expect(!live.isComplete("13/13/2026"))
    #expect(!live.isComplete("00/10/2026"))
    #expect(!live.isComplete("10/00/2026"))
    #expect(!live.isComplete("02/29/2025"))
    // The days that were left out when the calendar was changed.
    for day in ["05", "14"] { #expect(!live.isComplete("10/\(day)/1582")) }
    for day in ["04", "15"] { #expect(live.isComplete("10/\(day)/1582")) }
  }

  @Test func twoDigitsOfAYearAreNotComplete() throws {
    let live = LiveDate(try #require(DateShape(pattern: "MM/dd/yyyy")))
    for text in ["11/20/26", "11/20/2", "11/20/202", "Nov 20, 26"] { #expect(!live.isComplete(text), "\(text)") }
    var short = LiveDate(try #require(DateShape(pattern: "MM/dd/yy")))
    #expect(short.moment(of: "11/20/26")?.year == 2026)
    #expect(short.moment(of: "11/20/70")?.year == 1970)
    short.century = 1_900
    #expect(short.moment(of: "11/20/26")?.year == 1926)
  }

  @Test func aTypedSeparatorPads() throws {
    var field = try field("MM/dd/yyyy")
    field.type("1/2/2024")
    #expect(picture(field) == "01/02/2024|")
  }

  @Test func daysFollowTheMonth() throws {
    var field = try field("MM/dd/yyyy")
    field.type("0230")
    #expect(field.text == "02/30/")
    let live = LiveDate(try #require(DateShape(pattern: "dd.MM.yyyy")))
    #expect(!live.isComplete("31.04.2024"))
    #expect(live.isComplete("29.02.2024"))
    #expect(!live.isComplete("29.02.2023"))
    #expect(live.value(of: .year, in: "29.02.2023") == 2023)
  }

  @Test func anEditInOneDateFieldKeepsTheOthers() throws {
    var field = try field("MM/dd/yyyy", "1|2/31/2024")
    field.backspace()
    #expect(picture(field) == "|2/31/2024")
    field.type("0")
    #expect(picture(field) == "0|2/31/2024")
    field = try self.field("MM/dd/yyyy", "12/|31/2024")
    field.backspace()
    #expect(picture(field) == "1|/31/2024")
    field.type("1")
    #expect(picture(field) == "11/|31/2024")
    field = try self.field("MM/dd/yyyy", "12/[31]/2024")
    field.perform(.delete(.backward, .grapheme))
    #expect(picture(field) == "12/|/2024")
    field.type("05")
    #expect(picture(field) == "12/05/|2024")
  }

  @Test func backspaceDeletesTheWholeText() throws {
    var field = try field("MM/dd/yyyy")
    field.type("12312024")
    field.backspace(8)
    #expect(picture(field) == "|")
  }

  @Test(arguments: ["2024-01-31", "01/31/2024", "1/31/2024", "01312024", "01.31.2024", "٠١/٣١/٢٠٢٤"])
  func pasting(_ text: String) throws {
    var field = try field("MM/dd/yyyy")
    field.perform(.paste(text))
    #expect(field.text == "01/31/2024")
  }

  @Test func timesAndOtherOrders() throws {
    var time = try field("HH:mm")
    time.type("930")
    #expect(picture(time) == "09:30|")
    var german = try field("dd.MM.yyyy")
    german.type("5.1.2024")
    #expect(german.text == "05.01.2024")
    var japanese = try field("y年M月d日")
    japanese.type("20240131")
    #expect(japanese.text == "2024年01月31日")
  }

  @Test func programsWriteUnfinishedTextToo() throws {
    var field = try field("MM/dd/yyyy")
    field.setText("12/3")
    #expect(picture(field) == "12/3|")
    field.setText("soon")
    #expect(field.text == "soon")
  }

  @Test func patternsThatAreNoNumericDateGiveNone() {
    #expect(DateShape(pattern: "MMM d, y") == nil)
    #expect(DateShape(pattern: "MMdd") == nil)
    #expect(DateShape(pattern: "") == nil)
    #expect(DateShape(pattern: "MM/MM") == nil)
    #expect(DateShape(pattern: "dd 'of' MM")?.parts.count == 3)
  }

  @Test(arguments: [UInt64](1...100)) func noEditTraps(_ seed: UInt64) throws {
    var edits = RandomEdits(seed: seed)
    let pattern = edits.pick(["MM/dd/yyyy", "dd. MM. yy", "HH:mm:ss", "y年M月d日", "'👍🏽 'h:mm"])
    let live = LiveDate(try #require(DateShape(pattern: pattern)))
    let atoms = RandomEdits.atoms + ["1", "2", "3", "0", "9", "/", ".", ":", "2024-02-29"]
    let faults = faultsOfRandomEdits(
      EditingSession(text: edits.text(0...6, from: atoms), format: live.format), seed: seed, atoms: atoms)
    #expect(faults == [])
  }
}
