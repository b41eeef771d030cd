/// A part of what a program shows.
///
/// A view is a value that says what to show; the graph keeps what lasts (state, focus, the text being
/// edited) by the view's place among its siblings and its identity.
@MainActor @preconcurrency public protocol View {
  /// The type of ``body``.
  associatedtype Body: View

  /// What the view consists of.
  @ViewBuilder @MainActor @preconcurrency var body: Body { get }

  /// Makes the element that represents the view in the graph.
  @MainActor static func _makeElement(_ view: Self, in parent: _ElementContext) -> _ViewElement<Self>
}

extension View {
  /// Makes the element of the view. For the graph.
  public static func _makeElement(_ view: Self, in parent: _ElementContext) -> _ViewElement<Self> {
    CompositeElement(view, in: parent)
  }
}

/// A view without a body of its own.
extension Never: View {
  /// Never evaluated: the framework knows the type.
  public var body: Never { Never._unreachableBody() }
}

extension Never {
  /// Primitive views have no body, and the graph never requests one.
  package static func _unreachableBody() -> Never { preconditionFailure("a primitive view has no body") }
}

/// A view that makes nodes itself.
public protocol _PrimitiveView: View where Body == Never {}

extension _PrimitiveView {
  /// Never evaluated: the framework knows the type.
  public var body: Never { Never._unreachableBody() }
}

/// What a new element starts from: its parent and the environment that holds below it.
@MainActor public struct _ElementContext {
  package let host: ViewHost
  let parent: _Element?
  package let environment: EnvironmentValues

  package init(parent: _Element) {
    host = parent.host
    self.parent = parent
    environment = parent.childEnvironment
  }

  package init(host: ViewHost, environment: EnvironmentValues) {
    self.host = host
    parent = nil
    self.environment = environment
  }
}
