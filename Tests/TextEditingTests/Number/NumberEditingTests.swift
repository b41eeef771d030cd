import Testing
import TextEditing

@Suite struct NumberEditing {
  static let english: NumberShape = {
    var shape = NumberShape()
    shape.fractionLimit = 2
    return shape
  }()

  static let dollars: NumberShape = {
    var shape = english
    shape.positivePrefix = "$"
    shape.negativePrefix = "-$"
    return shape
  }()

  static let euros: NumberShape = {
    var shape = NumberShape()
    shape.decimalSeparator = ","
    shape.groupingSeparator = "."
    shape.fractionLimit = 2
    shape.positiveSuffix = "\u{A0}€"
    shape.negativeSuffix = "\u{A0}€"
    return shape
  }()

  static let indian: NumberShape = {
    var shape = english
    shape.secondaryGroup = 2
    return shape
  }()

  private func field(_ shape: NumberShape, _ start: String = "|", _ options: EditingOptions = EditingOptions())
    -> EditingSession
  {
    var plain = session(start, options)
    let selection = plain.state.selection
    plain.format = LiveNumber(shape).format
    plain.perform(.select(selection))
    return plain
  }

  @Test func typingGroupsDigits() {
    var field = field(Self.english)
    var shown: [String] = []
    for digit in "1234567" {
      field.type(String(digit))
      shown.append(picture(field))
    }
    #expect(shown == ["1|", "12|", "123|", "1,234|", "12,345|", "123,456|", "1,234,567|"])
  }

  @Test func anEndlessPasteIsCut() {
    var field = field(Self.english)
    field.perform(.paste(String(repeating: "12,", count: 300_000)))
    #expect(field.text.count { $0.isNumber } == 1_000)
    field.perform(.undo)
    #expect(picture(field) == "|")
    field.type("7")
    #expect(picture(field) == "7|")
  }

  @Test func lakhAndWan() {
    var field = field(Self.indian)
    field.type("123456789")
    #expect(picture(field) == "12,34,56,789|")
    var shape = Self.english
    (shape.primaryGroup, shape.secondaryGroup) = (4, 4)
    var wan = self.field(shape)
    wan.type("123456789")
    #expect(picture(wan) == "1,2345,6789|")
  }

  @Test func groupingThatStartsLate() {
    var shape = Self.english
    shape.minimumGrouping = 2
    var field = field(shape)
    field.type("1234")
    #expect(picture(field) == "1234|")
    field.type("5")
    #expect(picture(field) == "12,345|")
  }

  @Test(arguments: ["-", "12.", "12.0", "1.50", "0", "00", "0.0", "-0."])
  func incompleteNumbersAreKept(_ text: String) {
    var field = field(Self.english)
    field.type(text)
    #expect(picture(field) == text + "|")
  }

  @Test func anExponentSurvivesWhereItIsAllowed() {
    var shape = Self.english
    shape.allowsExponent = true
    var field = field(shape)
    field.type("1234e")
    #expect(picture(field) == "1,234e|")
    field.type("-5")
    #expect(picture(field) == "1,234e-5|")
    #expect(LiveNumber(shape).canonical(field.text) == "1234e-5")
    #expect(LiveNumber(shape).canonical("1e") == nil)
    #expect(LiveNumber(shape).number(of: "1e300") == 1e300)
    #expect(LiveNumber(shape).number(of: "1e400") == nil)
    var plain = self.field(Self.english)
    plain.type("1e5")
    #expect(plain.text == "15")
  }

  @Test func theCommaOfAnUnfinishedGermanNumberSurvives() {
    var field = field(Self.euros)
    field.type("12,")
    #expect(picture(field) == "12,|\u{A0}€")
    field.type("5")
    #expect(picture(field) == "12,5|\u{A0}€")
    field.backspace(4)
    #expect(picture(field) == "|")
  }

  @Test func deletingASeparatorDeletesTheAdjacentDigit() {
    var field = field(Self.english, "1,|234")
    field.backspace()
    #expect(picture(field) == "|234")
    field = self.field(Self.english, "1|,234")
    field.perform(.delete(.forward, .grapheme))
    #expect(picture(field) == "1|34")
  }

