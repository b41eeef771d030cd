extension Color: ShapeStyle {
  /// The colour as front ends resolve it.
  public var _source: _PaintSource { _PaintSource(.paint(paint)) }

  /// The colour in numbers in that environment: by its `colorScheme`, and where it is the accent colour by the tint. A
  /// colour of the platform has the value that Apple documents, whatever the front end paints.
  public func resolve(in environment: EnvironmentValues) -> Resolved {
    var paint = paint
    if case .system(.accent, let opacity) = paint, let tint = environment.tint { paint = tint.opacity(opacity) }
    return Resolved(ColorShade(paint, isDark: environment.colorScheme == .dark))
  }

  /// The colour with a faint gradient, as a background has it.
  public var gradient: AnyGradient { AnyGradient(self) }
}

extension ShapeStyle where Self == Color {
  /// The system's red.
  public static var red: Color { .red }
  /// The system's orange.
  public static var orange: Color { .orange }
  /// The system's yellow.
  public static var yellow: Color { .yellow }
  /// The system's green.
  public static var green: Color { .green }
  /// The system's mint.
  public static var mint: Color { .mint }
  /// The system's teal.
  public static var teal: Color { .teal }
  /// The system's cyan.
  public static var cyan: Color { .cyan }
  /// The system's blue.
  public static var blue: Color { .blue }
  /// The system's indigo.
  public static var indigo: Color { .indigo }
  /// The system's purple.
  public static var purple: Color { .purple }
  /// The system's pink.
  public static var pink: Color { .pink }
  /// The system's brown.
  public static var brown: Color { .brown }
  /// White.
  public static var white: Color { .white }
  /// The system's gray.
  public static var gray: Color { .gray }
  /// Black.
  public static var black: Color { .black }
  /// No colour: what is behind shows.
  public static var clear: Color { .clear }
  /// The accent colour that applies where the style is used.
  public static var accentColor: Color { .accentColor }
}

/// A level of the foreground where it is used: `.foregroundStyle(.secondary)`.
public struct HierarchicalShapeStyle: ShapeStyle, Hashable {
  let level: Int

  /// The level as front ends resolve it: the foreground style, more faded with each level.
  public var _source: _PaintSource { _PaintSource(.level(level)) }

  /// The foreground style itself.
  public static let primary = HierarchicalShapeStyle(level: 0)
  /// The second level.
  public static let secondary = HierarchicalShapeStyle(level: 1)
  /// The third level.
  public static let tertiary = HierarchicalShapeStyle(level: 2)
  /// The fourth level.
  public static let quaternary = HierarchicalShapeStyle(level: 3)
  /// The fifth and most faded level.
  public static let quinary = HierarchicalShapeStyle(level: 4)
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  /// The foreground style itself.
  public static var primary: HierarchicalShapeStyle { .primary }
  /// The second level of the foreground style.
  public static var secondary: HierarchicalShapeStyle { .secondary }
  /// The third level of the foreground style.
  public static var tertiary: HierarchicalShapeStyle { .tertiary }
  /// The fourth level of the foreground style.
  public static var quaternary: HierarchicalShapeStyle { .quaternary }
  /// The fifth and most faded level of the foreground style.
  public static var quinary: HierarchicalShapeStyle { .quinary }
}

/// The tint where it is used.
public struct TintShapeStyle: ShapeStyle {
  /// Creates the style.
  public init() {}

  /// The paint as front ends resolve it.
  public var _source: _PaintSource { _PaintSource(.tint) }
}

extension ShapeStyle where Self == TintShapeStyle {
  /// The tint that applies where the style is used.
  public static var tint: TintShapeStyle { TintShapeStyle() }
}

/// The foreground where it is used.
public struct ForegroundStyle: ShapeStyle {
  /// Creates the style.
  public init() {}

  /// The paint as front ends resolve it.
  public var _source: _PaintSource { _PaintSource(.foreground) }
}

extension ShapeStyle where Self == ForegroundStyle {
  /// The foreground style that applies where the style is used.
  public static var foreground: ForegroundStyle { ForegroundStyle() }
}

/// The background style where it is used; the background of the window unless a view sets another.
public struct BackgroundStyle: ShapeStyle {
  /// Creates the style.
  public init() {}

  /// The paint as front ends resolve it.
  public var _source: _PaintSource { _PaintSource(.background) }
}

extension ShapeStyle where Self == BackgroundStyle {
  /// The background style that applies where the style is used: that of the window unless a view sets another.
  public static var background: BackgroundStyle { BackgroundStyle() }
}

/// The background of a window.
public struct WindowBackgroundShapeStyle: ShapeStyle {
  /// Creates the style.
  public init() {}

  /// The paint as front ends resolve it.
  public var _source: _PaintSource { .system(.background) }
}

extension ShapeStyle where Self == WindowBackgroundShapeStyle {
  /// The background of the window.
  public static var windowBackground: WindowBackgroundShapeStyle { WindowBackgroundShapeStyle() }
}

/// The paint of lines between things.
public struct SeparatorShapeStyle: ShapeStyle {
  /// Creates the style.
  public init() {}

  /// The paint as front ends resolve it.
  public var _source: _PaintSource { .system(.separator) }
}

extension ShapeStyle where Self == SeparatorShapeStyle {
  /// The colour of lines between rows and sections.
  public static var separator: SeparatorShapeStyle { SeparatorShapeStyle() }
}

/// The paint of the text that an empty field shows.
public struct PlaceholderTextShapeStyle: ShapeStyle {
  /// Creates the style.
  public init() {}

  /// The paint as front ends resolve it.
  public var _source: _PaintSource { .system(.placeholder) }
}

extension ShapeStyle where Self == PlaceholderTextShapeStyle {
  /// The colour of placeholders in fields.
  public static var placeholder: PlaceholderTextShapeStyle { PlaceholderTextShapeStyle() }
}

/// The paint behind what is selected.
public struct SelectionShapeStyle: ShapeStyle {
  /// Creates the style.
  public init() {}

  /// The paint as front ends resolve it: the tint, faded.
  public var _source: _PaintSource { _PaintSource(.faded(_PaintSource(.tint), 0.3)) }
}

extension ShapeStyle where Self == SelectionShapeStyle {
  /// The background of what is selected.
  public static var selection: SelectionShapeStyle { SelectionShapeStyle() }
}

/// The paint inside shapes such as a field's.
public struct FillShapeStyle: ShapeStyle {
  /// Creates the style.
  public init() {}

  /// The paint as front ends resolve it: translucent gray.
  public var _source: _PaintSource { .system(.gray, opacity: 0.2) }
}

extension ShapeStyle where Self == FillShapeStyle {
  /// A light fill behind controls and small shapes.
  public static var fill: FillShapeStyle { FillShapeStyle() }
}

/// The paint of links.
public struct LinkShapeStyle: ShapeStyle {
  /// Creates the style.
  public init() {}

  /// The paint as front ends resolve it.
  public var _source: _PaintSource { .system(.blue) }
}

extension ShapeStyle where Self == LinkShapeStyle {
  /// The colour of links.
  public static var link: LinkShapeStyle { LinkShapeStyle() }
}
