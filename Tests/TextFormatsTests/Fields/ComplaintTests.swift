import EditingTestSupport
import Foundation
import Testing
import TextEditing
import TextFormats

/// Known faults of other fields that format while typing, each tested with every format here that it can concern.
@Suite struct Complaints {
  @Test(arguments: FieldKind.masked + FieldKind.numbers)
  func backspaceOverALiteralDeletesTheDigitBeforeIt(_ kind: FieldKind) throws {
    let whole = kind.typed()
    let format = kind.format.adopt(whole.text)
    var offset = 0
    for character in whole.text {
      defer { offset += character.utf16.count }
      let end = offset + character.utf16.count
      guard !format.significance.contains(offset), let unit = format.significance.last(before: offset) else { continue }
      var field = whole
      field.perform(.select(EditSelection(caret: end)))
      guard field.state.selection.head == end else { continue }
      let number = whole.text.utf16.prefix(unit).count { Unicode.Scalar($0)?.isDigit ?? false }
      field.backspace()
      var digits = Array(whole.digits)
      digits.remove(at: number)
      #expect(field.digits == String(digits), "\(kind) at \(end) of \(whole.text)")
      #expect(field.state.selection.head < end, "\(kind) at \(end) of \(whole.text)")
    }
  }

  @Test(arguments: FieldKind.allCases)
  func backspaceNeverGetsStuckAndNeverOnlyMovesTheCaret(_ kind: FieldKind) {
    var field = kind.typed()
    #expect(!field.text.isEmpty, "\(kind)")
    while field.text.contains(where: { $0.wholeNumberValue != nil }) {
      let before = field.digits
      field.backspace()
      if field.text.isEmpty { break }
      #expect(field.digits == String(before.dropLast()), "\(kind)")
      if field.digits == before { return }
    }
    #expect(field.text.isEmpty, "\(kind): \(field.text)")
  }

  @Test(arguments: FieldKind.masked + FieldKind.numbers)
  func backspaceCanSkipLiterals(_ kind: FieldKind) {
    var field = kind.typed(EditingOptions(backspaceOverLiteral: .skip))
    let format = kind.format.adopt(field.text)
    guard let literal = (1..<field.text.utf16.count).last(where: { !format.significance.contains($0) }) else { return }
    field.perform(.select(EditSelection(caret: literal + 1)))
    guard field.state.selection.head == literal + 1 else { return }
    let text = field.text
    field.backspace()
    #expect(field.text == text, "\(kind)")
    #expect(field.state.selection.head <= literal, "\(kind)")
  }

  @Test(arguments: FieldKind.allCases)
  func pastingFormattedTextKeepsEveryDigit(_ kind: FieldKind) {
    let typed = kind.typed()
    var field = kind.field()
    field.perform(.paste(typed.text))
    #expect(field.text == typed.text, "\(kind)")
    #expect(typed.digits.filter { $0 != "0" }.count >= kind.keys.filter { $0 != "0" }.count, "\(kind): \(typed.text)")
  }

  @Test(arguments: [
    (FieldKind.phone, "+1 (555) 234-5678"), (.phone, "+44 20 7946 0958"), (.phone, "15552345678"),
    (.phoneOfGermany, "+49 30 123456"), (.phoneOfGermany, "+1 555 234 5678"), (.phoneOfNowhere, "+672 1 12345"),
    (.mask, "+1 555 234 5678"), (.eagerMask, "+1 555 234 5678"), (.guidedMask, "tel:+1-555-234-5678"),
  ])
  func pastingOrFillingInWithACountryCodeKeepsEveryDigit(_ kind: FieldKind, _ text: String) {
    var field = kind.field()
    field.perform(.paste(text))
    let digits = text.filter(\.isNumber)
    let own = kind != .phoneOfGermany && digits.count == 11 && digits.hasPrefix("1") && kind != .phoneOfNowhere
    // A literal prefix of the mask must not be in the field twice.
    #expect(field.digits == digits || own && field.digits == digits.dropFirst(), "\(kind): \(field.text)")
  }

  @Test func literalDigitsInTheMaskAreNeitherEatenNorDoubled() throws {
    let mask = try InputMask("+1 (###) 5## - ####")
    for text in ["1112233", "111223344", "+1 (111) 522 - 3344", "1511223"] {
      var typed = EditingSession(format: mask.format)
      typed.type(text.filter(\.isNumber))
      #expect(mask.display(mask.raw(of: typed.text)) == typed.text)
    }
    var field = EditingSession(format: mask.format)
    field.type("111223344")
    #expect(field.text == "+1 (111) 522 - 3344")
    for _ in 0..<9 {
      let raw = mask.raw(of: field.text)
      field.backspace()
      #expect(mask.raw(of: field.text) == raw.dropLast())
    }
    #expect(field.text.isEmpty)
  }

