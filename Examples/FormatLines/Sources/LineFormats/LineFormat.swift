import Foundation
import TextEditing
import TextFormats

/// A format that a program reads lines with: what a form would show for a line, and its value.
public struct LineFormat: Sendable {
  /// What a line has become.
  public struct Result: Equatable, Sendable {
    /// The line as a field shows it; the line itself if the format does not accept it.
    public var text: String
    /// The value, `nil` for a line that is not complete or that the format does not accept.
    public var value: String?
  }

  /// The values as text, whatever their type.
  private let format: ValueFormat<String>

  /// Formats by `phone`, `card`, `amount`, `date` or, with any other text, by a mask such as `AA-####`. Throws
  /// `InputMaskError` for a mask that doesn't compile.
  public init(named name: String) throws {
    format =
      switch name {
      case "phone": PhoneNumberFormatStyle(region: "US").valueFormat
      case "card": CardNumberFormatStyle().valueFormat
      case "amount": Self.amount
      case "date": try Self.date()
      default: try InputMask(name).valueFormat
      }
  }

  /// Amounts in dollars from 0.01 to 10,000.
  private static var amount: ValueFormat<String> {
    var shape = NumberShape.currency("$")
    shape.minimum = 0.01
    shape.maximum = 10_000
    return LiveNumber(shape).valueFormat.map({ "\($0)" }, original: { Double($0) })
  }

  /// Days as `MM/dd/yyyy`, with values as `yyyy-MM-dd`.
  private static func date() throws -> ValueFormat<String> {
    guard let shown = LiveDate(pattern: "MM/dd/yyyy"), let stored = LiveDate(pattern: "yyyy-MM-dd") else {
      throw CocoaError(.formatting)
    }
    return shown.valueFormat.map({ stored.text(of: $0) }, original: { stored.moment(of: $0) })
  }

  /// Enters a line as a user would.
  public func read(_ line: String) -> Result {
    var session = ValueSession(format: format)
    let isAccepted = session.perform(.paste(line)).contains(.textChanged)
    guard isAccepted, session.isComplete, let value = session.value else {
      return Result(text: isAccepted ? session.text : line, value: nil)
    }
    session.endEditing()
    return Result(text: session.text, value: value)
  }
}
