#if Web
import PlatenGraph

/// The markup of one view: keeps what the elements depend on and translates patches to operations.
@MainActor final class ViewMarkup {
  private(set) var flexibility = FlexibilityMap()
  private(set) var fields: [NodeID: FieldState] = [:]
  /// What the footers of sections describe in the page, by section.
  private var notes: [NodeID: SectionNote] = [:]
  /// The animations in progress, and their start times.
  private let animator: Animator?
  /// Nodes that the browser animates.
  private var moving: Set<NodeID> = []

  /// Where a layout has put a node.
  private let placement: @MainActor (NodeID) -> [String: String]
  /// The language of the document.
  var language = "en"
  /// What is said of a field that has the beginning of its text alone.
  var longTextNote = FieldContent.tooLongForBrowser

  init(animator: Animator? = nil, placement: @escaping @MainActor (NodeID) -> [String: String] = { _ in [:] }) {
    self.animator = animator
    self.placement = placement
  }

  /// The whole view, for a new document or one that starts over.
  func document(of root: Node) -> Element {
    flexibility = FlexibilityMap()
    let context = RenderContext.of(root)
    flexibility.add(root, in: context)
    var states: [NodeID: Element.Field] = [:]
    var kept: [NodeID: FieldState] = [:]
    notes = [:]
    root.forEach { node in
      noteDescription(of: node)
      guard case .field(let content) = node.content else { return }
      var state = fields[node.id] ?? FieldState(content)
      states[node.id] = state.snapshot(of: content)
      kept[node.id] = state
    }
    fields = kept
    return renderer(states: states).tree(of: root, in: context)
  }

  /// Writes the operations for patches that were just made.
  ///
  /// - Returns: the fields whose content may have changed.
  func write(_ patches: [Patch], into message: inout ServerMessage) -> [NodeID] {
    var touched: [NodeID] = []
    for patch in patches {
      switch patch {
      case .insert(let node, let parent, let index):
        insert(node, into: parent, at: index, &message)
      case .remove(let node, let parent, let index):
        flexibility.remove(node)
        node.forEach {
          fields[$0.id] = nil
          notes[$0.id] = nil
        }
        if let run = animator?.transition(of: node), run.leavingParent != nil {
          message.append(.leave(node.id, to: MotionMarkup.style(of: run.to), timing(run.timing)))
        } else {
          message.append(.remove(node.id))
        }
        if node.contains(where: \.isShape) { HueMarkup.write(over: node, in: parent, into: &message) }
        writeGap(above: index, in: parent, &message)
        refresh(around: parent, &message)
        if node.contains(where: \.isFieldOrControl) { writeRoles(ofGesturesAround: parent, &message) }
      case .move(let node, let parent, let start, let index):
        message.append(.move(node.id, in: parent.id, to: index))
        for place in Set([start, start + 1, index, index + 1]).sorted() { writeGap(above: place, in: parent, &message) }
      case .scroll(let node, let anchor): message.append(.scroll(to: node.id, anchor: anchor))
      case .update(let node, let content, let attributes):
        if node.isField { touched.append(node.id) }
        update(node, from: content, attributes, &message)
      }
    }
    return touched
  }

  /// Updates a field's state; nil if the node is no field. Of a text that is too long for a browser, the beginning is
  /// sent, while the reports of a browser that still has all of it are for the whole.
  func withField<Result>(
    _ node: Node, isWhole: Bool = false, _ body: (inout FieldState, FieldContent) -> Result
  ) -> Result? {
    guard case .field(let whole) = node.content else { return nil }
    var content = isWhole ? whole : whole.inBrowser
    // A browser draws its own marks, and its texts are compared with these.
    if content.isSecure { content.text = String(repeating: "•", count: content.text.utf16.count) }
    var state = fields[node.id] ?? FieldState(content)
    if state.isSecure != content.isSecure || state.isMultiline != content.isMultiline {
      state = FieldState(content, after: state)
    }
    state.isBeginning = whole.isTooLongForBrowser
    let result = body(&state, content)
    fields[node.id] = state
    return result
  }

