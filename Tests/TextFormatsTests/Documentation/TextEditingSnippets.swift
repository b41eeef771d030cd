import Foundation
import Testing
import TextEditing
import TextFormats

func grouped(_ typed: String, typedBefore: Int) -> EditFormat.Output {
  var text = ""
  var significance = Significance()
  for (index, character) in typed.enumerated() {
    if index > 0, index.isMultiple(of: 4) { text += " " }
    significance.insert(text.utf16.count)
    text.append(character)
  }
  return EditFormat.Output(text: text, significance: significance, significantBefore: min(typedBefore, typed.count))
}

/// The examples of the module TextEditing; `DocumentationTests` compares them with the articles.
@Suite struct TextEditingSnippets {
  @Test func datesAndTimes1() throws {
    guard let date = LiveDate(pattern: "MM/dd/yyyy") else { return }
    var due = ValueSession(format: date.valueFormat)
    due.perform(.insert("4/7/2024"))
    #expect(due.text == "04/07/2024")
    #expect(due.value == DateMoment(year: 2024, month: 4, day: 7))
  }

  @Test func datesAndTimes2() throws {
    guard let date = LiveDate(pattern: "MM/dd/yyyy") else { return }
    var session = EditingSession(text: "04/07/2024", format: date.format)
    session.perform(.select(EditSelection(caret: 0)))
    session.perform(.move(.up, .grapheme, extending: false))
    #expect(session.text == "05/07/2024")
    session.perform(.select(EditSelection(caret: 3)))
    session.perform(.insert("2"))
    #expect(session.text == "05/27/2024")
  }

  @Test func datesAndTimes3() throws {
    guard var live = LiveDate(pattern: "MM/dd/yyyy") else { return }
    live.range = DateMoment(year: 2020, month: 1, day: 1)...DateMoment(year: 2029, month: 12, day: 31)
    let date = live.valueFormat
    #expect(date.isComplete("02/30/2024") == false)
    #expect(date.isComplete("04/07/2031") == false)
    #expect(date.value("11/20/26") == nil)
    #expect(date.committedValue("11/20/26") == DateMoment(year: 2026, month: 11, day: 20))
  }

  @Test func inputMasks1() throws {
    let plate = try InputMask("AA-####")
    #expect(plate.display("ab1234") == "ab-1234")
    #expect(plate.raw(of: "ab-1234") == "ab1234")
    #expect(plate.isComplete("ab-12") == false)
  }

  @Test func inputMasks2() throws {
    let color = try InputMask(
      "\\#HHHHHH",
      tokens: ["H": InputMask.Token(.characters("0123456789ABCDEF"), transform: .uppercased)])
    #expect(color.display("ff8800") == "#FF8800")
    let vowels = try InputMask("VV", tokens: ["V": InputMask.Token(.matching { "aeiou".contains($0) })])
    #expect(vowels.display("xaye") == "ae")
  }

  @Test func inputMasks3() throws {
    let price = try InputMask("#+.##", fill: .trailing)
    #expect(price.display("1") == "1")
    #expect(price.display("1234") == "12.34")
  }

  @Test func inputMasks4() throws {
    let number = try InputMask(["##-####", "###-#####"])
    #expect(number.display("123456") == "12-3456")
    #expect(number.display("1234567") == "123-4567")
  }

  @Test func liveNumbers1() throws {
    var amount = ValueSession(format: LiveNumber(.currency("$")).valueFormat)
    amount.perform(.insert("1234.5"))
    #expect(amount.text == "$1,234.5")
    #expect(amount.value == 1234.5)
    amount.endEditing()
    #expect(amount.text == "$1,234.50")

    let euros = NumberShape(
      decimalSeparator: ",", groupingSeparator: ".", suffix: " €", fractionLimit: 2, fractionMinimum: 2)
    #expect(LiveNumber(euros).text(of: 1234.5) == "1.234,50 €")
    #expect(LiveNumber(euros).number(of: "1.234,50 €") == 1234.5)
  }

  @Test func liveNumbers2() throws {
    var age = ValueSession(format: LiveNumber(NumberShape(fractionLimit: 0, minimum: 18, maximum: 120)).valueFormat)
    age.perform(.insert("7"))
    #expect(age.isComplete == false)
    age.endEditing()
    #expect(age.value == 18.0)
  }

