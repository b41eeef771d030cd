import TextEditing

/// The identity of a node, stable for as long as the view it represents keeps its own identity.
package struct NodeID: Hashable, Sendable, CustomStringConvertible {
  package let rawValue: Int

  package init(rawValue: Int) { self.rawValue = rawValue }

  package var description: String { "n\(rawValue)" }
}

/// One thing to show: a retained, resolved element of the tree that front ends draw.
///
/// Views are evaluated into nodes; a front end reads nodes and never a view. A node keeps its identity while the
/// view behind it keeps its own, so that a front end can tie a widget, a DOM element or a region of cells to ``id``.
/// Changes since the last update arrive as ``Patch``es.
@MainActor package final class Node {
  package nonisolated let id: NodeID
  /// What the node is, with everything resolved: no environment is left to look up.
  package var content: NodeContent
  /// What every kind of node has: enabled, focused, accessibility.
  package var attributes: NodeAttributes
  package var children: [Node] = []
  package weak var parent: Node?
  /// Nodes that have left the children, and are drawn over them until their transitions end.
  package var leaving: [Node] = []
  /// The transition with which the node is inserted and removed, where a view sets one.
  package var transition: AnyTransition?
  /// The node's appearance while it is animated; nil while it is not animated.
  package var motion: NodeMotion?
  /// Handles user input to the node. Nil for what only shows something.
  package weak var responder: (any NodeResponder)?

  /// Where the last layout placed the node, in its parent's coordinates and the front end's units.
  package var frame: CGRect = .zero
  package var layout = LayoutCache()
  /// The frame that a front end with a layout of its own has reported: in the window, in points.
  package var reportedFrame: CGRect?
  /// The value of the node's `tag`.
  package var tag: AnyHashable?
  /// The identity that a `ForEach` made the node for.
  package var implicitTag: AnyHashable?
  /// Called when the node or one below it changes.
  package private(set) var changeObservers: [ChangeObserver] = []
  /// The names that modifiers make of the node's own.
  package var composedLabels = ComposedLabels()
  /// What modifiers set of the view for the list or the tabs around it.
  package var rowTraits = RowTraits()
  /// What modifiers set of the view for the layout around it.
  package var layoutTraits: LayoutTraits?
  /// The identities that `id` has given the view, the innermost first.
  package var identities: [AnyHashable] = []
  /// Whether the layout has chosen another in its place.
  package var isOutOfSight = false

  package init(id: NodeID, content: NodeContent, attributes: NodeAttributes = NodeAttributes()) {
    self.id = id
    self.content = content
    self.attributes = attributes
  }

  /// Who is notified of a change, and how.
  package struct ChangeObserver {
    let owner: ObjectIdentifier
    package let notify: () -> Void
  }

  /// Calls `notify` when the node or one below it changes, until the owner ends that.
  package func observeChanges(for owner: AnyObject, _ notify: @escaping () -> Void) {
    changeObservers.append(ChangeObserver(owner: ObjectIdentifier(owner), notify: notify))
  }

  /// Ends what ``observeChanges(for:_:)`` has begun for the owner.
  package func endObservingChanges(for owner: AnyObject) {
    changeObservers.removeAll { $0.owner == ObjectIdentifier(owner) }
  }

  /// The node that holds it and is itself held by none: the tree's root, for what is in the tree.
  package var root: Node {
    var node = self
    while let parent = node.parent { node = parent }
    return node
  }

  /// The node and all below it, in reading order.
  package func forEach(_ body: (Node) -> Void) {
    body(self)
    for child in children { child.forEach(body) }
  }

  /// The first node in reading order, from this one down, for which `predicate` holds.
  package func first(where predicate: (Node) -> Bool) -> Node? {
    if predicate(self) { return self }
    for child in children {
      if let found = child.first(where: predicate) { return found }
    }
    return nil
  }

  /// Whether `predicate` holds for the node or for one below it.
  package func contains(where predicate: (Node) -> Bool) -> Bool { first(where: predicate) != nil }

  /// The node, or the nearest one around it, for which `predicate` holds.
  package func outward(where predicate: (Node) -> Bool) -> Node? {
    var node: Node? = self
    while let current = node, !predicate(current) { node = current.parent }
    return node
  }

  /// The words in the node and below it, in reading order, as a screen reader would speak them.
  package var plainText: String { words(namesSymbols: true) }

  /// The same, with or without the names of symbols. A name that the program gives to one is there in both.
  /// What `isLeftOut` is true for is skipped with all inside of it.
  package func words(
    namesSymbols: Bool, without isLeftOut: @MainActor (Node) -> Bool = { _ in false }
  ) -> String {
    if let label = attributes.accessibilityLabel { return label }
    return inferredWords(namesSymbols: namesSymbols, without: isLeftOut)
  }

  /// The same without regard to a name that the program gives the node itself.
  package func inferredWords(
    namesSymbols: Bool, without isLeftOut: @MainActor (Node) -> Bool = { _ in false }
  ) -> String {
    var parts: [String] = []
    func gather(_ node: Node) {
      if node !== self {
        if node.isWithoutWords || isLeftOut(node) { return }
        // A name that the program gives replaces all that is inside.
        if let label = node.attributes.accessibilityLabel { return parts.append(label) }
      }
      switch node.content {
      case .leaf(.text(let text)): parts.append(text.plainText)
      case .leaf(.image(let image)) where namesSymbols || image.systemName == nil:
        if let label = image.label { parts.append(label) }
      default: break
      }
      for child in node.children { gather(child) }
    }
    gather(self)
    return parts.joined(separator: " ")
  }
}

