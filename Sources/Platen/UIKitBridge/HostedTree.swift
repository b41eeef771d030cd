/// The nodes that show a UIKit view and what is inside it. Each view keeps its node for as long as it is shown.
@MainActor final class HostedTree {
  @Hosted private(set) var host: ViewHost
  private var items: [ObjectIdentifier: HostedItem] = [:]
  private var layers: [ObjectIdentifier: HostedLayer] = [:]
  /// What constraints put around views.
  private var places: [ObjectIdentifier: HostedLayer] = [:]
  private var seen: Set<ObjectIdentifier> = []
  private var surroundings: HostedSurroundings!
  private var frame: Node?
  /// The size that the representable requests, in points. A side without a size is that of the content.
  var size: CGSize?
  /// The nodes of the whole view.
  private(set) var nodes: [Node] = []
  /// The views of SwiftUI inside, which are elements below ``owner``.
  private let embedded: EmbeddedViews?

  /// Without an owner views of SwiftUI inside are not shown.
  init(host: ViewHost, owner: _Element? = nil) {
    self.host = host
    embedded = owner.map { EmbeddedViews(owner: $0) }
  }

  /// Calls `body` with the elements of the views of SwiftUI inside.
  func forEachElement(_ body: (_Element) -> Void) { embedded?.forEach(body) }

  /// Shows the view as it is now. True when its nodes have changed.
  @discardableResult func refresh(_ view: UIView, _ surroundings: HostedSurroundings) -> Bool {
    self.surroundings = surroundings
    seen.removeAll(keepingCapacity: true)
    let old = nodes.map(\.id)
    nodes = framed(place(view, in: nil))
    for (id, item) in items where !seen.contains(id) {
      item.forget(host)
      items[id] = nil
    }
    Self.forget(&layers, unless: seen, host)
    Self.forget(&places, unless: seen, host)
    embedded?.removeAll { !seen.contains($0) }
    return nodes.map(\.id) != old
  }

  func forget() {
    for item in items.values { item.forget(host) }
    items.removeAll()
    Self.forget(&layers, unless: [], host)
    Self.forget(&places, unless: [], host)
    embedded?.removeAll { _ in true }
    if let frame { host.nodes.forget(frame) }
  }

  private static func forget(
    _ layers: inout [ObjectIdentifier: HostedLayer], unless seen: Set<ObjectIdentifier>, _ host: ViewHost
  ) {
    for (id, layer) in layers where !seen.contains(id) {
      layer.forget(host)
      layers[id] = nil
    }
  }

  private func framed(_ nodes: [Node]) -> [Node] {
    guard let size else { return nodes }
    let (width, height) = (Self.length(size.width), Self.length(size.height))
    let content = NodeContent.decoration(.frame(FrameContent(width: width, height: height)))
    let node = frame ?? host.nodes.make(content, NodeAttributes())
    frame = node
    host.nodes.set(content, NodeAttributes(), of: node)
    host.recorder.setChildren(nodes, of: node)
    return [node]
  }

  /// Nil for `UIView.noIntrinsicMetric`, which is no length, and for what has no end.
  private static func length(_ side: CGFloat) -> CGFloat? { side >= 0 && side.isFinite ? side : nil }

  // MARK: views

  private func show(_ view: UIView) -> [Node] {
    guard !view.isHidden else { return [] }
    view.layOutOnce()
    let content = showContent(of: view)
    let drawing = embedded?.drawing(of: view, isAlone: content.isEmpty) ?? []
    if !drawing.isEmpty { seen.insert(ObjectIdentifier(view)) }
    guard !content.isEmpty else { return wrap(drawing, of: view, HostedLayer.steps(of: view), in: &layers) }
    return wrap(content, of: view, HostedLayer.steps(of: view, drawing: drawing), in: &layers)
  }