  /// Whether the user has typed the text of a field, which may be another view's, into a field of that name here.
  func hasTyped(_ content: FieldContent, into name: String, in host: ViewHost) -> Bool {
    let text = FieldState.displayed(content)
    return fields.contains { id, state in
      guard state.hasTyped(text), let node = host.node(id), case .field(let field) = node.content else { return false }
      return node.name(of: field, node.attributes) == name
    }
  }

  /// The parts that the served page omits: the text of revealed secure fields, and the attributes of text.
  func oweTexts(in host: ViewHost) -> [NodeID] {
    let owed = fields.keys.filter { id in
      if case .field(let field)? = host.node(id)?.content {
        field.isRevealed || field.runs != nil && field.isMultiline
      } else {
        false
      }
    }
    for id in owed { fields[id]?.oweText() }
    return owed
  }

  // MARK: Patches

  private func insert(_ node: Node, into parent: Node, at index: Int, _ message: inout ServerMessage) {
    let context = RenderContext.of(node)
    flexibility.add(node, in: context)
    message.append(.insert(into: parent.id, at: index, rendered(node, in: context)))
    node.forEach(noteDescription)
    writeMotion(below: node, &message)
    if node.contains(where: \.isShape) { HueMarkup.write(over: node, in: parent, into: &message) }
    writeGap(above: index + 1, in: parent, &message)
    refresh(around: parent, &message)
    if node.contains(where: \.isFieldOrControl) { writeRoles(ofGesturesAround: parent, &message) }
  }

  /// Writes the distance above a section, which depends on the section before it.
  private func writeGap(above index: Int, in parent: Node, _ message: inout ServerMessage) {
    guard case .container(.form) = parent.content, parent.children.indices.contains(index) else { return }
    let node = parent.children[index]
    guard case .container(.section) = node.content else { return }
    let gap = ContainerMarkup.gap(aboveSection: index, of: parent).map(CSS.pixels)
    message.append(.style(of: NodeRenderer.identifier(of: node.id), ["--section-gap": gap]))
  }

  // MARK: Motion

  private func timing(_ timing: Animator.Timing) -> MotionMarkup.Timing {
    MotionMarkup.timing(of: timing, now: animator?.clock() ?? timing.start)
  }

  /// Starts the animations of a part of the tree that the browser has just received.
  func writeMotion(below node: Node, _ message: inout ServerMessage) {
    guard let animator, animator.isMoving || animator.hasFlights else { return }
    node.forEach { node in
      writeFlight(of: node, &message)
      if let run = animator.run(of: node) { writeMotion(run, &message) }
      if let run = animator.transition(of: node), run.leavingParent == nil {
        let origin = MotionMarkup.style(of: run.from)
        message.append(.animate(NodeRenderer.identifier(of: node.id), from: [origin], timing(run.timing)))
      }
    }
  }

  /// Animates the node from the position of the one that it replaces.
  private func writeFlight(of node: Node, _ message: inout ServerMessage) {
    guard node.attributes.match != nil, let flight = animator?.takeFlight(of: node) else { return }
    message.append(.fly(NodeRenderer.identifier(of: node.id), timing(flight)))
  }

  private func writeMotion(_ run: Animator.ContentRun, _ message: inout ServerMessage) {
    if let frames = MotionMarkup.frames(run) {
      return message.append(.animate(NodeRenderer.identifier(of: run.node.id), from: frames, timing(run.timing)))
    }
    let context = RenderContext.of(run.node)
    let attributes = run.node.attributes
    let old = renderer().shell(of: run.node, content: run.from, attributes: attributes, in: context)
    let new = renderer().shell(of: run.node, content: run.to, attributes: attributes, in: context)
    let origin = MotionMarkup.origin(from: old, to: new)
    guard !origin.isEmpty else { return }
    message.append(.animate(NodeRenderer.identifier(of: run.node.id), from: [origin], timing(run.timing)))
  }

  private func rendered(_ node: Node, in context: RenderContext) -> Element {
    renderer(states: snapshots(below: node)).tree(of: node, in: context)
  }

  private func snapshots(below node: Node) -> [NodeID: Element.Field] {
    var states: [NodeID: Element.Field] = [:]
    node.forEach { node in
      states[node.id] = withField(node) { state, content in state.snapshot(of: content) }
    }
    return states
  }

