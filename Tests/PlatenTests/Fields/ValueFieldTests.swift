import PlatenTesting
import SwiftUI
import Testing

/// When a field writes its value, and when its text is made from the value again (reference 4.3).
@MainActor struct ValueFieldTests {
  private struct OptionalCurrency: View {
    let log: (Double?) -> Void
    @State private var money: Double? = 300.0

    var body: some View {
      TextField("Currency (USD)", value: $money, format: .currency(code: "USD").locale(Locale(identifier: "en_US")))
        .onChange(of: money) { _, new in log(new) }
    }
  }

  @Test func anOptionalIsWrittenAtEachEditAndNilOnLettersOrEmoji() async throws {
    var log: [Double?] = []
    let screen = await Screen(OptionalCurrency { log.append($0) })
    let field = try screen.field("Currency (USD)")
    #expect(try field.text == "$300.00")
    try field.replace(with: "5")
    try field.type("0")
    try field.replace(with: "abc")
    try field.replace(with: "7")
    try field.replace(with: "🙂")
    #expect(log == [5, 50, nil, 7, nil])
    try field.submit()
    #expect(try field.text == "")
  }

  private struct Ranged: ParseableFormatStyle {
    struct Strategy: ParseStrategy {
      func parse(_ value: String) throws -> Int { min(max(Int(value) ?? 1, 1), 150) }
    }

    var parseStrategy: Strategy { Strategy() }
    func format(_ value: Int) -> String { "\(value)" }
  }

  /// Corrects while it formats, not while it parses.
  private struct Clamped: ParseableFormatStyle {
    struct Strategy: ParseStrategy {
      func parse(_ value: String) throws -> Int {
        guard let number = Int(value) else { throw CocoaError(.formatting) }
        return number
      }
    }

    var parseStrategy: Strategy { Strategy() }
    func format(_ value: Int) -> String { "\(max(value, 1))" }
  }

  @Test(arguments: [("0", 1), ("-3", 1), ("7", 7), ("x", 0)])
  func aValueThatAStyleCorrectsIsWrittenOnCommit(typed: String, value: Int) async throws {
    struct Page: View {
      @State private var size = 0
      var body: some View {
        TextField("Size", value: $size, format: Clamped())
        Text("size \(size)")
      }
    }
    let screen = await Screen(Page())
    let field = try screen.field("Size")
    #expect(try field.text == "1")
    #expect(screen.shows("size 0"))
    try field.replace(with: typed)
    try field.submit()
    #expect(try field.text == "\(max(value, 1))")
    #expect(screen.shows("size \(value)"))
  }

  @Test(arguments: [false, true]) func aValueIsWrittenWhenItsCompositionEnds(isLive: Bool) async throws {
    struct Page: View {
      let isLive: Bool
      @State private var count = 5
      var body: some View {
        TextField("Count", value: $count, format: .number).liveFormatting(isLive)
        Text("count \(count)")
      }
    }
    let screen = await Screen(Page(isLive: isLive))
    let field = try screen.field("Count")
    try field.replace(with: "")
    try field.compose("87")
    #expect(screen.shows("count 5"))
    // The text stays as it was composed: there is no change of it that a value could follow.
    try field.endComposition()
    #expect(try field.text == "87")
    #expect(screen.shows("count 87"))
  }

  @Test func aValueThatTheProgramSetsStaysWhereItsTextIsTheOneThatWasTyped() async throws {
    struct Page: View {
      @State private var size = 1.0
      var body: some View {
        TextField("Size", value: $size, format: .number.precision(.fractionLength(1)))
        Button("Measure") { size = 2.04 }
        Text(verbatim: "size \(size)")
      }
    }
    let screen = await Screen(Page())
    let field = try screen.field("Size")
    try field.replace(with: "2.0")
    #expect(screen.shows("size 2.0"))
    try screen.button("Measure").press()
    #expect(try field.text == "2.0")
    try field.submit()
    #expect(screen.shows("size 2.04"))
  }

  @Test func aCompositionThatIsGivenUpLeavesTheValue() async throws {
    struct Page: View {
      @State private var size = 2.04
      var body: some View {
        TextField("Size", value: $size, format: .number.precision(.fractionLength(1)))
        Text(verbatim: "size \(size)")
      }
    }
    let screen = await Screen(Page())
    let field = try screen.field("Size")
    try field.select(3..<3)
    try field.compose("5")
    try field.compose("")
    try field.endComposition()
    #expect(try field.text == "2.0")
    #expect(screen.shows("size 2.04"))
    try field.submit()
    #expect(screen.shows("size 2.04"))
  }

  @Test func aStyleThatRoundsLeavesTheTypedValue() async throws {
    struct Page: View {
      @State private var weight = 0.0
      var body: some View {
        TextField("Weight", value: $weight, format: .number.precision(.fractionLength(1)))
        Text("weight \(weight, specifier: "%.3f")")
      }
    }
    let screen = await Screen(Page())
    let field = try screen.field("Weight")
    try field.replace(with: "1.234")
    try field.submit()
    #expect(try field.text == "1.2")
    #expect(screen.shows("weight 1.234"))
  }

