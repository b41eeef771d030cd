/// What a shape, a text or a line can be painted with: a colour, a level of the foreground, a material,
/// a gradient. A style of a program's own says in ``resolve(in:)`` which other style it is.
public protocol ShapeStyle: Sendable {
  /// What the style is where it is used; `Never` for those that this module paints by itself.
  associatedtype Resolved: ShapeStyle = Never

  /// The style that this one is where it is used. A view that is painted with it is painted again when a value that is
  /// read here changes.
  func resolve(in environment: EnvironmentValues) -> Resolved

  /// The resolved paint, as far as that is known before it is used. Not for use outside the framework.
  var _source: _PaintSource { get }
}

extension ShapeStyle {
  /// A style of a program's own is what it resolves to.
  public var _source: _PaintSource { _PaintSource(.chosen(ChosenStyle.of(self))) }
}

extension ShapeStyle where Resolved == Never {
  /// Is never called: the style has a paint of its own.
  public func resolve(in environment: EnvironmentValues) -> Never {
    fatalError("\(Self.self) has a paint of its own: there is no style that it resolves to")
  }

  /// Without another style it paints like the foreground.
  public var _source: _PaintSource { _PaintSource(.foreground) }
}

extension Never: ShapeStyle {
  /// There is no style below.
  public typealias Resolved = Never
}

extension ShapeStyle {
  /// The style, more transparent by the factor `opacity`.
  public func opacity(_ opacity: Double) -> some ShapeStyle {
    AnyShapeStyle(source: _PaintSource(.faded(_source, opacity)))
  }

  /// The second level of the style: fainter than the style itself, as ``HierarchicalShapeStyle`` of the foreground.
  public var secondary: some ShapeStyle { level(1) }
  /// The third level of the style.
  public var tertiary: some ShapeStyle { level(2) }
  /// The fourth level of the style.
  public var quaternary: some ShapeStyle { level(3) }
  /// The fifth and faintest level of the style.
  public var quinary: some ShapeStyle { level(4) }

  private func level(_ level: Int) -> AnyShapeStyle {
    AnyShapeStyle(source: _PaintSource(.levelOf(_source, level)))
  }
}

/// A paint that may depend on where it is used: on the foreground, the tint or the background there.
public struct _PaintSource: Hashable, Sendable {
  package indirect enum Kind: Hashable, Sendable {
    case paint(Paint)
    case foreground
    case tint
    /// The background style that is set there, or the window's background.
    case background
    /// A level of the foreground: 0 is the foreground itself, 4 its faintest share.
    case level(Int)
    case faded(_PaintSource, Double)
    /// A level of any source, as ``level(_:)`` of the foreground.
    case levelOf(_PaintSource, Int)
    /// A style of a program's own.
    case chosen(ChosenStyle)
    case shadowed(_PaintSource, ShadowStyle)
  }

  package var kind: Kind

  package init(_ kind: Kind) { self.kind = kind }

  package static func system(_ color: SystemColor, opacity: Double = 1) -> _PaintSource {
    _PaintSource(.paint(.system(color, opacity: opacity)))
  }

  /// The paint where the foreground, the tint and the background are those given; without a tint it is the accent
  /// colour. Styles of a program's own are asked with the environment.
  package func resolve(
    in environment: EnvironmentValues, foreground: Paint, tint: Paint?, background: Paint = .system(.background)
  ) -> Paint {
    func paint(of source: _PaintSource) -> Paint {
      source.resolve(in: environment, foreground: foreground, tint: tint, background: background)
    }
    return switch kind {
    case .paint(let paint): paint
    case .foreground: foreground
    case .tint: tint ?? .system(.accent)
    case .background: background
    case .level(let level): Self.level(level, of: foreground)
    case .faded(let source, let opacity): paint(of: source).opacity(opacity)
    case .levelOf(let source, let level): Self.level(level, of: paint(of: source))
    case .chosen(let style): paint(of: style.source(in: environment))
    case .shadowed(let source, _): paint(of: source)
    }
  }

  /// The shadow behind what is painted: that of the style, or of the foreground where the style is that; nil for none.
  package func shadow(in environment: EnvironmentValues) -> ShadowContent? {
    switch kind {
    case .paint, .tint, .background: nil
    case .foreground, .level: environment.foregroundShadow
    case .faded(let source, _), .levelOf(let source, _): source.shadow(in: environment)
    case .chosen(let style): style.source(in: environment).shadow(in: environment)
    case .shadowed(let source, let style): style.content ?? source.shadow(in: environment)
    }
  }

  private static func level(_ level: Int, of foreground: Paint) -> Paint {
    if case .system(let usual, let opacity) = foreground, usual == .primary || usual == .label {
      let colors: [SystemColor] = [usual, .secondary, .tertiary, .quaternary]
      if level < colors.count { return .system(colors[level], opacity: opacity) }
    }
    let shares = [1, 0.5, 0.3, 0.2, 0.12]
    return foreground.opacity(shares[min(max(level, 0), shares.count - 1)])
  }
}

/// A style of any type.
public struct AnyShapeStyle: ShapeStyle, Hashable {
  /// The paint of the wrapped style.
  public let _source: _PaintSource

  /// Wraps a style of any type.
  public init<S: ShapeStyle>(_ style: S) { _source = style._source }

  package init(source: _PaintSource) { _source = source }
}
