/// A value that can be an argument of a localized sentence, with a printf specifier.
public protocol _FormatSpecifiable: Equatable {
  /// Not for use outside the framework.
  var _argument: _FormatArgument { get }
}

/// A value in the framework's own terms.
public struct _FormatArgument: Sendable {
  package var argument: LocalizedArgument

  /// The argument shown through `specifier`, or as it is where the specifier doesn't suit it: a wrong
  /// one must not read memory that isn't there.
  func specified(_ specifier: String) -> LocalizedArgument {
    let expected: FormatSpecifier.Kind =
      switch argument {
      case .integer, .unsigned: .integer
      case .double: .floatingPoint
      default: .object
      }
    guard let parsed = FormatSpecifier(specifier), parsed.kind == expected else { return argument }
    return .specified(argument, parsed.text)
  }
}

extension Int: _FormatSpecifiable {
  /// The value as a signed integer of 64 bits.
  public var _argument: _FormatArgument { _FormatArgument(argument: .integer(Int64(self))) }
}
extension Int8: _FormatSpecifiable {
  /// The value as a signed integer of 64 bits.
  public var _argument: _FormatArgument { _FormatArgument(argument: .integer(Int64(self))) }
}
extension Int16: _FormatSpecifiable {
  /// The value as a signed integer of 64 bits.
  public var _argument: _FormatArgument { _FormatArgument(argument: .integer(Int64(self))) }
}
extension Int32: _FormatSpecifiable {
  /// The value as a signed integer of 64 bits.
  public var _argument: _FormatArgument { _FormatArgument(argument: .integer(Int64(self))) }
}
extension Int64: _FormatSpecifiable {
  /// The value as a signed integer of 64 bits.
  public var _argument: _FormatArgument { _FormatArgument(argument: .integer(self)) }
}
extension UInt: _FormatSpecifiable {
  /// The value as an unsigned integer of 64 bits.
  public var _argument: _FormatArgument { _FormatArgument(argument: .unsigned(UInt64(self))) }
}
extension UInt8: _FormatSpecifiable {
  /// The value as an unsigned integer of 64 bits.
  public var _argument: _FormatArgument { _FormatArgument(argument: .unsigned(UInt64(self))) }
}
extension UInt16: _FormatSpecifiable {
  /// The value as an unsigned integer of 64 bits.
  public var _argument: _FormatArgument { _FormatArgument(argument: .unsigned(UInt64(self))) }
}
extension UInt32: _FormatSpecifiable {
  /// The value as an unsigned integer of 64 bits.
  public var _argument: _FormatArgument { _FormatArgument(argument: .unsigned(UInt64(self))) }
}
extension UInt64: _FormatSpecifiable {
  /// The value as an unsigned integer of 64 bits.
  public var _argument: _FormatArgument { _FormatArgument(argument: .unsigned(self)) }
}
extension Double: _FormatSpecifiable {
  /// The value as a floating-point number of 64 bits.
  public var _argument: _FormatArgument { _FormatArgument(argument: .double(self)) }
}
extension Float: _FormatSpecifiable {
  /// The value as a floating-point number of 64 bits.
  public var _argument: _FormatArgument { _FormatArgument(argument: .double(Double(self))) }
}
extension CGFloat: _FormatSpecifiable {
  /// The value as a floating-point number of 64 bits.
  public var _argument: _FormatArgument { _FormatArgument(argument: .double(Double(self))) }
}

/// A single printf specifier for a number, such as `%.2f`, with nothing around it that takes an argument.
struct FormatSpecifier: Equatable {
  enum Kind { case integer, floatingPoint, object }

  var kind: Kind
  /// The specifier with the length that the value is passed with.
  var text: String

  /// Nil when the text isn't a percent sign, flags, width, precision, length and conversion.
  init?(_ text: String) {
    var rest = Substring(text)
    guard rest.popFirst() == "%" else { return nil }
    var flags = ""
    while let next = rest.first, "-+ #0'".contains(next) { flags.append(rest.removeFirst()) }
    var size = ""
    while let next = rest.first, next.isASCII, next.isNumber || next == "." { size.append(rest.removeFirst()) }
    // Limits width and precision: printf would produce as many spaces as the specifier requests.
    guard size.count <= 6, size.split(separator: ".").allSatisfy({ (Int($0) ?? 0) <= 400 }) else { return nil }
    while let next = rest.first, "hlqLjzt".contains(next) { rest.removeFirst() }
    guard let conversion = rest.popFirst(), rest.isEmpty else { return nil }
    switch conversion {
    case "d", "i", "u", "o", "x", "X":
      kind = .integer
      self.text = "%\(flags)\(size)ll\(conversion)"
    case "f", "F", "e", "E", "g", "G", "a", "A":
      kind = .floatingPoint
      self.text = "%\(flags)\(size)\(conversion)"
    case "@":
      kind = .object
      self.text = "%@"
    default: return nil
    }
  }
}