  @Test func deletingTheOneOf1337Gives337() {
    var field = field(Self.english, "1|,337")
    field.backspace()
    #expect(picture(field) == "|337")
    field = self.field(Self.english, "|1,337")
    field.perform(.delete(.forward, .grapheme))
    #expect(picture(field) == "|337")
  }

  @Test func insertingInTheMiddleKeepsTheCaretBesideItsDigit() {
    var field = field(Self.english, "1|,234")
    field.type("5")
    #expect(picture(field) == "15|,234")
    field.type("6")
    #expect(picture(field) == "156|,234")
    field.type("7")
    #expect(picture(field) == "1,567|,234")
  }

  @Test func prefixAndSuffixAreFenced() {
    var field = field(Self.dollars)
    field.type("1234")
    #expect(picture(field) == "$1,234|")
    field.perform(.move(.backward, .document, extending: false))
    #expect(picture(field) == "$|1,234")
    field.type("-")
    #expect(picture(field) == "-$|1,234")
    field.backspace()
    #expect(picture(field) == "$|1,234")
    #expect(field.perform(.delete(.backward, .grapheme)) == [.refused(.atEdge)])
    field.perform(.selectAll)
    #expect(field.perform(.copy) == [.copy("$1,234")])
    field.type("7")
    #expect(picture(field) == "$7|")
    field.backspace()
    #expect(picture(field) == "|")
  }

  @Test func aPrefixWithDigitsIsNotANumber() {
    var shape = Self.english
    shape.positivePrefix = "R2D2 "
    shape.negativePrefix = "-R2D2 "
    var field = field(shape)
    field.type("1234")
    #expect(picture(field) == "R2D2 1,234|")
    field.setText("R2D2 5,678")
    #expect(picture(field) == "R2D2 5,678|")
    field.backspace(5)
    #expect(picture(field) == "|")
    #expect(LiveNumber(shape).canonical("-R2D2 5,678") == "-5678")
  }

  @Test func aSeparatorOfTwoCharacters() {
    var shape = Self.english
    shape.groupingSeparator = "' "
    var field = field(shape)
    field.type("1234567")
    #expect(picture(field) == "1' 234' 567|")
    field.backspace(3)
    #expect(picture(field) == "1' 234|")
    field.perform(.select(EditSelection(caret: 3)))
    field.backspace()
    #expect(picture(field) == "|234")
  }

  @Test func signsBehindAndParentheses() {
    var shape = Self.english
    (shape.negativePrefix, shape.negativeSuffix) = ("(", ")")
    var field = field(shape)
    field.type("-12")
    #expect(picture(field) == "(12|)")
    #expect(LiveNumber(shape).canonical("(12)") == "-12")
    (shape.negativePrefix, shape.negativeSuffix) = ("", "-")
    var behind = self.field(shape)
    behind.type("-12")
    #expect(picture(behind) == "12|-")
    behind.backspace(2)
    #expect(picture(behind) == "-|")
    behind.type("3")
    #expect(picture(behind) == "3|-")
    #expect(LiveNumber(shape).canonical("3-") == "-3")
  }

  @Test(arguments: ["()", "(a)", "( )"]) func bracketsWithoutADigitAreNoMinus(_ text: String) {
    var field = field(Self.english)
    #expect(field.perform(.paste(text)) == [.refused(.format)])
    #expect(picture(field) == "|")
    field.perform(.paste("(12)"))
    #expect(picture(field) == "-12|")
  }

  @Test func theFractionIsLimitedWithoutLosingDigits() {
    var field = field(Self.english, "12.34|")
    #expect(field.perform(.insert("5")) == [.refused(.format)])
    field = self.field(Self.english, "12.|00")
    field.type("5")
    #expect(picture(field) == "12.5|0")
    field.type("6")
    #expect(picture(field) == "12.56|")
    field = self.field(Self.english, "1|2345")
    #expect(field.perform(.insert(".")) == [.refused(.format)])
    #expect(field.text == "12,345")
  }

