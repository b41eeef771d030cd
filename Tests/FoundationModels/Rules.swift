import Foundation

/// Why a name is refused, in a model that imports Foundation alone.
public enum NameProblem: Error, CustomLocalizedStringResourceConvertible {
  case isEmpty
  case isTooLong(limit: Int)

  /// The problem in words.
  public var localizedStringResource: LocalizedStringResource {
    switch self {
    case .isEmpty: "Enter a name"
    case .isTooLong(let limit): "At most \(limit) letters"
    }
  }

  /// The problem of a name; nil where it has none.
  public init?(of name: String) {
    if name.isEmpty { self = .isEmpty } else if name.count > 5 { self = .isTooLong(limit: 5) } else { return nil }
  }
}

/// The number of a program's build, by the name that Core Foundation has for it.
public struct BuildNumber {
  /// Creates the reader of the number.
  public init() {}

  /// The number in a bundle's information; empty where it has none.
  public func number(in information: [String: Any]) -> String {
    information[String(kCFBundleVersionKey)] as? String ?? ""
  }
}

/// A formatter as packages write it. Without the plugin the compiler warns of it, and this target has no warnings.
public class ScoreFormatter: NumberFormatter {
  /// The number and what it counts.
  public override func string(from number: NSNumber) -> String? { "\(number) points" }
}
