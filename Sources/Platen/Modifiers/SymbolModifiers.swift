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

  private func with(_ suffix: String) -> SymbolVariants {
    contains(SymbolVariants(suffixes: [suffix])) ? self : SymbolVariants(suffixes: suffixes + [suffix])
  }
}

/// How a symbol moves.
public struct SymbolEffectOptions: Hashable, Sendable {
  let name: String

  public static let `default` = SymbolEffectOptions(name: "default")
  public static let repeating = SymbolEffectOptions(name: "repeating")
  public static let nonRepeating = SymbolEffectOptions(name: "nonRepeating")
  public static func speed(_ speed: Double) -> SymbolEffectOptions { .default }
  public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { .repeating }
}

/// A motion of a symbol.
public struct SymbolEffect: Hashable, Sendable {
  let name: String

  public static let bounce = SymbolEffect(name: "bounce")
  public static let pulse = SymbolEffect(name: "pulse")
  public static let variableColor = SymbolEffect(name: "variableColor")
  public static let scale = SymbolEffect(name: "scale")
  public static let appear = SymbolEffect(name: "appear")
  public static let disappear = SymbolEffect(name: "disappear")
  public static let rotate = SymbolEffect(name: "rotate")
  public static let breathe = SymbolEffect(name: "breathe")
  public static let wiggle = SymbolEffect(name: "wiggle")

  public var up: SymbolEffect { self }
  public var down: SymbolEffect { self }
}

extension View {
  /// Accepted: a symbol here has one form.
  nonisolated public func symbolVariant(_ variant: SymbolVariants) -> some View { self }

  /// Accepted: symbols here stand still.
  nonisolated public func symbolEffect(
    _ effect: SymbolEffect, options: SymbolEffectOptions = .default, isActive: Bool = true
  ) -> some View {
    self
  }

  /// Accepted: symbols here stand still.
  nonisolated public func symbolEffect<U: Equatable>(
    _ effect: SymbolEffect, options: SymbolEffectOptions = .default, value: U
  ) -> some View {
    self
  }
}
