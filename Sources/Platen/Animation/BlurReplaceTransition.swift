/// A view that fades and shrinks a little while another takes its place. SwiftUI blurs it on the way besides.
public struct BlurReplaceTransition {
  /// Where the view comes from and goes to.
  public struct Configuration: Equatable, Sendable {
    let isUpwards: Bool

    public static let downUp = Configuration(isUpwards: false)
    public static let upUp = Configuration(isUpwards: true)
  }

  public var configuration: Configuration

  nonisolated public init(configuration: Configuration) { self.configuration = configuration }

  /// How small a view is that is away, or how large.
  fileprivate static func scale(_ configuration: Configuration, isGone: Bool) -> Double {
    configuration.isUpwards && isGone ? 1.15 : 0.85
  }
}

extension BlurReplaceTransition: Transition {
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content
      .scaleEffect(phase.isIdentity ? 1 : Self.scale(configuration, isGone: phase == .didDisappear))
      .opacity(phase.isIdentity ? 1 : 0)
  }
}

extension Transition where Self == BlurReplaceTransition {
  public static var blurReplace: Self { Self(configuration: .downUp) }

  public static func blurReplace(_ configuration: BlurReplaceTransition.Configuration) -> Self {
    Self(configuration: configuration)
  }
}

extension AnyTransition {
  public static let blurReplace = blurReplace(.downUp)

  public static func blurReplace(_ configuration: BlurReplaceTransition.Configuration) -> AnyTransition {
    func away(isGone: Bool) -> AnyTransition {
      .opacity.combined(with: .scale(scale: BlurReplaceTransition.scale(configuration, isGone: isGone)))
    }
    return .asymmetric(insertion: away(isGone: false), removal: away(isGone: true))
  }
}

/// How a symbol passes into another. Front ends show the new one at once.
public struct ContentTransitionSymbolEffect: Hashable, Sendable {
  let name: String

  public static let automatic = ContentTransitionSymbolEffect(name: "automatic")
  public static let replace = ContentTransitionSymbolEffect(name: "replace")
  public static let appear = ContentTransitionSymbolEffect(name: "appear")
  public static let disappear = ContentTransitionSymbolEffect(name: "disappear")

  public var downUp: ContentTransitionSymbolEffect { self }
  public var upUp: ContentTransitionSymbolEffect { self }
  public var offUp: ContentTransitionSymbolEffect { self }
  public var up: ContentTransitionSymbolEffect { self }
  public var down: ContentTransitionSymbolEffect { self }
  public var byLayer: ContentTransitionSymbolEffect { self }
  public var wholeSymbol: ContentTransitionSymbolEffect { self }

  public func magic(fallback: ContentTransitionSymbolEffect) -> ContentTransitionSymbolEffect { self }
}

extension ContentTransition {
  public static func symbolEffect(
    _ effect: ContentTransitionSymbolEffect, options: SymbolEffectOptions = .default
  ) -> ContentTransition {
    symbolEffect
  }
}
