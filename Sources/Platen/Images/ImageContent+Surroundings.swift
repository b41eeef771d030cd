private enum VariantsKey: EnvironmentKey { static let defaultValue = SymbolVariants.none }
private enum ImageScaleKey: EnvironmentKey { static let defaultValue = Image.Scale.medium }
private enum RenderingKey: EnvironmentKey { static let defaultValue: SymbolRenderingMode? = nil }

/// How a symbol is coloured.
public struct SymbolRenderingMode: Hashable, Sendable {
  let name: String

  /// In one colour, the foreground.
  public static let monochrome = SymbolRenderingMode(name: "monochrome")
  /// In the colours that the thing has by itself, where it has any.
  public static let multicolor = SymbolRenderingMode(name: "multicolor")
  /// Shown as `monochrome`: drawings have no layers.
  public static let hierarchical = SymbolRenderingMode(name: "hierarchical")
  /// Shown as `monochrome`: drawings have no layers.
  public static let palette = SymbolRenderingMode(name: "palette")
}

extension EnvironmentValues {
  /// The forms that symbols are shown in.
  public var symbolVariants: SymbolVariants {
    get { self[VariantsKey.self] }
    set { self[VariantsKey.self] = newValue }
  }

  /// How large symbols are beside texts.
  public var imageScale: Image.Scale {
    get { self[ImageScaleKey.self] }
    set { self[ImageScaleKey.self] = newValue }
  }

  /// How symbols are coloured; nil, the default, is the foreground.
  public var symbolRenderingMode: SymbolRenderingMode? {
    get { self[RenderingKey.self] }
    set { self[RenderingKey.self] = newValue }
  }
}

extension ImageContent {
  /// Applies the symbol values of the environment.
  mutating func adopt(_ environment: EnvironmentValues) {
    guard var name = systemName else { return }
    if name.contains("ward") {
      name = Self.directed(name, environment.layoutDirection)
      systemName = name
    }
    let variants = environment.symbolVariants
    if variants != .none {
      var symbol = SymbolName(name)
      symbol.modifiers.formUnion(variants.suffixes)
      systemName = symbol.text
    }
    switch environment.imageScale {
    case .small: scale = 0.8
    case .medium: break
    case .large: scale = 1.3
    }
    if environment.symbolRenderingMode == .multicolor, foreground == .system(.primary),
      let color = Self.ownColors[SymbolName(name).base]
    {
      foreground = .system(color)
    }
  }

  /// The symbol that a direction of reading gives to arrows and chevrons that point forward or backward.
  private static func directed(_ name: String, _ direction: LayoutDirection) -> String {
    var parts = name.split(separator: ".").map(String.init)
    for index in parts.indices.dropFirst() where ["chevron", "arrow", "arrowshape"].contains(parts[index - 1]) {
      switch parts[index] {
      case "forward": parts[index] = direction == .rightToLeft ? "left" : "right"
      case "backward": parts[index] = direction == .rightToLeft ? "right" : "left"
      default: break
      }
    }
    return parts.joined(separator: ".")
  }

  /// The colours of things that have one.
  private static let ownColors: [String: SystemColor] = [
    "exclamationmark.triangle": .yellow, "exclamationmark": .red, "checkmark.seal": .blue, "checkmark": .green,
    "heart": .red, "star": .yellow, "sun.max": .yellow, "moon": .indigo, "flame": .orange, "drop": .blue,
    "bolt": .yellow, "leaf": .green, "trash": .red, "xmark": .red, "plus": .green, "minus": .red, "phone": .green,
    "message": .green, "cloud": .cyan, "cloud.sun": .yellow, "cloud.rain": .blue, "snowflake": .cyan,
    "sunrise": .orange,
    "sunset": .orange, "folder": .blue, "envelope": .blue, "bell": .red, "info": .blue, "questionmark": .blue,
  ]
}

extension View {
  /// Shows symbols in another form, where they have it: `.fill` shows `heart` as `heart.fill`.
  nonisolated public func symbolVariant(_ variant: SymbolVariants) -> some View {
    transformEnvironment(with: variant) { values, variant in
      for suffix in variant.suffixes { values.symbolVariants = values.symbolVariants.with(suffix) }
      if variant == .none { values.symbolVariants = .none }
    }
  }

  /// How large symbols are beside texts. In a terminal each is one character.
  nonisolated public func imageScale(_ scale: Image.Scale) -> some View { environment(\.imageScale, scale) }

  /// How symbols are coloured: in one colour, or in that of the thing. Layers have no colours of their own.
  nonisolated public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
    environment(\.symbolRenderingMode, mode)
  }
}
