/// What is shown over the rest of the window. It takes all input while it is there, unless it is a popover that leaves
/// the keys to the field that has the focus.
package struct ModalContent: Equatable, Sendable {
  package enum Kind: Sendable { case sheet, fullScreen, alert, confirmation, popover }

  package var kind: Kind
  /// The name for assistive technology: an alert's title.
  package var title: String
  /// The node that a popover is anchored to.
  package var anchor: NodeID?
  /// Whether nothing else can be used while it is shown.
  package var takesInput = true
  /// The height of a sheet's panel, as far as the window has it; nil for that of its content.
  package var height: Height?

  package enum Height: Equatable, Sendable {
    /// A part of the greatest height that a panel can have, from 0 to 1.
    case fraction(CGFloat)
    /// In points.
    case points(CGFloat)
  }

  /// The space above and below the highest panel together, in points.
  package static let verticalMargin: CGFloat = 48

  /// The name of a dialog: its own title, that of the first page in it, that of the control to which a popover belongs,
  /// or its first text.
  @MainActor package func name(of panel: Node) -> String {
    titleName(of: panel) ?? firstText(of: panel)?.plainText ?? ""
  }

  /// The name of a dialog where it is not that of its first text.
  @MainActor package func titleName(of panel: Node) -> String? {
    if !title.isEmpty { return title }
    let page = panel.first { if case .container(.page(let page)) = $0.content { !page.title.isEmpty } else { false } }
    if case .container(.page(let page))? = page?.content { return page.title }
    return anchoringControl(of: panel).map(\.accessibleName).flatMap { $0.isEmpty ? nil : $0 }
  }

  /// The control to which a popover belongs; nil where it belongs to a view with several, as a form.
  @MainActor private func anchoringControl(of panel: Node) -> Node? {
    let view = anchor.flatMap { anchor in panel.root.first { $0.id == anchor } }
    guard let view, let control = view.firstControl else { return nil }
    let hasOthers = view.contains { $0.isFieldOrControl && $0.outward { $0 === control } == nil }
    return hasOthers ? nil : control
  }

  @MainActor package func firstText(of panel: Node) -> Node? {
    panel.first { if case .leaf(.text) = $0.content { true } else { false } }
  }

  package init(kind: Kind, title: String = "", anchor: NodeID? = nil) {
    self.kind = kind
    self.title = title
    self.anchor = anchor
  }
}

extension Node {
  /// Whether it is a modal.
  package var isModal: Bool {
    if case .container(.modal) = content { return true }
    return false
  }
}

/// What is shown over everything else beside a node.
package struct PopupContent: Equatable, Sendable {
  /// The field or the control that it belongs to.
  package var anchor: NodeID
  /// Whether it takes all input while it is shown: a press elsewhere dismisses it.
  package var takesInput: Bool
  /// Whether the first child is what the list is filtered by: it stays where it is while the others scroll, and what
  /// does not match leaves the width as it is.
  package var isFiltered = false

  package init(anchor: NodeID, takesInput: Bool = false) {
    self.anchor = anchor
    self.takesInput = takesInput
  }
}
