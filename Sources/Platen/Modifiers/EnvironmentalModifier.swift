/// A modifier that makes another one of the environment of the modified view.
@MainActor @preconcurrency public protocol EnvironmentalModifier: ViewModifier where Body == Never {
  /// The modifier that is applied to the view.
  associatedtype ResolvedModifier: ViewModifier

  /// Makes the modifier for an environment. Called again when the environment has changed.
  @MainActor @preconcurrency func resolve(in environment: EnvironmentValues) -> ResolvedModifier
}

extension EnvironmentalModifier {
  /// Never evaluated: the framework knows the type.
  public func body(content: Content) -> Never { Never._unreachableBody() }

  /// Makes the element of the modified view. For the graph.
  public static func _makeElement<Modified: View>(
    _ view: ModifiedContent<Modified, Self>, in parent: _ElementContext
  ) -> _ViewElement<ModifiedContent<Modified, Self>> {
    PassThroughElement(view, in: parent) { _EnvironmentalView(content: $0.content, modifier: $0.modifier) }
  }
}

/// A view with the modifier that another one makes of the environment.
private struct _EnvironmentalView<Content: View, Modifier: EnvironmentalModifier> {
  let content: Content
  let modifier: Modifier
  @Environment(\.self) private var environment

  nonisolated init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

extension _EnvironmentalView: View {
  var body: some View { content.modifier(modifier.resolve(in: environment)) }
}
