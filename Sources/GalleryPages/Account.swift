import SwiftUI

/// The data of a sign-up. The password is not part of it: it is never shown or printed.
struct Account: Codable, Equatable {
  var name = ""
  var email = ""
  var age: Int?
  var amount: Double?
  /// Ten digits.
  var phone = ""
  /// Ten digits.
  var mobile = ""
  var notes = ""

  var hasValidEmail: Bool {
    email.wholeMatch(of: /[A-Z0-9a-z._%+-]+@[A-Za-z0-9.-]+\.[A-Za-z]{2,}/) != nil
  }

  var json: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    guard let data = try? encoder.encode(self) else { return "{}" }
    return String(decoding: data, as: UTF8.self)
  }
}
