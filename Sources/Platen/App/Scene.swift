/// A part of a program with its own lifetime, such as a window.
///
/// A program's own scenes have a ``body`` of other scenes.
@MainActor @preconcurrency public protocol Scene {
  /// The type of the scenes in the body.
  associatedtype Body: Scene

  /// The scenes that this one is made of. Evaluated again when state that it reads changes.
  @SceneBuilder @MainActor @preconcurrency var body: Body { get }

  /// The outline of the scene. Not for use outside the framework.
  @MainActor @preconcurrency var _outline: _Outline { get }
}

extension Scene {
  /// The outline of the body. Not for use outside the framework.
  public var _outline: _Outline { _Outline(part: BodyPart(content: self) { $0.body._outline }) }
}

extension Never: Scene {}

/// A scene without a body of its own.
public protocol _PrimitiveScene: Scene where Body == Never {}

extension _PrimitiveScene {
  /// Never evaluated: the framework knows the type.
  public var body: Never { Never._unreachableBody() }
}

/// Builds scenes from closures.
@resultBuilder public struct SceneBuilder {
  /// Takes a statement as it is. For the result builder.
  public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }

  /// Joins the statements of a block. For the result builder.
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }

  /// Joins the statements of a block. For the result builder.
  public static func buildBlock<each Content: Scene>(_ content: repeat each Content) -> _TupleScene<repeat each Content>
  {
    _TupleScene(content: (repeat each content))
  }

  /// Takes an `if` without an `else`. For the result builder.
  public static func buildOptional<Content: Scene>(_ content: Content?) -> Content? { content }

  /// Takes the first branch of an `if` or `switch`. For the result builder.
  public static func buildEither<First: Scene, Second: Scene>(first: First) -> _ConditionalContent<First, Second> {
    _ConditionalContent(storage: .first(first))
  }

  /// Takes another branch of an `if` or `switch`. For the result builder.
  public static func buildEither<First: Scene, Second: Scene>(second: Second) -> _ConditionalContent<First, Second> {
    _ConditionalContent(storage: .second(second))
  }

  /// Takes the content of an `if #available`. For the result builder.
  public static func buildLimitedAvailability<Content: Scene>(_ content: Content) -> Content { content }
}

/// Several scenes.
public struct _TupleScene<each Content: Scene> {
  let content: (repeat each Content)
}

extension _TupleScene: _PrimitiveScene {
  /// The outlines of all scenes in order. Not for use outside the framework.
  public var _outline: _Outline {
    var outlines: [_Outline] = []
    for scene in repeat each content { outlines.append(scene._outline) }
    return .group(outlines)
  }
}

extension Optional: Scene, _PrimitiveScene where Wrapped: Scene {
  /// The outline of the scene, empty for nil. Not for use outside the framework.
  public var _outline: _Outline { .group(map { [$0._outline] } ?? []) }
}

extension _ConditionalContent: Scene, _PrimitiveScene where First: Scene, Second: Scene {
  /// The outline of the chosen branch. A change of the branch resets its state. Not for use outside the framework.
  public var _outline: _Outline {
    switch storage {
    case .first(let scene): .group([scene._outline], choice: 1)
    case .second(let scene): .group([scene._outline], choice: 2)
    }
  }
}
