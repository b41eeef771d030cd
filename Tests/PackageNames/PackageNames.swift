// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// Names that a program's packages may have too: `import SwiftUI` must not make them ambiguous.

public struct InputMask {
  public var pattern: String

  public init(pattern: String) { self.pattern = pattern }
}

public enum CardBrand: String {
  case visa, other

  public init(number: String) { self = number.hasPrefix("4") ? .visa : .other }
}

public struct ValidationRule {
  public var check: (String) -> Bool

  public init(check: @escaping (String) -> Bool) { self.check = check }
}

public struct Rating: Equatable {
  public var stars: Int

  public init(stars: Int) { self.stars = stars }
}

public struct EditFormat {
  public init() {}
}

public struct PhoneNumberFormatter {
  public init() {}

  public func string(from digits: String) -> String { digits.prefix(3) + "-" + digits.dropFirst(3) }
}

public struct Metrics {
  public init() {}
}

public struct Theme {
  public var name: String

  public init(name: String) { self.name = name }
}
