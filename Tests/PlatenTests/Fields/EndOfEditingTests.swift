import PlatenTesting
import SwiftUI
import Testing

/// What the end of editing makes of a text, and what brings back what was typed.
@MainActor struct EndOfEditingTests {
  private struct Amounts: View {
    @State private var amount = 12.0
    @State private var other = ""
    @State private var moment = Date(timeIntervalSince1970: 1_000_000_000.25)

    private var day: Date.FormatStyle {
      .dateTime.year().month(.twoDigits).day(.twoDigits).locale(Locale(identifier: "en_US"))
    }

    var body: some View {
      TextField("Amount", value: $amount, format: .number.precision(.fractionLength(2)))
      TextField("Other", text: $other)
      TextField("Day", value: $moment, format: day)
      Text(verbatim: "amount \(amount) moment \(moment.timeIntervalSince1970)")
    }
  }

  @Test(arguments: [false, true]) func undoBringsBackATextThatIsNoValue(isSubmitted: Bool) async throws {
    let screen = await Screen(Amounts())
    let field = try screen.field("Amount")
    try field.focus()
    try field.press("a", modifiers: .control)
    try field.type("so-so")
    if isSubmitted {
      try field.submit()
    } else {
      try screen.field("Other").focus()
    }
    #expect(try field.text == "12.00")
    try field.focus()
    try field.press("z", modifiers: .control)
    #expect(try field.text == "so-so")
    #expect(screen.shows("amount 12.0 "))
    try field.press("z", modifiers: .control)
    #expect(try field.text == "12.00")
    #expect(screen.shows("amount 12.0 "))
  }

  @Test func undoAfterReturnReachesTheEditsBeforeIt() async throws {
    let screen = await Screen(Amounts())
    let field = try screen.field("Amount")
    try field.focus()
    try field.press("a", modifiers: .control)
    try field.type("1234.5")
    try field.submit()
    #expect(try field.text == "1,234.50")
    try field.press("z", modifiers: .control)
    #expect(try field.text == "1234.5")
    #expect(screen.shows("amount 1234.5 "))
    try field.press("z", modifiers: .control)
    #expect(try field.text == "12.00")
    #expect(screen.shows("amount 12.0 "))
  }

  @Test func aTextThatIsTypedBackMeansAllOfTheValueAgain() async throws {
    let screen = await Screen(Amounts())
    let field = try screen.field("Day")
    #expect(screen.shows("moment 1000000000.25"))
    let shown = try field.text
    try field.focus()
    try field.press(.end)
    try field.press(.delete)
    try field.type(String(shown.suffix(1)))
    #expect(try field.text == shown)
    #expect(screen.shows("moment 1000000000.25"))
    try field.submit()
    #expect(screen.shows("moment 1000000000.25"))
  }
}
