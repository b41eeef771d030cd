/// A message for the log. Only its literal parts, numbers and what is interpolated as public are written.
public struct OSLogMessage: ExpressibleByStringInterpolation {
  let text: String

  /// Creates a message without values.
  public init(stringLiteral value: String) { text = value }

  /// Creates a message with values.
  public init(stringInterpolation: OSLogInterpolation) { text = stringInterpolation.text }
}

/// Who may read a value in the log.
public struct OSLogPrivacy: Sendable {
  /// What is written instead of a private value.
  public struct Mask: Sendable {
    let isHash: Bool

    /// A number that is the same for the same value, as long as the program runs.
    public static let hash = Mask(isHash: true)
    /// `<private>`.
    public static let none = Mask(isHash: false)
  }

  enum Access { case automatic, open, closed }

  let access: Access
  let mask: Mask

  /// Numbers and truth values are written, all others are private. The default.
  public static let auto = OSLogPrivacy(access: .automatic, mask: .none)
  /// The value is written.
  public static let `public` = OSLogPrivacy(access: .open, mask: .none)
  /// `<private>` is written.
  public static let `private` = OSLogPrivacy(access: .closed, mask: .none)
  /// `<private>` is written.
  public static let sensitive = OSLogPrivacy(access: .closed, mask: .none)

  /// The value is private, and `mask` written instead.
  public static func `private`(mask: Mask) -> OSLogPrivacy { OSLogPrivacy(access: .closed, mask: mask) }
  /// The value is private, and `mask` written instead.
  public static func sensitive(mask: Mask) -> OSLogPrivacy { OSLogPrivacy(access: .closed, mask: mask) }

  func written(_ value: String, isPrivate: Bool) -> String {
    switch access {
    case .open: return value
    case .automatic where !isPrivate: return value
    case .automatic, .closed:
      // Swift's hashes have a random seed in each process.
      return mask.isHash ? "<mask.hash: \(String(UInt(bitPattern: value.hashValue), radix: 16))>" : "<private>"
    }
  }
}

/// The values in a message.
public struct OSLogInterpolation: StringInterpolationProtocol {
  var text = ""

  /// Reserves space for a message.
  public init(literalCapacity: Int, interpolationCount: Int) {
    text.reserveCapacity(literalCapacity + interpolationCount * 8)
  }

  /// Appends a part of the message itself.
  public mutating func appendLiteral(_ literal: String) { text += literal }

  /// Appends a string, which is private unless `privacy` says otherwise.
  public mutating func appendInterpolation(
    _ value: @autoclosure () -> String, privacy: OSLogPrivacy = .auto
  ) {
    text += privacy.written(value(), isPrivate: true)
  }

  /// Appends a value in its description, which is private unless `privacy` says otherwise.
  public mutating func appendInterpolation<T: CustomStringConvertible>(
    _ value: @autoclosure () -> T, privacy: OSLogPrivacy = .auto
  ) {
    text += privacy.written(value().description, isPrivate: true)
  }

  /// Appends the name of a type, which is private unless `privacy` says otherwise.
  public mutating func appendInterpolation(_ value: @autoclosure () -> Any.Type, privacy: OSLogPrivacy = .auto) {
    text += privacy.written("\(value())", isPrivate: true)
  }

  /// Appends an object, which is private unless `privacy` says otherwise.
  public mutating func appendInterpolation(_ value: @autoclosure () -> NSObject, privacy: OSLogPrivacy = .auto) {
    text += privacy.written(value().description, isPrivate: true)
  }

  /// Appends an error, which is private unless `privacy` says otherwise.
  public mutating func appendInterpolation(_ value: @autoclosure () -> any Error, privacy: OSLogPrivacy = .auto) {
    text += privacy.written("\(value())", isPrivate: true)
  }

  /// Appends a whole number, which is public unless `privacy` says otherwise.
  public mutating func appendInterpolation<T: FixedWidthInteger & CustomStringConvertible>(
    _ value: @autoclosure () -> T, privacy: OSLogPrivacy = .auto
  ) {
    text += privacy.written(value().description, isPrivate: false)
  }

  /// Appends a number, which is public unless `privacy` says otherwise.
  public mutating func appendInterpolation<T: BinaryFloatingPoint & CustomStringConvertible>(
    _ value: @autoclosure () -> T, privacy: OSLogPrivacy = .auto
  ) {
    text += privacy.written(value().description, isPrivate: false)
  }

  /// Appends a truth value, which is public unless `privacy` says otherwise.
  public mutating func appendInterpolation(_ value: @autoclosure () -> Bool, privacy: OSLogPrivacy = .auto) {
    text += privacy.written(value().description, isPrivate: false)
  }
}