  @Test(arguments: FieldKind.allCases)
  func nothingIsReformattedInsideACompositionButAtItsEnd(_ kind: FieldKind) {
    var field = kind.field()
    var plain = field
    plain.type("12")
    field.perform(.mark("１", selected: 1..<1))
    #expect(field.text == "１", "\(kind)")
    field.perform(.mark("１２", selected: 2..<2))
    #expect(field.text == "１２", "\(kind)")
    #expect(field.state.marked == 0..<2)
    field.perform(.unmark)
    #expect(field.text == plain.text || kind == .ownStyle && field.digits == plain.digits, "\(kind)")
    #expect(field.state.selection.head == plain.state.selection.head, "\(kind)")
  }

  /// The commands of input methods: a composition that is replaced letter by letter, and one committed by inserting.
  @Test(arguments: FieldKind.allCases) func noInputMethodDuplicatesCharacters(_ kind: FieldKind) {
    let whole = kind.typed()
    var composed = kind.field()
    var inserted = kind.field()
    for key in kind.keys {
      composed.perform(.mark(String(key), selected: 1..<1))
      composed.perform(.mark(String(key), selected: 1..<1))
      composed.perform(.unmark)
      inserted.perform(.mark("x", selected: 1..<1))
      inserted.perform(.insert(String(key)))
    }
    #expect(composed.text == whole.text, "\(kind)")
    #expect(inserted.text == whole.text, "\(kind)")
  }

  @Test(arguments: FieldKind.allCases) func undoAndRedoPassThroughShownStates(_ kind: FieldKind) {
    var field = kind.field()
    var seen: Set<String> = [""]
    for (number, key) in kind.keys.enumerated() {
      field.perform(.insert(String(key)))
      seen.insert(field.text)
      if number % 3 == 2 {
        field.perform(.move(.backward, .grapheme, extending: false))
        field.backspace()
        seen.insert(field.text)
        field.perform(.move(.forward, .document, extending: false))
      }
    }
    let end = field.text
    while field.canUndo {
      field.perform(.undo)
      #expect(seen.contains(field.text), "\(kind): \(field.text)")
    }
    #expect(field.text.isEmpty, "\(kind)")
    while field.canRedo {
      field.perform(.redo)
      #expect(seen.contains(field.text), "\(kind): \(field.text)")
    }
    #expect(field.text == end, "\(kind)")
  }

  @Test(arguments: [
    (FieldKind.number, "12."), (.number, "-"), (.number, "1e"), (.number, "1e-"), (.number, ""), (.number, "-."),
    (.number, "0.0"), (.number, "12.50"), (.decimal, "12,"), (.decimal, "-"), (.decimal, ""), (.integer, "-"),
    (.percent, "12.%"), (.percent, "-%"), (.dollars, "$12."), (.euros, "12,\u{A0}€"), (.swiss, "1’234."),
    (.ranged, ""), (.refusing, "1"), (.numberFormatter, "12."), (.numberFormatter, "-"), (.ownStyle, "(5"),
  ])
  func whatIsUnfinishedSurvives(_ kind: FieldKind, _ text: String) {
    var field = kind.field()
    field.type(text.filter { $0.isNumber || ",.-e".contains($0) })
    #expect(field.text == text, "\(kind)")
  }

  @Test(arguments: FieldKind.numbers)
  func deletingAGroupingSeparatorDeletesTheDigitNextToIt(_ kind: FieldKind) {
    let whole = kind.typed()
    let significance = kind.format.adopt(whole.text).significance
    let digits = Array(whole.digits)
    var count = 0
    var offset = 0
    var found = 0
    for character in whole.text {
      let end = offset + character.utf16.count
      if !significance.contains(offset), count > 0, count < digits.count {
        found += 1
        var field = whole
        field.perform(.select(EditSelection(caret: end)))
        field.backspace()
        #expect(field.digits == String(digits[..<(count - 1)] + digits[count...]), "\(kind)")
        field = whole
        field.perform(.select(EditSelection(caret: offset)))
        field.perform(.delete(.forward, .grapheme))
        #expect(field.digits == String(digits[..<count] + digits[(count + 1)...]), "\(kind)")
      } else if character.wholeNumberValue != nil {
        count += 1
      }
      offset = end
    }
    #expect(found > 0, "\(kind): \(whole.text)")
  }

