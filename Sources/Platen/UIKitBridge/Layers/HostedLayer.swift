/// The nodes around a view that draw its layer, or that give it its place: from the inside out.
@MainActor final class HostedLayer {
  /// One node around the view, with a shape behind or over it.
  private struct Wrapper {
    let node: Node
    let stack: Node?
    let shape: Node?
  }

  struct Step {
    let content: NodeContent
    var shape: ShapeContent?
    /// The gestures that the node recognizes.
    var gestures: _GestureModifier?
    /// What is dropped on the node.
    var drop: _DropModifier?
    /// What a program draws behind the view.
    var drawing: [Node] = []
    /// The menu that the node opens.
    var menu: _UIKitMenuModifier?

    var responding: (any RespondingModifier)? { gestures ?? drop ?? menu }

    /// A tap can be made with a key, where the node has the focus.
    var attributes: NodeAttributes {
      var attributes = NodeAttributes()
      attributes.isFocusable = gestures?.gestureContent.isPressable ?? false
      return attributes
    }
  }

  private var wrappers: [Wrapper] = []
  private var kinds: [String] = []
  /// Nodes hold theirs weakly.
  private var responders: [any NodeResponder] = []

  /// The node of a view with others around it.
  func wrap(_ node: Node, _ steps: [Step], _ host: ViewHost) -> Node {
    let newKinds = steps.map {
      $0.content.kindName + ($0.drop == nil ? "" : " for drops") + ($0.drawing.isEmpty ? "" : " of a drawing")
    }
    if newKinds != kinds {
      forget(host)
      kinds = newKinds
      wrappers = steps.map { makeWrapper($0, host) }
    }
    var inner = node
    for (step, wrapper) in zip(steps, wrappers) {
      host.nodes.set(step.content, step.attributes, of: wrapper.node)
      if let modifier = step.responding, let responder = wrapper.node.responder { modifier._update(responder) }
      if let shape = step.shape, let node = wrapper.shape {
        host.nodes.set(.leaf(.shape(shape)), NodeAttributes(), of: node)
      }
      if !step.drawing.isEmpty, let stack = wrapper.stack { host.recorder.setChildren(step.drawing, of: stack) }
      host.recorder.setChildren([inner] + (wrapper.stack.map { [$0] } ?? []), of: wrapper.node)
      inner = wrapper.node
    }
    return inner
  }

  func forget(_ host: ViewHost) {
    for wrapper in wrappers {
      for node in [wrapper.shape, wrapper.stack, wrapper.node].compactMap({ $0 }) { host.nodes.forget(node) }
    }
    wrappers = []
    kinds = []
    responders = []
  }

  private func makeWrapper(_ step: Step, _ host: ViewHost) -> Wrapper {
    let node = host.nodes.make(step.content, step.attributes)
    if let modifier = step.responding {
      let responder = modifier._makeResponder(in: host)
      responders.append(responder)
      node.responder = responder
    }
    guard step.shape != nil || !step.drawing.isEmpty else { return Wrapper(node: node, stack: nil, shape: nil) }
    let stack = host.nodes.make(.container(.depthStack(DepthStackContent())), NodeAttributes())
    guard let shape = step.shape else { return Wrapper(node: node, stack: stack, shape: nil) }
    let leaf = host.nodes.make(.leaf(.shape(shape)), NodeAttributes())
    host.nodes.setInitialChildren([leaf], of: stack)
    return Wrapper(node: node, stack: stack, shape: leaf)
  }

  /// What a view draws around its content: its own drawing, background, clipping, border and shadow.
  static func steps(of view: UIView, drawing: [Node] = []) -> [Step] {
    var steps: [Step] = []
    if !drawing.isEmpty {
      steps.append(Step(content: .decoration(.background(DepthStackContent())), drawing: drawing))
    }
    steps += HostedCell.steps(of: view)
    if let thickness = (view as? any MaterialView)?.thicknessOfMaterial {
      let shape = ShapeContent(path: .rectangle, fill: .material(thickness: thickness))
      steps.append(Step(content: .decoration(.background(DepthStackContent())), shape: shape))
    }
    if let layer = view.ownLayer { steps += Self.steps(of: layer) }
    steps += effects(of: view)
    if let gestures = HostedGestures.modifier(of: view) {
      steps.append(Step(content: .decoration(.effect(.gesture(gestures.gestureContent))), gestures: gestures))
    }
    if let drop = UIDropInteraction.modifier(of: view) {
      steps.append(Step(content: .decoration(.effect(.gesture(drop.gestureContent))), drop: drop))
    }
    if let stack = view.superview as? UIStackView, let space = stack.extraSpace(after: view) {
      let insets = EdgeInsets(
        top: 0, leading: 0, bottom: stack.isColumn ? space : 0, trailing: stack.isColumn ? 0 : space)
      steps.append(Step(content: .decoration(.padding(PaddingContent(insets: insets)))))
    }
    if let menu = ContextMenuSource.of(view) {
      steps.append(Step(content: .decoration(.effect(.contextMenu)), menu: _UIKitMenuModifier(source: menu)))
    }
    return steps
  }

  private static func steps(of layer: CALayer) -> [Step] {
    let radius = max(layer.cornerRadius, 0)
    let path: ShapeContent.Path = radius > 0 ? .roundedRectangle(cornerRadius: radius) : .rectangle
    var steps: [Step] = []
    if let color = layer.backgroundColor {
      steps.append(
        Step(
          content: .decoration(.background(DepthStackContent())), shape: ShapeContent(path: path, fill: paint(color))))
    }
    if let mask = layer.mask { steps.append(Step(content: .decoration(.effect(.clip(mask.clip))))) }
    if layer.masksToBounds { steps.append(Step(content: .decoration(.effect(.clip(path))))) }
    if layer.borderWidth > 0, let color = layer.borderColor {
      steps.append(
        Step(
          content: .decoration(.overlay(DepthStackContent())),
          shape: ShapeContent(path: path, fill: nil, stroke: paint(color), lineWidth: layer.borderWidth)))
    }
    if layer.shadowOpacity > 0, let color = layer.shadowColor {
      let color = Color(cgColor: color).opacity(Double(min(layer.shadowOpacity, 1)))
      let shadow = ShadowContent(paint: color.paint, radius: max(layer.shadowRadius, 0), offset: layer.shadowOffset)
      steps.append(Step(content: .decoration(.effect(.shadow(shadow)))))
    }
    return steps
  }

  private static func paint(_ color: CGColor) -> Paint { Color(cgColor: color).paint }
}
