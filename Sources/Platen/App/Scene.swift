/// A part of a program that has a life of its own, such as a window.
///
/// A program's own scenes have a ``body`` of other scenes.
@MainActor @preconcurrency public protocol Scene {
  associatedtype Body: Scene

  @SceneBuilder @MainActor @preconcurrency var body: Body { get }

  /// What the scene comes to. Not for use outside the framework.
  @MainActor @preconcurrency var _outline: _Outline { get }
}

extension Scene {
  public var _outline: _Outline { _Outline(part: BodyPart(content: self) { $0.body._outline }) }
}

extension Never: Scene {}

/// A scene without a body of its own.
public protocol _PrimitiveScene: Scene where Body == Never {}

extension _PrimitiveScene {
  public var body: Never { Never._unreachableBody() }
}

/// Builds scenes from closures.
@resultBuilder public struct SceneBuilder {
  public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }

  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }

  public static func buildBlock<each Content: Scene>(_ content: repeat each Content) -> _TupleScene<repeat each Content>
  {
    _TupleScene(content: (repeat each content))
  }

  public static func buildOptional<Content: Scene>(_ content: Content?) -> Content? { content }

  public static func buildEither<First: Scene, Second: Scene>(first: First) -> _ConditionalContent<First, Second> {
    _ConditionalContent(storage: .first(first))
  }

  public static func buildEither<First: Scene, Second: Scene>(second: Second) -> _ConditionalContent<First, Second> {
    _ConditionalContent(storage: .second(second))
  }

  public static func buildLimitedAvailability<Content: Scene>(_ content: Content) -> Content { content }
}

/// Several scenes.
public struct _TupleScene<each Content: Scene> {
  let content: (repeat each Content)
}

extension _TupleScene: _PrimitiveScene {
  public var _outline: _Outline {
    var outlines: [_Outline] = []
    for scene in repeat each content { outlines.append(scene._outline) }
    return .group(outlines)
  }
}

extension Optional: Scene, _PrimitiveScene where Wrapped: Scene {
  public var _outline: _Outline { .group(map { [$0._outline] } ?? []) }
}

extension _ConditionalContent: Scene, _PrimitiveScene where First: Scene, Second: Scene {
  public var _outline: _Outline {
    switch storage {
    case .first(let scene): .group([scene._outline], choice: 1)
    case .second(let scene): .group([scene._outline], choice: 2)
    }
  }
}
