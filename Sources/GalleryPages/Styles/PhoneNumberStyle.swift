import SwiftUI

/// Shows ten digits as `(201) 555 - 0123`, and takes the digits out of whatever is typed.
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
