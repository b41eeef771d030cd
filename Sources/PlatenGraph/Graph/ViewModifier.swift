/// Makes a view from a view.
@MainActor @preconcurrency public protocol ViewModifier {
  /// The type of what ``body(content:)`` makes.
  associatedtype Body: View
  /// The type of the modified view in the body.
  typealias Content = _ViewModifier_Content<Self>

  /// Makes the view that is shown; `content` is the modified view.
  @ViewBuilder @MainActor @preconcurrency func body(content: Content) -> Body

  /// Makes the element of the modified view.
  @MainActor static func _makeElement<Modified: View>(
    _ view: ModifiedContent<Modified, Self>, in parent: _ElementContext
  ) -> _ViewElement<ModifiedContent<Modified, Self>>
}

/// The modified view, in a modifier's body.
public struct _ViewModifier_Content<Modifier: ViewModifier> {
  let view: AnyView
}

extension _ViewModifier_Content: _PrimitiveView {
  /// Makes the element of the view. For the graph.
  public static func _makeElement(_ view: Self, in parent: _ElementContext) -> _ViewElement<Self> {
    PassThroughElement(view, in: parent) { $0.view }
  }
}

/// A view with a modifier.
public struct ModifiedContent<Content, Modifier> {
  /// The view, or the first modifier where two are joined.
  public var content: Content
  /// The modifier that is applied to the content.
  public var modifier: Modifier

  /// Applies `modifier` to `content`.
  nonisolated public init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
  /// Never evaluated: the framework knows the type.
  public var body: Never { Never._unreachableBody() }

  /// Makes the element of the view. For the graph.
  public static func _makeElement(_ view: Self, in parent: _ElementContext) -> _ViewElement<Self> {
    Modifier._makeElement(view, in: parent)
  }
}

extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {
  /// The content, as the modifier changes it.
  public func body(content: _ViewModifier_Content<Self>) -> some View {
    content.view.modifier(self.content).modifier(modifier)
  }
}

extension View {
  /// Applies a modifier to the view.
  nonisolated public func modifier<Modifier: ViewModifier>(_ modifier: Modifier) -> ModifiedContent<Self, Modifier> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

extension ViewModifier {
  /// Joins two modifiers into one that applies this one first, then `modifier` around it.
  nonisolated public func concat<Other: ViewModifier>(_ modifier: Other) -> ModifiedContent<Self, Other> {
    ModifiedContent(content: self, modifier: modifier)
  }

  /// Makes the element of the modified view. For the graph.
  public static func _makeElement<Modified: View>(
    _ view: ModifiedContent<Modified, Self>, in parent: _ElementContext
  ) -> _ViewElement<ModifiedContent<Modified, Self>> {
    CustomModifierElement(view, in: parent)
  }
}

/// The element of a modifier that a program wrote: a body with a place for the modified view.
private final class CustomModifierElement<Content: View, Modifier: ViewModifier>: BodyElement<
  ModifiedContent<Content, Modifier>
>
{
  private var properties = DynamicPropertyStorage<Modifier>()
  private var motion: BodyMotion<Modifier>?

  override func viewWillChange(to new: ModifiedContent<Content, Modifier>) {
    motion = BodyMotion.following(motion, from: view.modifier, to: new.modifier, of: self)
  }

  override func evaluate() {
    show {
      properties.install(in: &view.modifier, of: self)
      let modifier = motion?.shown(view.modifier) ?? view.modifier
      return modifier.body(content: _ViewModifier_Content(view: AnyView(view.content)))
    }
  }

  override func didMakeBody() {
    if motion?.isOver == true { motion = nil }
  }

  override func willUnmount() {
    properties.uninstall()
    motion?.end()
  }
}

/// The element of a view that only holds another.
package final class PassThroughElement<Content: View, Child: View>: _ViewElement<Content> {
  private let childView: (Content) -> Child
  private var child: _ViewElement<Child>!

  package init(_ view: Content, in context: _ElementContext, child: @escaping (Content) -> Child) {
    childView = child
    super.init(context)
    self.child = Child._makeElement(child(view), in: _ElementContext(parent: self))
  }

  package override func update(_ view: Content) { child.update(childView(view)) }

  package override func collectNodes(into nodes: inout _NodeList) { child.collectNodes(into: &nodes) }

  package override func forEachChild(_ body: (_Element) -> Void) {
    if let child { body(child) }
  }
}