  private struct Form1: View {
    @State var age = 36
    @State var size = 10

    var body: some View {
      TextField("Age", value: $age, format: .number)
      TextField("Size", value: $size, format: Ranged())
      Text("age \(age) size \(size)")
      Button("Double") { age *= 2 }
    }
  }

  @Test func unreadableTextKeepsTheValueAndIsReplacedAtTheEndOfEditing() async throws {
    let screen = await Screen(Form1())
    let age = try screen.field("Age")
    try age.replace(with: "x")
    #expect(try age.text == "x")
    #expect(screen.shows("age 36"))
    try screen.field("Size").focus()
    #expect(try age.text == "36")
  }

  @Test func theTextIsLeftAloneWhileItIsEdited() async throws {
    let screen = await Screen(Form1())
    let age = try screen.field("Age")
    try age.replace(with: "1234")
    #expect(try age.text == "1234")
    try age.submit()
    #expect(try age.text == "1,234")
  }

  @Test func aValueThatOthersChangeIsShownAtOnce() async throws {
    let screen = await Screen(Form1())
    let age = try screen.field("Age")
    try age.focus()
    try screen.button("Double").press()
    #expect(try age.text == "72")
    #expect(try age.selection == 2..<2)
  }

  @Test func aFormattersValueIsWrittenOnCommit() async throws {
    struct Numbers: View {
      @State private var number = 5
      let formatter: NumberFormatter = {
        let formatter = NumberFormatter()
        formatter.minimum = 1
        formatter.maximum = 10
        return formatter
      }()
      var body: some View {
        TextField("Number", value: $number, formatter: formatter)
        Text("number \(number)")
      }
    }
    let screen = await Screen(Numbers())
    let field = try screen.field("Number")
    try field.replace(with: "7")
    #expect(screen.shows("number 5"))
    try field.submit()
    #expect(screen.shows("number 7"))
    for text in ["11", "9 lives", "5-"] {
      try field.replace(with: text)
      try field.submit()
      #expect(screen.shows("number 7"), "\(text)")
      #expect(try field.text == "7")
    }
  }

  @Test func theMomentOfWritingIsAnOption() async throws {
    struct Options: View {
      @State private var first = 1
      @State private var second = 1
      var body: some View {
        TextField("On commit", value: $first, format: .number).textFieldValueUpdate(.onCommit)
        TextField("On submit", value: $second, format: .number).textFieldValueUpdate(.onSubmitOnly)
        Text("\(first) and \(second)")
      }
    }
    let screen = await Screen(Options())
    try screen.field("On commit").replace(with: "2")
    #expect(screen.shows("1 and 1"))
    try screen.field("On submit").replace(with: "2")
    #expect(screen.shows("2 and 1"))
    try screen.field("On commit").focus()
    #expect(screen.shows("2 and 1"))
    #expect(try screen.field("On submit").text == "1")
    try screen.field("On submit").replace(with: "3")
    try screen.field("On submit").submit()
    #expect(screen.shows("2 and 3"))
  }

  private struct Dated: View {
    @State private var date = Date(timeIntervalSince1970: 1_700_000_000)

    var body: some View {
      TextField(
        "Day", value: $date,
        format: Date.FormatStyle(timeZone: TimeZone(identifier: "UTC")!).year().month(.twoDigits).day(.twoDigits))
      Text(verbatim: "is \(Int(date.timeIntervalSince1970))")
    }
  }

  @Test func undoBringsBackTheTimeOfADay() async throws {
    let screen = await Screen(Dated())
    let field = try screen.field("Day")
    #expect(try field.text == "11/14/2023")
    try field.focus()
    try field.press("a", modifiers: .control)
    try field.paste("11/20/2023")
    try field.submit()
    #expect(screen.shows("is 1700438400"))
    try field.press("z", modifiers: .control)
    #expect(try field.text == "11/14/2023")
    #expect(screen.shows("is 1700000000"))
  }

  private struct Localized: View {
    @State private var value = 1.5
    @State private var locale = Locale(identifier: "en_US")

    var body: some View {
      TextField("Value", value: $value, format: .number).environment(\.locale, locale)
      Button("German") { locale = Locale(identifier: "de_DE") }
      Text(verbatim: "is \(value)")
    }
  }

  @Test func undoBringsBackNoTextOfAnotherLocale() async throws {
    let screen = await Screen(Localized())
    let field = try screen.field("Value")
    for text in ["1.234", "5.678"] {
      try field.focus()
      try field.press("a", modifiers: .control)
      try field.paste(text)
    }
    try screen.button("German").press()
    #expect(try field.text == "5,678")
    try field.press("z", modifiers: .control)
    #expect(try field.text == "5,678")
    #expect(screen.shows("is 5.678"))
  }
}
