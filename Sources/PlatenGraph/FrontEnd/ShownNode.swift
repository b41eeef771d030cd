import Foundation

/// A part of what a view shows, with everything resolved: what a front end draws or speaks.
///
/// Nodes form a tree. A node keeps its identity for as long as the view behind it keeps its own, and its properties
/// always have their current values.
@MainActor public struct ShownNode: Identifiable {
  /// The identity of a node in its tree.
  public nonisolated struct ID: Hashable, Sendable {
    package let node: NodeID
  }

  package let node: Node

  package init(_ node: Node) { self.node = node }

  /// The identity of the node, which lasts as long as the node is in the tree.
  public nonisolated var id: ID { ID(node: node.id) }

  /// The role of a node for the user.
  public enum Role: Sendable {
    /// Words.
    case text
    /// A picture or a symbol.
    case image
    /// A text of one line to be edited.
    case field
    /// A text of several lines to be edited.
    case editor
    /// Something to be pressed.
    case button
    /// Something that is on or off.
    case toggle
    /// A choice of one out of several.
    case picker
    /// A value that goes up and down: a slider, a stepper.
    case value
    /// How far something is.
    case progress
    /// A list of commands that opens.
    case menu
    /// A day.
    case date
    /// A colour.
    case color
    /// What a section is called.
    case heading
    /// Something over the window that takes all input: a sheet, an alert.
    case modal
    /// Anything else that holds other nodes.
    case container
    /// A line, a space or a background: nothing that assistive technology speaks.
    case decoration
  }

  /// What the node is.
  public var role: Role {
    switch node.content {
    case .leaf(.text): .text
    case .leaf(.image): .image
    case .leaf: .decoration
    case .field(let field): field.isMultiline ? .editor : .field
    case .control(let control): Role(control.role)
    case .container(.sectionHeader): .heading
    case .container(.modal): .modal
    case .container, .decoration: .container
    }
  }

  /// The nodes in it, in reading order.
  public var children: [ShownNode] { node.children.map(ShownNode.init) }

  /// The node around it; nil for the root.
  public var parent: ShownNode? { node.parent.map(ShownNode.init) }

  /// The name that assistive technology speaks. Empty where it has none.
  public var label: String { node.accessibleName }

  /// What it holds, in words: an edited text, a chosen option, a value. Nil where it holds nothing. Of a secure field
  /// these are marks.
  public var value: String? { node.accessibleValue }

  /// What an empty field shows.
  public var placeholder: String? {
    if case .field(let field) = node.content { field.placeholder?.plainText } else { nil }
  }

  /// What is selected in the text of a field, in UTF-16 units; an empty range is the caret. Nil outside of fields.
  public var selection: Range<Int>? {
    if case .field(let field) = node.content { field.selection.range } else { nil }
  }

  /// The fault of a field's text, where it is to be shown.
  public var complaint: String? {
    if case .field(let field) = node.content { field.validation?.message } else { nil }
  }

  /// Whether a field hides its text.
  public var isSecure: Bool {
    if case .field(let field) = node.content { field.isSecure } else { false }
  }

  /// Whether a toggle is on, or one of several choices is the current one; nil for anything else.
  public var isOn: Bool? { node.content.control?.onState }

  /// The options of a picker.
  public var options: [String] { node.content.control?.choices.map(\.title) ?? [] }

  /// False inside of `.disabled(true)`.
  public var isEnabled: Bool { node.attributes.isEnabled }

  /// Whether keys go here.
  public var isFocused: Bool { node.attributes.isFocused }

  /// Whether the focus can come here.
  public var isFocusable: Bool { node.attributes.isFocusable }

  /// Whether assistive technology leaves it out, with everything in it.
  public var isHiddenFromAccessibility: Bool { node.attributes.isAccessibilityHidden }

  /// The text that is drawn: the words of a text, the text of a field, or marks where the field is secure. Nil for all
  /// else. Assistive technology speaks ``label`` instead.
  public var text: String? {
    switch node.content {
    case .leaf(.text(let text)): text.plainText
    case .field(let field): field.text
    default: nil
    }
  }

  /// Where the last layout has placed it, in its parent's coordinates and the units of the layout's metrics. The
  /// parent's ``scrollOffset`` is not subtracted.
  public var frame: CGRect { node.frame }

  /// The size that its children take, in units: more than the frame where there is something to scroll.
  public var contentSize: CGSize { node.contentSize }

  /// How far its children are scrolled, in units.
  public var scrollOffset: CGPoint { node.scrollOffset }

  /// Calls `body` with the node and everything in it, in reading order.
  public func forEach(_ body: (ShownNode) -> Void) { node.forEach { body(ShownNode($0)) } }

  /// The first node in reading order, this one included, for which `predicate` holds.
  public func first(where predicate: (ShownNode) -> Bool) -> ShownNode? {
    node.first { predicate(ShownNode($0)) }.map(ShownNode.init)
  }
}

extension ShownNode.Role {
  fileprivate init(_ role: ControlRole) {
    self =
      switch role {
      case .button: .button
      case .toggle: .toggle
      case .choice: .picker
      case .adjustable: .value
      case .meter: .progress
      case .menu: .menu
      case .date: .date
      case .color: .color
      }
  }
}
