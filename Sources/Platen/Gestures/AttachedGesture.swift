/// Gives a view a gesture.
struct _AttachedGesture<Attached: Gesture> {
  let gesture: Attached
  let isRecognized: Bool
  let precedence: GesturePrecedence

  nonisolated init(gesture: Attached, isRecognized: Bool, precedence: GesturePrecedence) {
    self.gesture = gesture
    self.isRecognized = isRecognized
    self.precedence = precedence
  }
}

extension _AttachedGesture: _PrimitiveModifier {
  /// Makes the element of the modified view. For the graph.
  ///
  /// The gestures of modifiers one directly after the other have one node: front ends report the pointer to one.
  static func _makeElement<Modified: View>(
    _ view: ModifiedContent<Modified, Self>, in parent: _ElementContext
  ) -> _ViewElement<ModifiedContent<Modified, Self>> {
    element(view, in: parent, [GestureLayer { $0.modifier }], content: \.content)
  }

  @MainActor private static func element<Whole, Content: View>(
    _ view: Whole, in parent: _ElementContext, _ layers: [GestureLayer<Whole>], content: @escaping (Whole) -> Content
  ) -> _ViewElement<Whole> {
    if let type = Content.self as? any ViewWithGesture.Type {
      return element(view, in: parent, layers, of: type, content: content)
    }
    return OwnedBodyElement(view, in: parent) { view, element in
      var recognizers: [_GestureRecognizer] = []
      // The innermost one is the first.
      for layer in layers.reversed() { layer.add(to: &recognizers, view, element) }
      return content(view).modifier(_GestureModifier(recognizers: recognizers))
    } uninstall: {
      for layer in layers { layer.properties.uninstall() }
    }
  }

  @MainActor private static func element<Whole, Content: View, Inner: ViewWithGesture>(
    _ view: Whole, in parent: _ElementContext, _ layers: [GestureLayer<Whole>], of type: Inner.Type,
    content: @escaping (Whole) -> Content
  ) -> _ViewElement<Whole> {
    // The two types are the same, which the compiler cannot know.
    let inner = { (view: Whole) in content(view) as! Inner }
    return element(view, in: parent, layers + [GestureLayer { inner($0).attached }], content: { inner($0).viewInside })
  }
}

/// A gesture of a view and the properties of the program's own gestures in it, which are kept with the view.
@MainActor private struct GestureLayer<Whole> {
  let attached: (Whole) -> any GestureAttachment
  let properties = GestureProperties()

  func add(to recognizers: inout [_GestureRecognizer], _ view: Whole, _ element: _Element) {
    let attached = attached(view)
    guard attached.isRecognized else { return }
    recognizers.add(properties.installed(in: element) { attached.recognizers }, attached.precedence)
  }
}

private protocol GestureAttachment {
  var isRecognized: Bool { get }
  var precedence: GesturePrecedence { get }
  var recognizers: [_GestureRecognizer] { get }
}

extension _AttachedGesture: GestureAttachment {
  var recognizers: [_GestureRecognizer] { gesture._recognizers }
}

/// A view with a gesture directly around it.
private protocol ViewWithGesture: View {
  associatedtype Inside: View
  nonisolated var viewInside: Inside { get }
  nonisolated var attached: any GestureAttachment { get }
}

extension ModifiedContent: ViewWithGesture where Content: View, Modifier: ViewModifier & GestureAttachment {
  nonisolated var viewInside: Content { content }
  nonisolated var attached: any GestureAttachment { modifier }
}