  /// Shows a view where constraints put it in a container.
  func place(
    _ view: UIView, in container: UIView?, after distances: [NSLayoutConstraint.Attribute: CGFloat] = [:],
    share: HostedShare? = nil
  ) -> [Node] {
    let nodes = show(view)
    let isPlaced = !view.layoutConstraints.isEmpty || !distances.isEmpty || share != nil
    guard isPlaced || places[ObjectIdentifier(view)] != nil else { return nodes }
    let placement = HostedPlacement(of: view, in: container, after: distances, share: share)
    return wrap(nodes, of: view, placement.steps, in: &places)
  }

  private func wrap(
    _ nodes: [Node], of view: UIView, _ steps: [HostedLayer.Step], in layers: inout [ObjectIdentifier: HostedLayer]
  ) -> [Node] {
    let id = ObjectIdentifier(view)
    guard nodes.count == 1, !steps.isEmpty || layers[id] != nil else { return nodes }
    seen.insert(id)
    let layer = layers[id] ?? HostedLayer()
    layers[id] = layer
    return [layer.wrap(nodes[0], steps, host)]
  }

  private func showContent(of view: UIView) -> [Node] {
    if let embedded, let nodes = embedded.nodes(of: view) {
      seen.insert(ObjectIdentifier(view))
      return nodes
    }
    switch view {
    case let input as any TextInputView: return [show(input)]
    case let label as UILabel: return [show(label)]
    case let image as UIImageView: return image.shownImage.map { [show($0, of: image)] } ?? []
    case let button as UIButton: return [show(button)]
    case let indicator as UIActivityIndicatorView: return indicator.isShown ? [show(indicator)] : []
    case let stack as any ArrangingView:
      let row = arrange(stack)
      // The margins stay once there were some.
      guard stack.insets != .zero || !item(for: stack, row.content).extras.isEmpty else { return [row] }
      return [padded(row, of: stack, stack.insets)]
    case is UIToolbar, is UINavigationBar, is UITabBar, is UITableViewCell, is UICollectionViewListCell:
      return [rowOfSubviews(of: view)]
    case is UISearchBar:
      return [padded(rowOfSubviews(of: view), of: view, UIEdgeInsets(top: 4, left: 8, bottom: 4, right: 8))]
    case let space as UIBarSpace:
      let node = item(for: space, .leaf(.spacer(minLength: space.width))).node
      return [node]
    default: return showSubviews(of: view)
    }
  }

  func item(for view: UIView, _ content: @autoclosure () -> NodeContent) -> HostedItem {
    let id = ObjectIdentifier(view)
    seen.insert(id)
    if let item = items[id] { return item }
    let item = HostedItem(view: view, node: host.nodes.make(content(), NodeAttributes()))
    items[id] = item
    return item
  }

  func attributes(of view: UIView) -> NodeAttributes {
    var attributes = surroundings.attributes
    attributes.accessibilityLabel = attributes.accessibilityLabel ?? view.accessibilityLabel
    attributes.accessibilityIdentifier = attributes.accessibilityIdentifier ?? view.accessibilityIdentifier
    attributes.help = attributes.help ?? view.accessibilityHint
    attributes.accessibilityValue = attributes.accessibilityValue ?? view.accessibilityValue
    attributes.accessibilityDetails.add(AccessibilityTraits(view.accessibilityTraits))
    return attributes
  }

  private func showSubviews(of view: UIView) -> [Node] {
    if let arrangement = HostedArrangement(view.subviews) { return show(arrangement, of: view) }
    let children = view.subviews.flatMap(show)
    guard children.count > 1 else { return children }
    let content = NodeContent.container(.stack(StackContent(axis: .vertical, horizontal: .leading)))
    let item = item(for: view, content)
    host.recorder.setChildren(children, of: item.node)
    return [item.node]
  }

