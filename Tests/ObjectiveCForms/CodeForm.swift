import SwiftUI

/// A form around fields that are written with Objective-C's spellings.
public struct CodeForm: View {
  @State private var code = ""
  @State private var log: [String] = []

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