  @Test func textEditing1() throws {
    let phone = try InputMask("(###) ### - ####")
    var session = ValueSession(format: phone.valueFormat)
    session.perform(.insert("5551234"))
    #expect(session.text == "(555) 123 - 4")
    #expect(session.value == "5551234")
    #expect(session.isComplete == false)
    session.perform(.paste("567"))
    #expect(session.isComplete == true)
  }

  @Test func textEditing2() throws {
    let phone = try InputMask("(###) ### - ####").valueFormat
    #expect(phone.value("555-123-4567") == "5551234567")
    #expect(phone.text("5551234567") == "(555) 123 - 4567")
    #expect(phone.isComplete("555-123") == false)
  }

  @Test func textEditing3() throws {
    var session = EditingSession(text: "Hello", options: EditingOptions(limit: 10))
    #expect(session.perform(.insert(" world")) == [.textChanged, .selectionChanged, .refused(.limit)])
    #expect(session.perform(.delete(.backward, .word)) == [.textChanged, .selectionChanged])
    #expect(session.text == "Hello ")
    session.perform(.undo)
    #expect(session.text == "Hello worl")
  }

  @Test func theCaretRule() throws {
    let mask = try InputMask("(###) ### - ####")
    var session = EditingSession(text: "5551234567", format: mask.format)
    session.perform(.select(EditSelection(caret: 6)))
    session.perform(.delete(.backward, .grapheme))
    #expect(session.text == "(551) 234 - 567")
    #expect(session.selection == EditSelection(caret: 3))
  }

  @Test func writingAFormat() throws {
    let groups = EditFormat(
      adopt: { text in
        let typed = text.filter { $0.isASCII && $0 != " " }
        return grouped(typed, typedBefore: typed.count)
      },
      reformat: { request in
        guard request.replacement.allSatisfy({ $0.isASCII && !$0.isNewline }) else { return nil }
        let inserted = request.replacement.filter { $0 != " " }
        var left = ""
        var right = ""
        for (offset, character) in request.before.enumerated() where request.significance.contains(offset) {
          if offset < request.range.lowerBound { left.append(character) }
          if offset >= request.range.upperBound { right.append(character) }
        }
        return grouped(left + inserted + right, typedBefore: left.count + inserted.count)
      })

    var session = EditingSession(format: groups)
    session.perform(.insert("GB82WEST"))
    #expect(session.text == "GB82 WEST")
    session.perform(.select(EditSelection(caret: 5)))
    session.perform(.delete(.backward, .grapheme))
    #expect(session.text == "GB8W EST")
    #expect(session.perform(.insert("é")) == [.refused(.format)])

    let iban = ValueFormat<String>(
      editFormat: groups, text: { grouped($0, typedBefore: 0).text }, value: { $0.filter { $0 != " " } },
      isComplete: { $0.count >= 15 })
    #expect(iban.value("GB82 WEST") == "GB82WEST")
    #expect(iban.text("GB82WEST") == "GB82 WEST")
  }

  @Test func inputMask() throws {
    let phone = try InputMask("(###) ### - ####")
    #expect(phone.display("5551234567") == "(555) 123 - 4567")
    #expect(phone.raw(of: "(555) 123 - 4567") == "5551234567")
  }

  @Test func editingSession() throws {
    var session = EditingSession(text: "Hello", options: EditingOptions(limit: 10))
    #expect(session.perform(.insert(" world")) == [.textChanged, .selectionChanged, .refused(.limit)])
    #expect(session.state.text == "Hello worl")
  }

  @Test func valueFormat() throws {
    let phone = try InputMask("(###) ### - ####").valueFormat
    #expect(phone.value("(555) 123 - 4567") == "5551234567")
    #expect(phone.text("5551234567") == "(555) 123 - 4567")
    #expect(phone.isComplete("(555) 123") == false)
  }

  @Test func valueSession() throws {
    var session = ValueSession(format: try InputMask("(###) ### - ####").valueFormat)
    session.perform(.insert("5551234"))
    #expect(session.text == "(555) 123 - 4")
    #expect(session.value == "5551234")
    #expect(session.isComplete == false)
  }
}
