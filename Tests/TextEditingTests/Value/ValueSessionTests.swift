import Testing

@testable import TextEditing

@Suite struct ValueSessionTests {
  private func phone(_ value: String? = nil, allowsNoValue: Bool = false) throws -> ValueSession<String> {
    ValueSession(
      format: try InputMask("(###) ### - ####").valueFormat, value: value, allowsNoValue: allowsNoValue)
  }

  private func date(_ pattern: String) throws -> ValueFormat<DateMoment> {
    LiveDate(try #require(DateShape(pattern: pattern))).valueFormat
  }

  @Test func theValueFollowsWhatIsTyped() throws {
    var session = try phone()
    #expect(session.value == "" && !session.isComplete)
    session.perform(.insert("555123"))
    #expect(session.text == "(555) 123")
    #expect(session.value == "555123" && !session.isComplete)
    session.perform(.insert("4567"))
    #expect(session.value == "5551234567" && session.isComplete)
    session.perform(.undo)
    #expect(session.value == "" && session.text == "")
  }

  @Test func aValueThatIsSetIsShown() throws {
    var session = try phone("5551234567")
    #expect(session.text == "(555) 123 - 4567" && session.isComplete)
    #expect(session.selection == EditSelection(caret: 16))
    session.value = "12"
    #expect(session.text == "(12" && session.value == "12")
    session.value = nil
    #expect(session.text == "" && session.value == "")
  }

  /// A format that shows one letter of its values.
  private var shortening: ValueFormat<String> {
    ValueFormat(editFormat: nil, text: { String($0.prefix(1)) }, value: { $0.isEmpty ? nil : $0 })
  }

  @Test func aValueThatIsNotEditedStaysWhole() {
    var session = ValueSession(format: shortening, value: "abc")
    #expect(session.text == "a")
    session.perform(.move(.left, .grapheme, extending: false))
    #expect(session.endEditing() == [])
    #expect(session.value == "abc")
    session.perform(.insert("x"))
    #expect(session.value == "xa")
    session.endEditing()
    #expect(session.text == "x" && session.value == "xa")
    session.endEditing()
    #expect(session.value == "xa")
  }

  @Test func theTextOfAValueMeansAllOfItAgain() {
    var session = ValueSession(format: shortening, value: "abc")
    session.perform(.insert("x"))
    #expect(session.value == "ax")
    session.perform(.delete(.backward, .grapheme))
    #expect(session.value == "abc")
    session.perform(.mark("に", selected: 1..<1))
    session.perform(.mark("", selected: 0..<0))
    #expect(session.value == "abc" && session.text == "a")
    session.endEditing()
    #expect(session.value == "abc" && session.text == "a")
  }

  @Test func undoBringsBackWhatTheEndOfEditingHasReplaced() {
    var session = ValueSession(format: LiveNumber(.currency()).valueFormat, value: 12, isLive: false)
    session.perform(.selectAll)
    session.perform(.insert("so or so"))
    session.endEditing()
    #expect(session.text == "$12.00" && session.value == 12)
    session.perform(.undo)
    #expect(session.text == "so or so" && session.value == nil && session.lastValue == 12)
    session.perform(.undo)
    #expect(session.text == "$12.00" && session.value == 12)
    session.perform(.redo)
    session.perform(.redo)
    #expect(session.text == "$12.00" && session.value == 12)
  }

  @Test func theEndOfEditingRestoresTheLastValue() {
    let number = LiveNumber(.currency()).valueFormat
    var session = ValueSession(format: number, value: 12)
    session.perform(.selectAll)
    session.perform(.insert("-"))
    #expect(session.value == nil && session.lastValue == 12 && !session.isComplete)
    session.endEditing()
    #expect(session.text == "$12.00" && session.value == 12)
    var optional = ValueSession(format: number, value: 12, allowsNoValue: true)
    optional.perform(.selectAll)
    optional.perform(.insert("-"))
    optional.endEditing()
    #expect(optional.text == "" && optional.value == nil)
  }

  @Test func anEmptyTextOfAnOptionalValueHasNone() throws {
    var session = try phone("1", allowsNoValue: true)
    session.perform(.delete(.backward, .grapheme))
    #expect(session.text == "" && session.value == nil)
    session.endEditing()
    #expect(session.value == nil)
  }

  @Test func theEndOfEditingAppliesBounds() {
    let age = LiveNumber(NumberShape(fractionLimit: 0, minimum: 18, maximum: 120)).valueFormat
    var session = ValueSession(format: age)
    session.perform(.insert("7"))
    #expect(session.value == 7 && !session.isComplete)
    session.endEditing()
    #expect(session.text == "18" && session.value == 18 && session.isComplete)
  }

  @Test func twoDigitsAreAYearAtTheEndOfEditing() throws {
    var session = ValueSession(format: try date("MM/dd/yyyy"))
    session.perform(.insert("11/20/26"))
    #expect(session.value == nil)
    session.endEditing()
    #expect(session.text == "11/20/2026")
    #expect(session.value == DateMoment(year: 2026, month: 11, day: 20))
  }

  @Test func aDateThatDoesNotExistHasNoValue() throws {
    let format = try date("yyyy-MM-dd")
    #expect(format.value("2026-02-30") == nil && !format.isComplete("2026-02-30"))
    #expect(format.text(DateMoment(year: 2026, month: 2, day: 3)) == "2026-02-03")
  }

  @Test func aDraftThatIsRestoredHasItsValue() throws {
    var session = try phone()
    session.setText("(555) 123")
    #expect(session.value == "555123" && session.text == "(555) 123")
  }

  @Test func composedTextHasNoValueUntilItIsCommitted() {
    var session = ValueSession(format: shortening, value: "a")
    session.perform(.selectAll)
    session.perform(.mark("に", selected: 1..<1))
    #expect(session.value == "a" && !session.isComplete)
    session.endEditing()
    #expect(session.value == "に" && session.isComplete)
  }

  @Test func withoutLiveFormattingTheEndOfEditingFormats() {
    var session = ValueSession(format: LiveNumber(.currency()).valueFormat, isLive: false)
    session.perform(.insert("1234.5"))
    #expect(session.text == "1234.5" && session.value == 1234.5)
    session.endEditing()
    #expect(session.text == "$1,234.50")
  }

  @Test func secureTextIsInNoDescription() throws {
    let digits = try InputMask("####").valueFormat
    var session = ValueSession(format: digits, value: "1234", options: EditingOptions(isSecure: true))
    session.perform(.delete(.backward, .grapheme))
    session.perform(.insert("9"))
    var dumped = ""
    dump(session, to: &dumped)
    for text in [session.description, session.debugDescription, dumped, "\(session)"] {
      #expect(!text.contains("1234") && !text.contains("9"), "\(text)")
    }
  }

  @Test func aSecureSessionReadsItsValueFromTheText() throws {
    let digits = try InputMask("####").valueFormat
    var session = ValueSession(format: digits, value: "12", options: EditingOptions(isSecure: true))
    #expect(session.value == "12" && session.lastValue == nil && !session.isComplete)
    session.perform(.insert("34"))
    #expect(session.value == "1234" && session.lastValue == nil && session.isComplete)
    session.endEditing()
    #expect(session.value == "1234" && session.text == "1234")
  }

  @Test func theDescriptionHasTheTextAndTheSelection() throws {
    #expect("\(try phone("12"))" == #"ValueSession("(12", selection 3..<3)"#)
  }

  @Test func aFormatCanHaveValuesOfAnotherType() {
    let cents = LiveNumber(.currency()).valueFormat.map {
      Int(($0 * 100).rounded())
    } original: {
      Double($0) / 100
    }
    var session = ValueSession(format: cents, value: 1250)
    #expect(session.text == "$12.50")
    session.perform(.selectAll)
    session.perform(.insert("3.99"))
    #expect(session.value == 399)
  }

  @Test func undoBringsBackAllOfAnEarlierValue() {
    var session = ValueSession(format: shortening, value: "abc")
    session.perform(.selectAll)
    session.perform(.insert("xyz"))
    session.endEditing()
    #expect(session.text == "x" && session.value == "xyz")
    for _ in 0..<4 { session.perform(.undo) }
    #expect(session.text == "a" && session.value == "abc")
    for _ in 0..<4 { session.perform(.redo) }
    #expect(session.text == "x" && session.value == "xyz")
  }

  @Test func aTextOfAnEarlierValueMeansNothingMoreAfterTheProgramHasSetAnother() {
    var session = ValueSession(format: shortening, value: "abc")
    session.value = "xyz"
    session.perform(.selectAll)
    session.perform(.insert("a"))
    #expect(session.value == "a")
  }
}
