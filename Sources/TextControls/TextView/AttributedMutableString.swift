/// The characters of a text with attributes: an edit of them is an edit of the text, in which new characters take the
/// attributes of the first one that they replace, or else of the one before.
///
/// It is what `mutableString` of `NSMutableAttributedString` is on Apple's systems. Foundation on Linux returns its own
/// store, of which an edit leaves the attributes at their old ranges, so that a later access ends the program. The
/// plugin FoundationExports gives a target that uses the property this one; ``NSTextStorage`` has it always.
public final class AttributedMutableString: NSMutableString {
  private let owner: NSMutableAttributedString

  /// The characters of a text, which is retained.
  public init(_ owner: NSMutableAttributedString) {
    self.owner = owner
    super.init(string: "")
  }

  /// The characters of a text of its own without attributes.
  public required init(string: String) {
    owner = NSMutableAttributedString(string: string)
    super.init(string: "")
  }

  /// The characters of an empty text of its own.
  public required init(capacity: Int) {
    owner = NSMutableAttributedString(string: "")
    super.init(string: "")
  }

  /// The characters of a text of its own without attributes.
  public required init(stringLiteral value: StaticString) {
    owner = NSMutableAttributedString(string: "\(value)")
    super.init(string: "")
  }

  /// The characters of a text of its own without attributes.
  public required convenience init(characters: UnsafePointer<unichar>, length: Int) {
    self.init(string: String(utf16CodeUnits: characters, count: length))
  }

  /// The characters of a text of its own without attributes.
  public required convenience init(unicodeScalarLiteral value: StaticString) { self.init(stringLiteral: value) }

  /// The characters of a text of its own without attributes.
  public required convenience init(extendedGraphemeClusterLiteral value: StaticString) {
    self.init(stringLiteral: value)
  }

  /// Reads nothing: the text is what is archived.
  public required init?(coder: NSCoder) { nil }

  /// The length of the text, in UTF-16 units.
  public override var length: Int { owner.length }

  /// The UTF-16 unit at an index.
  public override func character(at index: Int) -> unichar { (owner.string as NSString).character(at: index) }

  /// Replaces characters of the text. All other edits of the class are made by this one.
  public override func replaceCharacters(in range: NSRange, with aString: String) {
    owner.replaceCharacters(in: range, with: aString)
  }

  // MARK: occurrences

  /// Replaces the occurrences of a text, or with `.regularExpression` the matches of a pattern by a template, and returns
  /// their number. For all other strings it is Foundation's method, which takes no account of the length of earlier
  /// replacements in a subclass, and which no subclass can override.
  public static func replaceOccurrences(
    of target: String, with replacement: String, options: NSString.CompareOptions, range: NSRange,
    in string: NSMutableString
  ) -> Int {
    guard string is AttributedMutableString else {
      return string.replaceOccurrences(of: target, with: replacement, options: options, range: range)
    }
    let text = NSString(string: string as String)
    let found =
      options.contains(.regularExpression)
      ? matches(of: target, with: replacement, options, range, text)
      : occurrences(of: target, options, range, text).map { ($0, replacement) }
    for (range, replacement) in found.sorted(by: { $0.0.location > $1.0.location }) {
      string.replaceCharacters(in: range, with: replacement)
    }
    return found.count
  }

  private static func occurrences(
    of target: String, _ options: NSString.CompareOptions, _ range: NSRange, _ text: NSString
  ) -> [NSRange] {
    var found: [NSRange] = []
    var rest = range
    while rest.length > 0 {
      let next = text.range(of: target, options: options, range: rest)
      guard next.location != NSNotFound, next.length > 0 else { break }
      found.append(next)
      if options.contains(.anchored) { break }
      if options.contains(.backwards) {
        rest.length = next.location - rest.location
      } else {
        rest = NSRange(location: NSMaxRange(next), length: NSMaxRange(rest) - NSMaxRange(next))
      }
    }
    return found
  }

  private static func matches(
    of pattern: String, with template: String, _ options: NSString.CompareOptions, _ range: NSRange, _ text: NSString
  ) -> [(NSRange, String)] {
    let isCaseless = options.contains(.caseInsensitive)
    let expression = try? NSRegularExpression(pattern: pattern, options: isCaseless ? .caseInsensitive : [])
    guard let expression else { return [] }
    return expression.matches(in: text as String, range: range).map {
      ($0.range, expression.replacementString(for: $0, in: text as String, offset: 0, template: template))
    }
  }
}
