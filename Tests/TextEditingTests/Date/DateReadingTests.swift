import EditingTestSupport
import Testing
import TextEditing

/// Dates in other notations, typed and pasted.
@Suite struct DateReadingTests {
  private func format(_ pattern: String) throws -> EditFormat {
    LiveDate(try #require(DateShape(pattern: pattern))).format
  }

  private func pasted(_ pattern: String, _ text: String) throws -> EditingSession {
    var field = EditingSession(format: try format(pattern))
    field.perform(.paste(text))
    return field
  }

  private func typed(_ pattern: String, _ text: String) throws -> EditingSession {
    var field = EditingSession(format: try format(pattern))
    field.type(text)
    return field
  }

  @Test(arguments: [
    "20.11.2026", "20/11/2026", "2026-11-20", "2026/11/20", "20261120", "20112026", "2026年11月20日", "11-20-2026",
    "Nov 20, 2026", "November 20 2026", "20 Nov 2026", "20th of November 2026", "Friday, 20 November 2026",
    "2026 Nov 20", "Nov. 20, 2026", "2026-11-20T10:15:00Z", "2026-11-20 10:15", " 11/20/2026 ", "٢٠/١١/٢٠٢٦",
  ])
  func otherNotationsOfADate(_ text: String) throws {
    #expect(try picture(pasted("MM/dd/yyyy", text)) == "11/20/2026|")
    #expect(try picture(typed("MM/dd/yyyy", text)) == "11/20/2026|")
    #expect(try pasted("dd. MM. yyyy", text).text == "20. 11. 2026")
    #expect(try pasted("yyyy-MM-dd", text).text == "2026-11-20")
  }

  @Test(arguments: [
    "hello", "(555) 123-4567", "11/20/2026/1", "1.5e3", "$1,234.56", "Foo 20, 2026", "Nov Dec 2026", "99999999999",
    "20.11.20261", "a@b.c", "👍🏽",
  ])
  func whatIsNoDateIsRefusedAndLeavesTheField(_ text: String) throws {
    var field = try typed("MM/dd/yyyy", "11202026")
    field.perform(.selectAll)
    #expect(field.perform(.paste(text)) == [.refused(.format)])
    #expect(field.text == "11/20/2026")
    #expect(try pasted("MM/dd/yyyy", text).text == "")
  }

  @Test(arguments: ["10:15", "10:15:00", "2:30 PM"]) func aTimeIsNoDate(_ text: String) throws {
    #expect(try pasted("MM/dd/yyyy", text).text == "")
    #expect(try pasted("MM/yy", text).text == "")
    #expect(try pasted("mm:ss", "10:15").text == "10:15")
  }

  @Test func thereIsNoYear0() throws {
    let date = LiveDate(try #require(DateShape(pattern: "MM/dd/yyyy")))
    #expect(!date.isComplete("10/02/0000"))
    #expect(date.moment(of: "10/02/0000") == nil)
    #expect(date.isComplete("10/02/0001"))
    let short = LiveDate(try #require(DateShape(pattern: "MM/dd/yy")))
    #expect(short.moment(of: "10/02/00")?.year == 2000)
  }

  @Test func theShapesOrderComesFirst() throws {
    #expect(try pasted("MM/dd/yyyy", "10.11.2026").text == "10/11/2026")
    #expect(try pasted("dd.MM.yyyy", "10/11/2026").text == "10.11.2026")
    #expect(try pasted("dd.MM.yyyy", "12/31/2026").text == "31.12.2026")
  }

  @Test func aYearIsShownByTwoDigitsOnlyIfTheyMeanIt() throws {
    #expect(try pasted("dd.MM.yy", "2026-11-20").text == "20.11.26")
    #expect(try pasted("dd.MM.yy", "1926-11-20").text == "")
    #expect(try pasted("MM/yy", "04/2027").text == "04/27")
    #expect(try pasted("MM/yy", "2027-04").text == "04/27")
  }

  @Test func fourDigitsAreAYearInFrontOnlyWithASeparator() throws {
    #expect(try typed("MM/yy", "2059").text == "02/05")
    #expect(try pasted("MM/yy", "2059").text == "")
    #expect(try typed("MM/yy", "2027-04").text == "04/27")
    #expect(try typed("MM/yy", "2027-").text == "/27")
  }

  @Test(arguments: [
    ("HH:mm", "2:30 PM", "14:30"), ("HH:mm", "12:05 a.m.", "00:05"), ("HH:mm", "14:30", "14:30"),
    ("HH:mm", "14:30:00", "14:30"), ("HH:mm", "14:30:15", ""), ("HH:mm:ss", "14:30:15", "14:30:15"),
    ("hh:mm a", "14:30", "02:30 PM"), ("hh:mm a", "00:30", "12:30 AM"), ("hh:mm a", "2:30 pm", "02:30 PM"),
    ("hh:mm a", "230p", "02:30 PM"), ("MM/dd/yyyy HH:mm", "2026-11-20T10:15", "11/20/2026 10:15"),
    ("MM/dd/yyyy hh:mm a", "20 Nov 2026, 22:15", "11/20/2026 10:15 PM"),
    ("MM/dd/yyyy HH:mm", "2026-11-20T10:15:00+02:00", ""), ("MM/dd/yyyy HH:mm", "2026-11-20T10:15Z", ""),
  ])
  func timesInOtherNotations(_ pattern: String, _ text: String, _ shown: String) throws {
    #expect(try pasted(pattern, text).text == shown)
  }

  @Test func aWholeDateReplacesTheDateInTheField() throws {
    var field = try typed("MM/dd/yyyy", "11202026")
    field.perform(.select(EditSelection(caret: 4)))
    field.perform(.paste("2027-01-31"))
    #expect(picture(field) == "01/31/2027|")
  }

  @Test(arguments: [
    "2026-11-20", "20.11.2026", "20/11/2026", "2026/11/20", "Nov 20, 2026", "20 November 2026", "11/20/2026",
  ])
  func aDateAloneLeavesTheTimeAsItIs(_ text: String) throws {
    let pattern = "MM/dd/yyyy HH:mm"
    #expect(try pasted(pattern, text).text == "11/20/2026 ")
    #expect(try typed(pattern, text).text == "11/20/2026 ")
    var field = try typed(pattern, "01/31/2025 22:45")
    field.perform(.select(EditSelection(caret: 0)))
    field.perform(.paste(text))
    #expect(picture(field) == "11/20/2026 22:45|")
    field.perform(.selectAll)
    field.perform(.paste(text))
    #expect(field.text == "11/20/2026 ")
    field.type(" 09:30")
    #expect(field.text == "11/20/2026 09:30")
  }

  @Test(arguments: [
    "2026-11-20", "20.11.2026", "11/20/2026", "Nov 20, 2026", "20 Nov 2026", "2026年11月20日",
  ])
  func digitsOfATimeNeedNoSeparatorBehindADate(_ date: String) throws {
    for (pattern, shown) in [
      ("MM/dd/yyyy, HH:mm", "11/20/2026, 09:30|"), ("yyyy-MM-dd HH:mm", "2026-11-20 09:30|"),
      ("dd.MM.yyyy HH:mm", "20.11.2026 09:30|"),
    ] {
      for time in ["0930", " 0930", "9:30", " 9:30", "09:30"] {
        // A digit behind the year of a name's date would be one of the year.
        if time == "9:30", date.hasSuffix("2026"), pattern.hasPrefix("yyyy") { continue }
        #expect(try picture(pasted(pattern, date + time)) == shown, "\(pattern) \(date + time)")
        #expect(try picture(typed(pattern, date + time)) == shown, "\(pattern) \(date + time)")
        var inTwo = try pasted(pattern, date)
        inTwo.perform(.paste(time))
        #expect(picture(inTwo) == shown, "\(pattern) \(date) \(time)")
        var later = try pasted(pattern, date)
        later.type(time)
        #expect(picture(later) == shown, "\(pattern) \(date) \(time)")
      }
    }
    var noon = try pasted("MM/dd/yyyy, hh:mm a", date)
    noon.type("0930p")
    #expect(picture(noon) == "11/20/2026, 09:30 PM|")
  }

  @Test func moreDigitsThanATimeHasAreRefused() throws {
    var field = try pasted("MM/dd/yyyy, HH:mm", "2026-11-20")
    field.type("0930")
    #expect(field.perform(.insert("1")) == [.refused(.format)])
    #expect(try pasted("MM/dd/yyyy, HH:mm", "2026-11-2009301").text == "")
    #expect(try pasted("MM/dd/yyyy", "2026-11-200930").text == "")
  }

  /// The letters of a name are refused one by one, and leave what is selected until the name is whole.
  @Test func aDateWithANameIsTypedOverASelectedDate() throws {
    for text in ["Nov 20, 2026", "20 Nov 2026"] {
      var field = try typed("MM/dd/yyyy", "01/31/2025")
      field.perform(.selectAll)
      field.type(text)
      #expect(picture(field) == "11/20/2026|")
    }
  }

  @Test func aDateAloneInTheShapesOrderComesFirst() throws {
    #expect(try pasted("MM/dd/yyyy HH:mm", "10/11/2026").text == "10/11/2026 ")
    #expect(try pasted("dd.MM.yyyy HH:mm", "10/11/2026").text == "10.11.2026 ")
    #expect(try pasted("dd.MM.yyyy HH:mm", "12/31/2026").text == "31.12.2026 ")
    #expect(try pasted("MM/dd/yyyy HH:mm", "13.11.2026").text == "11/13/2026 ")
  }

  @Test func namesOfOtherLanguages() throws {
    var live = LiveDate(try #require(DateShape(pattern: "dd.MM.yyyy")))
    live.names = DateNames(
      months: [
        ["januar"], ["februar"], ["märz", "mär"], ["april"], ["mai"], ["juni"], ["juli"], ["august"], ["september"],
        ["oktober"], ["november"], ["dezember"],
      ], am: ["vorm"], pm: ["nachm"], ignored: ["montag"])
    for text in ["3. März 2026", "3 MÄR 2026", "Montag, 3. März 2026"] {
      var field = EditingSession(format: live.format)
      field.perform(.paste(text))
      #expect(field.text == "03.03.2026", "\(text)")
    }
  }

  /// Texts of which no key is refused.
  @Test(arguments: UInt64(1)...500) func theSameTextGivesTheSameFieldHoweverItIsSplit(_ seed: UInt64) throws {
    var edits = RandomEdits(seed: seed &* 40_693)
    let pattern = edits.pick([
      "MM/dd/yyyy", "dd. MM. yy", "yyyy-MM-dd", "HH:mm:ss", "hh:mm a", "MM/yy", "dd.MM.yyyy HH:mm",
      "MM/dd/yyyy, HH:mm",
    ])
    let text = edits.text(
      0...10, from: ["0", "1", "2", "3", "9", "11", "20", "2026", "/", "/", ".", ".", "-", ":", " ", "p", "nov"])
    var field = EditingSession(format: try format(pattern))
    for character in text where field.perform(.insert(String(character))) == [.refused(.format)] {
      // A refused key is no part of the text, unless the whole can be read.
      return
    }
    #expect(try pasted(pattern, text).state == field.state, "\(pattern) \(text)")
    let half = text.index(text.startIndex, offsetBy: edits.int(0...text.count))
    var inTwo = EditingSession(format: try format(pattern))
    inTwo.perform(.paste(String(text[..<half])))
    inTwo.perform(.paste(String(text[half...])))
    #expect(inTwo.state == field.state, "\(pattern) \(text)")
  }

  /// No way to enter digits makes another date of them.
  @Test(arguments: 1...12) func everyDateIsReadInEveryNotation(_ month: Int) throws {
    let live = LiveDate(try #require(DateShape(pattern: "MM/dd/yyyy")))
    func two(_ number: Int) -> String { (number < 10 ? "0" : "") + String(number) }
    for day in 1...31 {
      for year in [2023, 2024, 2100] {
        let exists =
          [31, year % 4 == 0 && year % 100 != 0 ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1] >= day
        let name = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"][month - 1]
        let wanted = "\(two(month))/\(two(day))/\(year)"
        var texts = [
          wanted, two(month) + two(day) + "\(year)", "\(year)-\(two(month))-\(two(day))", "\(name) \(day), \(year)",
        ]
        if day > 12 { texts += ["\(day).\(month).\(year)", "\(day)/\(two(month))/\(year)"] }
        for text in texts {
          let shown = try pasted("MM/dd/yyyy", text).text
          #expect(live.isComplete(shown) == exists, "\(text) → \(shown)")
          if exists { #expect(shown == wanted, "\(text)") }
        }
      }
    }
  }
}
