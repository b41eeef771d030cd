/// A modifier that puts a node around each node of the view it modifies.
public protocol _WrapperModifier: _PrimitiveModifier {
  @MainActor func _content(in environment: EnvironmentValues) -> _NodeContentBox
}

/// A wrapping modifier whose nodes handle user input.
@MainActor package protocol RespondingModifier {
  func _makeResponder(in host: ViewHost) -> any NodeResponder
  func _update(_ responder: any NodeResponder)
}

private let respondingModifiers = ConformanceQuestion<any RespondingModifier.Type> {
  $0 as? any RespondingModifier.Type
}

/// Answers for a node that can have the focus: the focus states and key actions that are set around it are for it.
@MainActor package protocol KeyActionTaking: FocusResponder {
  var keyActions: KeyActions { get set }
}

extension _WrapperModifier {
  /// Makes the element of the modified view. For the graph.
  public static func _makeElement<Modified: View>(
    _ view: ModifiedContent<Modified, Self>, in parent: _ElementContext
  ) -> _ViewElement<ModifiedContent<Modified, Self>> {
    WrapperElement<Modified, Self, EmptyView>(view, in: parent) { _ in nil }
  }
}

/// A modifier that puts a node around each node of the view it modifies, with another view behind or over it.
package protocol LayeringModifier: _WrapperModifier {
  associatedtype Layer: View
  @MainActor var layer: Layer { get }
  var layerAlignment: Alignment { get }
}

extension LayeringModifier {
  /// Makes the element of the modified view. For the graph.
  public static func _makeElement<Modified: View>(
    _ view: ModifiedContent<Modified, Self>, in parent: _ElementContext
  ) -> _ViewElement<ModifiedContent<Modified, Self>> {
    WrapperElement<Modified, Self, Layer>(view, in: parent) { $0.layer }
  }
}

/// The element of a modifier that puts nodes around nodes.
///
/// A view can have several nodes (a `Group`); each gets a wrapper of its own, as in SwiftUI.
package final class WrapperElement<Content: View, Modifier: _WrapperModifier, Layer: View>: _ModifierElement<
  Content, Modifier
>, NodeWrapping
{
  /// The node around one node, and what is drawn behind or over it.
  private struct Wrapper {
    let inner: Node
    let outer: Node
    let layer: LayerElement<Layer>?
  }

  private let layerView: (Modifier) -> Layer?
  private var wrappers: [Wrapper] = []
  private var content: NodeContent?
  private var focusSettings: FocusSettings?
  private var layoutDirection: LayoutDirection?
  private var adjust: (inout NodeAttributes) -> Void = { _ in }
  private lazy var responder = respondingModifier?._makeResponder(in: host)
  private lazy var focusable = responder as? any KeyActionTaking

  package init(
    _ view: ModifiedContent<Content, Modifier>, in context: _ElementContext, layer: @escaping (Modifier) -> Layer?
  ) {
    layerView = layer
    super.init(view, in: context)
    evaluate()
  }

  package override func evaluate() {
    let takesFocus = focusable != nil
    let (box, settings, direction) = track {
      (modifier._content(in: environment), takesFocus ? FocusSettings(environment) : nil, environment.layoutDirection)
    }
    layoutDirection = direction
    content = box.content
    adjust = box.adjust
    focusSettings = settings
    if let settings { focusable?.keyActions = settings.keyActions }
    for wrapper in wrappers {
      var attributes = wrapper.outer.attributes
      attributes.layoutDirection = direction
      adjust(&attributes)
      host.nodes.set(box.content, attributes, of: wrapper.outer)
      if let settings { host.focus.setTargets(settings.targets, of: wrapper.outer) }
    }
  }

  /// What the surroundings of a focusable view set for its focus.
  @MainActor private struct FocusSettings {
    let targets: [any FocusTarget]
    let keyActions: KeyActions

    init(_ environment: EnvironmentValues) {
      targets = environment.focusTargets.targets
      keyActions = environment.keyActions
    }
  }

  private var respondingModifier: (any RespondingModifier)? {
    respondingModifiers.excludes(Modifier.self) ? nil : modifier as? any RespondingModifier
  }

  package var wrapperContent: NodeContent {
    content ?? Tracking.untracked { modifier._content(in: environment).content }
  }

  package override func modifierDidChange(from old: Modifier) {
    guard !ValueComparison.areEqual(old, modifier) else { return }
    if let responder { respondingModifier?._update(responder) }
    evaluate()
    if let layer = layerView(modifier) {
      for wrapper in wrappers { wrapper.layer?.update(layer) }
    }
  }

  package override func collectNodes(into nodes: inout _NodeList) {
    let all = child.nodes
    // Rows that are not there are nothing to put something around.
    let inner = all.filter { !$0.isRowPlaceholder }
    if inner.map(\.id) != wrappers.map(\.inner.id) {
      var old = Dictionary(uniqueKeysWithValues: wrappers.map { ($0.inner.id, $0) })
      wrappers = inner.map { old.removeValue(forKey: $0.id) ?? makeWrapper(around: $0) }
      for wrapper in old.values { drop(wrapper) }
    }
    var rest = wrappers[...]
    for node in all {
      guard !node.isRowPlaceholder, let wrapper = rest.popFirst() else {
        nodes.append(node)
        continue
      }
      wrapper.outer.rowTraits = wrapper.inner.rowTraits
      wrapper.outer.layoutTraits = wrapper.inner.layoutTraits?.passedOn
      nodes.append(wrapper.outer)
    }
  }

  private func makeWrapper(around inner: Node) -> Wrapper {
    var attributes = NodeAttributes()
    attributes.layoutDirection = layoutDirection
    adjust(&attributes)
    let outer = host.nodes.make(content ?? .container(.root), attributes)
    outer.responder = responder
    if let focusSettings { host.focus.setTargets(focusSettings.targets, of: outer) }
    outer.transition = inner.transition
    let layer = layerView(modifier).map { LayerElement($0, in: _ElementContext(parent: self)) }
    host.nodes.setInitialChildren([inner] + (layer.map { [$0.node] } ?? []), of: outer)
    return Wrapper(inner: inner, outer: outer, layer: layer)
  }

  private func drop(_ wrapper: Wrapper) {
    wrapper.layer?.unmount()
    host.nodes.forget(wrapper.outer)
  }

  package override func forEachChild(_ body: (_Element) -> Void) {
    super.forEachChild(body)
    for wrapper in wrappers {
      if let layer = wrapper.layer { body(layer) }
    }
  }

  package override func willUnmount() {
    for wrapper in wrappers { host.nodes.forget(wrapper.outer) }
  }
}

/// The background or the overlay of a view: one node that contains all of it.
package final class LayerElement<Layer: View>: _ViewElement<Layer>, NodeContainer {
  package let node: Node
  private var child: _ViewElement<Layer>!

  package init(_ view: Layer, in context: _ElementContext) {
    node = context.host.nodes.make(.container(.depthStack(DepthStackContent())), NodeAttributes())
    super.init(context)
    child = Layer._makeElement(view, in: _ElementContext(parent: self))
    host.nodes.setInitialChildren(child.nodes, of: node)
  }

  package override func update(_ view: Layer) { child.update(view) }

  package func collectChildNodes() -> [Node] { child.nodes }

  package override func collectNodes(into nodes: inout _NodeList) { nodes.append(node) }

  package override func forEachChild(_ body: (_Element) -> Void) {
    if let child { body(child) }
  }

  package override func willUnmount() { host.nodes.forget(node) }
}