extension Node {
  /// Whether it is a text field or an editor.
  package var isField: Bool { if case .field = content { true } else { false } }

  /// Whether it is a field, or another control that is interactive or not.
  package var isFieldOrControl: Bool { isField || content.control != nil }

  /// The first field or control in it, in reading order.
  package var firstControl: Node? { first(where: \.isFieldOrControl) }

  /// Whether it is a field for secrets.
  package var isSecretField: Bool { if case .field(let field) = content { field.isSecret } else { false } }
}

extension Node {
  /// The words by which the user identifies a row: its texts, and the values of its fields.
  package var rowText: String {
    var parts: [String] = []
    func gather(_ node: Node) {
      if node.isWithoutWords { return }
      switch node.content {
      case .field(let field):
        if !field.isSecret, field.storage.utf16Count < 80 { parts.append(field.text) }
      case .control(let control) where control.role == .choice || control.role == .menu: break
      case .leaf(.text), .leaf(.image): parts.append(node.plainText)
      default:
        if let label = node.attributes.accessibilityLabel { return parts.append(label) }
        for child in node.children { gather(child) }
      }
    }
    gather(self)
    return parts.filter { !$0.isEmpty }.joined(separator: " ")
  }
}

extension Node {
  /// The name of a row in the names of its buttons: its texts and the values of its fields, without the names of its
  /// other controls. A row that has none of them has the name of its field, or its words.
  package var rowName: String {
    var parts: [String] = []
    var name = ""
    forEach { node in
      if case .field(let field) = node.content, !field.isSecret, name.isEmpty { name = node.accessibleName }
    }
    func gather(_ node: Node) {
      if node.isWithoutWords || node.content.control != nil { return }
      switch node.content {
      case .field, .leaf(.text), .leaf(.image): parts.append(node.rowText)
      default:
        if let label = node.attributes.accessibilityLabel { return parts.append(label) }
        for child in node.children { gather(child) }
      }
    }
    gather(self)
    parts.removeAll(where: \.isEmpty)
    if !parts.isEmpty { return parts.joined(separator: " ") }
    return name.isEmpty ? rowText : name
  }

  /// The name that assistive technology speaks; empty where it has none.
  package var accessibleName: String {
    if let label = attributes.accessibilityLabel { return label }
    switch content {
    case .field(let field): return inferredName(of: field)
    case .control(let control): return control.name ?? plainText
    case .container, .decoration, .leaf: return plainText
    }
  }

  /// What it holds, in words; nil where it holds nothing. Of a secure field these are marks.
  package var accessibleValue: String? {
    if let value = attributes.accessibilityValue { return value }
    switch content {
    case .field(let field): return field.text
    case .control(let control): return control.valueDescription
    case .container, .decoration, .leaf: return nil
    }
  }
}

/// Answers events for the node it is attached to.
@MainActor package protocol NodeResponder: AnyObject {
  /// Handles `event`; false when it means nothing here, so that the front end can do its default.
  func handle(_ event: NodeEvent) -> Bool
  /// Shows in its node what an edit has changed, before the program's views are evaluated. False where nothing is to be
  /// shown before that.
  func showEdit() -> Bool
}

extension NodeResponder {
  package func showEdit() -> Bool { false }
}

/// User input to a node.
package enum NodeEvent: Equatable, Sendable {
  /// Pressed: a button's action, a toggle's flip, a link's opening.
  case press
  /// The button is held down, or released; sent only where ``Node/reportsPress`` is true. A press is sent in addition.
  case hold(Bool)
  /// An editing command for a field or an editor.
  case edit(EditCommand)
  /// Return in a field.
  case submit
  /// A field shows from now on what is wrong with its text, as where the user pressed a button that its form's values
  /// disable.
  case showProblems
  /// A dismissal: a click beside the modal.
  case dismiss
  /// The size that a view has, in points.
  case resize(CGSize)
  /// The user has scrolled near rows that are not loaded: to a part of them, from 0 to 1.
  case makeRows(from: Double, to: Double)
  /// The pointer did something over a node with a gesture.
  case pointer(PointerEvent)
  /// The pointer entered or left the node.
  case hover(Bool)
  /// The pointer is at that place, in points from the node's upper left corner.
  case hoverMove(CGPoint)
  /// The value of a toggle was set.
  case setOn(Bool)
  /// An option of a picker was chosen, by its index.
  case select(Int)
  /// An arrow key: the next value, or the one before.
  case step(Int)
  /// A slider's value; not final while the knob is held.
  case setValue(Double, isFinal: Bool)
  /// A day was chosen from a calendar. A month beyond a year's ends is one of the next or last year.
  case setDay(CalendarDay)
  case setColor(ColorShade)
  /// Bold, italic, underlined or struck through, or no longer: the selection of a text with attributes.
  case format(TextTrait)
  /// What is on the clipboard is pasted.
  case paste(ClipboardText)
  /// Selected text was dragged to another place in the field.
  case move(TextMove)

  package var isEdit: Bool {
    if case .edit = self { true } else { false }
  }

  /// Whether it has a control or a gesture do something: it may run an action of the program, or set a value.
  package var isAction: Bool {
    switch self {
    case .press, .dismiss, .setOn, .select, .step, .setValue, .setDay, .setColor: true
    case .pointer(let event): event.phase == .down || event.phase == .up
    default: false
    }
  }
}
