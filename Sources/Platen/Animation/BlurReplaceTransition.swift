/// Fades and scales a view a little while another replaces it. Unlike in SwiftUI, there is no blur.
public struct BlurReplaceTransition {
  /// Whether the view shrinks or grows when it is removed.
  public struct Configuration: Equatable, Sendable {
    let isUpwards: Bool

    /// The view grows from 0.85 of its size as it appears, and shrinks to the same size as it disappears. The default.
    public static let downUp = Configuration(isUpwards: false)
    /// The view grows from 0.85 of its size as it appears, and grows to 1.15 of its size as it disappears.
    public static let upUp = Configuration(isUpwards: true)
  }

  /// The scale that the view has before it appears and after it disappears.
  public var configuration: Configuration

  /// Creates a transition with a configuration.
  nonisolated public init(configuration: Configuration) { self.configuration = configuration }

  /// The scale of a view before insertion, or after removal where `isGone` is true.
  fileprivate static func scale(_ configuration: Configuration, isGone: Bool) -> Double {
    configuration.isUpwards && isGone ? 1.15 : 0.85
  }
}

extension BlurReplaceTransition: Transition {
  /// The content, as the modifier changes it.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content
      .scaleEffect(phase.isIdentity ? 1 : Self.scale(configuration, isGone: phase == .didDisappear))
      .opacity(phase.isIdentity ? 1 : 0)
  }
}

extension Transition where Self == BlurReplaceTransition {
  /// Fades and scales the view, with the configuration `downUp`. There is no blur.
  public static var blurReplace: Self { Self(configuration: .downUp) }

  /// Fades and scales the view, with the given configuration. There is no blur.
  public static func blurReplace(_ configuration: BlurReplaceTransition.Configuration) -> Self {
    Self(configuration: configuration)
  }
}

extension AnyTransition {
  /// Fades and scales the view, with the configuration `downUp`. There is no blur.
  public static let blurReplace = blurReplace(.downUp)

  /// Fades and scales the view, with the given configuration. There is no blur.
  public static func blurReplace(_ configuration: BlurReplaceTransition.Configuration) -> AnyTransition {
    func away(isGone: Bool) -> AnyTransition {
      .opacity.combined(with: .scale(scale: BlurReplaceTransition.scale(configuration, isGone: isGone)))
    }
    return .asymmetric(insertion: away(isGone: false), removal: away(isGone: true))
  }
}

/// How a symbol is replaced by another. Front ends show the new one at once.
public struct ContentTransitionSymbolEffect: Hashable, Sendable {
  let name: String

  /// The default effect. As with all effects, the new symbol is shown at once.
  public static let automatic = ContentTransitionSymbolEffect(name: "automatic")
  /// Replaces the old symbol by the new one.
  public static let replace = ContentTransitionSymbolEffect(name: "replace")
  /// Lets the new symbol appear. Shown as a replacement at once.
  public static let appear = ContentTransitionSymbolEffect(name: "appear")
  /// Lets the old symbol disappear. Shown as a replacement at once.
  public static let disappear = ContentTransitionSymbolEffect(name: "disappear")

  /// The same effect: directions are ignored.
  public var downUp: ContentTransitionSymbolEffect { self }
  /// The same effect: directions are ignored.
  public var upUp: ContentTransitionSymbolEffect { self }
  /// The same effect: directions are ignored.
  public var offUp: ContentTransitionSymbolEffect { self }
  /// The same effect: directions are ignored.
  public var up: ContentTransitionSymbolEffect { self }
  /// The same effect: directions are ignored.
  public var down: ContentTransitionSymbolEffect { self }
  /// The same effect: the layers of a symbol are not animated one by one.
  public var byLayer: ContentTransitionSymbolEffect { self }
  /// The same effect: symbols are always replaced as a whole.
  public var wholeSymbol: ContentTransitionSymbolEffect { self }

  /// The same effect: `fallback` is ignored, since no front end morphs symbols.
  public func magic(fallback: ContentTransitionSymbolEffect) -> ContentTransitionSymbolEffect { self }
}

extension ContentTransition {
  /// The transition of symbols in general. `effect` and `options` are ignored.
  public static func symbolEffect(
    _ effect: ContentTransitionSymbolEffect, options: SymbolEffectOptions = .default
  ) -> ContentTransition {
    symbolEffect
  }
}