  @Test func typingTheDecimalSeparatorOverItselfMovesOn() {
    var field = field(Self.english, "12|.50")
    field.type(".")
    #expect(picture(field) == "12.|50")
  }

  @Test func wholeNumbersDropAFraction() {
    var shape = Self.english
    shape.fractionLimit = 0
    var field = field(shape)
    field.type("1.5")
    #expect(field.text == "1")
    field.perform(.selectAll)
    field.perform(.paste("1,234.56"))
    #expect(field.text == "1,234")
  }

  @Test(arguments: [
    ("1,234.56", "1,234.56"), ("$1,234.5", "1,234.5"), ("1.234,56", "1,234.56"), ("1 234,56", "1,234.56"),
    ("1'234.5", "1,234.5"), ("1,234,567", "1,234,567"), ("1.234.567", "1,234,567"), ("3,5", "3.5"), ("-5", "-5"),
    ("−5", "-5"), ("(5)", "-5"), ("٣٤٫٥", "34.5"), ("１２", "12"), ("12abc", "12"), ("  12\n", "12"), ("1,234", "1,234"),
  ])
  func pastingNumbersOfAllKinds(_ text: String, _ shown: String) {
    var field = field(Self.english)
    field.perform(.paste(text))
    #expect(field.text == shown)
  }

  @Test(arguments: [
    ("1.234,56", "1.234,56\u{A0}€"), ("12.5", "12,5\u{A0}€"), ("1.234", "1.234\u{A0}€"), ("5 €", "5\u{A0}€"),
  ])
  func pastingIntoAGermanField(_ text: String, _ shown: String) {
    var field = field(Self.euros)
    field.perform(.paste(text))
    #expect(field.text == shown)
  }

  @Test func digitsAreNormalisedToTheFieldsScript() {
    var shape = Self.english
    shape.zero = "٠"
    (shape.decimalSeparator, shape.groupingSeparator) = ("٫", "٬")
    (shape.negativePrefix) = "\u{61C}-"
    var field = field(shape)
    field.type("1234.5")
    #expect(picture(field) == "١٬٢٣٤٫٥|")
    #expect(LiveNumber(shape).canonical(field.text) == "1234.5")
    field.perform(.move(.backward, .document, extending: false))
    field.type("-")
    #expect(LiveNumber(shape).canonical(field.text) == "-1234.5")
    var adlam = Self.english
    adlam.zero = "\u{1E950}"
    var wide = self.field(adlam)
    wide.type("12345")
    wide.backspace()
    #expect(LiveNumber(adlam).canonical(wide.text) == "1234")
    #expect(wide.state.selection.head == wide.text.utf16.count)
  }

  @Test func aRangeRefusesDigitsThatLeadFartherAway() {
    var shape = Self.english
    (shape.minimum, shape.maximum, shape.fractionLimit) = (10, 120, 0)
    var field = field(shape)
    field.type("5")
    #expect(field.text == "5")
    field.type("0")
    #expect(field.perform(.insert("0")) == [.refused(.format)])
    #expect(field.perform(.insert("-")) == [.refused(.format)])
    #expect(field.text == "50")
  }

  @Test func emptyingAndLettersAndEmoji() {
    var field = field(Self.dollars, "$1,2[3]4")
    #expect(field.perform(.insert("👍🏽")) == [.refused(.format)])
    field.perform(.paste("1\u{301}5"))
    #expect(picture(field) == "$1,25|4")
    field.perform(.selectAll)
    field.perform(.cut)
    #expect(picture(field) == "|")
    field.perform(.undo)
    #expect(field.text == "$1,254")
  }

  @Test func noNumberIsInventedByUndo() {
    var field = field(Self.english)
    field.type("1234")
    field.perform(.paste("56"))
    field.backspace(3)
    var texts: [String] = []
    while field.canUndo {
      field.perform(.undo)
      texts.append(field.text)
    }
    #expect(texts == ["123,456", "1,234", ""])
  }

  @Test func textThatIsNoNumberIsShownAsWritten() {
    var field = field(Self.english)
    field.setText("∞")
    #expect(field.text == "∞")
    field.type("5")
    #expect(field.text == "5")
  }
}
