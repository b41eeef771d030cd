import Foundation
import Testing

@testable import fieldreplay

@Suite struct FieldReplays {
  private func answer(_ line: String) throws -> [String: JSONValue] {
    let answer = Replay.answer(to: line).answer
    guard case .object(let object) = try JSONDecoder().decode(JSONValue.self, from: Data(answer.utf8)) else {
      throw ReplayError("no object")
    }
    return object
  }

  private func text(_ line: String) throws -> JSONValue? { try answer(line)["text"] }

  @Test func aMaskIsTyped() throws {
    let answer = try answer(
      ###"{"id":7,"field":{"kind":"mask","mask":"(###) ### - ####"},"steps":[{"type":"5551234567"},{"select":[6,6]},{"key":"backspace"}],"trace":true,"events":true}"###
    )
    #expect(answer["id"] == .number(7))
    #expect(answer["text"] == .string("(551) 234 - 567"))
    #expect(answer["selection"] == .offsets(3, 3))
    #expect(answer["value"] == .string("551234567"))
    #expect(answer["complete"] == .bool(false))
    #expect(answer["accepted"] == .bool(true))
    #expect(answer["marked"] == .null)
    guard case .array(let trace)? = answer["trace"], case .array(let events)? = answer["events"] else {
      Issue.record("no trace")
      return
    }
    #expect(trace.count == 3)
    #expect(events.contains(.object(["value": .string("555123456")])))
  }

