import Foundation

/// Members of Foundation that end the program or answer wrongly on Linux, corrected.
///
/// They are declared in the target itself, whose own members are preferred to imported ones of the same name and type;
/// an extension in another module would be ambiguous in a file that imports Foundation too. A target has those alone
/// that its sources name.
extension FoundationExportsFile {
  /// The corrected members that these sources use, with the imports that they need.
  static func corrections(for files: [String]) -> String {
    corrections.filter { correction in
      correction.names.allSatisfy { name in files.contains { uses(name, $0) } }
        && !files.contains { file in correction.names.contains { declares($0, file) } }
    }
    .map { "\n" + $0.source + "\n" }.joined()
  }

  private static func uses(_ name: String, _ source: String) -> Bool {
    source.range(of: #"\b\#(name)\b"#, options: .regularExpression) != nil
  }

  /// Whether a source has a declaration of the name, which may be one for the same class.
  private static func declares(_ name: String, _ source: String) -> Bool {
    source.range(of: #"\b(var|func)\s+\#(name)\b"#, options: .regularExpression) != nil
  }

  /// The names that a source has to use all, the declared one first, and the declaration.
  private static let corrections: [(names: [String], source: String)] = [
    (
      ["mutableString"],
      """
      import class Foundation.NSMutableAttributedString
      import class Foundation.NSMutableString
      import struct Foundation.NSRange
      import class Foundation.NSString
      import class TextControls.AttributedMutableString

      extension NSMutableAttributedString {
        var mutableString: NSMutableString { AttributedMutableString(self) }
      }
      """
    ),
    (
      ["replaceOccurrences", "mutableString"],
      """
      extension NSMutableString {
        @discardableResult
        func replaceOccurrences(
          of target: String, with replacement: String, options: NSString.CompareOptions = [], range searchRange: NSRange
        ) -> Int {
          AttributedMutableString.replaceOccurrences(
            of: target, with: replacement, options: options, range: searchRange, in: self)
        }
      }
      """
    ),
  ]
}