  @Test(arguments: FieldKind.numbers) func deletingTheOneOf1337Gives337(_ kind: FieldKind) {
    var field = kind.field()
    field.type("1337")
    field.perform(.move(.backward, .document, extending: false))
    field.perform(.delete(.forward, .grapheme))
    var plain = kind.field()
    plain.type("337")
    #expect(field.text == plain.text, "\(kind)")
    #expect(field.digits == "337", "\(kind)")
  }

  @Test(arguments: FieldKind.allCases)
  func emojiAndCombiningMarksNeitherCrashNorLoseAnything(_ kind: FieldKind) {
    for text in ["👍🏽", "\u{301}", "👨‍👩‍👧‍👦\u{301}", "🇩🇪", "\u{200D}", "e\u{301}", "क्षि", "\u{20E3}", "\u{FE0F}"] {
      for offset in 0...kind.typed().text.utf16.count {
        var field = kind.typed()
        let whole = field.text
        field.perform(.select(EditSelection(caret: offset)))
        field.perform(.insert(text))
        #expect(field.state.faults == [], "\(kind)")
        // A custom style may accept a digit with a combining mark.
        let isKept =
          kind == .ownStyle
          && field.text.unicodeScalars.filter(\.isDigit).elementsEqual(
            whole.unicodeScalars.filter(\.isDigit))
        #expect(field.text == whole || isKept, "\(kind): \(text) into \(whole)")
      }
    }
  }

  @Test(arguments: FieldKind.allCases) func digitsOfEveryScriptAreAccepted(_ kind: FieldKind) {
    let whole = kind.typed()
    let zeros = (UInt32(0)...0x1FFFF).compactMap { Unicode.Scalar($0) }.filter(\.isZero)
    #expect(zeros.count > 60)
    for zero in zeros {
      var field = kind.field()
      for key in kind.keys {
        guard let value = key.wholeNumberValue, let digit = Unicode.Scalar(zero.value + UInt32(value)) else { continue }
        field.perform(.insert(String(Character(digit))))
      }
      // A custom style may keep the script.
      let isOwn = kind == .ownStyle && field.digits == whole.digits
      #expect(field.text == whole.text || isOwn, "\(kind), digits from U+\(String(zero.value, radix: 16))")
    }
  }

  @Test func typingThePatternSymbolIsOrdinaryInput() throws {
    let mask = try InputMask("AA-##*?")
    var field = EditingSession(format: mask.format)
    for key in "A#x*1#?2+\\" { field.perform(.insert(String(key))) }
    #expect(field.text == "Ax-12")
    for kind in FieldKind.masked {
      var field = kind.typed()
      let text = field.text
      for symbol in ["#", "_", "*", "?", "\\"] { field.perform(.insert(symbol)) }
      #expect(field.text == text, "\(kind)")
    }
  }

  @Test func noDigitIsRoundedAway() throws {
    let english = Locale(identifier: "en_US")
    let style = Decimal.FormatStyle.number.precision(.fractionLength(2)).rounded(rule: .down).locale(english)
    for cents in 0..<1_000 {
      let text = "12,345." + String(1_000 + cents).suffix(3).prefix(2)
      var field = EditingSession(format: style.editFormat)
      field.type(text.replacingOccurrences(of: ",", with: ""))
      #expect(field.text == text)
      #expect(try style.value(of: field.text) == Decimal(string: text.replacingOccurrences(of: ",", with: "")))
    }
  }

  @Test func decimalsDoNotReadASignAsZero() {
    let english = Locale(identifier: "en_US")
    for text in ["", "-", "+", ".", " ", "e", "-.", "$", "%"] {
      #expect(throws: (any Error).self) { try Decimal.FormatStyle.number.locale(english).value(of: text) }
      #expect(throws: (any Error).self) { try Decimal.FormatStyle.Percent().locale(english).value(of: text) }
      #expect(throws: (any Error).self) {
        try Decimal.FormatStyle.Currency(code: "USD").locale(english).value(of: text)
      }
    }
  }
}

extension Unicode.Scalar {
  fileprivate var isDigit: Bool { properties.generalCategory == .decimalNumber }
  fileprivate var isZero: Bool { isDigit && properties.numericValue == 0 }
}
