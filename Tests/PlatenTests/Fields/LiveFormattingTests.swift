import PlatenTesting
import SwiftUI
import Testing
import TextFormats

/// Fields that format while one types.
@MainActor struct LiveFormattingTests {
  private struct Formats: View {
    @State private var number: Double? = nil
    @State private var money: Double? = nil
    @State private var phone = ""
    @State private var card = ""
    @State private var own = ""

    var body: some View {
      Group {
        TextField("Number", value: $number, format: .number)
        TextField("Money", value: $money, format: .currency(code: "USD"))
        TextField("Own", value: $own, format: Dashes())
      }
      .liveFormatting()
      TextField("Phone", value: $phone, format: PhoneNumberFormatStyle())
      TextField("Card", value: $card, format: CardNumberFormatStyle())
      Text(verbatim: "number \(number ?? 0) phone \(phone) card \(card) own \(own)")
    }
  }

  /// A style of a program's own: pairs with dashes between them.
  private struct Dashes: ParseableFormatStyle {
    struct Strategy: ParseStrategy {
      func parse(_ value: String) throws -> String { value.filter { $0 != "-" } }
    }

    var parseStrategy: Strategy { Strategy() }

    func format(_ value: String) -> String {
      stride(from: 0, to: value.count, by: 2)
        .map { String(value.dropFirst($0).prefix(2)) }
        .joined(separator: "-")
    }
  }

  @Test func aNumberIsGroupedWhileOneTypes() async throws {
    let screen = await Screen(Formats())
    let field = try screen.field("Number")
    try field.type("1234567.5")
    #expect(try field.text == "1,234,567.5")
    #expect(screen.shows("number 1234567.5"))
    try field.select(1..<1)
    try field.type("9")
    #expect(try field.text == "19,234,567.5")
    #expect(try field.selection == 2..<2)
  }

  @Test func undoRestoresTheTextsThatWereShown() async throws {
    let screen = await Screen(Formats())
    let field = try screen.field("Number")
    try field.type("1234")
    #expect(try field.text == "1,234")
    try field.press("z", modifiers: .control)
    #expect(try field.text == "")
    #expect(screen.shows("number 0.0"))
    try field.press("z", modifiers: [.control, .shift])
    #expect(try field.text == "1,234")
    #expect(screen.shows("number 1234.0"))
  }

  @Test func aStyleOfAProgramsOwnIsLiveToo() async throws {
    let screen = await Screen(Formats())
    let field = try screen.field("Own")
    try field.type("abcde")
    #expect(try field.text == "ab-cd-e")
    #expect(screen.shows("own abcde"))
  }

  @Test func anotherFormatAppliesDuringEditing() async throws {
    struct Changing: View {
      @State private var amount: Double? = nil
      @State private var isGrouped = true
      var body: some View {
        TextField("Amount", value: $amount, format: .number.grouping(isGrouped ? .automatic : .never)).liveFormatting()
        Toggle("Grouped", isOn: $isGrouped)
      }
    }
    let screen = await Screen(Changing())
    let field = try screen.field("Amount")
    try field.type("1234")
    #expect(try field.text == "1,234")
    try screen.toggle("Grouped").press()
    #expect(try field.text == "1234")
    try field.type("5")
    #expect(try field.text == "12345")
  }

  @Test func phonesAndCardsAreLiveByNature() async throws {
    let screen = await Screen(Formats())
    let phone = try screen.field("Phone")
    try phone.type("5551234567")
    #expect(screen.shows("phone 5551234567"))
    #expect(try phone.text.contains("(555)"))
    let card = try screen.field("Card")
    try card.type("4242424242424242")
    #expect(try card.text == "4242 4242 4242 4242")
  }

  /// A formatter whose values are its texts.
  private class TextFormatter: Platen.Formatter, @unchecked Sendable {
    override func string(for obj: Any?) -> String? { obj as? String }
    override func getObjectValue(
      _ obj: AutoreleasingUnsafeMutablePointer<AnyObject?>?, for string: String,
      errorDescription error: AutoreleasingUnsafeMutablePointer<NSString?>?
    ) -> Bool {
      obj?.pointee = string as AnyObject
      return true
    }
  }

  @Test func aFormatterRejectsInvalidInput() async throws {
    final class Digits: TextFormatter, @unchecked Sendable {
      override func isPartialStringValid(
        _ partialString: String, newEditingString newString: AutoreleasingUnsafeMutablePointer<NSString?>?,
        errorDescription error: AutoreleasingUnsafeMutablePointer<NSString?>?
      ) -> Bool { partialString.allSatisfy(\.isNumber) }
    }
    struct Checked: View {
      @State private var text = ""
      var body: some View { TextField("Digits", value: $text, formatter: Digits()) }
    }
    let screen = await Screen(Checked())
    try screen.field("Digits").type("1a2b3")
    #expect(try screen.field("Digits").text == "123")
  }