  /// A column of rows, as constraints arrange the subviews of a view.
  private func show(_ arrangement: HostedArrangement, of view: UIView) -> [Node] {
    let column = NodeContent.container(
      .stack(StackContent(axis: .vertical, horizontal: .leading, spacing: arrangement.isLinked ? 0 : nil)))
    let line = NodeContent.container(.stack(StackContent(axis: .horizontal, spacing: 0)))
    var rows: [Node] = []
    for views in arrangement.rows {
      let nodes = views.flatMap { place($0, in: view, after: arrangement.distances[ObjectIdentifier($0)] ?? [:]) }
      guard nodes.count > 1 else {
        rows += nodes
        continue
      }
      let item = item(for: view, column)
      let index = rows.count
      while item.extras.count <= index { item.extras.append(host.nodes.make(line, NodeAttributes())) }
      host.recorder.setChildren(nodes, of: item.extras[index])
      rows.append(item.extras[index])
    }
    guard rows.count > 1 else { return rows }
    let item = item(for: view, column)
    host.nodes.set(column, NodeAttributes(), of: item.node)
    host.recorder.setChildren(rows, of: item.node)
    return [item.node]
  }

  private func rowOfSubviews(of view: UIView) -> Node {
    stack(view.subviews.flatMap { place($0, in: nil) }, of: view, StackContent(axis: .horizontal))
  }

  /// The node of a view that shows nodes in a row or a column.
  func stack(_ nodes: [Node], of view: UIView, _ content: StackContent) -> Node {
    let item = item(for: view, .container(.stack(content)))
    host.nodes.set(.container(.stack(content)), NodeAttributes(), of: item.node)
    host.recorder.setChildren(nodes, of: item.node)
    return item.node
  }

  /// What a view has in it, with margins around it.
  private func padded(_ row: Node, of view: UIView, _ margins: UIEdgeInsets) -> Node {
    let insets = EdgeInsets(top: margins.top, leading: margins.left, bottom: margins.bottom, trailing: margins.right)
    let content = NodeContent.decoration(.padding(PaddingContent(insets: insets)))
    let item = item(for: view, row.content)
    let frame = item.extras.first ?? host.nodes.make(content, NodeAttributes())
    item.extras = [frame]
    host.nodes.set(content, NodeAttributes(), of: frame)
    host.recorder.setChildren([row], of: frame)
    return frame
  }

  private func show(_ button: UIButton) -> Node {
    let style: ButtonContent.Style = button.isSelected ? .borderedProminent : .bordered
    let content = NodeContent.control(ButtonContent(style: style))
    let item = item(for: button, content)
    var attributes = attributes(of: button)
    attributes.isFocusable = true
    attributes.isEnabled = attributes.isEnabled && button.isEnabled
    attributes.gate = nil
    if let label = attributes.accessibilityLabel, label == button.accessibilityLabel {
      attributes.accessibilityLabel = words(label, of: button)
    }
    host.nodes.set(content, attributes, of: item.node)
    let label = HostedContent.label(of: button) { words($0, of: button) }
    if let node = item.extras.first {
      host.nodes.set(label, NodeAttributes(), of: node)
    } else {
      let node = host.nodes.make(label, NodeAttributes())
      item.extras.append(node)
      let responder = HostedButton(button)
      item.button = responder
      item.node.responder = responder
      host.recorder.setChildren([node], of: item.node)
    }
    return item.node
  }

  /// A title or a label of a button: UIKit's own in the language of the program's texts.
  private func words(_ words: String, of button: UIButton) -> String {
    button.ownWords.contains(words) ? host.sentence(words).text : words
  }

  private func show(_ indicator: UIActivityIndicatorView) -> Node {
    let label = indicator.accessibilityLabel ?? ""
    // A circle with a fraction stands still.
    let fraction: Double? = indicator.isAnimating ? nil : 0
    let content = NodeContent.control(ProgressContent(kind: .circle, fraction: fraction, label: label))
    let item = item(for: indicator, content)
    host.nodes.set(content, attributes(of: indicator), of: item.node)
    return item.node
  }

  private func show(_ label: UILabel) -> Node {
    let content = NodeContent.leaf(.text(HostedContent.text(of: label)))
    let item = item(for: label, content)
    host.nodes.set(content, attributes(of: label), of: item.node)
    return item.node
  }

