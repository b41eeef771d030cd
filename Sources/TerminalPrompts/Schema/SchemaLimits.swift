import Foundation
import Platen

/// The keywords of a JSON Schema that limit one value.
struct SchemaLimits: Equatable, Sendable {
  var length: ClosedRange<Int>?
  var pattern: String?
  var format: String?
  var minimum: Double?
  var maximum: Double?
  var isMinimumExcluded = false
  var isMaximumExcluded = false
  var multiple: Double?

  typealias Check = (reason: String, holds: @Sendable (String) -> Bool)

  /// The day or the time that a text has to be.
  var moment: SchemaMoment? { format.flatMap(SchemaMoment.init) }

  /// The value in JSON of what is entered as a text; the text itself where it is not valid.
  func literal(of text: String) -> String { moment?.literal(of: text) ?? text }

  /// What is entered for a value in JSON.
  func text(of literal: String) -> String { moment?.text(of: literal) ?? literal }

  var textChecks: [Check] {
    guard let moment else { return literalChecks }
    let checks: [Check] = [
      (Prompt.words("There is no such day."), { !moment.isImpossible($0) }),
      (moment.reason, { moment.literal(of: $0) != nil || moment.isImpossible($0) }),
    ]
    return checks
      + literalChecks.map { check in
        (check.reason, { @Sendable text in moment.literal(of: text).map(check.holds) ?? true })
      }
  }

  /// What has to hold for the value in JSON, besides that it is a day or a time.
  private var literalChecks: [Check] {
    var checks: [Check] = []
    // JSON Schema counts code points.
    if let reason = lengthReason, let length { checks.append((reason, { length.contains($0.unicodeScalars.count) })) }
    if let check = format.flatMap({ Self.formats[$0] }) { checks.append(check) }
    if let pattern {
      checks.append(
        (
          Prompt.words("This is not in the form expected."),
          { $0.range(of: pattern, options: .regularExpression) != nil }
        ))
    }
    return checks
  }

  /// How long a text has to be. One character is no more than an answer is at least.
  private var lengthReason: String? {
    switch length.map({ ($0.lowerBound, $0.upperBound) }) {
    case nil, (...1, Int.max)?: nil
    case (let least, Int.max)?: Prompt.words("Enter at least \(least) characters.")
    case (...1, let most)?: Prompt.words("Enter at most \(most) characters.")
    case (let least, let most)? where least == most: Prompt.words("Enter \(least) characters.")
    case (let least, let most)?: Prompt.words("Enter \(least) to \(most) characters.")
    }
  }

  private static let formats: [String: Check] = [
    // The rule of fields.
    "email": (Prompt.words("Enter an e-mail address."), { EmailExpression.literal.matches($0) }),
    "uri": (Prompt.words("Enter an address such as \("https://example.com")."), { URL(string: $0)?.scheme != nil }),
    "uuid": such(as: "2eb8aa08-aa98-11ea-b4aa-73b441d16380") { UUID(uuidString: $0) != nil },
    "ipv4": such(as: "192.0.2.1") { isAddress($0, AF_INET) },
    "ipv6": such(as: "2001:db8::1") { isAddress($0, AF_INET6) },
    "hostname": such(as: "www.example.com") { $0.utf8.count < 254 && $0.wholeMatch(of: hostName) != nil },
  ]

  private static func such(as example: String, _ holds: @escaping @Sendable (String) -> Bool) -> Check {
    (Prompt.words("Enter something such as \(example)."), holds)
  }

  /// An address by which hosts are reached.
  private static func isAddress(_ text: String, _ family: Int32) -> Bool {
    withUnsafeTemporaryAllocation(byteCount: MemoryLayout<in6_addr>.size, alignment: 4) {
      inet_pton(family, text, $0.baseAddress) == 1
    }
  }

  /// RFC 1123, section 2.1: labels of letters, digits and hyphens, with none of these at their ends.
  private static var hostName: Regex<(Substring, Substring?)> {
    /(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?)(\.[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?)*/
  }

  /// A number as the user writes it.
  private static func words(_ number: Double) -> String { number.formatted(.number.locale(.process)) }

  func numberChecks(isWhole: Bool) -> [Check] {
    var checks: [Check] = [
      isWhole
        ? (Prompt.words("Enter a whole number."), { SchemaNumber.literal($0, isWhole: true) != nil })
        : (Prompt.words("Enter a number."), { SchemaNumber.literal($0, isWhole: false) != nil })
    ]
    let (minimum, maximum) = (minimum, maximum)
    let (isMinimumExcluded, isMaximumExcluded) = (isMinimumExcluded, isMaximumExcluded)
    if let minimum {
      let end = Self.words(minimum)
      checks.append(
        (
          isMinimumExcluded
            ? Prompt.words("Enter a number of more than \(end).") : Prompt.words("Enter a number of at least \(end)."),
          { text in SchemaNumber.value(text).map { isMinimumExcluded ? $0 > minimum : $0 >= minimum } ?? false }
        ))
    }
    if let maximum {
      let end = Self.words(maximum)
      checks.append(
        (
          isMaximumExcluded
            ? Prompt.words("Enter a number of less than \(end).") : Prompt.words("Enter a number of at most \(end)."),
          { text in SchemaNumber.value(text).map { isMaximumExcluded ? $0 < maximum : $0 <= maximum } ?? false }
        ))
    }
    if let multiple, multiple > 0 {
      checks.append(
        (
          Prompt.words("Enter a multiple of \(Self.words(multiple))."),
          { text in
            guard let quotient = SchemaNumber.value(text).map({ $0 / multiple }) else { return false }
            return abs(quotient - quotient.rounded()) < 1e-9 * max(1, abs(quotient))
          }
        ))
    }
    return checks
  }
}
