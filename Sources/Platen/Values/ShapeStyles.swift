extension Color: ShapeStyle {
  public var _source: _PaintSource { _PaintSource(.paint(paint)) }

  /// The colour with a faint gradient, as a background has it.
  public var gradient: AnyGradient { AnyGradient(self) }
}

extension ShapeStyle where Self == Color {
  public static var red: Color { .red }
  public static var orange: Color { .orange }
  public static var yellow: Color { .yellow }
  public static var green: Color { .green }
  public static var mint: Color { .mint }
  public static var teal: Color { .teal }
  public static var cyan: Color { .cyan }
  public static var blue: Color { .blue }
  public static var indigo: Color { .indigo }
  public static var purple: Color { .purple }
  public static var pink: Color { .pink }
  public static var brown: Color { .brown }
  public static var white: Color { .white }
  public static var gray: Color { .gray }
  public static var black: Color { .black }
  public static var clear: Color { .clear }
  public static var accentColor: Color { .accentColor }
}

/// A level of the foreground where it is used: `.foregroundStyle(.secondary)`.
public struct HierarchicalShapeStyle: ShapeStyle, Hashable {
  let level: Int

  public var _source: _PaintSource { _PaintSource(.level(level)) }

  public static let primary = HierarchicalShapeStyle(level: 0)
  public static let secondary = HierarchicalShapeStyle(level: 1)
  public static let tertiary = HierarchicalShapeStyle(level: 2)
  public static let quaternary = HierarchicalShapeStyle(level: 3)
  public static let quinary = HierarchicalShapeStyle(level: 4)
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  public static var primary: HierarchicalShapeStyle { .primary }
  public static var secondary: HierarchicalShapeStyle { .secondary }
  public static var tertiary: HierarchicalShapeStyle { .tertiary }
  public static var quaternary: HierarchicalShapeStyle { .quaternary }
  public static var quinary: HierarchicalShapeStyle { .quinary }
}

/// The tint where it is used.
public struct TintShapeStyle: ShapeStyle {
  public init() {}

  public var _source: _PaintSource { _PaintSource(.tint) }
}

extension ShapeStyle where Self == TintShapeStyle {
  public static var tint: TintShapeStyle { TintShapeStyle() }
}

/// The foreground where it is used.
public struct ForegroundStyle: ShapeStyle {
  public init() {}

  public var _source: _PaintSource { _PaintSource(.foreground) }
}

extension ShapeStyle where Self == ForegroundStyle {
  public static var foreground: ForegroundStyle { ForegroundStyle() }
}

/// The background of the window.
public struct BackgroundStyle: ShapeStyle {
  public init() {}

  public var _source: _PaintSource { .system(.background) }
}

extension ShapeStyle where Self == BackgroundStyle {
  public static var background: BackgroundStyle { BackgroundStyle() }
}

/// The background of a window.
public struct WindowBackgroundShapeStyle: ShapeStyle {
  public init() {}

  public var _source: _PaintSource { .system(.background) }
}

extension ShapeStyle where Self == WindowBackgroundShapeStyle {
  public static var windowBackground: WindowBackgroundShapeStyle { WindowBackgroundShapeStyle() }
}

/// The paint of lines between things.
public struct SeparatorShapeStyle: ShapeStyle {
  public init() {}

  public var _source: _PaintSource { .system(.separator) }
}

extension ShapeStyle where Self == SeparatorShapeStyle {
  public static var separator: SeparatorShapeStyle { SeparatorShapeStyle() }
}

/// The paint of the text that stands in an empty field.
public struct PlaceholderTextShapeStyle: ShapeStyle {
  public init() {}

  public var _source: _PaintSource { .system(.placeholder) }
}

extension ShapeStyle where Self == PlaceholderTextShapeStyle {
  public static var placeholder: PlaceholderTextShapeStyle { PlaceholderTextShapeStyle() }
}

/// The paint behind what is selected.
public struct SelectionShapeStyle: ShapeStyle {
  public init() {}

  public var _source: _PaintSource { _PaintSource(.faded(_PaintSource(.tint), 0.3)) }
}

extension ShapeStyle where Self == SelectionShapeStyle {
  public static var selection: SelectionShapeStyle { SelectionShapeStyle() }
}

/// The paint inside shapes such as a field's.
public struct FillShapeStyle: ShapeStyle {
  public init() {}

  public var _source: _PaintSource { .system(.gray, opacity: 0.2) }
}

extension ShapeStyle where Self == FillShapeStyle {
  public static var fill: FillShapeStyle { FillShapeStyle() }
}

/// The paint of links.
public struct LinkShapeStyle: ShapeStyle {
  public init() {}

  public var _source: _PaintSource { .system(.blue) }
}

extension ShapeStyle where Self == LinkShapeStyle {
  public static var link: LinkShapeStyle { LinkShapeStyle() }
}
