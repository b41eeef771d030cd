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

  public static func buildOptional<Content: Scene>(_ content: Content?) -> _OptionalScene<Content> {
    _OptionalScene(content: content)
  }

  public static func buildEither<First: Scene, Second: Scene>(first: First) -> _ConditionalScene<First, Second> {
    _ConditionalScene(storage: .first(first))
  }

  public static func buildEither<First: Scene, Second: Scene>(second: Second) -> _ConditionalScene<First, Second> {
    _ConditionalScene(storage: .second(second))
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
    return _Outline(part: GroupPart(outlines: outlines))
  }
}

/// A scene that may be missing.
public struct _OptionalScene<Content: Scene> {
  let content: Content?
}

extension _OptionalScene: _PrimitiveScene {
  public var _outline: _Outline {
    var outlines: [_Outline] = []
    if let content { outlines.append(content._outline) }
    return _Outline(part: GroupPart(outlines: outlines))
  }
}

/// One scene or another, by a condition.
public struct _ConditionalScene<First: Scene, Second: Scene> {
  enum Storage {
    case first(First)
    case second(Second)
  }

  let storage: Storage
}

extension _ConditionalScene: _PrimitiveScene {
  public var _outline: _Outline {
    switch storage {
    case .first(let scene): _Outline(part: GroupPart(outlines: [scene._outline], choice: 1))
    case .second(let scene): _Outline(part: GroupPart(outlines: [scene._outline], choice: 2))
    }
  }
}
