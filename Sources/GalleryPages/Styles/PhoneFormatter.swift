import SwiftUI

/// The same phone numbers with a formatter, as before format styles existed.
final class PhoneFormatter: Formatter, @unchecked Sendable {
  override func string(for obj: Any?) -> String? {
    guard let digits = obj as? String else { return nil }
    return PhoneNumberStyle().format(digits)
  }

  override func getObjectValue(
    _ obj: AutoreleasingUnsafeMutablePointer<AnyObject?>?,
    for string: String,
    errorDescription error: AutoreleasingUnsafeMutablePointer<NSString?>?
  ) -> Bool {
    obj?.pointee = string.filter(\.isNumber) as AnyObject
    return true
  }
}
