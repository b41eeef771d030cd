/// Which form of a symbol is shown.
public struct SymbolVariants: Hashable, Sendable {
  let suffixes: [String]

  /// The symbol as it is.
  public static let none = SymbolVariants(suffixes: [])
  /// The filled variant.
  public static let fill = SymbolVariants(suffixes: ["fill"])
  /// The variant in a circle.
  public static let circle = SymbolVariants(suffixes: ["circle"])
  /// The variant in a square.
  public static let square = SymbolVariants(suffixes: ["square"])
  /// The variant in a rectangle.
  public static let rectangle = SymbolVariants(suffixes: ["rectangle"])
  /// The variant that is crossed out.
  public static let slash = SymbolVariants(suffixes: ["slash"])

  /// The filled variant of these.
  public var fill: SymbolVariants { with("fill") }
  /// The variant of these in a circle.
  public var circle: SymbolVariants { with("circle") }
  /// The variant of these in a square.
  public var square: SymbolVariants { with("square") }
  /// The variant of these in a rectangle.
  public var rectangle: SymbolVariants { with("rectangle") }
  /// The variant of these that is crossed out.
  public var slash: SymbolVariants { with("slash") }

  /// Whether all of the other variants are among these.
  public func contains(_ other: SymbolVariants) -> Bool { other.suffixes.allSatisfy(suffixes.contains) }

  func with(_ suffix: String) -> SymbolVariants {
    contains(SymbolVariants(suffixes: [suffix])) ? self : SymbolVariants(suffixes: suffixes + [suffix])
  }
}
