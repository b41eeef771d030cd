/// A modifier that has no body: its element does the work.
public protocol _PrimitiveModifier: ViewModifier where Body == Never {}

extension _PrimitiveModifier {
  /// The content, as the modifier changes it.
  public func body(content: Content) -> Never { Never._unreachableBody() }
}

/// The element of a modifier that leaves the modified view's nodes as they are.
///
/// What is required of the arguments stands at the initializer: as requirements of the class the runtime would search
/// all conformances of the program for them, once for each view and modifier.
@MainActor
open class _ModifierElement<Content, Modifier>: _ViewElement<ModifiedContent<Content, Modifier>> {
  package private(set) var modifier: Modifier
  package private(set) var child: _ViewElement<Content>!

  /// Creates the element, and that of the modified view below it.
  public init(_ view: ModifiedContent<Content, Modifier>, in context: _ElementContext)
  where Content: View, Modifier: ViewModifier {
    modifier = view.modifier
    super.init(context)
    willMakeChild()
    child = Content._makeElement(view.content, in: _ElementContext(parent: self))
  }

  /// Called once, before the modified view's element is made.
  open func willMakeChild() {}

  /// Called when the modifier's new value has been adopted, before that of the modified view.
  open func modifierDidChange(from old: Modifier) {}

  open override func update(_ view: ModifiedContent<Content, Modifier>) {
    let old = modifier
    modifier = view.modifier
    modifierDidChange(from: old)
    child.update(view.content)
  }

  open override func collectNodes(into nodes: inout _NodeList) { child.collectNodes(into: &nodes) }

  open override func forEachChild(_ body: (_Element) -> Void) {
    if let child { body(child) }
  }
}
