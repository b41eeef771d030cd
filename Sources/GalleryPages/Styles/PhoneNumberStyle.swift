import SwiftUI

/// Formats ten digits as `(201) 555 - 0123`, and parses the digits of any text.
struct PhoneNumberStyle: ParseableFormatStyle {
  var parseStrategy: PhoneParseStrategy { PhoneParseStrategy() }

  func format(_ value: String) -> String {
    let mask = "(###) ### - ####"
    var result = ""
    var digits = value[...]
    for symbol in mask {
      guard let digit = digits.first else { break }
      if symbol == "#" {
        result.append(digit)
        digits.removeFirst()
      } else {
        result.append(symbol)
      }
    }
    return result
  }
}

struct PhoneParseStrategy: ParseStrategy {
  func parse(_ value: String) throws -> String {
    value.replacingOccurrences(of: "[^0-9]", with: "", options: .regularExpression)
  }
}

extension FormatStyle where Self == PhoneNumberStyle {
  static var phoneNumber: PhoneNumberStyle { PhoneNumberStyle() }
}
