/// A set of the kinds of data that a detector finds: bits of `NSTextCheckingResult.CheckingType`.
public typealias NSTextCheckingTypes = UInt64

/// Finds links, e-mail addresses and telephone numbers in text.
///
/// It finds them by rules of its own, which are simpler than Apple's:
///
/// - a link is a scheme with `://` and what follows, or a host name that begins with `www.` or ends in a common
///   top-level domain, with a path; the punctuation after it does not belong to it. Without a scheme its URL has `http`;
/// - an e-mail address is found as a link with the scheme `mailto`;
/// - a telephone number has 7 to 15 digits in groups between spaces, hyphens, full stops and parentheses, with or
///   without a plus sign in front; fewer than 10 digits need a separator.
///
/// Dates, addresses and flights are not found. It is no subclass of `NSRegularExpression`, which Foundation on Linux
/// does not allow.
public final class NSDataDetector: NSObject, Sendable {
  /// The kinds of data that are searched for.
  public let checkingTypes: NSTextCheckingTypes

  /// Creates a detector.
  ///
  /// - Throws: A `CocoaError` if there is no kind to search for.
  public init(types checkingTypes: NSTextCheckingTypes) throws {
    guard checkingTypes != 0 else { throw CocoaError(.formatting) }
    self.checkingTypes = checkingTypes
    super.init()
  }

  // The bits of `link` and `phoneNumber`, which Foundation deprecates because its own searches never return them.
  static let link: NSTextCheckingTypes = 1 << 6
  static let phoneNumber: NSTextCheckingTypes = 1 << 11

  /// What is found in a range of UTF-16 units, in its order. `options` is ignored.
  public func matches(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> [NSTextCheckingResult] {
    let text = string as NSString
    guard range.location >= 0, range.length >= 0, range.location + range.length <= text.length else { return [] }
    var found: [DetectedData] = []
    if checkingTypes & Self.link != 0 { found += links(in: string, range) }
    if checkingTypes & Self.phoneNumber != 0 {
      found += phoneNumbers(in: string, range).filter { number in
        !found.contains { NSIntersectionRange($0.range, number.range).length > 0 }
      }
    }
    return found.sorted { $0.range.location < $1.range.location }
  }

  /// The first one that is found in a range. `options` is ignored.
  public func firstMatch(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> NSTextCheckingResult? { matches(in: string, options: options, range: range).first }

  /// The number of those that are found in a range. `options` is ignored.
  public func numberOfMatches(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> Int { matches(in: string, options: options, range: range).count }

  /// The range of the first one that is found; `NSNotFound` for none. `options` is ignored.
  public func rangeOfFirstMatch(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> NSRange {
    firstMatch(in: string, options: options, range: range)?.range ?? NSRange(location: NSNotFound, length: 0)
  }

  /// Calls a block with each that is found, until it sets its last argument. `options` is ignored.
  public func enumerateMatches(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange,
    using block: (NSTextCheckingResult?, NSRegularExpression.MatchingFlags, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    var stop: ObjCBool = false
    for match in matches(in: string, options: options, range: range) {
      block(match, [], &stop)
      if stop.boolValue { return }
    }
  }

  // MARK: rules

  private static let mail = expression("[A-Za-z0-9._%+-]+@[A-Za-z0-9-]+(?:\\.[A-Za-z0-9-]+)*\\.[A-Za-z]{2,}")
  private static let withScheme = expression("\\b[A-Za-z][A-Za-z0-9+.-]*://[^\\s<>\"]+")
  private static let withoutScheme = expression(
    "\\b(?:www\\.[A-Za-z0-9-]+(?:\\.[A-Za-z0-9-]+)*|(?:[A-Za-z0-9-]+\\.)+"
      + "(?:com|org|net|edu|gov|io|dev|app|info|co|me|[a-z]{2}))(?::[0-9]+)?(?:/[^\\s<>\"]*)?(?![A-Za-z0-9@-])")
  private static let number = expression(
    "(?<![A-Za-z0-9])(?:\\+|\\()?[0-9](?:[0-9]|[ .\\-/()]{1,2}(?=[0-9(]))*[0-9](?![A-Za-z0-9])")

  private static func expression(_ pattern: String) -> NSRegularExpression? {
    try? NSRegularExpression(pattern: pattern)
  }

  private func links(in string: String, _ range: NSRange) -> [DetectedData] {
    let text = string as NSString
    var found: [DetectedData] = []
    func add(_ expression: NSRegularExpression?, _ url: (String) -> URL?) {
      for match in expression?.matches(in: string, range: range) ?? [] {
        let place = trimmed(match.range, of: text)
        guard place.length > 0, !found.contains(where: { NSIntersectionRange($0.range, place).length > 0 }),
          let url = url(text.substring(with: place))
        else { continue }
        found.append(DetectedData(place, Self.link, url: url))
      }
    }
    add(Self.withScheme) { URL(string: $0) }
    add(Self.mail) { URL(string: "mailto:\($0)") }
    add(Self.withoutScheme) { URL(string: "http://\($0)") }
    return found
  }

  /// A sentence's punctuation and a parenthesis that was opened before do not belong to a link.
  private func trimmed(_ range: NSRange, of text: NSString) -> NSRange {
    var range = range
    while range.length > 0 {
      let last = text.substring(with: NSRange(location: range.location + range.length - 1, length: 1))
      let link = text.substring(with: range)
      let isClosing = last == ")" && link.count { $0 == ")" } > link.count { $0 == "(" }
      guard isClosing || ".,;:!?'".contains(last) else { return range }
      range.length -= 1
    }
    return range
  }

  private func phoneNumbers(in string: String, _ range: NSRange) -> [DetectedData] {
    let text = string as NSString
    return (Self.number?.matches(in: string, range: range) ?? []).compactMap { match in
      let number = text.substring(with: match.range)
      let digits = number.filter(\.isNumber).count
      guard (7...15).contains(digits), digits >= 10 || digits < number.count, !Self.isDate(number) else { return nil }
      return DetectedData(match.range, Self.phoneNumber, number: number)
    }
  }

  /// Eight digits as a date is written with numbers.
  private static func isDate(_ number: String) -> Bool {
    let groups = number.split { !$0.isNumber }.map(\.count)
    return groups == [4, 2, 2] || groups == [2, 2, 4]
  }
}

/// Something that was found in a text.
final class DetectedData: NSTextCheckingResult {
  private let place: NSRange
  private let type: NSTextCheckingTypes
  let address: URL?
  let number: String?

  init(_ place: NSRange, _ type: NSTextCheckingTypes, url: URL? = nil, number: String? = nil) {
    (self.place, self.type, address, self.number) = (place, type, url, number)
    super.init()
  }

  required init?(coder: NSCoder) { return nil }

  override var resultType: CheckingType { CheckingType(rawValue: type) }
  override var range: NSRange { place }
  override var numberOfRanges: Int { 1 }
  override func range(at idx: Int) -> NSRange { idx == 0 ? place : NSRange(location: NSNotFound, length: 0) }
}

extension NSTextCheckingResult {
  /// The link that a data detector has found; nil for other results.
  public var url: URL? { (self as? DetectedData)?.address }
  /// The telephone number that a data detector has found; nil for other results.
  public var phoneNumber: String? { (self as? DetectedData)?.number }
}
