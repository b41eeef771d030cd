import SwiftUI
import UIKit

/// A form around fields that are written with Objective-C's spellings.
public struct CodeForm: View {
  @State private var code = ""
  @State private var log: [String] = []

  /// The field that was made last.
  @MainActor public static var lastField: UITextField? { CodeUIField.last }
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