  private func update(
    _ node: Node, from content: NodeContent, _ attributes: NodeAttributes, _ message: inout ServerMessage
  ) {
    let context = RenderContext.of(node)
    let old = renderer().shell(of: node, content: content, attributes: attributes, in: context)
    let outgrown = flexibility.refresh(from: node).dropFirst()
    let new = renderer().shell(of: node, content: node.content, attributes: node.attributes, in: context)
    // A field that becomes secure, or stops being so, gets a new element: the old one is removed with its text.
    let isSame = content.isSecureField == node.content.isSecureField
    if !isSame || !ElementDiff.write(from: old, to: new, into: &message), let identifier = old.id {
      let states = snapshots(below: node)
      let shell = renderer(states: states).shell(
        of: node, content: node.content, attributes: node.attributes, in: context)
      message.append(.replace(identifier, with: shell))
    }
    writeClasses(of: outgrown, &message)
    if content != node.content, case .container(.section) = node.content, let parent = node.parent,
      let index = parent.children.firstIndex(where: { $0 === node })
    {
      for place in [index, index + 1] { writeGap(above: place, in: parent, &message) }
    }
    if node.isShape { HueMarkup.write(over: node, in: node.parent, into: &message) }
    if case .decoration(.frame) = content, content != node.content { redrawOutlines(below: node, &message) }
    if content.effect?.hidesChild != node.content.effect?.hidesChild {
      writeReach(below: node, &message)
      writeRoles(ofGesturesAround: node, &message)
    }
    if attributes.isFocusable != node.attributes.isFocusable { writeRoles(ofGesturesAround: node, &message) }
    if attributes.accessibilityDetails != node.attributes.accessibilityDetails, let gesture = node.pressingGesture {
      writeRole(of: gesture, &message)
    }
    if attributes.layoutDirection != node.attributes.layoutDirection {
      // What keeps its direction may differ from what is around it now.
      for child in node.children {
        message.append(
          .attributes(
            of: NodeRenderer.identifier(of: child.id), ["dir": PlaceMarkup.direction(of: child, child.attributes)]))
      }
    }
    writeFlight(of: node, &message)
    guard let animator else { return }
    if let run = animator.run(of: node) {
      moving.insert(node.id)
      writeMotion(run, &message)
    } else if moving.remove(node.id) != nil {
      message.append(.stopAnimations(of: NodeRenderer.identifier(of: node.id)))
    }
  }

  /// Writes the role and the state that a node has by the traits of another one: the view that its gesture presses.
  private func writeRole(of node: Node, _ message: inout ServerMessage) {
    let shell = renderer().shell(
      of: node, content: node.content, attributes: node.attributes, in: RenderContext.of(node))
    let names = ["role", "tabindex", "aria-checked", "aria-selected", "aria-current", "aria-modal", "aria-label"]
    message.append(
      .attributes(
        of: NodeRenderer.identifier(of: node.id),
        Dictionary(uniqueKeysWithValues: names.map { ($0, shell.attributes[$0]) })))
    if case .decoration = node.content {
      message.append(.contents(of: NodeRenderer.identifier(of: node.id), shell.contents))
    }
  }

  /// A view with a gesture is a button where nothing in it can be used, and has the button in front of it where a
  /// control in it is not seen.
  private func writeRoles(ofGesturesAround node: Node, _ message: inout ServerMessage) {
    var current: Node? = node
    while let outer = current {
      if case .decoration(.effect(.gesture)) = outer.content { writeRole(of: outer, &message) }
      current = outer.parent
    }
  }

  /// Writes what assistive technology and the Tab key get of the nodes below an effect that has made them visible, or
  /// invisible.
  private func writeReach(below node: Node, _ message: inout ServerMessage) {
    func writeTabStops(of element: Element) {
      if let identifier = element.id, element.isTabStop {
        message.append(.attributes(of: identifier, ["tabindex": element.attributes["tabindex"]]))
      }
      for case .element(let child) in element.contents { writeTabStops(of: child) }
    }
    for child in node.children {
      child.forEach { part in
        let shell = renderer().shell(
          of: part, content: part.content, attributes: part.attributes, in: RenderContext.of(part))
        if part === child {
          message.append(
            .attributes(
              of: NodeRenderer.identifier(of: part.id), ["aria-hidden": shell.attributes["aria-hidden"]]))
        }
        writeTabStops(of: shell)
      }
    }
  }

