import SwiftUI
import UIKit

/// A form around fields that are written with Objective-C's spellings.
public struct CodeForm: View {
  @State private var code = ""
  @State private var log: [String] = []

  /// The field that was made last.
  @MainActor public static var lastField: UITextField? { CodeUIField.last }
  /// The length of that field's line, as its appearance says.
  @MainActor public static var lineLength: CGFloat { CodeUIField.last?.lineLength ?? 0 }
  /// Sets the length of the lines of later fields.
  @MainActor public static func setLineLength(_ length: CGFloat) { CodeUIField.setLineLength(length) }
  /// The texts that an object by itself has observed in a field until it is asked.
  @MainActor public static func observedTexts(of field: UITextField) -> () -> [String] {
    let log = TextLog(field)
    return { log.texts }
  }
  /// How often that field's buttons and keys were pressed.
  @MainActor public static var presses: Int { CodeUIField.last?.presses ?? 0 }
  /// Posted when a window is shaken.
  public static let shake = Notification.Name.codeShake

  /// Creates the form.
  public init() {}

  /// The fields, and what they wrote.
  public var body: some View {
    Form {
      CodeField(text: $code, log: $log).accessibilityLabel("Code")
      FixedField(text: "locked").accessibilityLabel("Fixed")
      Text("code: \(code)")
      Text("log: \(log.joined(separator: " "))")
    }
  }
}