  private func show(_ view: any TextInputView) -> Node {
    var field = HostedContent.field(of: view, rowLabel: surroundings.rowLabel)
    field.capturedKeys = surroundings.keyActions.keys
    field.capturedKeys.keys.formUnion(view.wantedKeys.map { KeyEquivalent($0) })
    field.capturedKeys.addUndo(of: view.undoManager)
    // Whether it can be searched is known to the responder of its node.
    let known = items[ObjectIdentifier(view)]?.input
    field.canFind = (view as? UITextView)?.isFindInteractionEnabled == true && !field.isSecure
    field.highlight = known?.highlight
    let content = NodeContent.field(field)
    let item = item(for: view, content)
    if item.input == nil {
      let input = HostedInput(view, node: item.node, host: host)
      item.input = input
      item.node.responder = input
      host.hostedWindow.register(input, for: view)
      host.hostedWindow.ownScene.presenter = host.part(InputViews.self)
    }
    item.input?.keyActions = surroundings.keyActions
    (view as? UITextView)?.findInteraction?.presenter = item.input
    item.protection.isOn = view.isSecureTextEntry && surroundings.protectsProcess
    var attributes = attributes(of: view)
    attributes.isFocusable = view.canBecomeFirstResponder
    attributes.isEnabled = attributes.isEnabled && view.acceptsInput
    attributes.gate = nil
    // A class that hides the caret gives it no size, as UIKit shows none then.
    if view.caretRect(for: view.beginningOfDocument).isEmpty { attributes.tint = Color(uiColor: .clear).paint }
    host.nodes.set(content, attributes, of: item.node)
    host.focus.setTargets(surroundings.focusTargets, of: item.node)
    guard let field = view as? UITextField else { return item.node }
    return beside(field, item)
  }

  // MARK: side views of a field

  /// The field with its side views, tokens and clear button in a row; alone where it can have none.
  private func beside(_ field: UITextField, _ item: HostedItem) -> Node {
    let tokens = (field as? UISearchTextField)?.tokens ?? []
    let canHave =
      field.clearButtonMode != .never || field.leftView != nil || field.rightView != nil || !tokens.isEmpty
    guard canHave || item.row != nil else { return item.node }
    var children: [Node] = []
    if field.showsLeftView, let view = field.leftView { children += show(view) }
    for (index, token) in tokens.enumerated() { children.append(show(token, at: index, item)) }
    children.append(item.node)
    if field.showsRightView, let view = field.rightView { children += show(view) }
    if field.showsClearButton { children.append(clearButton(of: field, item)) }
    let row = item.row ?? host.nodes.make(.container(.stack(StackContent(axis: .horizontal))), NodeAttributes())
    item.row = row
    host.recorder.setChildren(children, of: row)
    return row
  }

  private func show(_ token: UISearchToken, at index: Int, _ item: HostedItem) -> Node {
    let content = NodeContent.leaf(.text(TextContent(runs: [TextRun(token.text)])))
    while item.tokens.count <= index { item.tokens.append(host.nodes.make(content, NodeAttributes())) }
    host.nodes.set(content, NodeAttributes(), of: item.tokens[index])
    return item.tokens[index]
  }

  /// The button is pressed and never focused: it is removed when its field loses the focus.
  private func clearButton(of field: UITextField, _ item: HostedItem) -> Node {
    var attributes = NodeAttributes()
    attributes.isEnabled = field.isEnabled && surroundings.attributes.isEnabled
    let words = host.sentence("Clear text").text
    attributes.accessibilityLabel = words
    if let (node, _) = item.clearButton {
      host.nodes.set(node.content, attributes, of: node)
      return node
    }
    let node = host.nodes.make(.control(ButtonContent(style: .plain)), attributes)
    let image = host.nodes.make(
      .leaf(
        .image(ImageContent(systemName: "xmark.circle.fill", label: words, foreground: .system(.secondary)))),
      NodeAttributes())
    host.nodes.setInitialChildren([image], of: node)
    let responder = HostedClearButton(field)
    node.responder = responder
    item.clearButton = (node, responder)
    item.extras.append(image)
    return node
  }
}