  /// Draws outlines again that were drawn in the size of a frame around them, see ``OutlineMarkup/size(around:)``.
  private func redrawOutlines(below node: Node, _ message: inout ServerMessage) {
    for child in node.children {
      switch child.content {
      case .leaf(.shape(let shape)):
        guard case .custom = shape.path else { continue }
        let shell = renderer().shell(
          of: child, content: child.content, attributes: child.attributes, in: RenderContext.of(child))
        message.append(.replace(NodeRenderer.identifier(of: child.id), with: shell))
      case .decoration(.frame): continue
      default: redrawOutlines(below: child, &message)
      }
    }
  }

  /// Draws an outline again where `report` changes the size of its element.
  func redraw(_ node: Node, _ message: inout ServerMessage, report: () -> Void) {
    let (context, size) = (RenderContext.of(node), node.reportedFrame?.size)
    let old = renderer().shell(of: node, content: node.content, attributes: node.attributes, in: context)
    report()
    guard old.classes.contains("outlined"), node.reportedFrame?.size != size else { return }
    let new = renderer().shell(of: node, content: node.content, attributes: node.attributes, in: context)
    if !ElementDiff.write(from: old, to: new, into: &message), let identifier = old.id {
      message.append(.replace(identifier, with: new))
    }
  }

  /// The properties that depend on a node's contents: how its element and those around it stretch, and the names of
  /// controls.
  private func refresh(around parent: Node, _ message: inout ServerMessage) {
    writeClasses(of: flexibility.refresh(from: parent)[...], &message)
    var current: Node? = parent
    while let node = current {
      switch node.content {
      case .container(.labeled):
        guard let label = node.children.first else { break }
        let shell = renderer().shell(
          of: label, content: label.content, attributes: label.attributes, in: RenderContext.of(label))
        message.append(.replace(NodeRenderer.identifier(of: label.id), with: shell))
      case .container(.section):
        let shell = renderer().shell(
          of: node, content: node.content, attributes: node.attributes, in: RenderContext.of(node))
        let names = ["role", "aria-labelledby", "aria-describedby"]
        message.append(
          .attributes(
            of: NodeRenderer.identifier(of: node.id), Dictionary(names.map { ($0, shell.attributes[$0]) }) { $1 }))
        refreshDescriptions(in: node, &message)
        return
      case .container(.form): return
      default: break
      }
      current = node.parent
    }
  }

  private func noteDescription(of node: Node) {
    if case .container(.section) = node.content { notes[node.id] = SectionNote(of: node) }
  }

  /// What a footer describes, which changes where a section gets its only row, or others beside it, however many.
  private func refreshDescriptions(in section: Node, _ message: inout ServerMessage) {
    let (old, new) = (notes[section.id], SectionNote(of: section))
    guard old != new else { return }
    notes[section.id] = new
    for id in Set([old?.control, new?.control].compactMap { $0 }) {
      guard let control = section.first(where: { $0.id == id }) else { continue }
      let shell = renderer().shell(
        of: control, content: control.content, attributes: control.attributes, in: RenderContext.of(control))
      message.append(.attributes(of: control.controlIdentifier, ["aria-describedby": shell.descriptions]))
    }
  }

  private func writeClasses(of nodes: ArraySlice<Node>, _ message: inout ServerMessage) {
    for node in nodes {
      let shell = renderer().shell(
        of: node, content: node.content, attributes: node.attributes, in: RenderContext.of(node))
      message.append(
        .attributes(
          of: NodeRenderer.identifier(of: node.id), ["class": shell.allAttributes["class"]]))
    }
  }

  private func renderer(states: [NodeID: Element.Field] = [:]) -> NodeRenderer {
    NodeRenderer(
      flexibility: flexibility, placement: placement, language: language, longTextNote: longTextNote
    ) { node, _ in
      states[node.id] ?? Element.Field(value: "", markCount: 0, anchor: 0, head: 0, sequence: 0, version: 0)
    }
  }
}

extension NodeContent {
  fileprivate var isSecureField: Bool {
    if case .field(let field) = self { return field.isSecure }
    return false
  }
}
#endif