  @Test(arguments: [
    (###"{"kind":"text","limit":3}"###, ###"{"paste":"ab\ncd"}"###, "ab "),
    (
      ###"{"kind":"mask","mask":["##-##","##-###"],"tokens":{"c":"letter.lowercased"}}"###, ###"{"type":"12345"}"###,
      "12-345"
    ),
    (###"{"kind":"mask","mask":"ZZ","tokens":{"Z":{"characters":"abc"}}}"###, ###"{"type":"xab"}"###, "ab"),
    (###"{"kind":"mask","mask":"##/##","guide":"_"}"###, ###"{"type":"1"}"###, "1_/__"),
    (###"{"kind":"number","locale":"de_DE","fraction":[0,2]}"###, ###"{"type":"1234,567"}"###, "1.234,56"),
    (###"{"kind":"number","prefix":"~","suffix":" km"}"###, ###"{"type":"-1234"}"###, "-~1,234 km"),
    (###"{"kind":"percent"}"###, ###"{"type":"12.5"}"###, "12.5%"),
    (###"{"kind":"currency","code":"EUR","locale":"de_DE"}"###, ###"{"type":"1234,5"}"###, "1.234,5\u{A0}€"),
    (###"{"kind":"date","pattern":"MM/dd/yyyy"}"###, ###"{"type":"4/7/2024"}"###, "04/07/2024"),
    (###"{"kind":"phone","region":"US"}"###, ###"{"paste":"+1 555 123 4567"}"###, Self.american),
    (###"{"kind":"card"}"###, ###"{"type":"378282246310005"}"###, "3782 822463 10005"),
    (###"{"kind":"number","live":false}"###, ###"{"type":"1234.5"}"###, "1234.5"),
  ])
  func everyKind(_ field: String, _ step: String, _ shown: String) throws {
    #expect(try text(###"{"field":\###(field),"steps":[\###(step)]}"###) == .string(shown))
  }

  /// With libphonenumber a number with its country code stays as it is.
  #if PhoneNumbers
  private static let american = "+1 555-123-4567"
  #else
  private static let american = "(555) 123 - 4567"
  #endif

  @Test func valuesOfEveryKind() throws {
    func value(_ field: String, _ step: String) throws -> JSONValue? {
      try answer(###"{"field":\###(field),"steps":[\###(step)]}"###)["value"]
    }
    #expect(
      try value(###"{"kind":"number"}"###, ###"{"type":"-1,234.5"}"###) == .number(Decimal(string: "-1234.5") ?? 0))
    #expect(try value(###"{"kind":"number"}"###, ###"{"type":"-"}"###) == .null)
    #expect(try value(###"{"kind":"percent"}"###, ###"{"type":"50"}"###) == .number(Decimal(string: "0.5") ?? 0))
    #expect(try value(###"{"kind":"date"}"###, ###"{"type":"02292024"}"###) == .string("2024-02-29"))
    #expect(try value(###"{"kind":"date"}"###, ###"{"type":"0229"}"###) == .null)
    #expect(
      try value(###"{"kind":"name"}"###, ###"{"type":"Thomas Clark"}"###)
        == .object(["givenName": .string("Thomas"), "familyName": .string("Clark")]))
    #expect(
      try value(###"{"kind":"url"}"###, ###"{"type":"https://a.example/b?c"}"###) == .string("https://a.example/b?c"))
    #expect(try value(###"{"kind":"url"}"###, ###"{"type":"nonsense"}"###) == .null)
  }

  @Test func theEndOfEditingWritesTheValueOut() throws {
    let line =
      ###"{"field":{"kind":"currency","locale":"en_US","live":false},"steps":[{"type":"1234.5"},{"focus":false}]}"###
    #expect(try text(line) == .string("$1,234.50"))
    let clamped = ###"{"field":{"kind":"number","min":0,"max":10},"steps":[{"setValue":99},{"submit":true}]}"###
    #expect(try text(clamped) == .string("10"))
    let date = ###"{"field":{"kind":"date","pattern":"dd.MM.yyyy"},"steps":[{"setValue":"2024-01-31"}]}"###
    #expect(try text(date) == .string("31.01.2024"))
  }

  /// A field keeps its last value when the text has none.
  @Test(arguments: [
    (###"{"kind":"number"}"###, ###"{"type":"12"},{"key":"selectAll"},{"type":"-"}"###, "12"),
    (###"{"kind":"number"}"###, ###"{"type":"12"},{"key":"selectAll"},{"key":"backspace"}"###, "12"),
    (###"{"kind":"number","optional":true}"###, ###"{"type":"12"},{"key":"selectAll"},{"type":"-"}"###, ""),
    (###"{"kind":"number"}"###, ###"{"type":"-"}"###, ""),
    (###"{"kind":"date"}"###, ###"{"setValue":"2024-01-31"},{"key":"backspace"}"###, "01/31/2024"),
    (
      ###"{"kind":"url"}"###, ###"{"type":"https://a.example/"},{"key":"selectAll"},{"paste":"x"}"###,
      "https://a.example"
    ),
    (###"{"kind":"generic","style":"throwing"}"###, ###"{"type":"a"}"###, ""),
  ])
  func aTextWithoutAValueBecomesTheLastValue(_ field: String, _ steps: String, _ shown: String) throws {
    #expect(try text(###"{"field":\###(field),"steps":[\###(steps),{"focus":false}]}"###) == .string(shown))
  }

  /// The end of editing does what it does in a field of the same format.
  @Test(arguments: [
    (###"{"kind":"date"}"###, ###"{"type":"11/20/26"}"###, "11/20/2026"),
    (###"{"kind":"date","pattern":"hh:mm a"}"###, ###"{"type":"9:05p"}"###, "09:05 PM"),
    (###"{"kind":"style","style":"dateTime","date":"numeric"}"###, ###"{"type":"11/20/26"}"###, "11/20/2026"),
    (###"{"kind":"style","style":"ranged","min":18,"max":120}"###, ###"{"type":"7"}"###, "18"),
    (###"{"kind":"style","style":"integer"}"###, ###"{"type":"1234567"}"###, "1,234,567"),
    (###"{"kind":"style","style":"doubleCurrency","code":"EUR"}"###, ###"{"type":"1234.5"}"###, "€1,234.50"),
    (###"{"kind":"style","style":"decimalPercent"}"###, ###"{"type":"12.5"}"###, "12.5%"),
    (###"{"kind":"formatter","style":"currency"}"###, ###"{"type":"1234.5"}"###, "$1,234.50"),
    (###"{"kind":"formatter","formatter":"date","pattern":"dd.MM.yyyy"}"###, ###"{"type":"31012024"}"###, "31.01.2024"),
    (###"{"kind":"cardExpiry"}"###, ###"{"type":"4/27"}"###, "04/27"),
    (###"{"kind":"generic","style":"percentage"}"###, ###"{"type":"12.345"}"###, "12.35%"),
    (###"{"kind":"mask","mask":"##-##","optional":true}"###, ###"{"type":"1"},{"key":"backspace"}"###, ""),
  ])
  func theEndOfEditingIsTheFieldsOwn(_ field: String, _ steps: String, _ shown: String) throws {
    #expect(try text(###"{"field":\###(field),"steps":[\###(steps),{"focus":false}]}"###) == .string(shown))
  }

  /// A style that rounds while it formats: what is shown decides, as in a field.
  @Test func theValueIsTheShownOneAtTheEndOfEditing() throws {
    let line =
      ###"{"field":{"kind":"generic","style":"percentage"},"steps":[{"type":"12.345"},{"submit":true}]}"###
    #expect(try answer(line)["value"] == .string("12.35"))
  }

  @Test func wholeNumbersTakeNoMoreThanTheirType() throws {
    let line = ###"{"field":{"kind":"style","style":"integer"},"steps":[{"type":"99999999999999999999"}]}"###
    #expect(try answer(line)["accepted"] == .bool(false))
  }

  @Test func aValueThatIsSetIsNotReadAgain() throws {
    let name = ###"{"givenName":"An","middleName":"Văn","familyName":"Nguyễn"}"###
    let line =
      ###"{"field":{"kind":"name","locale":"vi_VN"},"steps":[{"setValue":\###(name)},{"submit":true},{"focus":false}]}"###
    #expect(
      try answer(line)["value"]
        == .object(["givenName": .string("An"), "middleName": .string("Văn"), "familyName": .string("Nguyễn")]))
  }

  @Test(arguments: [
    ("identity", "https://example.org/a?b=1", "https://example.org/a?b=1"), ("list", "a,b,c", "a, b, c"),
    ("duration", "12:34", "12:34"), ("percentage", "12.5", "12.50%"), ("percentage", "7.05%", "7.05%"),
    ("trimmed", "a b ", "a b "), ("hexadecimal", "ff8800", "#FF8800"), ("exclamation", "a!", "a!"),
    ("throwing", "a b", "a b"), ("scientific", "1.5E3", "1.5E3"), ("compact", "1.2K", "1.2K"),
    ("dateTime", "November 20, 2026", "November 20, 2026"),
  ])
  func everyGenericStyleKeepsWhatIsTyped(_ style: String, _ typed: String, _ shown: String) throws {
    #expect(
      try text(###"{"field":{"kind":"generic","style":"\###(style)"},"steps":[{"type":"\###(typed)"}]}"###)
        == .string(shown))
  }

  @Test(arguments: [
    ("MM/dd/yyyy", "2024-01-31", "01/31/2024"), ("MM/yy", "2027-04", "04/27"), ("HH:mm", "09:05", "09:05"),
    ("dd.MM.yyyy HH:mm:ss", "2024-12-31T23:59:58", "31.12.2024 23:59:58"), ("hh:mm a", "21:05", "09:05 PM"),
  ])
  func aDateThatIsSetIsTheValue(_ pattern: String, _ value: String, _ shown: String) throws {
    let answer = try answer(
      ###"{"field":{"kind":"date","pattern":"\###(pattern)"},"steps":[{"setValue":"\###(value)"}]}"###)
    #expect(answer["text"] == .string(shown))
    #expect(answer["value"] == .string(value))
  }

  @Test func theArrowsCanMoveVisually() throws {
    let line =
      ###"{"field":{"kind":"text","movement":"visual"},"start":{"text":"אב","selection":[0,0]},"steps":[{"key":"left"}]}"###
    #expect(try answer(line)["selection"] == .offsets(1, 1))
  }

  @Test func compositionsAndKeys() throws {
    let marked = try answer(###"{"field":{"kind":"text"},"steps":[{"mark":"に","selected":[1,1]}]}"###)
    #expect(marked["marked"] == .offsets(0, 1))
    #expect(marked["value"] == .string(""))
    let line =
      ###"{"field":{"kind":"text"},"start":{"text":"one two","selection":[7,7]},"steps":[{"key":"left","word":true,"shift":true},{"key":"cut"},{"key":"undo"}]}"###
    #expect(try answer(line)["text"] == .string("one two"))
    let vertical =
      ###"{"field":{"kind":"text","axis":"vertical"},"steps":[{"type":"a"},{"key":"return"},{"type":"b"}]}"###
    #expect(try text(vertical) == .string("a\nb"))
  }

  @Test(arguments: [
    ("nonsense", "the line is no JSON"), ("[]", "line must be an object"), ("{}", "field is missing"),
    (###"{"field":{"kind":"dog"}}"###, "field.kind is 'dog'"),
    (###"{"field":{"kind":"mask","mask":"##\\"}}"###, "offset 2"),
    (###"{"field":{"kind":"number","locale":"zz_ZZ"}}"###, "'zz_ZZ' is unknown"),
    (###"{"field":{"kind":"number","min":5,"max":1}}"###, "field.min 5 is greater"),
    (###"{"field":{"kind":"text"},"steps":[{"replace":[5,2],"with":""}]}"###, "steps[0].replace is upside down"),
    (###"{"field":{"kind":"text"},"steps":[{"type":"a"},{"jump":1}]}"###, "steps[1] has none"),
    (###"{"field":{"kind":"text"},"steps":[{"key":"f13"}]}"###, "'f13' is unknown"),
    (###"{"field":{"kind":"text"},"steps":[{"select":[1.5,2]}]}"###, "two whole numbers"),
    (###"{"field":{"kind":"mask","mask":"#","literals":"maybe"}}"###, "field.literals is 'maybe'"),
    (###"{"field":{"kind":"date","pattern":"MMMM"}}"###, "no numeric date"),
    (###"{"field":{"kind":"number"},"steps":[{"setValue":"x"}]}"###, "must be a number"),
    (###"{"field":{"kind":"date"},"steps":[{"setValue":"2024-02-30"}]}"###, "must be a date"),
    (###"{"field":{"kind":"date"},"steps":[{"setValue":"yesterday"}]}"###, "must be a date"),
    (###"{"field":{"kind":"phone","region":"XYZ"}}"###, "'XYZ' is no ISO 3166 code"),
    (###"{"field":{"kind":"text","movement":"sideways"}}"###, "field.movement is 'sideways'"),
    (###"{"field":{"kind":"generic","style":"dog"}}"###, "field.style is 'dog'"),
    (###"{"field":{"kind":"text","limit":-1}}"###, "must not be negative"),
    (###"{"field":{"kind":"text"},"steps":[{"replace":[0,99999999999999999999],"with":""}]}"###, "two whole numbers"),
    (###"{"field":{"kind":"text"},"steps":[{"mark":"x","selected":[5,2]}]}"###, "upside down"),
    (###"{"field":{"kind":"text"},"steps":{}}"###, "steps must be an array"),
  ])
  func errorsNameThePlace(_ line: String, _ reason: String) throws {
    let (answer, isError) = Replay.answer(to: line)
    #expect(isError)
    #expect(answer.contains(reason), "\(answer)")
  }

  @Test func theIdentifierComesBackWithAnError() throws {
    #expect(try answer(###"{"id":["a"],"field":{"kind":"dog"}}"###)["id"] == .array([.string("a")]))
  }
}
