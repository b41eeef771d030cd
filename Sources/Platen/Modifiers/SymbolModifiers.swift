/// Which form of a symbol is shown.
public struct SymbolVariants: Hashable, Sendable {
  let suffixes: [String]

  public static let none = SymbolVariants(suffixes: [])
  public static let fill = SymbolVariants(suffixes: ["fill"])
  public static let circle = SymbolVariants(suffixes: ["circle"])
  public static let square = SymbolVariants(suffixes: ["square"])
  public static let rectangle = SymbolVariants(suffixes: ["rectangle"])
  public static let slash = SymbolVariants(suffixes: ["slash"])

  public var fill: SymbolVariants { with("fill") }
  public var circle: SymbolVariants { with("circle") }
  public var square: SymbolVariants { with("square") }
  public var rectangle: SymbolVariants { with("rectangle") }
  public var slash: SymbolVariants { with("slash") }

  public func contains(_ other: SymbolVariants) -> Bool { other.suffixes.allSatisfy(suffixes.contains) }

  func with(_ suffix: String) -> SymbolVariants {
    contains(SymbolVariants(suffixes: [suffix])) ? self : SymbolVariants(suffixes: suffixes + [suffix])
  }
}
