import Foundation

/// Members of Foundation that end the program or answer wrongly on Linux, corrected.
///
/// They are declared in the target itself, whose own members are preferred to imported ones of the same name and type;
/// an extension in another module would be ambiguous in a file that imports Foundation too. A target has those alone
/// that its sources use.
extension FoundationExportsFile {
  private struct Correction {
    /// The names of the corrected members.
    let members: [String]
    /// Expressions of what a target has to use, all of them.
    let uses: [String]
    let source: String
  }

  /// The corrected members that these sources use, with the imports that they need.
  static func corrections(for files: [String]) -> String {
    corrections.filter { correction in
      correction.uses.allSatisfy { use in files.contains { matches($0, use) } }
        && !correction.members.contains { member in files.contains { matches($0, #"\b(var|func)\s+\#(member)\b"#) } }
    }
    .map { "\n" + $0.source + "\n" }.joined()
  }

  private static func matches(_ source: String, _ expression: String) -> Bool {
    source.range(of: expression, options: .regularExpression) != nil
  }

  private static let corrections = [
    // An edit of Foundation's leaves the attributes at their old ranges.
    Correction(
      members: ["mutableString"], uses: [#"\bmutableString\b"#],
      source: """
        import class Foundation.NSMutableAttributedString
        import class Foundation.NSMutableString
        import class TextControls.AttributedMutableString

        extension NSMutableAttributedString {
          var mutableString: NSMutableString { AttributedMutableString(self) }
        }
        """),
    // Of a subclass Foundation's replaces at the places that the occurrences had before.
    Correction(
      members: ["replaceOccurrences"], uses: [#"\breplaceOccurrences\b"#, #"\bmutableString\b"#],
      source: """
        import class Foundation.NSMutableString
        import struct Foundation.NSRange
        import class Foundation.NSString
        import class TextControls.AttributedMutableString

        extension NSMutableString {
          @discardableResult
          func replaceOccurrences(
            of target: String, with replacement: String, options: NSString.CompareOptions = [], range searchRange: NSRange
          ) -> Int {
            AttributedMutableString.replaceOccurrences(
              of: target, with: replacement, options: options, range: searchRange, in: self)
          }
        }
        """),
    // Foundation's has neither words nor sentences, and finds lines and paragraphs outside of the range too. The
    // closures escape as there, or its functions would be preferred.
    Correction(
      members: ["enumerateSubstrings"], uses: [#"\benumerateSubstrings\b"#],
      source: """
        import class Foundation.NSString
        import struct Foundation.NSRange
        import struct Foundation.ObjCBool
        import enum TextControls.SubstringEnumeration

        extension NSString.EnumerationOptions {
          static var byWords: NSString.EnumerationOptions { NSString.EnumerationOptions(rawValue: 3) }
          static var bySentences: NSString.EnumerationOptions { NSString.EnumerationOptions(rawValue: 4) }
        }

        extension NSString {
          func enumerateSubstrings(
            in range: NSRange, options opts: NSString.EnumerationOptions = [],
            using block: @escaping (String?, NSRange, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
          ) {
            SubstringEnumeration.enumerate(self, in: range, options: opts, using: block)
          }
        }

        extension StringProtocol {
          func enumerateSubstrings<R: RangeExpression>(
            in range: R, options opts: NSString.EnumerationOptions = [],
            _ body: @escaping (String?, Range<String.Index>, Range<String.Index>, inout Bool) -> Void
          ) where R.Bound == Index {
            SubstringEnumeration.enumerate(self, in: range.relative(to: self), options: opts, using: body)
          }
        }
        """),
    // A package has its resources in bundles next to the program, an app of Apple's systems in its own bundle.
    Correction(
      members: [], uses: [#"\bBundle\b"#, #"\b(url|path)\(\s*forResource\b"#],
      source: """
        import class Foundation.Bundle
        import struct Foundation.URL
        import enum TextControls.BundleResources

        extension Bundle {
          func url(forResource name: String?, withExtension ext: String?) -> URL? {
            BundleResources.url(forResource: name, withExtension: ext, in: self)
          }
          func path(forResource name: String?, ofType ext: String?) -> String? {
            BundleResources.url(forResource: name, withExtension: ext, in: self)?.path
          }
        }
        """),
    // Foundation's is `en_001` for every user.
    Correction(
      members: [], uses: [#"\bLocale\.current\b|\blocale\s*[:=]\s*\.current\b|\.locale\(\.current\)"#],
      source: """
        import struct Foundation.Locale
        import enum TextControls.UserLocale

        extension Locale {
          @usableFromInline static var current: Locale { UserLocale.current }
        }
        """),
    // Foundation's has no initializer without a folder.
    Correction(
      members: [], uses: [#"\bURLCache\(\s*memoryCapacity:[^(),]+,\s*diskCapacity:[^(),]+\)"#],
      source: """
        import class FoundationNetworking.URLCache

        extension URLCache {
          convenience init(memoryCapacity: Int, diskCapacity: Int) {
            self.init(memoryCapacity: memoryCapacity, diskCapacity: diskCapacity, diskPath: nil)
          }
        }
        """),
    // The addresses of Foundation's are of a class. A text that is not optional has the compiler prefer these.
    Correction(
      members: [], uses: [#"\burls\(forResourcesWithExtension\b"#],
      source: """
        import class Foundation.Bundle
        import class Foundation.NSURL
        import struct Foundation.URL

        extension Bundle {
          func urls(forResourcesWithExtension ext: String, subdirectory subpath: String?) -> [URL]? {
            let found: [NSURL]? = urls(forResourcesWithExtension: Optional(ext), subdirectory: subpath)
            return found?.map { $0 as URL }
          }
          func urls(
            forResourcesWithExtension ext: String, subdirectory subpath: String?, localization localizationName: String?
          ) -> [URL]? {
            let found: [NSURL]? = urls(
              forResourcesWithExtension: Optional(ext), subdirectory: subpath, localization: localizationName)
            return found?.map { $0 as URL }
          }
        }
        """),
    // Foundation's end the program for the inverse of a set that it knows by name.
    Correction(
      members: [],
      uses: [
        #"\bCharacterSet\b"#, #"\.invert(ed\b|\(\))"#, #"\.(insert|remove|invert|formUnion|formIntersection)\("#,
      ],
      source: """
        import struct Foundation.CharacterSet

        extension CharacterSet {
          mutating func formUnion(_ other: CharacterSet) { self = union(other) }
          mutating func formIntersection(_ other: CharacterSet) { self = intersection(other) }
          mutating func invert() { self = inverted }

          mutating func insert(charactersIn string: String) { formUnion(CharacterSet(charactersIn: string)) }
          mutating func insert(charactersIn range: Range<Unicode.Scalar>) { formUnion(CharacterSet(charactersIn: range)) }
          mutating func insert(charactersIn range: ClosedRange<Unicode.Scalar>) {
            formUnion(CharacterSet(charactersIn: range))
          }
          @discardableResult mutating func insert(
            _ character: Unicode.Scalar
          ) -> (inserted: Bool, memberAfterInsert: Unicode.Scalar) {
            let isNew = !contains(character)
            formUnion(CharacterSet(charactersIn: character...character))
            return (isNew, character)
          }

          mutating func remove(charactersIn string: String) { subtract(CharacterSet(charactersIn: string)) }
          mutating func remove(charactersIn range: Range<Unicode.Scalar>) { subtract(CharacterSet(charactersIn: range)) }
          mutating func remove(charactersIn range: ClosedRange<Unicode.Scalar>) {
            subtract(CharacterSet(charactersIn: range))
          }
          @discardableResult mutating func remove(_ character: Unicode.Scalar) -> Unicode.Scalar? {
            let member = contains(character) ? character : nil
            subtract(CharacterSet(charactersIn: character...character))
            return member
          }
        }
        """),
  ]
}
