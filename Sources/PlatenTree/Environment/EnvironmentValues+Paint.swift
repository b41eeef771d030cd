private enum ForegroundKey: EnvironmentKey { static let defaultValue = Paint.system(.primary) }
private enum ForegroundShadowKey: EnvironmentKey { static let defaultValue: ShadowContent? = nil }
private enum BackgroundStyleKey: EnvironmentKey { static let defaultValue: AnyShapeStyle? = nil }
private enum TintKey: EnvironmentKey { static let defaultValue: Paint? = nil }
private enum ColorSchemeKey: EnvironmentKey { static let defaultValue = ColorScheme.light }

// What styles are resolved by.

extension EnvironmentValues {
  package var foreground: Paint {
    get { self[ForegroundKey.self] }
    set { self[ForegroundKey.self] = newValue }
  }

  /// The shadow of what is painted with the foreground.
  package var foregroundShadow: ShadowContent? {
    get { self[ForegroundShadowKey.self] }
    set { self[ForegroundShadowKey.self] = newValue }
  }

  /// Sets what text, symbols and shapes are painted with.
  package mutating func setForeground(_ style: some ShapeStyle) {
    let source = style._source
    (foreground, foregroundShadow) = (paint(of: source), source.shadow(in: self))
  }

  package var tint: Paint? {
    get { self[TintKey.self] }
    set { self[TintKey.self] = newValue }
  }

  /// The style that views paint their backgrounds with; nil is the front end's own.
  public var backgroundStyle: AnyShapeStyle? {
    get { self[BackgroundStyleKey.self] }
    set { self[BackgroundStyleKey.self] = newValue }
  }

  /// What a style paints with here.
  package func paint(of style: some ShapeStyle) -> Paint { paint(of: style._source) }

  /// What a style paints with here.
  package func paint(of source: _PaintSource) -> Paint {
    let background =
      backgroundStyle?._source.resolve(in: self, foreground: foreground, tint: tint) ?? .system(.background)
    return source.resolve(in: self, foreground: foreground, tint: tint, background: background)
  }

  /// Whether the interface is light or dark: the scheme of the platform, or the one that `preferredColorScheme(_:)`
  /// names; `.light` where neither is known. Writing it changes how the views inside resolve colours and images, not
  /// the window.
  public var colorScheme: ColorScheme {
    get { self[ColorSchemeKey.self] }
    set { self[ColorSchemeKey.self] = newValue }
  }
}
