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

/// What programs know of the user's region.
public struct Region {
  /// Creates the reader.
  public init() {}

  /// The currency of the region, which forms propose.
  public var currency: String { Locale.current.currency?.identifier ?? "none" }
}

/// A class that packages make when the program runs, to give an object other methods.
public struct MethodChanger {
  /// Creates the changer.
  public init() {}

  /// The name of the object's class, and whether a class was made below it.
  public func change(_ object: NSObject) -> (name: String, isChanged: Bool) {
    guard let type = object_getClass(object) else { return ("", false) }
    let name = String(cString: class_getName(type))
    guard let subclass = objc_allocateClassPair(type, name + "_Changed", 0) else { return (name, false) }
    objc_registerClassPair(subclass)
    object_setClass(object, subclass)
    return (name, true)
  }
}