  @Test func aFormatterPlacesTheCaret() async throws {
    /// Writes a hyphen after three digits; removing it removes the digit before it.
    final class Hyphenated: TextFormatter, @unchecked Sendable {
      override func isPartialStringValid(
        _ partialStringPtr: AutoreleasingUnsafeMutablePointer<NSString>,
        proposedSelectedRange proposedSelRangePtr: NSRangePointer?, originalString origString: String,
        originalSelectedRange origSelRange: NSRange,
        errorDescription error: AutoreleasingUnsafeMutablePointer<NSString?>?
      ) -> Bool {
        var text = partialStringPtr.pointee.description
        guard let caret = proposedSelRangePtr?.pointee.location, text.allSatisfy({ $0.isNumber || $0 == "-" }) else {
          return false
        }
        var digitsBefore = text.prefix(caret).filter(\.isNumber).count
        let removed = (origString as NSString).substring(with: origSelRange)
        if removed == "-", text.count < origString.count {
          text.remove(at: text.index(text.startIndex, offsetBy: caret - 1))
          digitsBefore -= 1
        }
        let digits = text.filter(\.isNumber)
        let new = digits.count > 3 ? digits.prefix(3) + "-" + digits.dropFirst(3) : digits
        partialStringPtr.pointee = new as NSString
        proposedSelRangePtr?.pointee = NSRange(location: digitsBefore + (digitsBefore > 3 ? 1 : 0), length: 0)
        return new == text
      }
    }
    struct Checked: View {
      @State private var text = ""
      var body: some View { TextField("Code", value: $text, formatter: Hyphenated()) }
    }
    let screen = await Screen(Checked())
    let field = try screen.field("Code")
    try field.type("12x345")
    #expect(try field.text == "123-45")
    try field.select(1..<1)
    try field.type("9")
    #expect(try field.text == "192-345" && field.selection == 2..<2)
    try field.select(4..<4)
    try field.press(.delete)
    #expect(try field.text == "193-45" && field.selection == 2..<2)
  }

  /// Writes a space after each four digits, by the older method, which has no selection.
  private final class Fours: TextFormatter, @unchecked Sendable {
    static func grouped(_ digits: String) -> String {
      var result = ""
      for (index, digit) in digits.enumerated() { result += (index > 0 && index % 4 == 0 ? " " : "") + String(digit) }
      return result
    }

    override func string(for obj: Any?) -> String? {
      super.string(for: obj).map { Self.grouped($0.filter(\.isNumber)) }
    }

    override func isPartialStringValid(
      _ partialString: String, newEditingString newString: AutoreleasingUnsafeMutablePointer<NSString?>?,
      errorDescription error: AutoreleasingUnsafeMutablePointer<NSString?>?
    ) -> Bool {
      let text = Self.grouped(String(partialString.filter(\.isNumber).prefix(16)))
      newString?.pointee = text as NSString
      return text == partialString
    }
  }

  @Test(arguments: [false, true]) func theCaretStaysBehindWhatAFormatterReplaces(_ isLive: Bool) async throws {
    struct Checked: View {
      let isLive: Bool
      @State private var text = ""
      var body: some View { TextField("Card", value: $text, formatter: Fours()).liveFormatting(isLive) }
    }
    let screen = await Screen(Checked(isLive: isLive))
    let field = try screen.field("Card")
    try field.type("12345678x9")
    #expect(try field.text == "1234 5678 9" && field.selection == 11..<11)
    try field.select(2..<2)
    try field.type("00")
    #expect(try field.text == "1200 3456 789" && field.selection == 4..<4)
    try field.type("5")
    #expect(try field.text == "1200 5345 6789" && field.selection == 6..<6)
    try field.press(.delete)
    try field.press(.delete)
    #expect(try field.text == "1203 4567 89" && field.selection == 3..<3)
  }

  private struct Dates: View {
    @State private var date = Date(timeIntervalSince1970: 1_795_132_800)  // 2026-11-20
    @State private var name = ""

    private var style: Date.FormatStyle {
      Date.FormatStyle(
        date: .numeric, time: .omitted, locale: Locale(identifier: "en_US"), timeZone: .gmt)
    }

    var body: some View {
      TextField("Date", value: $date, format: style).liveFormatting()
      TextField("Name", text: $name)
      Text(verbatim: "day \(Int(date.timeIntervalSince1970 / 86_400))")
    }
  }

  @Test func upAndDownStepTheFieldOfADate() async throws {
    let screen = await Screen(Dates())
    let field = try screen.field("Date")
    try field.select(4..<4)
    try field.press(.upArrow)
    #expect(try field.text == "11/21/2026")
    #expect(screen.shows("day 20778"))
    try field.press(.downArrow)
    try field.press(.downArrow)
    #expect(try field.text == "11/19/2026")
    #expect(try field.selection == 4..<4)
    try field.press("z", modifiers: .control)
    #expect(try field.text == "11/20/2026")
  }

  @Test func aDateThatDoesNotExistIsNotWritten() async throws {
    let screen = await Screen(Dates())
    let field = try screen.field("Date")
    try field.select(0..<10)
    try field.type("02302026")
    #expect(try field.text == "02/30/2026")
    #expect(screen.shows("day 20777"))
  }

  @Test func twoDigitsOfAYearBecomeAYearWhenEditingEnds() async throws {
    let screen = await Screen(Dates())
    let field = try screen.field("Date")
    try field.select(0..<10)
    try field.type("112126")
    #expect(screen.shows("day 20777"))
    try field.submit()
    #expect(screen.shows("day 20778"))
    #expect(try field.text == "11/21/2026")
  }
}
