import LineFormats
import TextEditing
import Testing

@Suite struct LineFormatTests {
  @Test(arguments: [
    ("phone", "(201) 555-0123", "2015550123"), ("card", "4111111111111111", "4111111111111111"),
    ("amount", "1234.5", "1234.5"), ("amount", "$1,234.50", "1234.5"), ("date", "2/29/2024", "2024-02-29"),
    ("date", "Feb 29, 2024", "2024-02-29"), ("AA-####", "ab1234", "ab1234"),
  ])
  func aCompleteLineHasAValue(_ name: String, _ line: String, _ value: String) throws {
    #expect(try LineFormat(named: name).read(line).value == value)
  }

  @Test(arguments: [
    ("amount", "1234.5", "$1,234.50"), ("date", "2/29/2024", "02/29/2024"),
    ("card", "4111111111111111", "4111 1111 1111 1111"),
    ("AA-####", "ab1234", "ab-1234"),
  ])
  func aLineIsFormatted(_ name: String, _ line: String, _ text: String) throws {
    #expect(try LineFormat(named: name).read(line).text == text)
  }

  @Test(arguments: [
    ("phone", "201555"), ("card", "4111111111111112"), ("amount", "0"), ("amount", "20000"), ("amount", "2026-11-20"),
    ("date", "02/30/2024"), ("date", "tomorrow"), ("AA-####", "ab12"), ("phone", ""),
  ])
  func anotherLineHasNone(_ name: String, _ line: String) throws {
    #expect(try LineFormat(named: name).read(line).value == nil)
  }

  @Test func aMaskThatDoesNotCompileIsAnError() {
    #expect(throws: InputMaskError(.noToken, pattern: 0, offset: 0)) { try LineFormat(named: "fax") }
  }
}
