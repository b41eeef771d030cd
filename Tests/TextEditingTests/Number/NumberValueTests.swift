import Testing

@testable import TextEditing

@Suite struct NumberValueTests {
  /// Rounding to the nearest, halves to the even digit, is what ICU does by default; the digits are those of the shortest
  /// decimal that is the number.
  @Test(arguments: [
    (1234.5, "$1,234.50"), (-3, "-$3.00"), (0.1 + 0.2, "$0.30"), (1.005, "$1.00"), (1.015, "$1.02"),
    (999.999, "$1,000.00"), (99.995, "$100.00"), (1e16, "$10,000,000,000,000,000.00"),
    (.leastNonzeroMagnitude, "$0.00"),
    (-0.001, "$0.00"),
    (0.06, "$0.06"), (.infinity, ""), (.nan, ""),
  ])
  func aNumberIsRoundedToTheFractionOfItsShape(_ number: Double, _ text: String) {
    #expect(LiveNumber(.currency()).text(of: number) == text)
  }

  @Test func theShapesHaveTheirSigns() {
    #expect(LiveNumber(.decimal).text(of: 1234.25) == "1,234.25")
    #expect(LiveNumber(.whole).text(of: 2.5) == "2")
    #expect(LiveNumber(.percent).text(of: 12.5) == "12.5%")
    #expect(LiveNumber(.currency("¥", fractionDigits: 0)).text(of: 1500) == "¥1,500")
    let euros = NumberShape(
      decimalSeparator: ",", groupingSeparator: ".", suffix: "\u{A0}€", fractionLimit: 2, fractionMinimum: 2)
    #expect(LiveNumber(euros).text(of: -1234.5) == "-1.234,50\u{A0}€")
    #expect(LiveNumber(euros).number(of: "-1.234,50\u{A0}€") == -1234.5)
    var persian = NumberShape(decimalSeparator: "٫", groupingSeparator: "٬", fractionLimit: 2)
    persian.zero = "۰"
    #expect(LiveNumber(persian).text(of: 1234.5) == "۱٬۲۳۴٫۵")
  }

  @Test func aNumberOutOfBoundsIsTheBound() {
    let age = LiveNumber(NumberShape(fractionLimit: 0, minimum: 0, maximum: 120))
    #expect(age.text(of: -5) == "0" && age.text(of: 500) == "120")
    #expect(age.valueFormat.value("5") == 5)
    #expect(age.valueFormat.isComplete("5") && !age.valueFormat.isComplete(""))
  }

  @Test(arguments: [0, 1, -1, 0.5, 1234567.891, -0.000001, 1e15, 123456789012.25])
  func theTextOfANumberIsReadAsTheNumber(_ number: Double) {
    let live = LiveNumber(.decimal)
    #expect(live.number(of: live.text(of: number)) == number)
  }
}
