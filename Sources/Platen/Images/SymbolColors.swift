// How the newest systems colour and draw symbols. Symbols are line drawings in one colour here, and pictures have the
// range of the front end, so that these are accepted and ignored.

/// How a symbol is filled with a colour. Accepted and ignored.
public struct SymbolColorRenderingMode: Hashable, Sendable {
  let name: String

  /// With the colour itself, as symbols are in any case.
  public static let flat = SymbolColorRenderingMode(name: "flat")
  /// With a gradient of the colour. Ignored.
  public static let gradient = SymbolColorRenderingMode(name: "gradient")
}

/// How a symbol shows a value. Accepted and ignored: symbols show none.
public struct SymbolVariableValueMode: Hashable, Sendable {
  let name: String

  /// By the colour of its layers. Ignored.
  public static let color = SymbolVariableValueMode(name: "color")
  /// By the length of its lines. Ignored.
  public static let draw = SymbolVariableValueMode(name: "draw")
}

extension Image {
  /// The brightness that a picture may have. Accepted and ignored.
  public struct DynamicRange: Hashable, Sendable {
    let name: String

    /// That of the standard. Ignored: the front end shows pictures as it can.
    public static let standard = DynamicRange(name: "standard")
    /// A little more than the standard. Ignored: the front end shows pictures as it can.
    public static let constrainedHigh = DynamicRange(name: "constrainedHigh")
    /// All that the screen has. Ignored: the front end shows pictures as it can.
    public static let high = DynamicRange(name: "high")
  }

  /// Accepted and ignored: symbols are filled with one colour.
  nonisolated public func symbolColorRenderingMode(_ mode: SymbolColorRenderingMode?) -> Image { self }

  /// Accepted and ignored: symbols show no values.
  nonisolated public func symbolVariableValueMode(_ mode: SymbolVariableValueMode?) -> Image { self }

  /// Accepted and ignored: the front end shows pictures with the range that it has.
  nonisolated public func allowedDynamicRange(_ range: DynamicRange?) -> Image { self }
}

private enum DynamicRangeKey: EnvironmentKey { static let defaultValue: Image.DynamicRange? = nil }

extension EnvironmentValues {
  /// The brightness that pictures may have; nil by default. Kept for programs to read: pictures ignore it.
  public var allowedDynamicRange: Image.DynamicRange? {
    get { self[DynamicRangeKey.self] }
    set { self[DynamicRangeKey.self] = newValue }
  }
}

extension View {
  /// Accepted and ignored: symbols are filled with one colour.
  nonisolated public func symbolColorRenderingMode(_ mode: SymbolColorRenderingMode?) -> some View { self }

  /// Accepted and ignored: symbols show no values.
  nonisolated public func symbolVariableValueMode(_ mode: SymbolVariableValueMode?) -> some View { self }

  /// Accepted and ignored: an effect moves the view that it is set for as a whole, with all that is in it.
  nonisolated public func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View { self }

  /// Accepted and ignored: the front end shows pictures with the range that it has. The value is in the environment.
  nonisolated public func allowedDynamicRange(_ range: Image.DynamicRange?) -> some View {
    environment(\.allowedDynamicRange, range)
  }
}
